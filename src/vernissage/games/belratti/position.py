"""Positions given from outside, whose missing fields are completed."""

from collections.abc import Iterator

from msgspec.structs import replace

from vernissage.core import agree
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat
from vernissage.core.value import Value
from vernissage.games.belratti.cards import HAND, Painting
from vernissage.games.belratti.rounds import fresh, jokers_at_start, unhung
from vernissage.games.belratti.state import (
    Forgery,
    Hand,
    Laid,
    Options,
    Phase,
    Standing,
    State,
    edition,
    group,
)


class Position(Value, frozen=True, kw_only=True):
    """A partial state; missing fields are filled in. The fields that are set decide the phase."""

    round: int = 1
    hands: PerSeat[Hand] | None = None
    """The cards known to be in each hand. Hands that are not full are filled up at random."""
    deck: tuple[Painting, ...] = ()
    """The top of the draw pile; the remaining paintings lie below."""
    discard: tuple[Painting, ...] = ()
    swapped: PerSeat[Hand] | None = None
    team: tuple[Painting, ...] = ()
    belratti: tuple[Painting, ...] = ()
    jokers: tuple[Standing, ...] | None = None
    themes: tuple[Painting, Painting] | None = None
    number: int = 0
    """The number of paintings to lay. If it is 0, the number is still to be chosen."""
    laid: PerSeat[tuple[Laid, ...]] | None = None
    forgeries: tuple[Forgery, ...] | None = None
    """The forged paintings. If they are set, the directors are hanging."""
    frames: tuple[Painting, ...] | None = None
    less: bool = False
    token: int = 0
    tokens_won: tuple[int, ...] = ()
    tokens_lost: tuple[int, ...] = ()


def all_cards(state: State) -> Iterator[str]:
    """BEL-1.1: yields every painting in the state, wherever it lies."""
    yield from (*state.deck, *state.discard, *state.team, *state.belratti, *state.themes)
    for hands in (state.swapped, state.hands, () if state.swap is None else state.swap.aside):
        yield from (painting for hand in hands for painting in hand)
    yield from (laid.painting for own in state.laid for laid in own)
    yield from (forgery.painting for forgery in state.forgeries)


def arrange(said: Position, options: Options, rng: Rng) -> State:
    """Returns a whole state, with missing fields dealt at random or set as at the start of a game."""
    players = options.players
    state = replace(
        fresh(options, ((),) * players, (), said.jokers or jokers_at_start(options, rng)),
        round=said.round,
        discard=said.discard,
        swapped=said.swapped or ((),) * players,
        team=said.team,
        belratti=said.belratti,
        themes=said.themes or (),
        number=said.number,
        laid=said.laid or ((),) * players,
        forgeries=said.forgeries or (),
        begun=any(said.laid or ()),
        less=said.less,
        token=said.token or (said.number if options.masterpieces else 0),
        tokens_won=said.tokens_won,
        tokens_lost=said.tokens_lost,
        hands=said.hands or ((),) * players,
        deck=said.deck,
    )
    return _in_phase(_dealt(state, said, rng), said, rng)


def _dealt(state: State, said: Position, rng: Rng) -> State:
    """Deals the remaining paintings: first as themes, then to the hands, then to the draw pile."""
    placed = set(all_cards(state))
    left = list(rng.shuffled([each for each in edition(state.options).paintings if each not in placed]))
    if said.themes is None:
        state = replace(state, themes=_pop(left, 2))
    filled = zip(state.hands, _lacking(state), strict=False)
    hands = tuple(tuple(sorted((*hand, *_pop(left, lacking)))) for hand, lacking in filled)
    return replace(state, hands=hands, deck=(*state.deck, *left))


def _lacking(state: State) -> Iterator[int]:
    """BEL-2.2: yields how many cards each hand lacks, not counting those laid or drawn as forgeries."""
    for seat, (hand, own) in enumerate(zip(state.hands, state.laid, strict=False)):
        taken = sum(forgery.hand == seat for forgery in state.forgeries)
        yield max(0, HAND[state.options.players] - len(hand) - len(own) - taken)


def _pop(left: list[Painting], count: int) -> tuple[Painting, ...]:
    taken = tuple(left[:count])
    del left[:count]
    return taken


def _in_phase(state: State, said: Position, rng: Rng) -> State:
    """Sets the phase: asking without a number, hanging with forgeries, and painting otherwise."""
    phase: Phase = "ask" if not said.number else "paint" if said.forgeries is None else "hang"
    if phase == "ask":
        askers = group(state, "painters" if state.options.masterpieces else "directors")
        return replace(state, proposals=agree.nothing_shown(askers))
    if phase == "paint":
        return replace(state, phase=phase)
    painted = [laid.painting for own in state.laid for laid in own]
    forged = [forgery.painting for forgery in state.forgeries]
    return replace(
        state,
        phase=phase,
        frames=said.frames or rng.shuffled([*painted, *forged]),
        hanging=unhung(state, len([*painted, *forged])),
    )

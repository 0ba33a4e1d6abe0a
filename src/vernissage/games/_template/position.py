"""Positions given from outside: fills their gaps, and finds reasons why they are impossible."""

from collections.abc import Iterator

from vernissage.core import agree
from vernissage.core.refusal import Refusal, fault
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat
from vernissage.core.value import Value, derive
from vernissage.games._template import cards
from vernissage.games._template.state import Hand, Options, Phase, State


class Position(Value, frozen=True, kw_only=True):
    """A state with gaps. Missing hands are dealt from the remaining cards; the rest is the deck."""

    hands: PerSeat[Hand] | None = None
    discard: tuple[int, ...] = ()
    points: PerSeat[int] | None = None
    prize: int = 0
    round: int = 1
    phase: Phase = "prize"


def all_cards(state: State) -> Iterator[str]:
    """TPL-1.1: every card, wherever it lies."""
    yield from map(str, _lying(state))


def _lying(state: State) -> Iterator[int]:
    yield from (*state.deck, *state.discard)
    yield from (card for hand in state.hands for card in hand)
    yield from (card for card in state.laid if card is not None)


def arrange(said: Position, options: Options, rng: Rng) -> State:
    """Makes a state from a position: missing hands are dealt, and the rest is the deck."""
    placed = {card for hand in said.hands or () for card in hand} | set(said.discard)
    left = list(rng.shuffled([card for card in cards.CARDS if card not in placed]))
    hands = said.hands or tuple(
        tuple(left.pop() for _ in range(min(cards.DEALT, len(left)))) for _ in range(options.players)
    )
    members = tuple(range(options.players))
    proposals: agree.Proposals[int] = agree.nothing_shown(members)
    if said.prize:  # a prize in a position counts as agreed
        proposals = agree.Proposals(members, (said.prize,) * options.players, members[-1])
    return derive(
        State,
        said,
        options=options,
        deck=tuple(left),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        laid=(None,) * options.players,
        points=said.points or (0,) * options.players,
        proposals=proposals,
    )


def faults(state: State) -> tuple[Refusal, ...]:
    """Returns every reason why this state cannot occur in a game; empty if it can."""
    return tuple(_faults(state))


def _faults(state: State) -> Iterator[Refusal]:
    seats = state.options.players
    if sorted(_lying(state)) != list(cards.CARDS):
        yield fault("cards", "TPL-1.1")
    per_seat = (state.hands, state.laid, state.points, state.proposals.members, state.proposals.shown)
    if any(len(each) != seats for each in per_seat) or state.proposals.members != tuple(range(seats)):
        yield fault("seats", "TPL-1.2", players=seats)
        return
    if not agree.is_sound(state.proposals) or any(
        shown not in (None, *cards.PRIZES) for shown in state.proposals.shown
    ):
        yield fault("prize", "TPL-2.1")
    if state.prize != (agree.agreed(state.proposals) or 0) or (state.prize > 0) != (state.phase == "lay"):
        yield fault("prize", "TPL-2.1")
    yield from _too_few_cards(state)


def _too_few_cards(state: State) -> Iterator[Refusal]:
    """TPL-3.1, TPL-3.3, TPL-4.1: are there enough cards for the remaining rounds, in the right places?"""
    last = state.options.rounds
    if not 1 <= state.round <= last or (state.phase == "over" and state.round != last):
        yield fault("round", "TPL-4.1", round=state.round)
    if state.phase != "over" and len(state.deck) <= last - state.round:
        yield fault("deck", "TPL-3.3")
    if (None not in state.laid) if state.phase == "lay" else any(state.laid):
        yield fault("laid", "TPL-3.1")
    needed = 0 if state.phase == "over" else last - state.round + 1
    for seat, (hand, laid) in enumerate(zip(state.hands, state.laid, strict=True)):
        if len(hand) + (laid is not None) < needed:
            yield fault("hand", "TPL-3.1", seat=seat)
        if tuple(sorted(hand)) != hand:
            yield fault("hand-order", "TPL-1.2", seat=seat)

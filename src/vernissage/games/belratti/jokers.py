"""BEL-8: the jokers, the conditions for playing them, and their effects."""

from collections.abc import Callable
from functools import cache
from itertools import filterfalse
from typing import Final

from msgspec.structs import replace

from vernissage.core import agree
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import EDITIONS, PLAYED_BY, THEMES, EditionName, Joker, Painting
from vernissage.games.belratti.events import (
    Answered,
    Event,
    JokerPlayed,
    JokerProposed,
    NumberFixed,
    ThemesLaid,
)
from vernissage.games.belratti.moves import PlayJoker
from vernissage.games.belratti.piles import available, draw, forgeries_to_draw
from vernissage.games.belratti.rounds import Told, turn
from vernissage.games.belratti.state import (
    Answer,
    Phase,
    Standing,
    State,
    Swap,
    asked_again,
    directors_of,
    edition,
    group_of,
    joker_standing,
    may_change,
    painters_of,
    still_meant,
)

PLAYED_IN: Final[dict[Joker, Phase]] = {
    "swap-themes": "ask",
    "swap-hands": "paint",
    "change-number": "paint",
    "one-less": "paint",
    "query": "hang",
}
"""BEL-8.2: the phase in which each joker is played."""
SWAP_THEMES: Final = tuple(PlayJoker("swap-themes", choice) for choice in (*THEMES, "both"))
NUMBER_UP: Final = PlayJoker("change-number", "up")
NUMBER_DOWN: Final = PlayJoker("change-number", "down")
SWAP_HANDS: Final = (PlayJoker("swap-hands"),)
ONE_LESS: Final = (PlayJoker("one-less"),)
"""These moves recur, and moves are immutable, so each is made only once."""
RULES: Final[dict[Joker, str]] = {
    "swap-themes": "BEL-3.4",
    "swap-hands": "BEL-4.6",
    "change-number": "BEL-4.5",
    "one-less": "BEL-4.7",
    "query": "BEL-5.5",
}


def plays(state: State, seat: Seat) -> tuple[PlayJoker, ...]:
    """BEL-8.1, BEL-8.2: returns every joker this seat may propose now, with every choice for it."""
    found: tuple[PlayJoker, ...] = ()
    if may_change(state, seat):
        for place, joker in of_phase(state.options.edition, state.phase):
            if state.jokers[place] == "ready" and seat in group_of(state, joker):
                found += CHOICES[joker](state)
    return found


@cache
def asks_about(painting: Painting) -> PlayJoker:
    """BEL-5.5: returns the move that queries this painting."""
    return PlayJoker("query", painting)


@cache
def swap_hand_of(painter: Seat) -> PlayJoker:
    """BEL-4.6: returns the move with which this painter swaps hand cards."""
    return PlayJoker("swap-hands", painter=painter)


@cache
def of_phase(name: EditionName, phase: Phase) -> tuple[tuple[int, Joker], ...]:
    """BEL-8.2: returns the jokers of an edition that are played in this phase, with their indices."""
    return tuple(
        (place, joker) for place, joker in enumerate(EDITIONS[name].jokers) if PLAYED_IN[joker] == phase
    )


def check_play(state: State, seat: Seat, move: PlayJoker) -> Refusal | None:  # noqa: PLR0911 - reason by reason
    """Returns the reason why this seat can't play this joker; None if it can."""
    joker, rule = move.joker, RULES[move.joker]
    if joker not in edition(state.options).jokers:
        return Refusal("belratti/no-such-joker", "BEL-1.3")
    standing = joker_standing(state, joker)
    if standing != "ready":
        about: dict[str, int | str] = {"standing": standing, "number": edition(state.options).jokers[joker]}
        return Refusal("belratti/joker-used", "BEL-8.1", about)
    if PLAYED_IN[joker] != state.phase:
        return Refusal("belratti/joker-phase", rule, {"phase": PLAYED_IN[joker]})
    if seat not in group_of(state, joker):
        return Refusal("belratti/joker-role", "BEL-8.2", {"role": PLAYED_BY[joker]})
    if not may_change(state, seat):
        return Refusal("belratti/out-of-patience", "BEL-8.4", {"patience": state.options.patience})
    if move not in plays(state, seat):
        return check_choice(state, move)
    return None


def check_choice(state: State, move: PlayJoker) -> Refusal:
    """BEL-3.4, BEL-4.5, BEL-4.6: returns the refusal: too late, too few paintings, or no such choice."""
    joker, rule = move.joker, RULES[move.joker]
    if joker == "swap-themes" and not themes_can_be_swapped(state):
        return Refusal("belratti/themes-late", rule)
    if joker == "change-number" and state.begun:
        return Refusal("belratti/number-late", rule)
    if spare(state) < wanted(state, move):
        return Refusal("belratti/too-few-paintings", rule)
    return Refusal("belratti/joker-choice", rule)


def wanted(state: State, move: PlayJoker) -> int:
    """BEL-3.4, BEL-4.6: how many paintings this joker takes from the draw pile."""
    if move.joker == "swap-themes":
        return len(THEMES) if move.choice == "both" else 1
    return (edition(state.options).swapped or 0) if move.joker == "swap-hands" else 0


def spare(state: State) -> int:
    """BEL-3.4, BEL-4.6: how many paintings the draw pile has beyond this round's forgeries."""
    return available(state) - forgeries_to_draw(state)


def theme_choices(state: State) -> tuple[PlayJoker, ...]:
    """BEL-3.4: returns the swaps of one theme or both; none if it is too late or paintings are lacking."""
    if not themes_can_be_swapped(state):
        return ()
    return tuple([play for play in SWAP_THEMES if wanted(state, play) <= spare(state)])


def themes_can_be_swapped(state: State) -> bool:
    """BEL-3.4: can themes still be swapped? In the Mogel edition only until somebody proposes a number."""
    shown = state.proposals is not None and state.proposals.latest is not None
    return not (shown and edition(state.options).themes_first)


def themes_open(state: State) -> bool:
    """BEL-3.4, BEL-9.3: do the painters of Masterpieces still wait for the directors to settle the themes?"""
    if state.phase != "ask" or not state.options.masterpieces:
        return False
    playable = joker_standing(state, "swap-themes") == "ready" and bool(theme_choices(state))
    return playable and state.ready != directors_of(state)


def number_choices(state: State) -> tuple[PlayJoker, ...]:
    """BEL-4.5: returns the moves that raise or lower the number; none once a painting is laid or swapped."""
    if state.begun:
        return ()
    held = sum([len(state.hands[seat]) for seat in painters_of(state)])
    up = (NUMBER_UP,) if state.number < held else ()
    return (*up, NUMBER_DOWN) if state.number > 1 else up


def hand_choices(state: State) -> tuple[PlayJoker, ...]:
    """BEL-4.6: returns the swaps: one of all painters together, or one for each who holds enough cards."""
    exactly = edition(state.options).swapped
    if exactly is None:
        return SWAP_HANDS
    if spare(state) < exactly:
        return ()
    return tuple([swap_hand_of(seat) for seat in painters_of(state) if len(state.hands[seat]) >= exactly])


def fewer_choices(_state: State) -> tuple[PlayJoker, ...]:
    """BEL-4.7: returns the only way to play *one forgery less*."""
    return ONE_LESS


def query_choices(state: State) -> tuple[PlayJoker, ...]:
    """BEL-5.5: returns a query for each painting that has not been queried yet."""
    known = {answer.painting for answer in state.answers} if state.answers else ()
    return tuple(map(asks_about, filterfalse(known.__contains__, state.frames)))


CHOICES: Final[dict[Joker, Callable[[State], tuple[PlayJoker, ...]]]] = {
    "swap-themes": theme_choices,
    "swap-hands": hand_choices,
    "change-number": number_choices,
    "one-less": fewer_choices,
    "query": query_choices,
}


def propose(state: State, seat: Seat, move: PlayJoker, rng: Rng) -> Told:
    """BEL-8.2: proposes a joker to the group; a group of one plays it at once."""
    members = group_of(state, move.joker)
    motion = agree.consent(agree.Motion(members, move), seat)
    if agree.carried(motion):
        return take_effect(state, move, rng)
    proposed = JokerProposed(seat, move.joker, move.choice, move.painter)
    return replace(state, proposed=motion), (proposed,)


def take_effect(state: State, move: PlayJoker, rng: Rng) -> Told:
    """BEL-8.1, BEL-9.8: plays the joker, which is used up or, in Masterpieces, leaves the game."""
    standing: Standing = "gone" if state.options.masterpieces else "used"
    state = turn(replace(state, proposed=None), move.joker, standing)
    state, happened = EFFECTS[move.joker](state, move, rng)
    return state, (JokerPlayed(move.joker, move.choice, move.painter, group_of(state, move.joker)), *happened)


def swap_themes(state: State, move: PlayJoker, rng: Rng) -> Told:
    """BEL-3.4: replaces one theme or both, and clears the proposals and pledges made for the old themes."""
    old = [theme for place, theme in zip(THEMES, state.themes, strict=True) if move.choice in (place, "both")]
    state, drawn, renewed = draw(state, len(old), rng)
    new = iter(drawn)
    themes = tuple(next(new) if theme in old else theme for theme in state.themes)
    assert state.proposals is not None
    state = replace(
        state,
        themes=themes,
        discard=(*state.discard, *old),
        proposals=agree.nothing_shown(state.proposals.members),
        pledges=(None,) * state.options.players,
        ready=(),
    )
    return state, (ThemesLaid(themes, renewed),)


def change_number(state: State, move: PlayJoker, _rng: Rng) -> Told:
    """BEL-4.5: changes the number of paintings to lay by one."""
    before, number = state.number, state.number + (1 if move.choice == "up" else -1)
    state = replace(
        state, number=number, pledges=still_meant(state, number), again=asked_again(state, "number"), ready=()
    )
    return state, (NumberFixed(number, before),)


def swap_hands(state: State, move: PlayJoker, _rng: Rng) -> Told:
    """BEL-4.6: begins the phase in which the painters, or a single painter, choose cards to swap."""
    members = painters_of(state) if move.painter is None else (move.painter,)
    swap = Swap(members, ((),) * state.options.players)
    again = asked_again(state, "hands")
    return replace(state, phase="swap", swap=swap, begun=True, again=again, ready=()), ()


def one_less(state: State, _move: PlayJoker, _rng: Rng) -> Told:
    """BEL-4.7: takes one forgery out of this round."""
    return replace(state, less=True), ()


def query(state: State, move: PlayJoker, _rng: Rng) -> Told:
    """BEL-5.5, BEL-5.6: reveals who painted a painting, but not for which theme.

    The answer may change the directors' minds, so they must agree to the hanging again.
    """
    painting = move.choice
    owners = (seat for seat, own in enumerate(state.laid) if any(laid.painting == painting for laid in own))
    painter = next(owners, None)
    event: Event = Answered(painting, painter)
    assert state.hanging is not None
    hanging = agree.amend(state.hanging, state.hanging.draft)
    return replace(state, hanging=hanging, answers=(*state.answers, Answer(painting, painter))), (event,)


EFFECTS: Final[dict[Joker, Callable[[State, PlayJoker, Rng], Told]]] = {
    "swap-themes": swap_themes,
    "swap-hands": swap_hands,
    "change-number": change_number,
    "one-less": one_less,
    "query": query,
}

"""The legal moves of a seat, in a fixed order."""

from functools import cache
from itertools import chain
from typing import Final

from vernissage.core import agree
from vernissage.core.seats import Seat
from vernissage.games.belratti import cards, moves
from vernissage.games.belratti.cards import Fit, Painting, Place
from vernissage.games.belratti.jokers import plays, themes_open
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.state import (
    Hand,
    State,
    directors_of,
    edition,
    may_change,
    may_keep,
    missing,
    numbers,
    painters_of,
)

AGREE: Final = moves.Agree()
REFUSE: Final = moves.Refuse()
KEEP_THEMES: Final = moves.KeepThemes()
READY: Final = moves.Ready()
SWAP: Final = moves.Swap()
GO_ALONG: Final = moves.GoAlong()
NEXT: Final = moves.Next()
ASK: Final = {number: moves.Ask(number) for number in range(1, 9)}
PUT_ASIDE: Final = {painting: moves.PutAside(painting) for painting in cards.LARGER_BOX}
KEEP: Final = {painting: moves.Keep(painting) for painting in cards.LARGER_BOX}
TAKE_BACK: Final = {painting: moves.TakeBack(painting) for painting in cards.LARGER_BOX}
"""These moves recur, and moves are immutable, so each is made only once."""


def to_move(state: State) -> tuple[Seat, ...]:  # noqa: PLR0911 - phase by phase
    """Returns the seats that must decide now. The members of a group decide at the same time."""
    if state.proposed is not None:
        return agree.undecided(state.proposed)
    match state.phase:
        case "ask" if themes_open(state):
            return tuple(seat for seat in directors_of(state) if seat not in state.ready)
        case "ask":
            assert state.proposals is not None
            return agree.out_of_step(state.proposals)
        case "paint":
            ready = state.ready
            return tuple([seat for seat in painters_of(state) if seat not in ready])
        case "swap":
            assert state.swap is not None
            return tuple(seat for seat in state.swap.members if seat not in state.swap.done)
        case "hang":
            assert state.hanging is not None
            return agree.undecided(state.hanging)
        case "reveal":
            ready = state.ready
            return tuple([seat for seat in range(state.options.players) if seat not in ready])
        case "over":
            return ()


def offers(state: State, seat: Seat) -> tuple[Move, ...]:  # noqa: PLR0911 - phase by phase
    """Returns the legal moves of this seat. They depend only on information that the seat has."""
    if state.proposed is not None:
        return proposed_offers(state.proposed, seat)
    match state.phase:
        case "ask":
            return (*ask_offers(state, seat), *theme_offers(state, seat))
        case "paint" if seat in painters_of(state):
            return paint_offers(state, seat)
        case "swap":
            return swap_offers(state, seat)
        case "hang" if seat in directors_of(state):
            return hang_offers(state, seat)
        case "reveal" if seat not in state.ready:
            return (NEXT,)
        case _:
            return ()


def proposed_offers(motion: agree.Motion[moves.PlayJoker], seat: Seat) -> tuple[Move, ...]:
    """BEL-8.2: offers each member of the group to agree to a proposed joker or refuse it."""
    if seat not in motion.members:
        return ()
    return (REFUSE,) if seat in motion.consenting else (AGREE, REFUSE)


def ask_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-3.2, BEL-9.3: offers the numbers to ask for and, in Masterpieces, pledges."""
    assert state.proposals is not None
    if seat not in state.proposals.members:
        return ()
    showing = () if themes_open(state) else number_offers(state, state.proposals, seat)
    pledging = state.options.masterpieces and len(painters_of(state)) > 1 and may_change(state, seat)
    return (*showing, *(pledge_offers(state, seat) if pledging else ()))


def number_offers(state: State, proposals: agree.Proposals[int], seat: Seat) -> tuple[Move, ...]:
    """BEL-3.2, BEL-8.4: offers every number except the one this seat already proposes, unless asked again.

    A seat out of patience can only follow the majority, or make the first proposal. Otherwise the offers do
    not depend on the other proposals, so all members can propose at the same moment.
    """
    asked = seat in agree.out_of_step(proposals)
    shown = None if asked else agree.shown_by(proposals, seat)
    if may_change(state, seat) or proposals.latest is None:
        return tuple([ASK[number] for number in numbers(state) if number != shown])
    return (GO_ALONG,) if asked else ()


def theme_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-3.4: offers to swap themes and, in Masterpieces, to keep them while the painters wait."""
    waited_for = themes_open(state) and seat in directors_of(state) and seat not in state.ready
    return (*((KEEP_THEMES,) if waited_for else ()), *plays(state, seat))


def paint_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.2 to BEL-4.4: offers to lay, take back, signal, be ready and play jokers.

    A single painter has nobody to signal to. A painter who is ready while paintings are missing asks the
    others to lay the rest.
    """
    lacking, is_alone, may = missing(state), len(painters_of(state)) == 1, may_change(state, seat)
    hand = state.hands[seat]
    found = lay_offers(hand) if lacking else ()
    if may:
        found += take_back_offers(state, seat)
    if may and not is_alone:
        found += word_offers(state, seat)
    if seat not in state.ready and ((may and not is_alone) or not lacking or not hand):
        found += (READY,)
    return found + plays(state, seat)


def lay_offers(hand: Hand) -> tuple[Move, ...]:
    """BEL-4.3: offers to lay any painting of the hand, for either theme."""
    return tuple(chain.from_iterable(map(for_either_theme, hand)))


@cache
def for_either_theme(painting: Painting) -> tuple[Move, ...]:
    """BEL-4.3: returns the two moves that lay this painting, one for each theme."""
    return tuple(moves.Lay(painting, theme) for theme in cards.THEMES)


def take_back_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.2: offers to take back any painting this seat has laid."""
    return tuple([TAKE_BACK[laid.painting] for laid in state.laid[seat]])


def word_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.4: offers all signals and pledges that would tell the other painters something new."""
    return signals(state.signals[seat], edition(state.options).fits) + pledge_offers(state, seat)


def pledge_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.4, BEL-9.3: offers pledges of up to the number asked for, or the largest possible number."""
    return pledges(state.pledges[seat], most_pledged(state, seat))


def most_pledged(state: State, seat: Seat) -> int:
    """BEL-4.4, BEL-9.3: the most paintings that this painter can pledge to lay."""
    return min(state.number or max(numbers(state)), most_laid(state, seat))


def most_laid(state: State, seat: Seat) -> int:
    """BEL-4.2: how many paintings this painter could lay in all."""
    return len(state.hands[seat]) + len(state.laid[seat])


@cache
def signals(said: tuple[int, int, int, int], fits: tuple[Fit, ...]) -> tuple[Move, ...]:
    """BEL-4.4: returns every signal that differs from the last one, in this edition's words."""
    return tuple(
        moves.Signal(fit, count)
        for fit, before in zip(cards.FITS, said, strict=True)
        for count in range(cards.MOST_SIGNALLED + 1)
        if fit in fits and count != before
    )


@cache
def pledges(said: int | None, most: int) -> tuple[Move, ...]:
    """BEL-4.4: returns every pledge up to the maximum that differs from the last one."""
    return tuple(moves.WouldLay(count) for count in range(most + 1) if count != said)


def swap_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.6: offers to put cards aside, to take them back, and to swap once enough are put aside."""
    swap = state.swap
    assert swap is not None
    if seat not in swap.members or seat in swap.done:
        return ()
    exactly, aside = edition(state.options).swapped, swap.aside[seat]
    putting = (
        PUT_ASIDE[painting] for painting in state.hands[seat] if exactly is None or len(aside) < exactly
    )
    keeping = (KEEP[painting] for painting in aside if may_keep(state, seat))
    enough = exactly is None or len(aside) == exactly
    return (*putting, *keeping, *((SWAP,) if enough else ()))


def hang_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-5.2, BEL-5.3, BEL-5.6, BEL-9.6: offers to move frames, and to agree once the right number hangs."""
    motion = state.hanging
    assert motion is not None
    moving = frame_offers(state.frames, motion.draft)
    lacking = state.number - hung_count(motion.draft)
    if not may_change(state, seat):
        moving = towards(state.frames, motion.draft, lacking)
    agreeing = () if lacking or seat in motion.consenting else (AGREE,)
    return (*moving, *agreeing, *plays(state, seat))


def frame_offers(frames: tuple[Painting, ...], draft: tuple[Place, ...]) -> tuple[moves.Hang, ...]:
    """BEL-5.2: returns the moves of every frame to each place other than its own."""
    return tuple(chain.from_iterable(map(elsewhere, frames, draft)))


@cache
def elsewhere(frame: Painting, hangs: Place) -> tuple[moves.Hang, ...]:
    """BEL-5.2: returns the moves of one frame to each place other than its own."""
    return tuple(moves.Hang(frame, place) for place in cards.PLACES if place != hangs)


def towards(frames: tuple[Painting, ...], draft: tuple[Place, ...], lacking: int) -> tuple[moves.Hang, ...]:
    """BEL-8.4: offers a seat out of patience only the moves that bring the number of frames closer."""
    here = (frame for frame, place in zip(frames, draft, strict=True) if (place == "out") == (lacking > 0))
    goals = cards.THEMES if lacking > 0 else cards.PLACES[-1:]
    return tuple(moves.Hang(frame, place) for frame in here for place in goals) if lacking else ()


def hung_count(draft: tuple[Place, ...]) -> int:
    """BEL-5.3, BEL-5.7: counts the frames that hang, on either theme."""
    return len(draft) - draft.count("out")

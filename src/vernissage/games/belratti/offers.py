"""What a seat may do, in a fixed order."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import Final

from vernissage.core import agree
from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import FITS, MOST_SIGNALLED, PLACES, THEMES, Painting, Place
from vernissage.games.belratti.jokers import plays
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    GoAlong,
    Hang,
    Keep,
    Lay,
    Move,
    Next,
    PlayJoker,
    PutAside,
    Ready,
    Refuse,
    Signal,
    Swap,
    TakeBack,
    WouldLay,
)
from vernissage.games.belratti.state import (
    Hand,
    State,
    directors_of,
    edition,
    may_change,
    missing,
    numbers,
    painters_of,
)

AGREE: Final = Agree()
REFUSE: Final = Refuse()
READY: Final = Ready()
SWAP: Final = Swap()
GO_ALONG: Final = GoAlong()
NEXT: Final = Next()


def to_move(state: State) -> tuple[Seat, ...]:  # noqa: PLR0911 - phase by phase
    """Who owes a decision. Groups think at the same time."""
    if state.proposed is not None:
        return agree.undecided(state.proposed)
    match state.phase:
        case "ask":
            assert state.ballot is not None
            return agree.out_of_step(state.ballot)
        case "paint":
            return tuple(seat for seat in painters_of(state) if seat not in state.ready)
        case "swap":
            assert state.swap is not None
            return tuple(seat for seat in state.swap.members if seat not in state.swap.done)
        case "hang":
            assert state.hanging is not None
            return agree.undecided(state.hanging)
        case "reveal":
            return tuple(seat for seat in range(state.options.players) if seat not in state.ready)
        case "over":
            return ()


def offers(state: State, seat: Seat) -> tuple[Move, ...]:  # noqa: PLR0911 - phase by phase
    """The legal moves of this seat. They follow from what the seat knows."""
    if state.proposed is not None:
        return proposed_offers(state.proposed, seat)
    match state.phase:
        case "ask":
            return (*ask_offers(state, seat), *plays(state, seat))
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


def proposed_offers(motion: agree.Motion[PlayJoker], seat: Seat) -> tuple[Move, ...]:
    """BEL-8.2: the group agrees or refuses; meanwhile everything else waits."""
    if seat not in motion.members:
        return ()
    return (REFUSE,) if seat in motion.consenting else (AGREE, REFUSE, GO_ALONG)


def ask_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-3.2, BEL-9.3: any number; the one this seat shows already only in answer to another."""
    assert state.ballot is not None
    if seat not in state.ballot.members:
        return ()
    asked = seat in agree.out_of_step(state.ballot)
    shown = None if asked else agree.shown_by(state.ballot, seat)
    proposals = [Ask(number) for number in numbers(state) if number != shown]
    along = (GO_ALONG,) if asked else ()
    return (*(proposals if may_change(state, seat) else ()), *along)


def paint_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.2 to BEL-4.4: lay, take back, signal, be ready."""
    lacking = missing(state)
    found = chain(
        lay_offers(state.hands[seat]) if lacking else (),
        take_back_offers(state, seat) if may_change(state, seat) else (),
        word_offers(state, seat) if may_change(state, seat) else (),
        () if seat in state.ready else ready_offers(state, seat),
        plays(state, seat),
    )
    return tuple(found)


@lru_cache(maxsize=4096)
def lay_offers(hand: Hand) -> tuple[Move, ...]:
    """BEL-4.3: any painting of the hand, for either theme."""
    return tuple(Lay(painting, theme) for painting in hand for theme in THEMES)


def take_back_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.2: any of the own paintings laid."""
    return tuple(TakeBack(laid.painting) for laid in state.laid[seat])


def word_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.4: all that painters may say to each other. Alone there is nobody to tell."""
    if len(painters_of(state)) == 1:
        return ()
    return said(state.signals[seat], state.pledges[seat], min(state.number, most_laid(state, seat)))


def most_laid(state: State, seat: Seat) -> int:
    """BEL-4.2: how many this painter could lay in all."""
    return len(state.hands[seat]) + len(state.laid[seat])


@cache
def said(signals: tuple[int, int, int, int], pledge: int | None, most: int) -> tuple[Move, ...]:
    """BEL-4.4: every signal and every pledge that says something new."""
    words = [
        Signal(fit, count)
        for fit, before in zip(FITS, signals, strict=True)
        for count in range(MOST_SIGNALLED + 1)
        if count != before
    ]
    return (*words, *(WouldLay(count) for count in range(most + 1) if count != pledge))


def ready_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.2: done. While some are missing, that asks the other painters for the rest."""
    others = len(painters_of(state)) > 1 and may_change(state, seat)
    return (READY, GO_ALONG) if others or not missing(state) else (GO_ALONG,)


def swap_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-4.6: put aside what is to be swapped, any number or exactly so many."""
    swap = state.swap
    assert swap is not None
    if seat not in swap.members or seat in swap.done:
        return ()
    exactly, aside = edition(state.options).swapped, swap.aside[seat]
    putting = (
        PutAside(painting) for painting in state.hands[seat] if exactly is None or len(aside) < exactly
    )
    keeping = (Keep(painting) for painting in aside if may_change(state, seat))
    enough = exactly is None or len(aside) == exactly
    return (*putting, *keeping, SWAP if enough else GO_ALONG)


def hang_offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """BEL-5.2, BEL-5.3, BEL-5.6, BEL-9.6: move any frame; agree once the right number hangs."""
    motion = state.hanging
    assert motion is not None
    moving = frame_offers(state.frames, motion.draft) if may_change(state, seat) else ()
    if seat in motion.consenting:
        return (*moving, *plays(state, seat))
    agreeing = (AGREE, GO_ALONG) if hung_count(motion.draft) == state.number else (GO_ALONG,)
    return (*moving, *agreeing, *plays(state, seat))


@lru_cache(maxsize=4096)
def frame_offers(frames: tuple[Painting, ...], draft: tuple[Place, ...]) -> tuple[Move, ...]:
    """BEL-5.2: each frame to each other place."""
    return tuple(
        Hang(frame, place)
        for frame, hangs in zip(frames, draft, strict=True)
        for place in PLACES
        if place != hangs
    )


def hung_count(draft: tuple[Place, ...]) -> int:
    """BEL-5.3, BEL-5.7: how many frames hang, be it all on one theme."""
    return len(draft) - draft.count("out")

"""The legal moves of a seat, in a fixed order, and why other moves are refused."""

from functools import cache
from itertools import chain
from typing import Final

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.cards import GIFTS, KNOWN
from vernissage.games.not_a_hat.moves import Accept, Aim, Give, Move, Refuse, Take
from vernissage.games.not_a_hat.state import Phase, State

# Moves are values, so they are made once.
TAKE: Final = Take()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
TAKING: Final[tuple[Move, ...]] = (TAKE,)
ANSWERS: Final[tuple[Move, ...]] = (ACCEPT, REFUSE)
NAMES: Final[tuple[Move, ...]] = tuple(Give(gift) for gift in GIFTS)
"""HAT-2.5: all 110 gifts can always be named, not only those in play."""

STRIDE: Final = 37
"""How far apart in `GIFTS` two successive names are that run-out clocks say."""
PHASES: Final[dict[type[Move], Phase]] = {
    Take: "take",
    Aim: "aim",
    Give: "name",
    Accept: "answer",
    Refuse: "answer",
}
RULES: Final[dict[Phase, str]] = {
    "take": "HAT-2.1",
    "aim": "HAT-6.4",
    "name": "HAT-2.1",
    "answer": "HAT-2.2",
    "over": "HAT-5.1",
}


def to_move(state: State) -> tuple[Seat, ...]:
    """HAT-2.2: the seat to move: the receiver to answer, else the giver; empty when the game is over."""
    if state.phase == "over":
        return ()
    if state.phase == "answer" and state.receiver is not None:
        return (state.receiver,)
    return (state.giver,)


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """Returns the legal moves of this seat. They never depend on the face of a hidden gift."""
    phase = state.phase
    if phase == "answer":
        return ANSWERS if seat == state.receiver else ()
    if seat != state.giver or phase == "over":
        return ()
    if phase == "name":
        return NAMES
    return TAKING if phase == "take" else everyone_else(seat, state.options.players)


@cache
def everyone_else(seat: Seat, players: int) -> tuple[Move, ...]:
    """HAT-6.4: the moves that give to each of the others, beginning at the left."""
    return tuple(Aim((seat + step) % players) for step in range(1, players))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns why a seat may not make a move, or None if it may."""
    phase = state.phase
    if PHASES[type(move)] != phase:
        return Refusal("not_a_hat/wrong-phase", RULES[phase], {"phase": phase})
    if isinstance(move, Give) and move.gift not in KNOWN:
        return Refusal("not_a_hat/no-such-gift", "HAT-2.5")
    if isinstance(move, Aim) and (move.receiver == seat or move.receiver >= state.options.players):
        return Refusal("not_a_hat/no-such-receiver", "HAT-6.4")
    return None


def lapse(state: State, seat: Seat) -> Move:
    """Returns the move for a clock that ran out: the first offer, or the name of a gift not in sight."""
    if state.phase != "name":
        return offers(state, seat)[0]
    in_sight = {card.gift for pile in state.piles for card in pile if card.open}
    in_sight |= {*state.shop[:1], *chain(*state.penalties)}
    names = [gift for gift in GIFTS if gift not in in_sight]
    # The shop's top gift differs from game to game, the number from gift to gift.
    begin = GIFTS.index(state.shop[0]) if state.shop else 0
    return Give(names[(begin + STRIDE * state.number) % len(names)])

"""The bots of the guided game: they name gifts truly and believe everything; Hiro forgets hidden gifts."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.guide.beginning import HIRO
from vernissage.games.not_a_hat.moves import Accept, Accepted, Event, Give, Given, Move, Taken, Turned
from vernissage.games.not_a_hat.view import View

HAT: Final = "gift-hat"


def answer(view: View, memory: Sequence[Event], offers: Sequence[Move]) -> Move:
    """Returns a bot's move: it names its gift as it remembers it, and accepts every gift."""
    assert view.seat is not None
    wanted = Give(called(view.seat, memory)) if view.table.phase == "name" else Accept()
    return wanted if wanted in offers else offers[0]


def called(seat: Seat, memory: Sequence[Event]) -> Gift:
    """Returns the name that a seat says: the gift just shown, else the remembered one; Hiro says a hat."""
    match memory[-1] if memory else None:
        case Taken(gift=str(gift)) | Turned(gift=gift):
            return gift
        case _:
            return HAT if seat == HIRO else oldest_said(seat, memory)


def oldest_said(seat: Seat, memory: Sequence[Event]) -> Gift:
    """Returns the name under which a seat accepted its gift before the last, or a hat if there is none."""
    accepted = {event.number for event in memory if isinstance(event, Accepted) and event.seat == seat}
    said = [event.gift for event in memory if isinstance(event, Given) and event.number in accepted]
    return (said[-2] if len(said) > 1 else None) or HAT

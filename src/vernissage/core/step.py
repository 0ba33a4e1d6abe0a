"""What a move leads to, and how a game ends."""

from __future__ import annotations

from typing import Generic, TypeVar

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import StateValue, Value

S = TypeVar("S", bound=StateValue)
E = TypeVar("E")


class Step(Value, Generic[S, E], frozen=True):
    """What a move leads to: the new state, and what happened on the way."""

    state: S
    events: tuple[E, ...]
    after: int = 0
    """When one looks back on a match: how many inputs had come by then."""


class Outcome(Value, frozen=True):
    """How it ended. Winners may be several (a tie, a team) or none; the verdict names a text, if any."""

    scores: PerSeat[int]
    winners: tuple[Seat, ...]
    verdict: str = ""

"""The result of a move, and of a game."""

from typing import Generic, TypeVar

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import StateValue, Value

S = TypeVar("S", bound=StateValue)
E = TypeVar("E")


class Step(Value, Generic[S, E], frozen=True):
    """The result of a move: the new state, and the events on the way to it."""

    state: S
    events: tuple[E, ...]
    after: int = 0
    """In hindsight: how many inputs had come by then."""


class Outcome(Value, frozen=True):
    """How a game ended. There may be several winners (a tie, a team) or none; a verdict names a text.

    Winners hold the best score: the highest, or the lowest if `Daily.fewest`.
    """

    scores: PerSeat[int]
    winners: tuple[Seat, ...]
    verdict: str = ""

"""The result of a move, and the outcome of a game."""

from typing import Generic, TypeVar

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import StateValue, Value

S = TypeVar("S", bound=StateValue)
E = TypeVar("E")


class Step(Value, Generic[S, E], frozen=True):
    """The result of a move: the new state, and the events that led to it."""

    state: S
    events: tuple[E, ...]
    after: int = 0
    """The number of inputs so far. Only set in the history of a finished game."""


class Outcome(Value, frozen=True):
    """The result of a game. There may be several winners (a tie, a team) or none; `verdict` names a text.

    Winners hold the best score: the highest, or the lowest if `Daily.fewest`.
    """

    scores: PerSeat[int]
    winners: tuple[Seat, ...]
    verdict: str = ""

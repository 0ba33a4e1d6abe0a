"""The daily deal, the same for everyone: how a game plays it, and which score counts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.value import OptionsValue, StateValue, Value

S = TypeVar("S", bound=StateValue)
M = TypeVar("M")
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - options, as in the contract


class Reach(Value, Generic[M], frozen=True):
    """The best result that a player who knows every card could still reach from a position."""

    turn: int
    """The number of turns played before the position."""
    points: int
    """The best score found."""
    proven: bool
    """Whether the solver proved that no better score is possible."""
    line: tuple[M, ...]
    """The moves that lead to the best score."""


Within: TypeAlias = Callable[[Sequence[S], int], tuple[Reach[M], ...]]
"""A solver: takes the positions of one attempt and a search budget for each, and returns a `Reach` for each.
The budget is a number of search steps, so that the result is the same on every machine."""


@dataclass(frozen=True, slots=True)
class Daily(Generic[S, M, O]):
    """How the daily deal is played. A person has the first seat; bots have all others.

    The first seat's score counts; in cooperative games that is the team's score.
    """

    options: Callable[[str], O]
    """Returns the options for a day ("2031-05-04"). The server chooses the seed and keeps it secret until the
    day is over."""
    fewest: bool = False
    """Whether the lowest score wins."""
    minutes: int = 0
    """How many minutes it takes, about; 0 if it takes as long as any game."""
    within: Within[S, M] | None = None
    """The solver of the daily deal; None unless the game is played alone and has one."""


AnyDaily: TypeAlias = Daily[Any, Any, Any]

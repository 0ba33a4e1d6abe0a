"""The deal of a day: the same for everyone. A game says how it is played, and what counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.value import OptionsValue, StateValue, Value

S = TypeVar("S", bound=StateValue)
M = TypeVar("M")
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - options, as in the contract


class Reach(Value, Generic[M], frozen=True):
    """What could still be reached from a position by somebody who knew every card."""

    turn: int
    """How many turns it took to get there."""
    points: int
    """The most that was found."""
    proven: bool
    """Is there provably no more?"""
    line: tuple[M, ...]
    """The moves that lead there."""


Within: TypeAlias = Callable[[Sequence[S], int], tuple[Reach[M], ...]]
"""What was within reach at each of these moments of one try, in their order, each found with so much effort:
a number of steps, so that every machine finds the same."""


@dataclass(frozen=True, slots=True)
class Daily(Generic[S, M, O]):
    """How the deal of a day is played. The first seat is a person's; bots sit on all others.

    What counts is the score of the first seat; where all win or lose together, that is the team's.
    """

    options: Callable[[str], O]
    """How this day ("2031-05-04") is played. The seed of its deal is for the house to choose, and to keep to
    itself until the day is over."""
    fewest: bool = False
    """Does the lowest score win?"""
    within: Within[S, M] | None = None
    """The solver, for a game played alone that has one: what was possible, when all is known."""


AnyDaily: TypeAlias = Daily[Any, Any, Any]

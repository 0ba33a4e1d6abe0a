"""What a game has to say about a decision: when it was, why another move was better, and how both look.

A game may bring a coach (`Extras.coach`), with texts of its own in `coach/`: they are fetched when wanted.
It speaks about what a seat sees, and about offered moves; it never has a state. Where decisions can't be
weighed, because people are to be understood or gifts remembered, there may be `recall` instead: what a seat
got right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value, ViewValue

M = TypeVar("M")
V = TypeVar("V", bound=ViewValue)


class Remark(Value, frozen=True):
    """A sentence of the coach's texts, what fills it, and the rules it rests on."""

    text: str
    about: About
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Look(Generic[M]):
    """How a move is drawn: what the table looks like when these moves have been made, and what of it."""

    moves: tuple[M, ...]
    show: tuple[str, ...]
    """Things as the game's table names them, as in a picture of its primer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coach(Generic[V, M]):
    """What is said of a seat's decisions, from what that seat saw."""

    when: Callable[[V], Remark]
    """Which point of the game it was."""
    why: Callable[[V, M | None, M], Remark]
    """Why the second move was better than the first; in a hint there is no first."""
    look: Callable[[V, M], Look[M]]
    touch: Callable[[V, M], tuple[str, ...]]
    """The things that one touches at the table to make this move, the first of them first."""


AnyCoach: TypeAlias = Coach[Any, Any]


class Tally(Value, frozen=True):
    """Of so many, so many were right: one line of a chart."""

    about: About
    right: int
    of: int


class Chart(Value, frozen=True):
    """Several of them side by side. The text names it, its attribute `row` a line."""

    text: str
    rows: tuple[Tally, ...]


class Case(Value, frozen=True):
    """One thing that went wrong, and what may explain it."""

    remark: Remark
    because: tuple[Remark, ...]


class Dot(Value, frozen=True):
    """How many were right of those that lay so far back."""

    age: int
    right: int
    of: int


class Share(Value, frozen=True):
    """Of a hundred at that age, how many would be right; in four of five cases between so few and so many."""

    age: int
    right: float
    low: float
    high: float


class Forgetting(Value, frozen=True):
    """How what was known is lost with time.

    The text names it, its attribute `row` a dot, `across` the time, `right` what the share is of.
    """

    text: str
    dots: tuple[Dot, ...]
    line: tuple[Share, ...]
    """Through the dots, age by age; empty where there are too few of them."""
    half: float | None
    """The age at which half is left; None where no dot lies so far back, or where there is no line."""


class Recollection(Value, frozen=True):
    """What a seat got right in a game that is over, in sentences and in numbers."""

    remarks: tuple[Remark, ...]
    charts: tuple[Chart, ...] = ()
    cases: tuple[Case, ...] = ()
    """Under the text `cases`."""
    forgetting: Forgetting | None = None


RecallLately: TypeAlias = Callable[[Sequence[Any]], Recollection]
"""The same over several games of one guest: from what each has left, the oldest first."""
Recall: TypeAlias = Callable[[Seat, Any, Sequence[Step[Any, Any]]], Recollection]
"""From the state it began with and its steps to the end, with every secret open: nobody asks before."""

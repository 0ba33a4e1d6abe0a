"""A game's comments on decisions: when they were made, why another move was better, and pictures of both.

A game may have a coach (`Extras.coach`), with its own texts in `coach/`. It is loaded on demand. It
works on views and offered moves and never gets a state. Games whose moves can't be rated, because they are
about understanding people or remembering gifts, may have `Extras.recall` instead: it reports what a seat got
right.
"""

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
    """A sentence from the coach's texts, its arguments, and the rules it refers to."""

    text: str
    about: About
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Look(Generic[M]):
    """How to draw a move: the table after these moves, and which of its things to show."""

    moves: tuple[M, ...]
    show: tuple[str, ...]
    """Things as the game's table names them, as in a primer's picture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coach(Generic[V, M]):
    """Comments on a seat's decisions, based on what that seat saw."""

    when: Callable[[V], Remark]
    """Describes the point of the game."""
    why: Callable[[V, M | None, M], Remark]
    """Says why the second move is better than the first; in a hint the first is None."""
    look: Callable[[V, M], Look[M]]
    touch: Callable[[V, M], tuple[str, ...]]
    """Returns the things to touch on the table to make this move, in order."""


AnyCoach: TypeAlias = Coach[Any, Any]


class Tally(Value, frozen=True):
    """One line of a chart: how many were right, and out of how many."""

    about: About
    right: int
    of: int


class Chart(Value, frozen=True):
    """A bar chart of tallies. `text` names it; its attribute `row` describes a line."""

    text: str
    rows: tuple[Tally, ...]


class Case(Value, frozen=True):
    """One mistake, and what may explain it."""

    remark: Remark
    because: tuple[Remark, ...]


class Dot(Value, frozen=True):
    """How many answers of one age were right, and out of how many."""

    age: int
    right: int
    of: int


class Share(Value, frozen=True):
    """The estimated percentage of right answers at one age, with its 80 % confidence interval."""

    age: int
    right: float
    low: float
    high: float


class Forgetting(Value, frozen=True):
    """A forgetting curve: how memory fades with time.

    `text` names it. Its attributes label the rest: `row` a dot, `across` the time axis, `right` the other
    axis.
    """

    text: str
    dots: tuple[Dot, ...]
    line: tuple[Share, ...]
    """The fitted curve, age by age; empty if there are too few dots."""
    half: float | None
    """The age at which half is forgotten; None if no dot is that old or there is no curve."""


class Recollection(Value, frozen=True):
    """What a seat got right in a finished game, as sentences and charts."""

    remarks: tuple[Remark, ...]
    charts: tuple[Chart, ...] = ()
    cases: tuple[Case, ...] = ()
    """Shown under the heading `cases`."""
    forgetting: Forgetting | None = None


RecallLately: TypeAlias = Callable[[Sequence[Any]], Recollection]
"""`recall_lately`: a recollection over several games of one guest, from their mementos, oldest first."""
Recall: TypeAlias = Callable[[Seat, Any, Sequence[Step[Any, Any]]], Recollection]
"""`recall`: computes a recollection from a finished game's first state and its steps, with all secrets
open."""

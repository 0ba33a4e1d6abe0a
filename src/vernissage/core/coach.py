"""A game's comments on decisions: the situation, why another move was better, and pictures of both moves.

A game may have a coach (`Extras.coach`), with its own texts in `coach/`. It is loaded on demand. It
works on views and offered moves and never gets a state. Games whose moves can't be rated, because they are
about understanding people or remembering gifts, may have `Extras.recall` instead: it reports a seat's right
and wrong answers.
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
    """How to draw a move: the table after these moves, and the things on it to show."""

    moves: tuple[M, ...]
    show: tuple[str, ...]
    """The things to show, by the names that the game's table gives them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coach(Generic[V, M]):
    """Comments on a seat's decisions, based on the seat's own view."""

    when: Callable[[V], Remark]
    """Describes the situation in which the decision was made."""
    why: Callable[[V, M | None, M], Remark]
    """Returns why the second move is better than the first. For a hint, the first is None."""
    look: Callable[[V, M], Look[M]]
    touch: Callable[[V, M], tuple[str, ...]]
    """Returns the things to touch on the table to make this move, in order."""


AnyCoach: TypeAlias = Coach[Any, Any]


class Tally(Value, frozen=True):
    """One line of a chart: the number of right answers, and of all answers."""

    about: About
    right: int
    of: int


class Chart(Value, frozen=True):
    """A bar chart of tallies. `text` names it; its attribute `row` describes a line."""

    text: str
    rows: tuple[Tally, ...]


class Case(Value, frozen=True):
    """One mistake, with possible explanations."""

    remark: Remark
    because: tuple[Remark, ...]


class Dot(Value, frozen=True):
    """The number of right answers about things of one age, and of all such answers."""

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
    """A seat's right and wrong answers in a finished game, as sentences and charts."""

    remarks: tuple[Remark, ...]
    charts: tuple[Chart, ...] = ()
    cases: tuple[Case, ...] = ()
    """The seat's mistakes, shown under the heading `cases`."""
    forgetting: Forgetting | None = None


RecallLately: TypeAlias = Callable[[Sequence[Any]], Recollection]
"""Computes a recollection over several games of one guest, from their mementos, oldest first."""
Recall: TypeAlias = Callable[[Seat, Any, Sequence[Step[Any, Any]]], Recollection]
"""Computes a recollection for a seat, from a finished game's first state and its steps, with all secrets
open."""

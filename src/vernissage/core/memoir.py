"""A player's results and habits, and how they change, computed from their finished games.

A game may have a memoir (`Extras.memoir`), with its own texts in `memoir/`. It is loaded on demand. It
is computed from the mementos (`Extras.memento`) of finished games, and consists of charts with sentences. A
chart without enough games behind it is left out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vernissage.core.coach import Chart, Remark
from vernissage.core.seats import Seat
from vernissage.core.value import Value

T = TypeVar("T")

Person: TypeAlias = int
"""A person's number, the same in all games. Sentences show the person's name, as they do for a seat."""
ME: Final[Person] = 0
"""The person whom the memoir is about."""


@dataclass(frozen=True, slots=True)
class Past(Generic[T]):
    """One finished game from the point of view of one player."""

    month: str
    """The month in which it ended, such as 2031-05."""
    seat: Seat
    people: Mapping[Seat, Person]
    """The other people by seat; only those met often enough to be mentioned."""
    score: int
    won: bool
    helped: bool
    """Whether a bot gave hints or stood in, so that the game does not count for records."""
    memento: T


class Leaning(Value, frozen=True):
    """A point in a triangle chart: how many of each of three kinds there were."""

    who: tuple[Person, ...]
    counts: tuple[int, int, int]


class Triangle(Value, frozen=True):
    """A chart of three shares. `text` names it; `.first`, `.second` and `.third` label the corners."""

    text: str
    places: tuple[Leaning, ...]


class Month(Value, frozen=True):
    """One month's value in a `Course`."""

    month: str
    """The month, such as 2031-05."""
    value: float
    low: float
    high: float
    """The 80 % confidence interval goes from `low` to `high`."""
    beyond: bool
    """Whether the true value is above the measurable range."""
    of: int
    """The number of answers or games behind the value."""


class Course(Value, frozen=True):
    """A chart by month. Months with too little data are left out.

    `text` names the chart; its attribute `row` describes a month.
    """

    text: str
    months: tuple[Month, ...]


class Chapter(Value, frozen=True):
    """One topic: sentences, the most important first, and a chart."""

    says: tuple[Remark, ...]
    chart: Chart | None = None
    triangle: Triangle | None = None
    course: Course | None = None


class Memoir(Value, frozen=True):
    """The memoir of one player, from their finished games of one kind."""

    best: Remark | None
    """The player's best result; None if no game counts yet."""
    chapters: tuple[Chapter, ...]


MemoirOf: TypeAlias = Callable[[Sequence[Past[Any]]], Memoir]
"""Computes a memoir from all finished games of one kind, oldest first."""

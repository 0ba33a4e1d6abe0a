"""What many finished games together say about somebody: results, habits, how they change.

A game may bring a memoir (`Extras.memoir`), with texts of its own in `memoir/`: they are fetched when wanted.
It has what the game itself has left (`Extras.memento`), game by game, and speaks in drawings with a
sentence each, but only where there are enough games behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vernissage.core.coach import Chart, Remark
from vernissage.core.seats import Seat
from vernissage.core.value import Value

T = TypeVar("T")

Person: TypeAlias = int
"""Somebody, over all games: in sentences a person is told by name, as a seat is."""
ME: Final[Person] = 0
"""Whose memoir it is."""


@dataclass(frozen=True, slots=True)
class Past(Generic[T]):
    """One finished game, as somebody remembers it."""

    month: str
    """In which it ended, as in 2031-05."""
    seat: Seat
    people: Mapping[Seat, Person]
    """Who else sat where, as far as they are company: whoever was met often enough."""
    score: int
    won: bool
    helped: bool
    """By a bot: then it is no game for the records."""
    memento: T


class Leaning(Value, frozen=True):
    """Where somebody stands between three corners: how many of each there were."""

    who: tuple[Person, ...]
    counts: tuple[int, int, int]


class Triangle(Value, frozen=True):
    """Three shares of a whole. The text names it, its attributes `first`, `second`, `third` the corners."""

    text: str
    places: tuple[Leaning, ...]


class Month(Value, frozen=True):
    """How it stood in one month."""

    month: str
    """As in 2031-05."""
    value: float
    low: float
    high: float
    """In four of five cases it lies between the two."""
    beyond: bool
    """Is it more than that, though nobody can tell by how much?"""
    of: int
    """How many answers or games it rests on."""


class Course(Value, frozen=True):
    """How something goes month by month. A month with too little to say is not there.

    The text names it, its attribute `row` a month.
    """

    text: str
    months: tuple[Month, ...]


class Chapter(Value, frozen=True):
    """One thing that is told: in sentences, the first of them the one that matters, and in a drawing."""

    says: tuple[Remark, ...]
    chart: Chart | None = None
    triangle: Triangle | None = None
    course: Course | None = None


class Memoir(Value, frozen=True):
    """All that one's games of a kind say of one."""

    best: Remark | None
    """What one has reached; None where nothing counts yet."""
    chapters: tuple[Chapter, ...]


MemoirOf: TypeAlias = Callable[[Sequence[Past[Any]]], Memoir]
"""From all finished games of a kind, the oldest first."""

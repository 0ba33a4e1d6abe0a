"""What a game says to those who study it: its moves as small numbers, and what a viewer knows as numbers.

A game may bring this (`Extras.spaces`). It is data and small functions of a view; what makes
arrays of it is elsewhere (`research/`). Every number lies between 0 and 1, has a name, and follows from a
view alone. Seats are counted from the viewer: 0 is the viewer, 1 sits to the viewer's left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.seats import Seat
from vernissage.core.value import ViewValue

V = TypeVar("V", bound=ViewValue)
M = TypeVar("M")

Look: TypeAlias = Callable[[Any], Any] | str
"""Finds something in a view: a function, or the name of a field, with dots between: `table.round`."""


@dataclass(frozen=True, slots=True)
class Of:
    """What follows from something. It is worked out when that has changed."""

    look: Look
    follows: Callable[[Any], Any]


Read: TypeAlias = Look | Of
"""What a feature is about, from a view; inside `EachSeat`, from what that one reads of a seat."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number from 0 to `high`, as a share of it. What is more counts as `high`."""

    name: str
    high: float
    read: Read


@dataclass(frozen=True, slots=True)
class Numbers:
    """So many numbers from 0 to `high`, in their order; where there are fewer, the rest are 0."""

    name: str
    places: int
    high: float
    read: Read


@dataclass(frozen=True, slots=True)
class Choice:
    """Which of these values it is; none of them where there is nothing, or something else."""

    name: str
    values: Sequence[Any]
    read: Read


@dataclass(frozen=True, slots=True)
class Bag:
    """How many there are of each of these values, as a share of `high`; in no order."""

    name: str
    values: Sequence[Any]
    read: Read
    high: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """What lies at each place, from the first: which of these values, or, with `shows`, what is on it."""

    name: str
    places: int
    values: Sequence[Any]
    read: Read
    shows: Callable[[Any], Iterable[Any]] | None = None


@dataclass(frozen=True, slots=True)
class Seats:
    """Which seat it is, or which seats they are, counted from the viewer."""

    name: str
    read: Read


@dataclass(frozen=True, slots=True)
class EachSeat:
    """The same for every seat, the viewer's first. What is read of a seat is what its features are about.

    Where nothing is, each of its features reads for itself, one thing for each seat.
    """

    name: str
    features: tuple[Feature, ...]
    read: Callable[[Any, Seat], Any] | None = None


Feature: TypeAlias = Number | Numbers | Choice | Bag | Row | Seats | EachSeat


@dataclass(frozen=True, slots=True)
class Listed(Generic[M]):
    """A move is its place in a list of all there can ever be, whatever the options; seats as from seat 0."""

    moves: tuple[M, ...]


@dataclass(frozen=True, slots=True)
class Slots(Generic[V, M]):
    """A move is known by where its things lie for whoever makes it, so that there are few of them."""

    names: tuple[str, ...]
    """What each number stands for."""
    places: Callable[[V, Sequence[M]], list[int]]
    """The numbers of all that the viewer of this view is offered, in the order of the offers."""


@dataclass(frozen=True, slots=True)
class Spaces(Generic[V, M]):
    """A game as numbers."""

    version: int
    """Changes when a number comes to mean something else; a test compares them with what was written down."""
    moves: Listed[M] | Slots[V, M]
    features: tuple[Feature, ...]
    words: tuple[str, ...]
    """The ids of things that events name."""
    progress: Callable[[V], float] | None = None
    """How well it stands for the viewer, from what it sees; a shaped reward is how much better that got."""


AnySpaces: TypeAlias = Spaces[Any, Any]

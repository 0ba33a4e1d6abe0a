"""A game's description for machine learning: moves as small integers, views as feature vectors.

A game may have these (`Extras.spaces`): data and small functions of a view. `research/` turns them
into arrays. Every feature is between 0 and 1, has a name, and depends on the view alone. Seats are counted
from the viewer: 0 is the viewer, 1 sits to the viewer's left.
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
"""Reads something from a view: a function, or a dotted field name such as `table.round`."""


@dataclass(frozen=True, slots=True)
class Of:
    """A value derived from a part of the view. It is recomputed only when that part changes."""

    look: Look
    follows: Callable[[Any], Any]


Read: TypeAlias = Look | Of
"""How a feature reads its value from a view or, inside `EachSeat`, from one seat's part of it."""


@dataclass(frozen=True, slots=True)
class Number:
    """One number from 0 to `high`, divided by `high` and capped at 1."""

    name: str
    high: float
    read: Read


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of up to `places` numbers from 0 to `high`, each divided by `high` and padded with zeros."""

    name: str
    places: int
    high: float
    read: Read


@dataclass(frozen=True, slots=True)
class Choice:
    """A one-hot encoding of one of `values`; all zeros for None or any other value."""

    name: str
    values: Sequence[Any]
    read: Read


@dataclass(frozen=True, slots=True)
class Bag:
    """How often each of `values` occurs, divided by `high`. The order does not matter."""

    name: str
    values: Sequence[Any]
    read: Read
    high: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """A one-hot encoding of the value at each place. With `shows`, a multi-hot one of the things on it."""

    name: str
    places: int
    values: Sequence[Any]
    read: Read
    shows: Callable[[Any], Iterable[Any]] | None = None


@dataclass(frozen=True, slots=True)
class Seats:
    """A multi-hot encoding of one or more seats, counted from the viewer."""

    name: str
    read: Read


@dataclass(frozen=True, slots=True)
class EachSeat:
    """The same features for every seat, starting with the viewer's.

    The features read the result of `read` for a seat. Without `read`, each feature reads a sequence with one
    item per seat.
    """

    name: str
    features: tuple[Feature, ...]
    read: Callable[[Any, Seat], Any] | None = None


Feature: TypeAlias = Number | Numbers | Choice | Bag | Row | Seats | EachSeat


@dataclass(frozen=True, slots=True)
class Listed(Generic[M]):
    """Moves numbered by their position in one fixed list, valid for all options.

    Seats are relative to the mover.
    """

    moves: tuple[M, ...]


@dataclass(frozen=True, slots=True)
class Slots(Generic[V, M]):
    """Moves numbered by where their things lie for the mover, which keeps the action space small."""

    names: tuple[str, ...]
    """A readable name for each number."""
    places: Callable[[V, Sequence[M]], list[int]]
    """Returns the numbers of all moves offered in this view, in the order of the offers."""


@dataclass(frozen=True, slots=True)
class Spaces(Generic[V, M]):
    """A game's action space and features."""

    version: int
    """Incremented when a number's meaning changes; a test compares the layout with a stored one."""
    moves: Listed[M] | Slots[V, M]
    features: tuple[Feature, ...]
    words: tuple[str, ...]
    """The ids of things that occur in events."""
    progress: Callable[[V], float] | None = None
    """Rates the viewer's position, from its view. A shaped reward is the difference between two ratings."""


AnySpaces: TypeAlias = Spaces[Any, Any]

"""What a newcomer asks at a table: what is this, what happens now, how does it go.

A game may bring a primer (`Extras.primer`), with texts of its own in `primer/`: they are fetched when wanted.
What it says of a thing or a moment is one message of these texts: its value is the name, and its attribute
`says` tells in two sentences what it is. The options of the table fill it; what says nothing under them is no
part of this table's game. Pictures are real positions, as a seat sees them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import OptionsValue, ViewValue

M = TypeVar("M")
V = TypeVar("V", bound=ViewValue)
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract

About: TypeAlias = Mapping[str, int | str | tuple[Seat, ...]]
"""What a sentence about this very table can use: a number, the id of a thing, or seats (their names)."""


def nothing(_: object) -> About:
    """For a moment that is the same at every table."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture(Generic[M, O]):
    """A small situation: a position, what was done in it, and who looks."""

    options: O
    position: Any
    """What the game's `arrange` takes."""
    moves: tuple[tuple[Seat, M], ...] = ()
    """What was done since, by the rules."""
    viewer: Viewer = 0
    show: tuple[str, ...]
    """What is drawn of it, from left to right. Things are named as the game's table names them. Between
    them may stand a sign, `+`, `→` or `=`, and a text of the primer after a hash: `#two-points`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """What something at the table is."""

    text: str
    picture: str | None = None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment(Generic[V]):
    """A part of a turn or a round."""

    text: str
    """Of its message the attribute `here`, if there is one, says it about this very table."""
    now: Callable[[V], bool]
    """Is it now, for somebody who sees this?"""
    about: Callable[[V], About] = nothing
    picture: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Primer(Generic[V, M, O]):
    """All that is explained of a game."""

    pictures: Mapping[str, Picture[M, O]]
    things: Mapping[str, Thing]
    """By what the table calls a thing: `joker:query`, or `joker` for all that begin with it."""
    moments: tuple[Moment[V], ...]
    """In the order in which they come: together they say how one plays."""


AnyPrimer: TypeAlias = Primer[Any, Any, Any]
AnyPicture: TypeAlias = Picture[Any, Any]


def present(primer: AnyPrimer, view: object) -> tuple[tuple[int, About], ...]:
    """The numbers of the moments that are now for somebody who sees this, and what can be said of each."""
    return tuple(
        (number, moment.about(view)) for number, moment in enumerate(primer.moments) if moment.now(view)
    )


def thing_called(primer: AnyPrimer, name: str) -> Thing | None:
    """What the primer says of a thing of this name: of this very one, or else of its kind."""
    return primer.things.get(name) or primer.things.get(name.partition(":")[0])

"""Explanations for newcomers: the things of a game, its moments, and how it is played.

A game may have a primer (`Extras.primer`), with its own texts in `primer/`. It is loaded on demand.
Each thing or moment is one message in these texts: its value is the name, its attribute `says` explains it in
two sentences. The table's options are passed to the message; if the result is empty, the thing is not part of
this game. Pictures show real positions from a seat's point of view.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import OptionsValue, ViewValue

M = TypeVar("M")
V = TypeVar("V", bound=ViewValue)
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract

About: TypeAlias = Mapping[str, int | str | tuple[Seat, ...]]
"""Arguments of a sentence about this table: a number, the id of a thing, or seats (shown as names)."""


def nothing(_: object) -> About:
    """Returns no arguments, for a moment that needs none."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture(Generic[M, O]):
    """An illustrated example: a position, the moves made from it, and the viewer."""

    options: O
    position: Any
    """The position, in the form the game's `arrange` takes."""
    moves: tuple[tuple[Seat, M], ...] = ()
    """The moves made from the position."""
    viewer: Viewer = 0
    show: tuple[str, ...]
    """The things that are drawn, from left to right, by their names on the game's table. Between them may
    stand a sign, `+`, `→` or `=`, or a text of the primer after a hash: `#two-points`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """The explanation of a thing on the table: its text, picture and rules."""

    text: str
    picture: str | None = None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment(Generic[V]):
    """The explanation of a phase of a turn or round: its text, picture and rules."""

    text: str
    """The message id. The message's optional attribute `here` describes the moment at this table."""
    picture: str
    rules: tuple[str, ...]
    now: Callable[[V], bool]
    """Whether the viewer of this view is in this phase."""
    about: Callable[[V], About] = nothing
    """The arguments of the sentence `here`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Primer(Generic[V, M, O]):
    """All explanations for a game."""

    pictures: Mapping[str, Picture[M, O]]
    things: Mapping[str, Thing]
    """Explanations by a thing's name on the table: `joker:query`, or `joker` for all that begin with it."""
    moments: tuple[Moment[V], ...]
    """The moments in playing order. Together they explain how the game is played."""


AnyPrimer: TypeAlias = Primer[Any, Any, Any]
AnyPicture: TypeAlias = Picture[Any, Any]


def present(primer: AnyPrimer, view: object) -> tuple[tuple[int, About], ...]:
    """Returns the numbers of the moments that apply to this view, with the arguments of their sentences."""
    return tuple(
        (number, moment.about(view)) for number, moment in enumerate(primer.moments) if moment.now(view)
    )


def thing_called(primer: AnyPrimer, name: str) -> Thing | None:
    """Returns the explanation of this thing or, if it has none, of its kind; None if neither has one."""
    return primer.things.get(name) or primer.things.get(name.partition(":")[0])

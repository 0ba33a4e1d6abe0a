"""Explanations for newcomers: what things are, what happens now, how a game is played.

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
    """The arguments of a moment that needs none."""
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
    """What is drawn, from left to right. Things are named as the game's table names them. Between them may
    stand a sign, `+`, `→` or `=`, or a text of the primer after a hash: `#two-points`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """The explanation of something on the table."""

    text: str
    picture: str | None = None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment(Generic[V]):
    """The explanation of a phase of a turn or round."""

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
    """Keyed by the table's name of a thing: `joker:query`, or `joker` for all that begin with it."""
    moments: tuple[Moment[V], ...]
    """In playing order: together they explain how the game is played."""


AnyPrimer: TypeAlias = Primer[Any, Any, Any]
AnyPicture: TypeAlias = Picture[Any, Any]


def present(primer: AnyPrimer, view: object) -> tuple[tuple[int, About], ...]:
    """Returns the numbers of the moments that apply to this view, with the arguments of their sentences."""
    return tuple(
        (number, moment.about(view)) for number, moment in enumerate(primer.moments) if moment.now(view)
    )


def thing_called(primer: AnyPrimer, name: str) -> Thing | None:
    """Returns the explanation of this thing, or else that of its kind."""
    return primer.things.get(name) or primer.things.get(name.partition(":")[0])

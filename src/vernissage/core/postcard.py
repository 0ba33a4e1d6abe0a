"""A finished game as one picture: what of it is drawn, and what is said beside it.

A game may bring this (`Extras.postcard`), with texts of its own in `postcard/`. What it draws is a list of
things on a sheet of any size, the first of them lowest: pictures of the game, people, words, cords. The
house hangs the sheet up beside the sentences, in the format that is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome, Step
from vernissage.core.value import Value

Ink: TypeAlias = Literal["paper", "gold", "soft", "lost", "dark"]
"""What lies before the wall: bright, gilt, quieter, wrong; and dark, for what stands on paper."""


Shape: TypeAlias = Literal["wide", "tall"]
"""A link as messengers unfold it, and a picture to send by itself."""


class Sentence(Value, frozen=True):
    """A text of the postcard, and what fills it. Between double asterisks stands what matters most."""

    text: str
    about: About


class Painted(Value, frozen=True, tag="painted"):
    """A picture of the game's, by the name of its file."""

    picture: str
    x: float
    y: float
    width: float
    height: float


class Framed(Value, frozen=True, tag="framed"):
    """A gilt frame around a place: it lies outside of it."""

    x: float
    y: float
    width: float
    height: float
    thick: float
    lamp: bool = False


class Sheet(Value, frozen=True, tag="sheet"):
    """A piece of paper."""

    x: float
    y: float
    width: float
    height: float
    round: float = 0


class Person(Value, frozen=True, tag="person"):
    """The portrait of whoever sits there, around this point."""

    seat: Seat
    x: float
    y: float
    size: float


class Written(Value, frozen=True, tag="written"):
    """Words around this point, and never wider than this."""

    words: Sentence
    x: float
    y: float
    size: float
    width: float
    ink: Ink = "paper"
    plate: bool = False
    """On a plate of brass?"""


class Cord(Value, frozen=True, tag="cord"):
    """From one point to another, hanging down. What isn't true is dashed."""

    start: tuple[float, float]
    end: tuple[float, float]
    true: bool = True


class Sign(Value, frozen=True, tag="sign"):
    """A tick or a cross, around this point."""

    right: bool
    x: float
    y: float
    size: float


Drawn: TypeAlias = Painted | Framed | Sheet | Person | Written | Cord | Sign


class Postcard(Value, frozen=True):
    """All of it."""

    headline: Sentence
    """What happened, in about nine words."""
    line: Sentence | None
    width: float
    height: float
    drawn: tuple[Drawn, ...]


Look: TypeAlias = Callable[[Any, Sequence[Step[Any, Any]], Outcome, Shape], Postcard | None]
"""From the state a game began with and its steps to the end, as in `Extras.retrospect`; None if nothing in it
is worth a picture. A sheet that is to hang in a tall picture may be higher."""

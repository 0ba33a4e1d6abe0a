"""A finished game as one picture to share: the drawing, and the sentences next to it.

A game may have one (`Extras.postcard`), with its own texts in `postcard/`. A postcard is a list of things
drawn on a sheet of any size, bottom first: pictures of the game, people, words, cords. The server places the
sheet next to the sentences, in the requested format.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome, Step
from vernissage.core.value import Value

Ink: TypeAlias = Literal["paper", "gold", "soft", "lost", "dark"]
"""Text colours. On the wall: bright, gold, muted, and one for mistakes; `dark` is for text on paper."""


Shape: TypeAlias = Literal["wide", "tall"]
"""`wide` is the preview of a link in a messenger, `tall` a picture to send by itself."""


class Sentence(Value, frozen=True):
    """A text of the postcard and its arguments. Double asterisks mark the most important words."""

    text: str
    about: About


class Painted(Value, frozen=True, tag="painted"):
    """A picture of the game, by file name."""

    picture: str
    x: float
    y: float
    width: float
    height: float


class Framed(Value, frozen=True, tag="framed"):
    """A gilt frame around the outside of this rectangle."""

    x: float
    y: float
    width: float
    height: float
    thick: float
    lamp: bool = False


class Sheet(Value, frozen=True, tag="sheet"):
    x: float
    y: float
    width: float
    height: float
    round: float = 0


class Person(Value, frozen=True, tag="person"):
    """The portrait of the player at a seat, centred on this point."""

    seat: Seat
    x: float
    y: float
    size: float


class Written(Value, frozen=True, tag="written"):
    """Words centred on this point, at most this wide."""

    words: Sentence
    x: float
    y: float
    size: float
    width: float
    ink: Ink = "paper"
    plate: bool = False
    """Whether the words stand on a brass plate."""


class Cord(Value, frozen=True, tag="cord"):
    """A hanging cord between two points; dashed if it stands for something untrue."""

    start: tuple[float, float]
    end: tuple[float, float]
    true: bool = True


class Sign(Value, frozen=True, tag="sign"):
    """A tick or a cross, centred on this point."""

    right: bool
    x: float
    y: float
    size: float


Drawn: TypeAlias = Painted | Framed | Sheet | Person | Written | Cord | Sign


class Postcard(Value, frozen=True):
    """The drawing, its size, and the sentences next to it."""

    headline: Sentence
    """The result of the game, in about nine words."""
    line: Sentence | None
    width: float
    height: float
    drawn: tuple[Drawn, ...]


Look: TypeAlias = Callable[[Any, Sequence[Step[Any, Any]], Outcome, Shape], Postcard | None]
"""Draws a game from its first state and its steps, as in `Extras.retrospect`; None if nothing in it is worth
a picture. A sheet for a tall picture may be higher."""

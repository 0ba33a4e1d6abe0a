"""What can arrive at a table. Nothing enters it by another way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from vernissage.core.company import Waits
from vernissage.core.seats import Seat
from vernissage.server import protocol
from vernissage.server.room import Moment, Visitor


@dataclass(frozen=True, slots=True)
class Came:
    """A socket opened."""

    visitor: Visitor


@dataclass(frozen=True, slots=True)
class Went:
    """A socket closed."""

    visitor: int


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody wants something."""

    visitor: int
    message: protocol.Wish
    trace: str = ""
    """By which its way is followed (tracing.py), if it is."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """A guest has another name now."""

    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot answers a question with one of its offers."""

    seat: Seat
    question: int
    offer: int
    moment: Moment | None = None
    """As the table stood when it thought about it."""


@dataclass(frozen=True, slots=True)
class Hesitated:
    """A bot lets people go first, as the table stood when it thought about it."""

    seat: Seat
    moment: Moment
    waits: Waits


@dataclass(frozen=True, slots=True)
class Alarm:
    """The time of a clock, of a vote or of a bot that waits may be over."""


Letter: TypeAlias = Came | Went | Said | Renamed | Thought | Hesitated | Alarm

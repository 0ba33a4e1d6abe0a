"""What can arrive at a table. Nothing enters it by another way."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vernissage.core.company import Waits
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.room import Moment, Visitor


class Came(msgspec.Struct, frozen=True):
    """A socket opened."""

    visitor: Visitor


class Went(msgspec.Struct, frozen=True):
    """A socket closed."""

    visitor: int


class Said(msgspec.Struct, frozen=True):
    """Somebody wants something."""

    visitor: int
    message: protocol.Wish
    trace: str = ""
    """By which its way is followed (tracing.py), if it is."""


class Renamed(msgspec.Struct, frozen=True):
    """A guest has another name now."""

    guest: str
    name: str


class Thought(msgspec.Struct, frozen=True):
    """A bot answers a question with one of its offers."""

    seat: Seat
    question: int
    offer: int
    moment: Moment | None = None
    """As the table stood when it thought about it."""


class Hesitated(msgspec.Struct, frozen=True):
    """A bot lets people go first, as the table stood when it thought about it."""

    seat: Seat
    moment: Moment
    waits: Waits


class Alarm(msgspec.Struct, frozen=True):
    """The time of a clock, of a vote or of a bot that waits may be over."""


Letter: TypeAlias = Came | Went | Said | Renamed | Thought | Hesitated | Alarm

"""Letters: everything that can arrive at a table. Nothing changes a table in any other way."""

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
    """A visitor sent a message."""

    visitor: int
    message: protocol.Wish
    trace: str = ""
    """The trace that it belongs to; empty if it is not traced."""


class Renamed(msgspec.Struct, frozen=True):
    """A guest was renamed."""

    guest: str
    name: str


class Thought(msgspec.Struct, frozen=True):
    """A bot answers a question with one of its offers, by index."""

    seat: Seat
    question: int
    offer: int
    moment: Moment | None = None
    """The moment for which it was thought."""
    tried: int = 0
    """How many other offers were tried before, because they raised an exception."""


class Hesitated(msgspec.Struct, frozen=True):
    """A bot decided at this moment to let people go first."""

    seat: Seat
    moment: Moment
    waits: Waits


class Alarm(msgspec.Struct, frozen=True):
    """The time of a clock, a vote or a waiting bot may be over."""


Letter: TypeAlias = Came | Went | Said | Renamed | Thought | Hesitated | Alarm

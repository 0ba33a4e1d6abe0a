"""Letters: the events that can arrive at a table. Only a letter can change a table."""

from typing import TypeAlias

import msgspec

from vernissage.core.company import Waits
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.room import Moment, Visitor


class Came(msgspec.Struct, frozen=True):
    """A visitor's connection opened."""

    visitor: Visitor


class Went(msgspec.Struct, frozen=True):
    """A visitor's connection closed."""

    visitor: int


class Said(msgspec.Struct, frozen=True):
    """A visitor sent a message."""

    visitor: int
    message: protocol.Wish
    trace: str = ""
    """The id of the message's trace; empty if it is not traced."""


class Renamed(msgspec.Struct, frozen=True):
    """A guest has another name, or another portrait."""

    guest: str
    name: str
    portrait: str = ""


class Thought(msgspec.Struct, frozen=True):
    """A bot answers a question with one of its offers, by index."""

    seat: Seat
    question: int
    offer: int
    moment: Moment | None = None
    """The moment at which the bot was asked."""
    tried: int = 0
    """How many other moves failed with an exception before this one."""


class Hesitated(msgspec.Struct, frozen=True):
    """A bot has decided to let people go first."""

    seat: Seat
    moment: Moment
    waits: Waits


class Alarm(msgspec.Struct, frozen=True):
    """A timer rang: a clock, a vote or a bot's wait may be over."""


Letter: TypeAlias = Came | Went | Said | Renamed | Thought | Hesitated | Alarm

"""The world around a table: time, calendar and chance. Handlers get it as an argument, so they stay pure."""

from collections.abc import Collection
from typing import Protocol

import msgspec

from vernissage.table.calendar import Calendar


class Chance(Protocol):
    """What a table can draw at random."""

    def key(self) -> str:
        """The key of a seat: it lets somebody go on there from another device."""

    def name(self, taken: Collection[str] = ()) -> str:
        """A first name that nobody at the table has, unless all are taken."""

    def seed(self) -> bytes:
        """The seed of a deal."""

    def code(self, attempt: int) -> str:
        """The code of a new table. Later attempts draw longer ones."""

    def number(self, what: str, count: int = 16) -> str:
        """An identifier: `count` random bytes in hexadecimal. `what` names its purpose."""


class World(msgspec.Struct, frozen=True):
    """The world at the moment in which a letter is handled."""

    now: float
    """Seconds on the monotonic clock, for durations."""
    time: float
    """Seconds since 1970, for times that are stored."""
    calendar: Calendar
    chance: Chance
    attempt: int = 0
    """How often this letter was handled before, because the code that it drew was in use."""

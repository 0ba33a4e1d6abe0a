"""What a letter may know besides the room it arrives in: what time it is, which day, and chance."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from vernissage.table.calendar import Calendar


class Chance(Protocol):
    """What a table may draw."""

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
    """The moment in which a letter is opened."""

    now: float
    """Seconds on a monotonic clock: for how long somebody thinks or is away."""
    time: float
    """Seconds since 1970: when a vote closes, even if the house is closed meanwhile."""
    calendar: Calendar
    chance: Chance
    attempt: int = 0
    """How often this letter was opened before, where the code it drew was in use."""

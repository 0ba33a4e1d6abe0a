"""The table's environment: time, calendar and chance. Handlers get it as an argument, so they stay pure."""

from collections.abc import Collection, Mapping
from typing import Protocol

import msgspec
from msgspec import field

from vernissage.core.game import AnyGame
from vernissage.table.calendar import Calendar


class Chance(Protocol):
    """A source of everything that a table draws at random."""

    def key(self) -> str:
        """Draws a seat's key, with which its player can continue on another device."""

    def name(self, taken: Collection[str] = ()) -> str:
        """Draws a first name that nobody at the table has; any name if all are taken."""

    def seed(self) -> bytes:
        """Draws the seed of a deal."""

    def code(self, attempt: int) -> str:
        """Draws the code of a new table. Later attempts draw longer codes."""

    def number(self, what: str, count: int = 16) -> str:
        """Draws an identifier: `count` random bytes in hexadecimal. `what` names its purpose."""


class World(msgspec.Struct, frozen=True):
    """Time, calendar and chance at the moment when a letter is handled."""

    now: float
    """Seconds on the monotonic clock, for durations."""
    time: float
    """Seconds since 1970, for times that are stored."""
    calendar: Calendar
    chance: Chance
    games: Mapping[str, AnyGame] = field(default_factory=dict)
    """The games that are offered to guests, by name."""
    attempt: int = 0
    """How often this letter was tried before, because the code that it drew was in use."""

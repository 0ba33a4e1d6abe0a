"""What a letter leads to: the room after it, what must be stored, what is told, and what else is asked for.

A change is stored in one transaction before anyone is told, so nothing is ever half done.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.room import Room
from vernissage.table.rows import NOTHING, Kept


class Everything(msgspec.Struct, frozen=True):
    """Send everything as it stands, to one visitor or to all."""

    visitor: int | None = None


class TableChanged(msgspec.Struct, frozen=True):
    """The table has changed. Tell everyone, everyone but one visitor, or only these guests."""

    but: int | None = None
    only: frozenset[str] | None = None


class GameMoved(msgspec.Struct, frozen=True):
    """The input of this number was added to the game."""

    number: int


class SaidAgain(msgspec.Struct, frozen=True):
    """Tell a visitor who answered late or twice how the game stands.

    That is after the last answer of `seat`, or after the last input if it is None.
    """

    visitor: int
    seat: Seat | None


class Foreseen(msgspec.Struct, frozen=True):
    """Answer a visitor with the previews of this seat's possible moves."""

    visitor: int
    seat: Seat


class Explained(msgspec.Struct, frozen=True):
    """Answer a visitor: which moment of the game it is, from their view."""

    visitor: int


class Earlier(msgspec.Struct, frozen=True):
    """Answer a visitor: the page of the log before this input."""

    visitor: int
    before: int


class Message(msgspec.Struct, frozen=True):
    """Send a message, to one visitor or to all."""

    news: protocol.News
    visitor: int | None = None


Told: TypeAlias = Everything | TableChanged | GameMoved | SaidAgain
Happening: TypeAlias = Told | Foreseen | Explained | Earlier | Message


class Remember(msgspec.Struct, frozen=True):
    """The game is over. Work out what it leaves to its guests, and keep that with the change."""


class Feat(msgspec.Struct, frozen=True):
    """A guest has reached a feat. Tell everyone, and say whether it is the guest's first."""

    seat: Seat
    guest: str
    name: str


class Advice(msgspec.Struct, frozen=True):
    """A visitor asked for a hint. Let a bot think about it, and send them its answer."""

    visitor: int
    seat: Seat


Ask: TypeAlias = Remember | Feat | Advice
"""Work for the house: `Remember` before the change is kept, the others after it was told."""


class Change(msgspec.Struct, frozen=True):
    """The step from one room to the next."""

    room: Room
    kept: Kept = NOTHING
    told: tuple[Happening, ...] = ()
    """What is told, in this order."""
    asks: tuple[Ask, ...] = ()
    """What the house must do besides."""

    def then(self, after: Change) -> Change:
        """This change and the next as one."""
        return Change(after.room, self.kept.then(after.kept), self.told + after.told, self.asks + after.asks)

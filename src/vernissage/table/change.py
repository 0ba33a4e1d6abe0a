"""What a letter leads to: what the room is now, what must be kept for it, and what happened, to be told.

All of a change is kept by one transaction, before anyone is told. So nothing is ever half done.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.room import Room
from vernissage.table.rows import NOTHING, Kept


class Everything(msgspec.Struct, frozen=True):
    """Everything as it stands, to this visitor or to all."""

    visitor: int | None = None


class TableChanged(msgspec.Struct, frozen=True):
    """Something about the table is different: for all, for all but one, or only for these guests."""

    but: int | None = None
    only: frozenset[str] | None = None


class GameMoved(msgspec.Struct, frozen=True):
    """The game went on by this input."""

    number: int


class SaidAgain(msgspec.Struct, frozen=True):
    """To somebody who answered late or twice: how it stands now.

    After the last answer of that seat, or after the last input of any.
    """

    visitor: int
    seat: Seat | None


class Foreseen(msgspec.Struct, frozen=True):
    """To somebody who asked: what this seat may foresee of the game as it stands."""

    visitor: int
    seat: Seat


class Explained(msgspec.Struct, frozen=True):
    """To somebody who asked: which moment of the game is now, through their eyes."""

    visitor: int


class Earlier(msgspec.Struct, frozen=True):
    """To somebody who asked: the page of the story before this input."""

    visitor: int
    before: int


class Message(msgspec.Struct, frozen=True):
    """The same to everyone, or to one."""

    news: protocol.News
    visitor: int | None = None


Told: TypeAlias = Everything | TableChanged | GameMoved | SaidAgain
Happening: TypeAlias = Told | Foreseen | Explained | Earlier | Message


class Remember(msgspec.Struct, frozen=True):
    """The game is over: what it leaves is worked out, and kept with the change."""


class Feat(msgspec.Struct, frozen=True):
    """A person at this seat has reached this, which people keep. Everyone is told."""

    seat: Seat
    guest: str
    name: str


class Advice(msgspec.Struct, frozen=True):
    """Somebody at this seat asks what a bot would do. A bot thinks about it, and they are told."""

    visitor: int
    seat: Seat


Ask: TypeAlias = Remember | Feat | Advice
"""What takes the house longer than a moment: before the change is kept (`Remember`), or after it is told."""


class Change(msgspec.Struct, frozen=True):
    """From one room to the next."""

    room: Room
    kept: Kept = NOTHING
    told: tuple[Happening, ...] = ()
    """What happened, in the order in which it is told."""
    asks: tuple[Ask, ...] = ()
    """What is to be done besides."""

    def then(self, after: Change) -> Change:
        """Both, as one."""
        return Change(after.room, self.kept.then(after.kept), self.told + after.told, self.asks + after.asks)

"""A change is the next room, with the rows to store, the messages to send and further work for the server.

It is stored in one transaction before anyone is told, so nothing is ever half done.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.room import Room
from vernissage.table.rows import NOTHING, Kept


class Everything(msgspec.Struct, frozen=True):
    """Send the whole state of the table, to one visitor or to all."""

    visitor: int | None = None


class TableChanged(msgspec.Struct, frozen=True):
    """Tell everyone that the table has changed, except visitor `but`, or only the guests in `only`."""

    but: int | None = None
    only: frozenset[str] | None = None


class GameMoved(msgspec.Struct, frozen=True):
    """Tell everyone that input `number` was added to the game."""

    number: int


class SaidAgain(msgspec.Struct, frozen=True):
    """Send the present game again to a visitor who answered late or twice.

    The message shows the last answer of `seat`, or the last input if `seat` is None.
    """

    visitor: int
    seat: Seat | None


class Foreseen(msgspec.Struct, frozen=True):
    """Send a visitor the previews of the possible moves of `seat`."""

    visitor: int
    seat: Seat


class Explained(msgspec.Struct, frozen=True):
    """Send a visitor explanations of the present position, as far as they can see it."""

    visitor: int


class Earlier(msgspec.Struct, frozen=True):
    """Send a visitor the page of the log that ends before input `before`."""

    visitor: int
    before: int


class Message(msgspec.Struct, frozen=True):
    """Send a message, to one visitor or to all."""

    news: protocol.News
    visitor: int | None = None


Told: TypeAlias = Everything | TableChanged | GameMoved | SaidAgain
Happening: TypeAlias = Told | Foreseen | Explained | Earlier | Message


class Remember(msgspec.Struct, frozen=True):
    """Work out the mementos of a finished game, and store them with the change."""


class Feat(msgspec.Struct, frozen=True):
    """A guest has reached a feat. Tell everyone, and tell the guest whether it is their first time."""

    seat: Seat
    guest: str
    name: str


class Advice(msgspec.Struct, frozen=True):
    """A visitor asked for a hint. Let a bot think, and send its answer to the visitor."""

    visitor: int
    seat: Seat


Ask: TypeAlias = Remember | Feat | Advice
"""Work for the server. `Remember` is done before the change is stored, the others after everyone was told."""


class Change(msgspec.Struct, frozen=True):
    """The step from one room to the next, with the rows to store and the messages to send."""

    room: Room
    kept: Kept = NOTHING
    told: tuple[Happening, ...] = ()
    """The messages to send, in this order."""
    asks: tuple[Ask, ...] = ()
    """Further work for the server."""

    def then(self, after: Change) -> Change:
        """Joins this change and the next one into a single change."""
        return Change(after.room, self.kept.then(after.kept), self.told + after.told, self.asks + after.asks)

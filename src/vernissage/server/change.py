"""What a letter leads to: what the room is now, what must be kept for it, and what happened, to be told.

All of a change is kept by one transaction, before anyone is told. So nothing is ever half done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from vernissage.core.seats import Seat
from vernissage.server import protocol
from vernissage.server.room import Room
from vernissage.server.store.rows import NOTHING, Kept


@dataclass(frozen=True, slots=True)
class Everything:
    """Everything as it stands, to this visitor or to all."""

    visitor: int | None = None


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something about the table is different: for all, for all but one, or only for these guests."""

    but: int | None = None
    only: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class GameMoved:
    """The game went on by this input."""

    number: int


@dataclass(frozen=True, slots=True)
class SaidAgain:
    """To somebody who answered late or twice: how it stands now.

    After the last answer of that seat, or after the last input of any.
    """

    visitor: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Foreseen:
    """To somebody who asked: what this seat may foresee of the game as it stands."""

    visitor: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Explained:
    """To somebody who asked: which moment of the game is now, through their eyes."""

    visitor: int


@dataclass(frozen=True, slots=True)
class Earlier:
    """To somebody who asked: the page of the story before this input."""

    visitor: int
    before: int


@dataclass(frozen=True, slots=True)
class Message:
    """The same to everyone, or to one."""

    news: protocol.News
    visitor: int | None = None


Told: TypeAlias = Everything | TableChanged | GameMoved | SaidAgain
Happening: TypeAlias = Told | Foreseen | Explained | Earlier | Message


@dataclass(frozen=True, slots=True)
class Feat:
    """A person at this seat has reached this, which people keep."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Advice:
    """Somebody at this seat wants to know what a bot would do: that takes a while."""

    visitor: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Change:
    """From one room to the next."""

    room: Room
    kept: Kept = NOTHING
    told: tuple[Happening, ...] = ()
    """What happened, in the order in which it is told."""
    reached: tuple[Feat, ...] = ()
    """What this has led to that people keep from game to game."""
    advice: Advice | None = None
    """What is to be thought about, now that it is noted."""

    def then(self, after: Change) -> Change:
        """Both, as one."""
        return Change(
            after.room, self.kept.then(after.kept), self.told + after.told, self.reached + after.reached
        )

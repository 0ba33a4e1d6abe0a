"""Bots that play with people: what they know of them, and how they wait for them to move first."""

from __future__ import annotations

from vernissage.core.seats import Seat
from vernissage.core.value import Value


class Hint(Value, frozen=True):
    """What a waiting bot shows the others: the things it points at, as its game names them, and a phrase."""

    at: str = ""
    phrase: str = ""


class Waits(Value, frozen=True):
    """The bot's answer when it lets people go first instead of moving."""

    hint: Hint = Hint()
    seconds: float | None = None
    """Ask the bot again after this many seconds; None means when something has happened."""


class People(Value, frozen=True):
    """What a bot knows about the people it plays with."""

    seats: tuple[Seat, ...]
    urge: bool = False
    """Whether they have asked it to go ahead, or their clock is running out."""
    told: tuple[tuple[int, Hint], ...] = ()
    """The hints it has given: how many events it had seen by then, and the hint."""

"""Bots beside people: what they know of them, and how they wait for them instead of making a move."""

from __future__ import annotations

from vernissage.core.seats import Seat
from vernissage.core.value import Value


class Hint(Value, frozen=True):
    """What a bot lets others know while it waits: what it points at, as its game names it, and a phrase."""

    at: str = ""
    phrase: str = ""


class Waits(Value, frozen=True):
    """No answer yet: the bot lets the people go first."""

    hint: Hint = Hint()
    seconds: float | None = None
    """For so long at most, then it is asked again; None: until something has happened."""


class People(Value, frozen=True):
    """What a bot knows of the people it keeps company."""

    seats: tuple[Seat, ...]
    urge: bool = False
    """Have they asked it to go ahead, or does their clock press?"""
    told: tuple[tuple[int, Hint], ...] = ()
    """What it has let them know: when it had seen so many events, and what."""

"""What else the store holds besides what tables lead to (`table/rows.py`), as values."""

from __future__ import annotations

import msgspec


class Lease(msgspec.Struct, frozen=True):
    """A table is served by one process, which can keep something there until another has taken the table."""

    code: str
    holder: str
    epoch: int
    """How often it was taken; only grows."""


class Pulse(msgspec.Struct, frozen=True):
    """What a process learns when it says that it is alive."""

    left: float
    """For how many seconds it would still have been believed to be; less than none if it was late."""
    living: frozenset[str]
    """All who are alive."""


class Day(msgspec.Struct, frozen=True):
    """What a guest has made of the deal of a day so far."""

    guest: str
    game: str
    date: str
    """As in 2031-05-04."""
    tries: int
    first: int
    best: int
    code: str
    """The table of the best."""
    gave_up: bool = False
    """Do they want to know what was possible, and try no more?"""


class Finisher(msgspec.Struct, frozen=True):
    """Somebody who has finished a day, and the score of their first try."""

    guest: str
    name: str
    first: int


class Circle(msgspec.Struct, frozen=True):
    """People who meet again."""

    id: str
    name: str
    key: str
    """Whoever knows it may join."""
    made: float
    """When, in seconds since 1970."""


class Rating(msgspec.Struct, frozen=True):
    """How well a guest plays a game, as far as it is known."""

    game: str
    mean: float
    spread: float
    """How far off that may be: a standard deviation."""
    games: int
    """From so many."""


class Call(msgspec.Struct, frozen=True):
    """A table where others wait for somebody."""

    code: str
    game: str
    since: float
    """In seconds since 1970, as is the next."""
    due: float | None
    gathers: bool = False
    """Is somebody expected there, for a game that has not begun?"""


class Contact(msgspec.Struct, frozen=True):
    """Where a guest wants to be called."""

    address: str
    """What tells it from others: a URL, or what a feed is asked for by, hashed."""
    guest: str
    kind: str
    """A browser (`push`), an address of their own (`webhook`), or a `feed` that they read."""
    doc: bytes
    """What is needed to call there, as JSON; the store never looks inside."""
    made: float
    """When, in seconds since 1970."""


class Due(msgspec.Struct, frozen=True):
    """Somebody who is to be called to a table now."""

    guest: str
    code: str
    game: str
    due: float | None
    reminds: bool
    """Were they called before?"""
    gathers: bool = False
    """Has the game not begun?"""


class Errand(msgspec.Struct, frozen=True):
    """A call to make: the guest, the table, and the contact to use."""

    due: Due
    seat: int
    contact: Contact
    telling: int
    """What they have heard of it afterwards: 1 that it is their turn, 2 a reminder."""
    tries: int = 0
    """How often it was in vain so far."""
    next: float | None = None
    """Since when it may be tried again, or until when it is somebody's; None if it never was tried."""

"""Values that the store returns, besides those of tables (`table/rows.py`)."""

import msgspec


class Lease(msgspec.Struct, frozen=True):
    """The right of one process to serve a table and write to it, until another process takes the table."""

    code: str
    holder: str
    epoch: int
    """How often the table was taken. It only grows."""


class Pulse(msgspec.Struct, frozen=True):
    """What a process learns from its heartbeat."""

    left: float
    """How many seconds were left before the process would have counted as dead; negative if it was late."""
    living: frozenset[str]
    """The names of all live processes."""


class Day(msgspec.Struct, frozen=True):
    """A guest's results in one daily deal."""

    guest: str
    game: str
    date: str
    """In ISO format, such as 2031-05-04."""
    tries: int
    first: int
    best: int
    code: str
    """The table of the best attempt."""
    gave_up: bool = False
    """Whether they gave up to see what was possible. Later attempts don't count."""


class Finisher(msgspec.Struct, frozen=True):
    """Somebody who finished a day, and the score of their first attempt."""

    guest: str
    name: str
    first: int


class Circle(msgspec.Struct, frozen=True):
    """A group of people who play together."""

    id: str
    name: str
    key: str
    """The key of the invitation link: anyone who has it may join."""
    made: float
    """When it was created, in seconds since 1970."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate of how well a guest plays a game."""

    game: str
    mean: float
    spread: float
    """The standard deviation of the estimate."""
    games: int
    """The number of games it is based on."""


class Call(msgspec.Struct, frozen=True):
    """A table where others wait for a guest."""

    code: str
    game: str
    since: float
    """In seconds since 1970, like `due`."""
    due: float | None
    gathers: bool = False
    """Whether the game has not begun."""


class Contact(msgspec.Struct, frozen=True):
    """A way to notify a guest."""

    address: str
    """A unique address: a URL, or the hash of a feed's key."""
    guest: str
    kind: str
    """A browser (`push`), a URL of their own (`webhook`), or a `feed` that they read."""
    doc: bytes
    """What is needed to notify them, as JSON. The store never looks inside."""
    made: float
    """When it was added, in seconds since 1970."""


class Due(msgspec.Struct, frozen=True):
    """A guest who is to be notified now about a table."""

    guest: str
    code: str
    game: str
    due: float | None
    reminds: bool
    """Whether they were already notified once."""
    gathers: bool = False
    """Whether the game has not begun."""


class Errand(msgspec.Struct, frozen=True):
    """A call to make: the guest, the table, and the contact to use."""

    due: Due
    seat: int
    contact: Contact
    telling: int
    """The message number: 1 for "it is your turn", 2 for a reminder."""
    tries: int = 0
    """The number of failed attempts so far."""
    next: float | None = None
    """When it may be tried again, or until when a process has claimed it; None if it was never tried."""

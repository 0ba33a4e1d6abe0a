"""Values that the store returns, except those about tables (`table/rows.py`)."""

import msgspec


class Lease(msgspec.Struct, frozen=True):
    """The right of one process to serve a table and write to it, until another process takes the table."""

    code: str
    holder: str
    epoch: int
    """How often the table was taken. It only grows."""


class Pulse(msgspec.Struct, frozen=True):
    """The result of a process's heartbeat."""

    left: float
    """The seconds left before the process would have counted as dead; 0 or less if the heartbeat was late."""
    living: frozenset[str]
    """The names of all live processes."""


class Day(msgspec.Struct, frozen=True):
    """A guest's results in one daily deal."""

    guest: str
    game: str
    date: str
    """The date in ISO format, such as 2031-05-04."""
    tries: int
    first: int
    best: int
    code: str
    """The code of the table of the best attempt."""
    gave_up: bool = False
    """Whether the guest gave up to see the solution. Later attempts don't count."""


class Finisher(msgspec.Struct, frozen=True):
    """A guest who finished a daily deal, and the score of their first attempt."""

    guest: str
    name: str
    portrait: str
    """The portrait that the guest has chosen; empty if they have chosen none."""
    first: int


class Circle(msgspec.Struct, frozen=True):
    """A group of people who play together."""

    id: str
    name: str
    key: str
    """The key of the invitation link: anyone who has it may join."""
    made: float
    """When the circle was created, in seconds since 1970."""
    evening: float | None = None
    """When it meets next, in seconds since 1970; null if nobody has said. It may have passed."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate of how well a guest plays a game."""

    game: str
    mean: float
    spread: float
    """The standard deviation of the estimate."""
    games: int
    """The number of games that the estimate is based on."""


class Call(msgspec.Struct, frozen=True):
    """A table where others wait for a guest."""

    code: str
    game: str
    since: float
    """When the others began to wait, in seconds since 1970. `due` is in seconds since 1970, too."""
    due: float | None
    gathers: bool = False
    """Whether the game has not begun."""


class Contact(msgspec.Struct, frozen=True):
    """A way to notify a guest."""

    address: str
    """A URL, or the hash of a feed's key."""
    guest: str
    kind: str
    """`push` for a browser, `webhook` for a URL of the guest, or `feed` for a feed that they read."""
    doc: bytes
    """The data needed to notify the guest, as JSON. The store never looks inside."""
    made: float
    """When the contact was added, in seconds since 1970."""


class Due(msgspec.Struct, frozen=True):
    """A guest who is to be notified now about a table."""

    guest: str
    code: str
    game: str
    due: float | None
    reminds: bool
    """Whether the guest has already been notified once."""
    gathers: bool = False
    """Whether the game has not begun."""


class Errand(msgspec.Struct, frozen=True):
    """A call to send: the guest, the table, and the contact to use."""

    due: Due
    seat: int
    contact: Contact
    telling: int
    """The number of the message: 1 for "it is your turn", 2 for a reminder."""
    tries: int = 0
    """The number of failed attempts so far."""
    next: float | None = None
    """When the call may be tried again, or until when a process has claimed it; None before the first try."""

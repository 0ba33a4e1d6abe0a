"""Messages between the home of a table (the process that serves it) and gateways, which hold the sockets.

The gateway gives a socket a number when it enters a table. A socket that enters again gets a new number, so
that late messages for the old one are ignored.
"""

from typing import Final, TypeAlias

import msgspec

from vernissage.table.protocol import Why


class Mail(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The base of all messages."""


# To the home of a table


class Enter(Mail, frozen=True):
    """A socket was opened."""

    number: int
    code: str
    guest: str
    name: str
    watching: bool
    rated: bool = False


class Say(Mail, frozen=True):
    """A player's message, as JSON."""

    number: int
    message: bytes
    trace: str = ""
    """The trace that it belongs to (tracing.py), if any."""


class Leave(Mail, frozen=True):
    """A socket was closed or has moved elsewhere."""

    number: int


class Rename(Mail, frozen=True):
    """A guest at this table was renamed."""

    code: str
    guest: str
    name: str


# To a gateway


class Heard(Mail, frozen=True):
    """The last message with this number has been handled."""

    number: int


class Tell(Mail, frozen=True):
    """Data to send to that socket as it is."""

    number: int
    news: bytes


class Dismissed(Mail, frozen=True):
    """The table dismisses a socket. After `restart` the gateway looks for the table's new home."""

    number: int
    why: Why


# To anyone


class Alive(Mail, frozen=True):
    """A heartbeat, sent when there is nothing else. Its sequence number shows whether a message was lost."""


class Counted(Mail, frozen=True):
    """The recent usage of rate limits at one process."""

    spent: dict[str, dict[str, float]]
    """Usage by limit and address since the last report."""
    inside: dict[str, int]
    """The number of open sockets by address."""


AnyMail: TypeAlias = Enter | Say | Leave | Rename | Heard | Tell | Dismissed | Alive | Counted
_WRITER: Final = msgspec.msgpack.Encoder()
_READER: Final = msgspec.msgpack.Decoder(list[AnyMail])


def write(mail: list[AnyMail]) -> bytes:
    return _WRITER.encode(mail)


def read(written: bytes) -> list[AnyMail]:
    return _READER.decode(written)

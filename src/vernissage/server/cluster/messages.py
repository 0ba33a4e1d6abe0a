"""Messages between the home of a table (the process that serves it) and gateways, which hold the sockets.

The gateway gives a socket a number when it enters a table. A socket that enters again gets a new number, so
that late messages for the old number are ignored.
"""

from typing import Final, TypeAlias

import msgspec

from vernissage.table.protocol import Why


class Mail(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base class of all messages."""


# To the home of a table


class Enter(Mail, frozen=True):
    """Sent when a socket enters a table."""

    number: int
    code: str
    guest: str
    name: str
    portrait: str
    watching: bool
    rated: bool = False
    screen: bool = False
    paces: bool = False


class Say(Mail, frozen=True):
    """A message from a visitor, as JSON."""

    number: int
    message: bytes
    trace: str = ""
    """The id of the trace that the message belongs to (tracing.py); empty if there is none."""


class Leave(Mail, frozen=True):
    """Sent when a socket is closed or has entered elsewhere."""

    number: int


class Rename(Mail, frozen=True):
    """Sent when a guest at this table has another name or portrait."""

    code: str
    guest: str
    name: str
    portrait: str


# To a gateway


class Heard(Mail, frozen=True):
    """Sent when the last message from the socket with this number has been handled."""

    number: int


class Tell(Mail, frozen=True):
    """Data that the gateway sends to the socket unchanged."""

    number: int
    news: bytes


class Dismissed(Mail, frozen=True):
    """Sent when the table dismisses a socket. After `restart` the gateway looks for the table's new home."""

    number: int
    why: Why


# To anyone


class Alive(Mail, frozen=True):
    """A heartbeat between two processes. Its sequence number shows whether a message was lost."""


class Counted(Mail, frozen=True):
    """The recent usage of rate limits in one process."""

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

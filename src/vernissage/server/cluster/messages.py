"""What two processes write to each other: the home of a table, and a porter, who has somebody's socket.

A number is the porter's, for one stay of one socket: whoever comes again comes under another, so that nothing
that was on its way to the stay before reaches the one after it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from vernissage.table.protocol import Why


class Mail(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of all of it."""


# To the home of a table


class Enter(Mail, frozen=True):
    """A socket has opened."""

    number: int
    code: str
    guest: str
    name: str
    watching: bool
    rated: bool = False


class Say(Mail, frozen=True):
    """Somebody wants something; as it was said, in JSON."""

    number: int
    message: bytes
    trace: str = ""
    """By which its way is followed (tracing.py), if it is."""


class Leave(Mail, frozen=True):
    """A socket has closed, or is somewhere else now."""

    number: int


class Rename(Mail, frozen=True):
    """A guest who sits at this table has another name now."""

    code: str
    guest: str
    name: str


# To a porter


class Heard(Mail, frozen=True):
    """What came last under this number is dealt with."""

    number: int


class Tell(Mail, frozen=True):
    """This is for that socket, byte for byte."""

    number: int
    news: bytes


class Dismissed(Mail, frozen=True):
    """The table says goodbye. After `restart` the porter finds out where its home is now."""

    number: int
    why: Why


# To anyone


class Alive(Mail, frozen=True):
    """Nothing else is to be said; whoever gets this one has missed none before it."""


class Counted(Mail, frozen=True):
    """What was asked for here lately, as the limits count."""

    spent: dict[str, dict[str, float]]
    """By limit and address: how much, since this was last told."""
    inside: dict[str, int]
    """By address: how many sockets are open."""


AnyMail: TypeAlias = Enter | Say | Leave | Rename | Heard | Tell | Dismissed | Alive | Counted
_WRITER: Final = msgspec.msgpack.Encoder()
_READER: Final = msgspec.msgpack.Decoder(list[AnyMail])


def write(mail: list[AnyMail]) -> bytes:
    return _WRITER.encode(mail)


def read(written: bytes) -> list[AnyMail]:
    return _READER.decode(written)

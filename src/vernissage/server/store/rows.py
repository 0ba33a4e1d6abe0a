"""What goes into the store and comes out of it, as values."""

from __future__ import annotations

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """Someone who came by."""

    id: str
    name: str
    made: float
    """When, in seconds since 1970."""


class TableRow(msgspec.Struct, frozen=True):
    """A table, apart from the inputs of its game."""

    code: str
    game: str
    rules: int
    """The version of the game's rules."""
    stage: str
    open: bool
    made: float
    """When, in seconds since 1970."""
    host: str
    """The guest who made it."""
    guests: tuple[str, ...]
    """The guests who hold a seat, each once."""
    doc: bytes
    """The table's own JSON; the store never looks inside."""
    seed: bytes
    """Secret until the game is over; empty before it begins."""


class Points(msgspec.Struct, frozen=True):
    """What a guest has made of a daily puzzle in one try."""

    guest: str
    game: str
    date: str
    score: int
    code: str


class Day(msgspec.Struct, frozen=True):
    """What a guest has made of a daily puzzle by now."""

    guest: str
    game: str
    date: str
    """As in 2031-05-04."""
    tries: int
    first: int
    best: int
    code: str
    """The table of the best."""


class Feat(msgspec.Struct, frozen=True):
    """What a guest has reached for keeps."""

    guest: str
    game: str
    feat: str
    made: float
    """When, in seconds since 1970."""
    code: str
    """At which table."""

"""What goes into the store and comes out of it, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

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
    version: int = 0
    """How often it has been saved."""


class Points(msgspec.Struct, frozen=True):
    """What a guest has made of a daily puzzle in one try."""

    guest: str
    game: str
    date: str
    score: int
    code: str


class Day(msgspec.Struct, frozen=True):
    """What a guest has made of a daily puzzle so far."""

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


@dataclass(frozen=True, slots=True)
class Kept:
    """All that must be kept of one change, by one transaction."""

    code: str = ""
    """Of the table that the inputs belong to."""
    inputs: tuple[tuple[int, bytes], ...] = ()
    """Their numbers, and what they are."""
    row: TableRow | None = None
    """The table, in place of the version that was read."""
    new_table: TableRow | None = None
    """Another table: that of a rematch, or one that goes on from a game that is over."""
    points: Points | None = None
    feats: tuple[Feat, ...] = ()
    many_games: Mapping[str, Callable[[Sequence[bytes]], tuple[str, ...]]] = field(default_factory=dict)
    """For guests who have just finished a game: which feats they have by all the games of its kind, from
    their documents."""
    now: float = 0.0
    """When that is, in seconds since 1970."""

    def then(self, after: Kept) -> Kept:
        """Both, as one. Where both save the table, the second does."""
        return Kept(
            code=self.code or after.code,
            inputs=self.inputs + after.inputs,
            row=after.row or self.row,
            new_table=after.new_table or self.new_table,
            points=after.points or self.points,
            feats=self.feats + after.feats,
            many_games={**self.many_games, **after.many_games},
            now=after.now or self.now,
        )


NOTHING: Final = Kept()

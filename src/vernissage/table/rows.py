"""The rows that are stored of tables and finished games, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A guest: anyone who has visited the house."""

    id: str
    name: str
    made: float
    """When, in seconds since 1970."""


class TableRow(msgspec.Struct, frozen=True):
    """A table without the inputs of its game."""

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
    """The guests who have a seat, each once."""
    doc: bytes
    """The setting as JSON. The store doesn't read it."""
    seed: bytes
    """The seed of the game; empty before it begins. Secret until the game is over."""
    version: int = 0
    """How often it was saved."""


class Points(msgspec.Struct, frozen=True):
    """A guest's result in the deal of a day."""

    guest: str
    game: str
    date: str
    score: int
    code: str
    fewest: bool = False
    """Is a lower score better?"""


class Feat(msgspec.Struct, frozen=True):
    """A feat that a guest has reached."""

    guest: str
    game: str
    feat: str
    made: float
    """When, in seconds since 1970."""
    code: str
    """The code of the table."""


class Memento(msgspec.Struct, frozen=True):
    """What a finished game leaves for a guest who sat on a chair of their own."""

    guest: str
    code: str
    game: str
    seat: int
    made: float
    """When it ended, in seconds since 1970."""
    rules: int
    """The version of the game's rules."""
    score: int
    place: int
    """1 for winners; 0 for everyone if nobody won."""
    won: bool
    day: str
    """The day whose deal it was, as in 2031-05-04; empty for any other game."""
    helped: bool
    """Did a bot stand in for this guest, or give a hint?"""
    company: bytes
    """The other players, as JSON. The store doesn't read it."""
    doc: bytes
    """The game's own value, as JSON; null if it has none."""


class Member(msgspec.Struct, frozen=True):
    """A guest who is in a circle, or was invited to it."""

    circle: str
    guest: str
    name: str
    """Their current name."""
    since: float
    """In seconds since 1970."""
    invited: bool
    """Were they invited, and have not accepted yet?"""


class Contest(msgspec.Struct, frozen=True):
    """The result of a game for ratings. It is rated only if all its people want a rating."""

    game: str
    people: tuple[str, ...]
    """All people of the game. Latecomers are not rated, but must want a rating, too."""
    places: Mapping[str, int]
    """The places of those who are rated. People who left are last."""


class Wait(msgspec.Struct, frozen=True):
    """A decision that others wait for, of somebody who is not connected or has days for it."""

    guest: str
    seat: int
    question: int
    since: float
    """In seconds since 1970, as is the next."""
    due: float | None = None
    """The deadline, if there is one."""


class Kept(msgspec.Struct, frozen=True):
    """All that is stored of one change, in one transaction."""

    code: str = ""
    """The code of the table that the inputs belong to."""
    inputs: tuple[tuple[int, bytes], ...] = ()
    """The new inputs with their numbers, encoded."""
    row: TableRow | None = None
    """The new version of the table."""
    new_table: TableRow | None = None
    """Another table that is created: a rematch, or one that continues a finished game."""
    circle: str = ""
    """The circle that meets at the new table, if one does."""
    points: Points | None = None
    feats: tuple[Feat, ...] = ()
    many_games: Mapping[str, Callable[[Sequence[bytes]], tuple[str, ...]]] = msgspec.field(
        default_factory=dict
    )
    """For guests who have just finished a game: finds their feats over many games, from the documents of
    their earlier tables."""
    mementos: tuple[Memento, ...] = ()
    """What the finished game leaves for its guests."""
    contest: Contest | None = None
    """The result of the finished game for ratings, if it counts."""
    waits: tuple[Wait, ...] | None = None
    """All decisions that are waited for now; None if they are as before."""
    now: float = 0.0
    """The time of the change, in seconds since 1970."""

    def then(self, after: Kept) -> Kept:
        """Both as one. If both save the table, the later version is stored."""
        return Kept(
            code=self.code or after.code,
            inputs=self.inputs + after.inputs,
            row=after.row or self.row,
            new_table=after.new_table or self.new_table,
            circle=after.circle or self.circle,
            points=after.points or self.points,
            feats=self.feats + after.feats,
            many_games={**self.many_games, **after.many_games},
            mementos=after.mementos or self.mementos,
            contest=after.contest or self.contest,
            waits=self.waits if after.waits is None else after.waits,
            now=after.now or self.now,
        )


NOTHING: Final = Kept()

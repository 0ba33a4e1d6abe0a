"""The rows of tables and finished games in the database, as immutable values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A guest: anyone who has visited this server."""

    id: str
    name: str
    made: float
    """When the guest first came, in seconds since 1970."""
    portrait: str = ""
    """The portrait that the guest has chosen; empty until they have set their name and portrait."""


class TableRow(msgspec.Struct, frozen=True):
    """A table without the inputs of its game."""

    code: str
    game: str
    rules: int
    """The version of the game's rules."""
    stage: str
    open: bool
    made: float
    """When the table was made, in seconds since 1970."""
    host: str
    """The id of the guest who runs the table."""
    guests: tuple[str, ...]
    """The ids of the guests who have a seat, each once."""
    doc: bytes
    """The setting as JSON. The store doesn't read it."""
    seed: bytes
    """The seed of the game; empty before it begins. Secret until the game is over."""
    version: int = 0
    """How often the table was saved."""


class Points(msgspec.Struct, frozen=True):
    """A guest's result in a daily deal."""

    guest: str
    game: str
    date: str
    score: int
    code: str
    fewest: bool = False
    """Whether a lower score is better."""


class Feat(msgspec.Struct, frozen=True):
    """A feat that a guest has reached."""

    guest: str
    game: str
    feat: str
    made: float
    """When the guest reached it, in seconds since 1970."""
    code: str
    """The code of the table."""


class Memento(msgspec.Struct, frozen=True):
    """The stored result of a finished game, for one guest on their own chair."""

    guest: str
    code: str
    game: str
    seat: int
    made: float
    """When the game ended, in seconds since 1970."""
    rules: int
    """The version of the game's rules."""
    score: int
    place: int
    """The guest's place: 1 for winners; 0 for everyone if nobody won."""
    won: bool
    day: str
    """The date of the daily deal, as in 2031-05-04; empty for any other game."""
    helped: bool
    """Whether a bot stood in for this guest, or gave a hint."""
    company: bytes
    """The other players, as JSON. The store doesn't read it."""
    doc: bytes
    """The game's own memento as JSON; null if it has none."""


class Member(msgspec.Struct, frozen=True):
    """A guest who is in a circle, or was invited to it."""

    circle: str
    guest: str
    name: str
    """The guest's current name."""
    since: float
    """When they joined or were invited, in seconds since 1970."""
    invited: bool
    """Whether they were invited and have not accepted yet."""
    portrait: str = ""
    """The portrait that the guest has chosen; empty if they have chosen none."""
    comes: float | None = None
    """The evening that they have said they will attend, in seconds since 1970; None if there is none."""


class Contest(msgspec.Struct, frozen=True):
    """The result of a game for ratings. It is rated only if all its people want a rating."""

    game: str
    people: tuple[str, ...]
    """All people of the game. People who joined late are not rated, but must want a rating, too."""
    places: Mapping[str, int]
    """The places of the people who are rated. People who left are last."""


class Wait(msgspec.Struct, frozen=True):
    """A decision that others wait for, from a person who is not connected or has days to decide."""

    guest: str
    seat: int
    question: int
    since: float
    """When the waiting began, in seconds since 1970."""
    due: float | None = None
    """The deadline in seconds since 1970; None without one."""


class Kept(msgspec.Struct, frozen=True):
    """The rows of one change, which are stored in one transaction."""

    code: str = ""
    """The code of the table to which the inputs belong."""
    inputs: tuple[tuple[int, bytes], ...] = ()
    """The new inputs, each with its number and encoded as JSON."""
    row: TableRow | None = None
    """The table's new row; None if only inputs are added."""
    new_table: TableRow | None = None
    """Another table to create: a rematch, or one that continues a finished game."""
    circle: str = ""
    """The circle that meets at the new table; empty if none does."""
    points: Points | None = None
    feats: tuple[Feat, ...] = ()
    many_games: Mapping[str, Callable[[Sequence[bytes]], tuple[str, ...]]] = msgspec.field(
        default_factory=dict
    )
    """A function for each guest who has just finished a game. It is called with the documents of the guest's
    earlier tables, and returns the feats that they have reached over many games."""
    mementos: tuple[Memento, ...] = ()
    """The mementos of a finished game, one for each guest."""
    contest: Contest | None = None
    """The finished game's result for ratings; None if it doesn't count."""
    waits: tuple[Wait, ...] | None = None
    """All decisions that others wait for now; None if they are unchanged."""
    now: float = 0.0
    """The time of the change, in seconds since 1970."""

    def then(self, after: Kept) -> Kept:
        """Joins these rows and `after`. If both contain the table, the later version is stored."""
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

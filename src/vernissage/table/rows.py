"""What is stored of tables and of finished games, as values: one class for each kind of row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    """What a guest has made of the deal of a day in one try."""

    guest: str
    game: str
    date: str
    score: int
    code: str
    fewest: bool = False
    """Is less better?"""


class Feat(msgspec.Struct, frozen=True):
    """What a guest has reached for keeps."""

    guest: str
    game: str
    feat: str
    made: float
    """When, in seconds since 1970."""
    code: str
    """At which table."""


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
    """1 for those who won; 0 for everyone where nobody did."""
    won: bool
    day: str
    """The day whose puzzle it was, as in 2031-05-04; empty for any other game."""
    helped: bool
    """Did a bot play for this guest for a while, or say what it would do?"""
    company: bytes
    """Who else played, as JSON; the store never looks inside."""
    doc: bytes
    """What the game itself leaves, as JSON; null where it leaves nothing."""


class Member(msgspec.Struct, frozen=True):
    """Somebody in a circle, or asked into it."""

    circle: str
    guest: str
    name: str
    """What they are called now."""
    since: float
    """In seconds since 1970."""
    invited: bool
    """Are they asked, and have not said yes?"""


class Contest(msgspec.Struct, frozen=True):
    """Who has played whom, in a game that has just ended; rated only if all of them have asked for it."""

    game: str
    people: tuple[str, ...]
    """All of them: who came late is not rated, but asked for all the same."""
    places: Mapping[str, int]
    """Whose game counts, and what place they took; whoever left has come last."""


class Wait(msgspec.Struct, frozen=True):
    """Others wait for a decision of somebody who is not at the table, or who has days for it."""

    guest: str
    seat: int
    question: int
    since: float
    """In seconds since 1970, as is the next."""
    due: float | None = None
    """When the time for it is over, where there is one."""


class Kept(msgspec.Struct, frozen=True):
    """All that must be kept of one change, by one transaction."""

    code: str = ""
    """Of the table that the inputs belong to."""
    inputs: tuple[tuple[int, bytes], ...] = ()
    """Their numbers, and what they are."""
    row: TableRow | None = None
    """The table, in place of the version that was read."""
    new_table: TableRow | None = None
    """Another table: that of a rematch, or one that goes on from a game that is over."""
    circle: str = ""
    """The circle that meets at that other table."""
    points: Points | None = None
    feats: tuple[Feat, ...] = ()
    many_games: Mapping[str, Callable[[Sequence[bytes]], tuple[str, ...]]] = msgspec.field(
        default_factory=dict
    )
    """For guests who have just finished a game: which feats they have by all the games of its kind, from
    their documents."""
    mementos: tuple[Memento, ...] = ()
    """What the game that has just ended leaves for its guests."""
    contest: Contest | None = None
    """Where people have played against each other in the game that has just ended."""
    waits: tuple[Wait, ...] | None = None
    """All decisions that are waited for at the table from now on; None where they are as before."""
    now: float = 0.0
    """When that is, in seconds since 1970."""

    def then(self, after: Kept) -> Kept:
        """Both, as one. Where both save the table, the second does."""
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

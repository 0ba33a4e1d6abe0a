"""Types for a table's public information, for the socket and for HTTP."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.company import USUAL, LevelName
from vernissage.core.seats import Seat

Clock: TypeAlias = Literal["none", "relaxed", "brisk", "bank", "days"]
Onlookers: TypeAlias = Literal["open", "delayed", "closed"]
"""How spectators see the game: as it is, some moves later, or not at all."""
Language: TypeAlias = Literal["", "en", "de", "fr", "nl", "it"]
"""A person's language; empty if it is unknown."""
Stage: TypeAlias = Literal["gathering", "playing", "over"]


class Place(msgspec.Struct, frozen=True):
    """A seat's public information."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    portrait: str = ""
    """The name of the player's portrait."""
    bot: str | None = None
    level: LevelName | None = None
    personality: str = ""
    """The bot's personality; empty if it has none. A bot that only programs use has no `level`."""
    here: bool = False
    """Whether the person is connected."""
    host: bool = False
    since: float | None = None
    """The number of seconds that the person has been away."""
    kept: bool = False
    """Whether the chair is kept for a person who has not come yet."""
    waits: bool = False
    """Whether the bot lets people go first. Then nobody has to wait for it."""


class Poll(msgspec.Struct, frozen=True):
    """A vote on a tie, in public form."""

    seats: tuple[Seat, ...]
    """The tied seats."""
    cast: int
    """How many people have voted."""
    left: float | None
    """Seconds until the vote closes; None once it is closed."""
    tally: tuple[int, ...] | None
    """The votes for each seat in `seats`; None until the vote is closed."""
    run_off: bool = False
    """Whether it is a run-off between the leaders of an earlier vote."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table's public information, without the game."""

    code: str
    game: str
    stage: Stage
    options: Raw
    clock: Clock
    open: bool
    places: list[Place]
    """All chairs before the game; during the game, the seats of its players."""
    watchers: int
    """The number of spectators; 0 during a game, because opening pages would be a way to signal."""
    commitment: str
    """The hash of the seed, which is public from the start of the game on; empty if nothing was dealt."""
    seed: str
    """The game's seed; empty until the game is over and, for a daily deal, the day has passed."""
    next: str
    """The code of the rematch; empty if there is none."""
    vote: Poll | None
    """The spectators' vote on a tie; None if there is none."""
    daily: str
    """The date of the daily deal, as in 2031-05-04; empty for any other game."""
    guided: bool
    """Whether it is a guided first game."""
    looked: tuple[Seat, ...] | None
    """The seats that have finished looking at the cards before the first move; None if nobody looks."""
    played_on: str = ""
    """The code of the table whose finished game is continued here; empty for any other game."""
    level: LevelName = USUAL
    """The level of bots that were added without a level."""
    onlookers: Onlookers = "open"
    """How spectators see the game: as it is, some moves later, or not at all."""
    behind: int = 0
    """How many moves delayed spectators are behind."""
    language: Language = ""
    """The host's language, for an open table."""
    fills_after: int = 0
    """The seconds of absence after which a bot takes over a seat at an open table."""
    counts: bool = False
    """Whether the game counts for ratings. Before it begins: whether it would with the people there now."""
    staged: bool = False
    """Whether a television in the room shows the table to its players."""
    stopped: bool = False
    """Whether the game was stopped before its end. Then nobody has won, and secrets stay secret."""

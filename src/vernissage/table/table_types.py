"""Types of a table as everyone sees it, for the socket and for HTTP."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.company import USUAL, LevelName
from vernissage.core.seats import Seat

Clock: TypeAlias = Literal["none", "relaxed", "brisk", "bank", "days"]
Onlookers: TypeAlias = Literal["open", "delayed", "closed"]
"""How spectators see the game: as it is, some moves later, or not at all."""
Language: TypeAlias = Literal["", "en", "de", "fr", "nl", "it"]
"""The language somebody speaks; empty if it is unknown."""
Stage: TypeAlias = Literal["gathering", "playing", "over"]


class Place(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    portrait: str = ""
    """The name of the player's portrait."""
    bot: str | None = None
    level: LevelName | None = None
    personality: str = ""
    """The bot that plays now, with level and personality. Bots for programs have no level."""
    here: bool = False
    """Is the person connected?"""
    host: bool = False
    since: float | None = None
    """For how many seconds the person has been away."""
    kept: bool = False
    """Is the chair kept for somebody who has not come yet?"""
    waits: bool = False
    """Does the bot let people go first? Then nobody waits for it."""


class Poll(msgspec.Struct, frozen=True):
    """A vote on a tie, as everyone sees it."""

    seats: tuple[Seat, ...]
    """The tied seats."""
    cast: int
    """How many have voted."""
    left: float | None
    """Seconds until it closes; None once it has."""
    tally: tuple[int, ...] | None
    """The votes for each of the seats; None until it is closed."""
    run_off: bool = False
    """Is it a run-off between the leaders of an earlier vote?"""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone sees it, without the game."""

    code: str
    game: str
    stage: Stage
    options: Raw
    clock: Clock
    open: bool
    places: list[Place]
    """All chairs while people gather; during the game, the seats that play."""
    watchers: int
    """The number of spectators; 0 during a game, because opening pages would be a way to signal."""
    commitment: str
    """The commitment to the seed, from the start of the game on; empty if nothing was dealt."""
    seed: str
    """The seed, once the game (and its day, for the deal of a day) is over; empty before."""
    next: str
    """The code of the rematch; empty if there is none."""
    vote: Poll | None
    """The vote, if a tie is left to the spectators."""
    daily: str
    """The day whose deal this is, as in 2031-05-04; empty for any other game."""
    guided: bool
    """Is it a guided first game?"""
    looked: tuple[Seat, ...] | None
    """The seats that have finished looking round before the first move; None if nobody looks round."""
    played_on: str = ""
    """The table whose finished game is continued here; empty for any other."""
    level: LevelName = USUAL
    """The level of bots for which none was chosen."""
    onlookers: Onlookers = "open"
    """How spectators see the game."""
    behind: int = 0
    """By how many moves delayed spectators are behind."""
    language: Language = ""
    """The language of the host, if the table is open."""
    fills_after: int = 0
    """After how many seconds of absence a bot takes over, at an open table."""
    counts: bool = False
    """Does the game count for ratings, or will it with the people who sit now?"""
    stopped: bool = False
    """Was it stopped before the end? Then nobody has won, and secrets stay secret."""

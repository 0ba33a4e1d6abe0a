"""A table as everyone sees it, as types: what both the socket and the pages over HTTP speak of."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.company import USUAL, LevelName
from vernissage.core.seats import Seat

Clock: TypeAlias = Literal["none", "relaxed", "brisk", "bank", "days"]
Onlookers: TypeAlias = Literal["open", "delayed", "closed"]
"""May those who have no seat see the game: as it is, as it was some moves ago, or not at all?"""
Language: TypeAlias = Literal["", "en", "de", "fr", "nl", "it"]
"""What somebody speaks, as far as it is known."""
Stage: TypeAlias = Literal["gathering", "playing", "over"]


class Place(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    portrait: str = ""
    """Which painting stands for whoever sits here."""
    bot: str | None = None
    level: LevelName | None = None
    personality: str = ""
    """Which bot plays it now, if one does; how well, and how. One for programs has no level."""
    here: bool = False
    """Is a person's browser connected?"""
    host: bool = False
    since: float | None = None
    """For how many seconds a person has been away."""
    kept: bool = False
    """Is it kept for somebody who has not come yet?"""
    waits: bool = False
    """Does a bot let people go first? Then nobody waits for it."""


class Poll(msgspec.Struct, frozen=True):
    """A vote on which of the tied has won, as everyone sees it."""

    seats: tuple[Seat, ...]
    """Those who are tied."""
    cast: int
    """How many have voted."""
    left: float | None
    """Seconds until it closes; None once it has."""
    tally: tuple[int, ...] | None
    """The votes for each of the seats, once it is closed: before, they are a secret."""
    run_off: bool = False
    """Were these in front in a vote before, and somebody else was not?"""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone sees it, apart from the game itself."""

    code: str
    game: str
    stage: Stage
    options: Raw
    clock: Clock
    open: bool
    places: list[Place]
    """All places while people gather; in the game exactly the seats that play."""
    watchers: int
    """How many people look on. Not told in a game: opening pages would be a way to signal."""
    commitment: str
    """The seal of the deal, from the start of the game on; empty before, and where nothing was dealt."""
    seed: str
    """The seed, once the game is over, and with it the day whose puzzle it was; empty before."""
    next: str
    """The code of the rematch; empty while there is none."""
    vote: Poll | None
    """Where a tie is left to those who look on."""
    daily: str
    """The day whose puzzle this is, as in 2031-05-04; empty for any other game."""
    guided: bool
    """Does somebody learn the game here?"""
    looked: tuple[Seat, ...] | None
    """While all look round before the first move: who has looked. None where nobody does, or no longer."""
    played_on: str = ""
    """The table whose game is played on here, from a moment in the middle; empty for any other."""
    level: LevelName = USUAL
    """How well bots play here, unless it was said of one of them."""
    onlookers: Onlookers = "open"
    """What those see who have no seat."""
    behind: int = 0
    """How many moves later they see it, where the host wants that."""
    language: Language = ""
    """What the host of an open table speaks."""
    fills_after: int = 0
    """For how many seconds somebody may be away before a bot plays on for them, where it is open."""
    counts: bool = False
    """Does the game count for the ratings of all who play, or will it as people sit now?"""
    stopped: bool = False
    """Did its people agree to stop before the end? Then nobody has won, and nothing is opened."""

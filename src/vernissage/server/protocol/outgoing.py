"""What the house says at a table, as types. All of it is tagged `is`.

What a game defines itself (views, events, offers) passes through as raw JSON.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.coach import Remark
from vernissage.core.game import Outcome
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server.phrases import Tone
from vernissage.server.table_types import Onlookers, Stage, TableInfo

Why: TypeAlias = Literal["restart", "gone", "damaged", "earlier", "closed", "banned", "too-fast", "too-slow"]
"""Why the house closes a socket: `earlier` where the game was played by other rules than those that are here.
Whoever runs the house can close a table, and ban somebody."""


class Told(msgspec.Struct, frozen=True):
    """What one input led to, as this viewer saw it. `input` is its kind ("made", "timed-out", ...)."""

    number: int
    input: str
    seat: Seat
    events: Raw
    """A list of the game's events."""
    by: str = ""
    """Who took over, where the input is that."""
    withdraws: int | None = None
    """Where something was taken back: the number of the input that it was. Its events never happened."""


class Guidance(msgspec.Struct, frozen=True):
    """Where a learner is in a guided first game. Offered are then only the moves that lead on."""

    steps: tuple[int, ...]
    """The numbers of the steps that can be said now."""
    best: int | None
    """Which of the offers is shown to somebody who asks for it."""
    narrows: bool = False
    """Do the rules allow more than is offered now? Then no sentence may take the offers for all there is."""


class Sight(msgspec.Struct, frozen=True):
    """A viewer's sight of the match, as it is sent: with the clock, undo, and who may talk."""

    number: int
    """How many inputs came before."""
    view: Raw
    to_move: tuple[Seat, ...]
    question: int
    offers: Raw
    """A list of the game's moves."""
    outcome: Outcome | None
    retrospect: Raw
    """What the game looks like in hindsight, as the game tells it; null until it is over."""
    undo: bool
    """May this seat take back its last move?"""
    left: float | None
    """Seconds left for the decision; None without a clock."""
    silence: str | None
    """Why one may not talk now: a rule's number, or nothing for those who look on. None: talk is free."""
    hints: int = 0
    """How many hints this seat has taken in a game that is over."""
    guide: Guidance | None = None
    """In a guided first game, for whoever learns."""
    voiced: bool = False
    """Is what this seat decides now something that is said aloud? Then it may have a tone."""


class Fading(msgspec.Struct, frozen=True):
    """In a game of memory: what is left of the story, and when. At the end everything comes back."""

    story: list[Told]
    """Of the latest inputs; what lies further back has not changed. At the end, the newest page."""
    after: float
    """Seconds from now."""
    fleeting: bool
    """Does the input show something that is gone from the log by then?"""
    said: bool
    """Was the input a move that is said aloud?"""


class Asking(msgspec.Struct, frozen=True):
    """Somebody who would like to play a seat, as those see it who decide."""

    seat: Seat
    name: str
    yes: bool
    """Have you agreed already?"""


class Standing(msgspec.Struct, frozen=True):
    """What concerns one visitor alone, besides the game."""

    sees: Onlookers = "open"
    """How you see the game: as it is, as it was some moves ago, or not at all."""
    may_ask: tuple[Seat, ...] = ()
    """The seats you may ask for."""
    may_take: tuple[Seat, ...] = ()
    """Those of them that are yours as soon as you ask."""
    asked: Seat | None = None
    """The one you have asked for."""
    decides: tuple[Asking, ...] = ()
    """Those who wait for your word."""
    may_offer: tuple[Seat, ...] = ()
    """The seats to which you can make a link for somebody."""
    may_remove: tuple[Seat, ...] = ()
    """The people whom you, the host, can ask to leave."""
    may_stop: bool = False
    stops: bool = False
    """Have you said that you would rather stop?"""
    removed: bool = False
    """Has the host asked you to leave? Then you sit down here no more."""
    uncounted: bool = False
    """Have you said that the game should count for no rating?"""


class News(msgspec.Struct, frozen=True, tag_field="is"):
    """Base of what the house says at a table."""


class Welcome(News, frozen=True, tag="welcome"):
    """The first message on every socket: everything as it stands."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    """The key of your seat, for another device; empty without a seat."""
    keeps: tuple[Seat, ...]
    """All seats that are played at this device. If they are several, `you` is whoever looks just now."""
    story: list[Told]
    """The newest page of it."""
    sight: Sight | None
    talk: list[Spoken]
    """What was said here lately."""
    voted: Seat | None
    """For whom you have voted."""
    standing: Standing


class Changed(News, frozen=True, tag="changed"):
    """Something about the table, not the game, is different now."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    voted: Seat | None
    keeps: tuple[Seat, ...]
    standing: Standing


class Moved(News, frozen=True, tag="moved"):
    """The game went on."""

    told: Told
    sight: Sight
    fading: Fading | None
    """None in a game whose log forgets nothing."""


class Foreseen(News, frozen=True, tag="foreseen"):
    """What this viewer may foresee of the game as it stands after so many inputs."""

    number: int
    you: Seat
    preview: Raw
    """The game's own; null where it tells nothing ahead."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of the game that is now, and what can be said of it at this very table."""

    number: int
    """Among those of the game's primer."""
    about: dict[str, int | str | tuple[Seat, ...]]
    """What its sentence can use: numbers, ids of things, and seats."""


class Explained(News, frozen=True, tag="explained"):
    """Which moments of the game are now, for this viewer, after so many inputs."""

    number: int
    you: Seat | None
    moments: list[Moment]
    """The one to be told first; none where the game explains nothing."""


class Earlier(News, frozen=True, tag="earlier"):
    """The page of the story before an input, as this viewer may know it after so many inputs."""

    number: int
    you: Seat | None
    story: list[Told]


class Advised(News, frozen=True, tag="advised"):
    """The hint that was asked for, after so many inputs."""

    number: int
    you: Seat
    move: Raw
    """One of the moves offered."""
    touch: tuple[str, ...]
    """The things one touches at the table to make it, the first of them first."""
    why: Remark
    """What speaks for it, among the texts of the game's coach."""


class Spoken(News, frozen=True, tag="spoken"):
    """Somebody said something. `phrase` names one of ours, or `text` is what was said.

    With neither, `tone` is how they said what they have just done.
    """

    seat: Seat
    name: str
    text: str
    phrase: str
    tone: Tone = ""
    """How it is said, as whoever says it claims."""


class Pointed(News, frozen=True, tag="pointed"):
    """Somebody points at something, or no longer."""

    seat: Seat
    at: str


class Reached(News, frozen=True, tag="reached"):
    """Somebody has reached one of the game's feats, which people keep."""

    seat: Seat
    feat: str
    new: bool
    """Is it yours, and the first time?"""


class Offered(News, frozen=True, tag="offered"):
    """The link you asked for: by this key somebody else can take the seat."""

    seat: Seat
    key: str


class Reported(News, frozen=True, tag="reported"):
    """To the host: somebody finds what this seat says out of place."""

    seat: Seat


class Refused(News, frozen=True, tag="refused"):
    """What you said can't be done, and why. `what` is its `do`, where it could be read that far."""

    what: str
    refusal: Refusal


class Closing(News, frozen=True, tag="closing"):
    """The house closes this socket on purpose. After `restart`, come back."""

    why: Why


class Pong(News, frozen=True, tag="pong"):
    """To whoever asks: where the game is. Who knows otherwise has missed something, and comes in again."""

    n: int
    """Of the `ping`."""
    stage: Stage
    """As in `table`."""
    number: int | None
    """As in your `sight`; None where you see no game."""


ToOne: TypeAlias = Foreseen | Explained | Earlier | Advised | Offered | Reported | Refused | Closing | Pong
"""What only the one hears who asked for it."""
Outgoing: TypeAlias = Welcome | Changed | Moved | Spoken | Pointed | Reached | ToOne

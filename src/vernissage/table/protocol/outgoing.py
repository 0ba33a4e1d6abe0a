"""Messages from a table to a browser. Each is tagged `is`.

Values that a game defines (views, events, offers) are raw JSON here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.coach import Remark
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.table.phrases import Tone
from vernissage.table.table_types import Onlookers, Stage, TableInfo

Why: TypeAlias = Literal["restart", "gone", "damaged", "earlier", "closed", "banned", "too-fast", "too-slow"]
"""Why the house closes a socket. `earlier`: the game was played by rules that this version doesn't have.
`closed` and `banned`: by the operator of the house."""


class Told(msgspec.Struct, frozen=True):
    """An input as this viewer saw it. `input` is its kind ("made", "timed-out", ...)."""

    number: int
    input: str
    seat: Seat
    events: Raw
    """The game's events, as a list."""
    by: str = ""
    """The name of whoever took over the seat, if the input is that."""
    withdraws: int | None = None
    """If a move was taken back: the number of its input."""


class Guidance(msgspec.Struct, frozen=True):
    """Where a learner is in a guided game. Only the moves that the guide allows are offered."""

    steps: tuple[int, ...]
    """The numbers of the guide's steps that fit now."""
    best: int | None
    """The index of the offer that is shown on request."""
    narrows: bool = False
    """Do the rules allow more moves than are offered? Then no text may call the offers complete."""


class Sight(msgspec.Struct, frozen=True):
    """All that a viewer may know of the game now."""

    number: int
    """The number of inputs that this viewer has noticed."""
    view: Raw
    to_move: tuple[Seat, ...]
    question: int
    offers: Raw
    """The legal moves of this seat, as a list."""
    outcome: Outcome | None
    retrospect: Raw
    """The game's own summary in hindsight; null until it is over."""
    undo: bool
    """May this seat take back its last move?"""
    left: float | None
    """Seconds until the first deadline of the table; None without a clock."""
    silence: str | None
    """Why this viewer may not talk now: a rule's number, or "" without a seat. None: talk is free."""
    hints: int = 0
    """How many hints this seat took; 0 until the game is over."""
    guide: Guidance | None = None
    """In a guided game, for the learner."""
    voiced: bool = False
    """Is a move of this seat said aloud? Then it may have a tone."""


class Fading(msgspec.Struct, frozen=True):
    """In a game of memory: what stays in the log after a moment. At the end everything comes back."""

    story: list[Told]
    """The latest inputs as the log will show them; at the end, its newest page."""
    after: float
    """Seconds from now."""
    fleeting: bool
    """Does the input show something that is gone from the log by then?"""
    said: bool
    """Was the input a move that is said aloud?"""


class Asking(msgspec.Struct, frozen=True):
    """A request for a seat, as those who decide see it."""

    seat: Seat
    name: str
    yes: bool
    """Have you agreed already?"""


class Standing(msgspec.Struct, frozen=True):
    """What one visitor may do besides playing, and what others ask of them."""

    sees: Onlookers = "open"
    """How you see the game: as it is, some moves later, or not at all."""
    may_ask: tuple[Seat, ...] = ()
    """The seats you may ask for."""
    may_take: tuple[Seat, ...] = ()
    """Of these, the seats that you get without anybody's consent."""
    asked: Seat | None = None
    """The seat that you have asked for."""
    decides: tuple[Asking, ...] = ()
    """The requests that you decide about."""
    may_offer: tuple[Seat, ...] = ()
    """The seats that you can offer by a link."""
    may_remove: tuple[Seat, ...] = ()
    """The seats of the people whom you, as host, can remove."""
    may_stop: bool = False
    stops: bool = False
    """Have you voted to stop?"""
    removed: bool = False
    """Has the host removed you? Then you can't sit down here again."""
    uncounted: bool = False
    """Have you objected to the game being rated?"""


class News(msgspec.Struct, frozen=True, tag_field="is"):
    """Base of all messages to a browser."""


class Welcome(News, frozen=True, tag="welcome"):
    """The first message on every socket: everything as it stands."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    """The key of your seat, for another device; empty without a seat."""
    keeps: tuple[Seat, ...]
    """All seats that are played on this device. If there are several, `you` is the one that uses it now."""
    story: list[Told]
    """The newest page of the log."""
    sight: Sight | None
    talk: list[Spoken]
    """The latest talk."""
    voted: Seat | None
    """The seat that you have voted for in a tie."""
    standing: Standing


class Changed(News, frozen=True, tag="changed"):
    """The table has changed, not the game."""

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
    """None in a game whose log keeps everything."""


class Foreseen(News, frozen=True, tag="foreseen"):
    """What this viewer may foresee after so many inputs."""

    number: int
    you: Seat
    preview: Raw
    """The game's own value; null if it has no previews."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of the game that fits now, with the values that its text uses."""

    number: int
    """Its number in the game's primer."""
    about: dict[str, int | str | tuple[Seat, ...]]
    """The values for its text: numbers, ids of things, and seats."""


class Explained(News, frozen=True, tag="explained"):
    """The moments of the game that fit now for this viewer, after so many inputs."""

    number: int
    you: Seat | None
    moments: list[Moment]
    """The most important first; empty if the game has no primer."""


class Earlier(News, frozen=True, tag="earlier"):
    """A page of the log before an input, as this viewer may see it after so many inputs."""

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
    """The things to touch at the table to make the move, in order."""
    why: Remark
    """The reason, from the texts of the game's coach."""


class Spoken(News, frozen=True, tag="spoken"):
    """Somebody said something: a phrase by name, or a text.

    With neither, `tone` belongs to the move that they have just made.
    """

    seat: Seat
    name: str
    text: str
    phrase: str
    tone: Tone = ""
    """The tone, chosen by the speaker."""


class Pointed(News, frozen=True, tag="pointed"):
    """Somebody points at something; an empty `at` means no longer."""

    seat: Seat
    at: str


class Reached(News, frozen=True, tag="reached"):
    """Somebody has reached one of the game's feats."""

    seat: Seat
    feat: str
    new: bool
    """Is it yours, and for the first time?"""


class Offered(News, frozen=True, tag="offered"):
    """The key of the link that you asked for. Somebody else can take the seat by it."""

    seat: Seat
    key: str


class Reported(News, frozen=True, tag="reported"):
    """To the host: somebody reported the talk of this seat."""

    seat: Seat


class Refused(News, frozen=True, tag="refused"):
    """A message was refused, and why. `what` is its `do`, if that could be read."""

    what: str
    refusal: Refusal


class Closing(News, frozen=True, tag="closing"):
    """The house closes this socket. After `restart` the browser should reconnect."""

    why: Why


class Pong(News, frozen=True, tag="pong"):
    """The answer to `ping`: where the game is. A browser that disagrees has missed something."""

    n: int
    """The number of the `ping`."""
    stage: Stage
    """The stage of the table."""
    number: int | None
    """The number of your `sight`; None if you see no game."""


ToOne: TypeAlias = Foreseen | Explained | Earlier | Advised | Offered | Reported | Refused | Closing | Pong
"""Messages to one visitor alone."""
Outgoing: TypeAlias = Welcome | Changed | Moved | Spoken | Pointed | Reached | ToOne

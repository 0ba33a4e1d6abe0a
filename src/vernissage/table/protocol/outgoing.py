"""Messages from a table to a browser. Each is tagged `is`.

Values that a game defines (views, events, offers) are raw JSON here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from vernissage.core.coach import Remark
from vernissage.core.ending import Ending
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.table.phrases import Tone
from vernissage.table.table_types import Onlookers, Stage, TableInfo

Why: TypeAlias = Literal["restart", "gone", "damaged", "earlier", "closed", "banned", "too-fast", "too-slow"]
"""Why the server closes a socket. `earlier`: the game was played by rules that this version doesn't have.
`closed` and `banned`: by the server's operator."""


class Told(msgspec.Struct, frozen=True):
    """An input as the viewer saw it. `input` is its kind ("made", "timed-out", ...)."""

    number: int
    input: str
    seat: Seat
    events: Raw
    """The game's events, as a list."""
    by: str = ""
    """The name of the new player, if the input is a change of the player at a seat."""
    withdraws: int | None = None
    """The number of the input that was taken back, if the input takes a move back."""


class Guidance(msgspec.Struct, frozen=True):
    """A learner's progress in a guided game. Only the moves that the guide allows are offered."""

    steps: tuple[int, ...]
    """The numbers of the guide's steps that apply now."""
    best: int | None
    """The index of the offer that is shown if the learner asks for help."""
    narrows: bool = False
    """Whether the rules allow more moves than are offered. Then no text may call the offers complete."""


class Sight(msgspec.Struct, frozen=True):
    """All that a viewer may know about the game now: view, offers, outcome and clock."""

    number: int
    """The number of inputs that this viewer has noticed."""
    view: Raw
    to_move: tuple[Seat, ...]
    question: int
    offers: Raw
    """The viewer's legal moves, as a list."""
    outcome: Outcome | None
    retrospect: Raw
    """The game's summary in hindsight; null until the game is over."""
    undo: bool
    """Whether this seat may take back its last move."""
    left: float | None
    """Seconds until the first deadline of the table; None without a clock."""
    silence: str | None
    """Why this viewer may not talk now: a rule's number, or "" without a seat. None if talk is free."""
    hints: int = 0
    """How many hints this seat took; 0 until the game is over."""
    guide: Guidance | None = None
    """The guide's steps, for the learner in a guided game."""
    voiced: bool = False
    """Whether a move of this seat is spoken. A spoken move may have a tone."""
    ending: Ending | None = None
    """The announced end of the game, and who still plays; None if no end is announced."""


class Fading(msgspec.Struct, frozen=True):
    """The log that stays visible after a moment in a memory game. At the end the whole log comes back."""

    story: list[Told]
    """The latest inputs as the log will show them; at the end of the game, the newest page of the log."""
    after: float
    """Seconds from now until the log changes."""
    fleeting: bool
    """Whether the input shows something that disappears from the log."""
    said: bool
    """Whether the input was a spoken move."""


class Asking(msgspec.Struct, frozen=True):
    """A request for a seat, for the guests who decide about it."""

    seat: Seat
    name: str
    yes: bool
    """Whether you have agreed already."""


class Standing(msgspec.Struct, frozen=True):
    """What a visitor may do besides playing, and the requests for seats that concern them."""

    sees: Onlookers = "open"
    """How you see the game: as it is, some moves later, or not at all."""
    may_ask: tuple[Seat, ...] = ()
    """The seats you may ask for."""
    may_take: tuple[Seat, ...] = ()
    """The seats of `may_ask` that you get without anybody's consent."""
    asked: Seat | None = None
    """The seat that you have asked for."""
    decides: tuple[Asking, ...] = ()
    """The requests for seats that you decide about."""
    may_offer: tuple[Seat, ...] = ()
    """The seats that you can offer with a link."""
    may_remove: tuple[Seat, ...] = ()
    """The seats of the people whom you, as host, can remove."""
    may_stop: bool = False
    stops: bool = False
    """Whether you have voted to stop the game."""
    removed: bool = False
    """Whether the host has removed you. Then you can't sit down at this table again."""
    uncounted: bool = False
    """Whether you have objected to a rated game."""
    may_pick: bool = False
    """Whether you may change the game before it begins."""


class News(msgspec.Struct, frozen=True, tag_field="is"):
    """Base class of all messages to a browser."""


class Welcome(News, frozen=True, tag="welcome"):
    """The first message on every socket: the whole table and game."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    """The key of your seat, for use on another device; empty without a seat."""
    keeps: tuple[Seat, ...]
    """All seats that are played on this device. If there are several, `you` is the one that uses it now."""
    story: list[Told]
    """The newest page of the log."""
    sight: Sight | None
    talk: list[Spoken]
    """The latest talk at the table."""
    voted: Seat | None
    """The seat that you have voted for in a tie."""
    standing: Standing


class Changed(News, frozen=True, tag="changed"):
    """The table has changed, for example its people or options. The game has not."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    voted: Seat | None
    keeps: tuple[Seat, ...]
    standing: Standing


class Moved(News, frozen=True, tag="moved"):
    """An input was added to the game."""

    told: Told
    sight: Sight
    fading: Fading | None
    """The log that stays visible after a moment in a memory game; None in other games."""


class Foreseen(News, frozen=True, tag="foreseen"):
    """The previews of your moves in the position after `number` inputs."""

    number: int
    you: Seat
    preview: Raw
    """The previews in the game's own form; null if the game has none."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of the game that is explained now, with the values for its text."""

    number: int
    """The moment's number in the game's primer."""
    about: dict[str, int | str | tuple[Seat, ...]]
    """The values for the moment's text: numbers, ids of things, and seats."""


class Explained(News, frozen=True, tag="explained"):
    """The moments of the game that are explained to you in the position after `number` inputs."""

    number: int
    you: Seat | None
    moments: list[Moment]
    """The most important moment comes first. Empty if the game has no primer."""


class Earlier(News, frozen=True, tag="earlier"):
    """An earlier page of the log, as you may see it after `number` inputs."""

    number: int
    you: Seat | None
    story: list[Told]


class Advised(News, frozen=True, tag="advised"):
    """The answer to a request for a hint. It applies to the game after `number` inputs."""

    number: int
    you: Seat
    move: Raw
    """The suggested move, one of the offered moves."""
    touch: tuple[str, ...]
    """The things to touch on the screen to make the move, in order."""
    why: Remark
    """The reason for the move, from the texts of the game's coach."""


class Spoken(News, frozen=True, tag="spoken"):
    """A player said something: a phrase by name, or a text.

    With neither, `tone` belongs to the move that the player has just made.
    """

    seat: Seat
    name: str
    text: str
    phrase: str
    tone: Tone = ""
    """The tone of the remark, chosen by the speaker."""


class Pointed(News, frozen=True, tag="pointed"):
    """A player points at something. An empty `at` means that they stopped pointing."""

    seat: Seat
    at: str


class Reached(News, frozen=True, tag="reached"):
    """A player has reached one of the game's feats."""

    seat: Seat
    feat: str
    new: bool
    """Whether the feat is yours, and you reached it for the first time."""


class Offered(News, frozen=True, tag="offered"):
    """The key of the link that you asked for, with which another person can take the seat."""

    seat: Seat
    key: str


class Reported(News, frozen=True, tag="reported"):
    """For the host: a player reported the talk of this seat."""

    seat: Seat


class Refused(News, frozen=True, tag="refused"):
    """A message was refused. `what` is the message's `do`, if it could be read."""

    what: str
    refusal: Refusal


class Closing(News, frozen=True, tag="closing"):
    """The server closes this socket. After `restart` the browser should reconnect."""

    why: Why


class Pong(News, frozen=True, tag="pong"):
    """The answer to `ping`, with the game's state. A browser with another state has missed a message."""

    n: int
    """The number in the `ping`."""
    stage: Stage
    """The stage of the table."""
    number: int | None
    """The number of your `sight`; None if you see no game."""


ToOne: TypeAlias = Foreseen | Explained | Earlier | Advised | Offered | Reported | Refused | Closing | Pong
"""Messages that only one visitor gets."""
Outgoing: TypeAlias = Welcome | Changed | Moved | Spoken | Pointed | Reached | ToOne

"""What is said over the socket of a table, as types. What is said over HTTP: `http_types.py`.

Messages to the house are tagged `do`, messages from it `is`. Nothing unknown is accepted, and what a game
defines itself (options, moves, views, events) passes through as raw JSON, to be decoded by the game's own
types at the table.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.bots.company import LevelName
from vernissage.core.coach import Remark
from vernissage.core.game import Outcome
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server.table_types import Clock, TableInfo

MESSAGE_LIMIT: Final = 4096
"""Bytes in one message to the house. The longest honest one is a fraction of it."""
NAME_LIMIT: Final = 24
TALK_LIMIT: Final = 300

Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]{4,6}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Why: TypeAlias = Literal["restart", "gone", "damaged", "too-fast", "too-slow"]
"""Why the house closes a socket."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of what a browser says at a table."""


class Sit(Message, frozen=True, tag="sit"):
    """Take this place, or any free one; in a game that goes on: take back the seat that is yours."""

    seat: Seat | None = None


class Rise(Message, frozen=True, tag="rise"):
    """Leave the place, before the game begins."""


class Claim(Message, frozen=True, tag="claim"):
    """Carry on at a seat from another device: its key was shown on the first one."""

    key: Key


class Bring(Message, frozen=True, tag="bring"):
    """Somebody else plays at this device, on this or any free place; by default the house names them."""

    name: Name | None = None
    seat: Seat | None = None


class Look(Message, frozen=True, tag="look"):
    """With several seats at one device: see and act as this one from now on, or as nobody."""

    seat: Seat | None = None


class SetBot(Message, frozen=True, tag="set-bot"):
    """Put a bot on a free place or, in a game that goes on, in the seat of someone who is away."""

    seat: Seat
    bot: BotName
    """A level, one with a personality (`hard-literalist`), or `company`: the table's own level."""


class SetLevel(Message, frozen=True, tag="set-level"):
    """The host says how well bots play here: those who sit there, and those to come."""

    level: LevelName


class Clear(Message, frozen=True, tag="clear"):
    """Free a place again: a bot leaves, or a person is asked to."""

    seat: Seat


class Setup(Message, frozen=True, tag="setup"):
    """The host changes how the table plays."""

    options: Raw
    clock: Clock
    open: bool


class Start(Message, frozen=True, tag="start"):
    """The host begins the game with those who sit."""


class Answer(Message, frozen=True, tag="answer"):
    """A decision: the number of the question, and one of the moves offered."""

    question: int
    move: Raw


class Preview(Message, frozen=True, tag="preview"):
    """What can be foreseen of the game as it stands after so many inputs? Nothing happens by asking."""

    number: int


class Explain(Message, frozen=True, tag="explain"):
    """Which moment of the game is it after so many inputs? Who looks on may ask too."""

    number: int


class Looked(Message, frozen=True, tag="looked"):
    """I have looked round. When all people say so, the first move waits no longer."""


class Hint(Message, frozen=True, tag="hint"):
    """What would a bot do here, after so many inputs? For who plays alone, or with bots. It is noted."""

    number: int


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's last move, while it has told nobody anything."""


class Resign(Message, frozen=True, tag="resign"):
    """Leave a game before its end, for good. A bot takes the seat."""


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people at a new table."""


class Skip(Message, frozen=True, tag="skip"):
    """Play on at this table without being guided."""


class Vote(Message, frozen=True, tag="vote"):
    """Judge a tie: this one of the tied should win. One may change one's mind until the vote closes."""

    seat: Seat


class Talk(Message, frozen=True, tag="talk"):
    """Say something to the table, where the game allows it: a text, or one of our phrases.

    Everyone reads a phrase in their own language.
    """

    text: Annotated[str, Meta(max_length=TALK_LIMIT)] = ""
    phrase: Annotated[str, Meta(pattern="^[a-z-]{0,30}$")] = ""


class Point(Message, frozen=True, tag="point"):
    """Point at something, or hold it, for all to see while it lasts. What `at` means is the game's own."""

    at: Annotated[str, Meta(pattern="^[a-z0-9:.-]{0,80}$")] = ""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? The socket itself says so; no table hears of it."""

    n: int


Gathering: TypeAlias = Sit | Rise | Claim | Bring | Look | SetBot | SetLevel | Clear | Setup | Start
Playing: TypeAlias = (
    Answer | Preview | Explain | Looked | Hint | Undo | Resign | Rematch | Skip | Vote | Talk | Point
)
Wish: TypeAlias = Gathering | Playing
"""What a table hears."""
Incoming: TypeAlias = Wish | Ping


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
    guide: Guidance | None = None
    """In a guided first game, for whoever learns."""


class Fading(msgspec.Struct, frozen=True):
    """In a game of memory: what is left of the story, and when. At the end everything comes back."""

    story: list[Told]
    """Of the latest inputs; what lies further back has not changed. Of all of them when the game is over."""
    after: float
    """Seconds from now."""


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
    sight: Sight | None
    talk: list[Spoken]
    """What was said here lately."""
    voted: Seat | None
    """For whom you have voted."""


class Changed(News, frozen=True, tag="changed"):
    """Something about the table, not the game, is different now."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str
    voted: Seat | None
    keeps: tuple[Seat, ...]


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
    """Somebody said something. `phrase` names one of ours, or `text` is what was said."""

    seat: Seat
    name: str
    text: str
    phrase: str


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


class Refused(News, frozen=True, tag="refused"):
    """What you said can't be done, and why. `what` is its `do`, where it could be read that far."""

    what: str
    refusal: Refusal


class Closing(News, frozen=True, tag="closing"):
    """The house closes this socket on purpose. After `restart`, come back."""

    why: Why


class Pong(News, frozen=True, tag="pong"):
    n: int


ToOne: TypeAlias = Foreseen | Explained | Advised | Refused | Closing | Pong
"""What only the one hears who asked for it."""
Outgoing: TypeAlias = Welcome | Changed | Moved | Spoken | Pointed | Reached | ToOne

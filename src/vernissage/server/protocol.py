"""What is said between a browser and the house, as types.

Over HTTP: who you are, which games there are, make and find tables, replays. Over the socket of a table:
everything else. Messages to the house are tagged `do`, messages from it `is`. Nothing unknown is accepted,
and what a game defines itself (options, moves, views, events) passes through as raw JSON, to be decoded
by the game's own types at the table.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.bots.bot import Reason
from vernissage.core.game import Outcome
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat

MESSAGE_LIMIT: Final = 4096
"""Bytes in one message to the house. The longest honest one is a fraction of it."""
NAME_LIMIT: Final = 24
TALK_LIMIT: Final = 300

Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]{4,6}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Clock: TypeAlias = Literal["none", "relaxed", "brisk"]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
Why: TypeAlias = Literal["restart", "gone", "too-fast", "too-slow"]
"""Why the house closes a socket."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of what a browser says at a table."""


class Sit(Message, frozen=True, tag="sit"):
    """Take this place, or any free one; in a game going on: take back the seat that is yours."""

    seat: Seat | None = None


class Rise(Message, frozen=True, tag="rise"):
    """Leave the place, before the game begins."""


class Claim(Message, frozen=True, tag="claim"):
    """Go on at a seat from another device: its key was shown on the first one."""

    key: Key


class SetBot(Message, frozen=True, tag="set-bot"):
    """Put a bot on a free place, or in a game going on in the seat of someone who is away."""

    seat: Seat
    bot: BotName


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


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's last move, while it has told nobody anything."""


class Resign(Message, frozen=True, tag="resign"):
    """Leave a game going on, for good. A bot takes the seat."""


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people at a new table."""


class Talk(Message, frozen=True, tag="talk"):
    """Say something to the table, where the game allows it: a text, or one of our phrases.

    A phrase everyone reads in the own language.
    """

    text: Annotated[str, Meta(max_length=TALK_LIMIT)] = ""
    phrase: Annotated[str, Meta(pattern="^[a-z-]{0,30}$")] = ""


class Point(Message, frozen=True, tag="point"):
    """Point at something, or hold it, for all to see while it lasts. What `at` means is the game's own."""

    at: Annotated[str, Meta(pattern="^[a-z0-9:.-]{0,80}$")] = ""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""

    n: int


Incoming: TypeAlias = (
    Sit
    | Rise
    | Claim
    | SetBot
    | Clear
    | Setup
    | Start
    | Answer
    | Undo
    | Resign
    | Rematch
    | Talk
    | Point
    | Ping
)


class Place(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    bot: str | None = None
    """Which bot plays it now, if one does."""
    here: bool = False
    """Is a person's browser connected?"""
    host: bool = False
    since: float | None = None
    """Since when a person is away, in seconds ago."""


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
    commitment: str
    """The seal of the deal, from the start of the game on; empty before."""
    seed: str
    """The seed, once the game is over; empty before."""
    next: str
    """The code of the rematch; empty while there is none."""


class Told(msgspec.Struct, frozen=True):
    """What one input led to, as this viewer saw it. `input` is its kind ("made", "timed-out", ...)."""

    number: int
    input: str
    seat: Seat
    events: Raw
    """A list of the game's events."""
    by: str = ""
    """Who took over, where the input is that."""


class Sight(msgspec.Struct, frozen=True):
    """All that this viewer may know of the game as it stands."""

    number: int
    """How many inputs came before."""
    view: Raw
    to_move: tuple[Seat, ...]
    question: int
    offers: Raw
    """A list of the game's moves."""
    outcome: Outcome | None
    undo: bool
    """May this seat take back its last move?"""
    left: float | None
    """Seconds left for the decision; None without a clock."""
    silence: str | None
    """Why one may not talk now: the number of a rule, or nothing for who looks on. None: talk is free."""


class Fading(msgspec.Struct, frozen=True):
    """In a game of memory: what is left of the story, and when. At the end everything comes back."""

    story: list[Told]
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
    story: list[Told]
    sight: Sight | None
    talk: list[Spoken]
    """What was said here lately."""


class Changed(News, frozen=True, tag="changed"):
    """Something about the table, not the game, is different now."""

    table: TableInfo
    you: Seat | None
    host: bool
    key: str


class Moved(News, frozen=True, tag="moved"):
    """The game went on."""

    told: Told
    sight: Sight
    fading: Fading | None
    """None in a game whose log forgets nothing."""


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


class Refused(News, frozen=True, tag="refused"):
    """What you said can't be done, and why. `what` is its `do`, where it could be read that far."""

    what: str
    refusal: Refusal


class Closing(News, frozen=True, tag="closing"):
    """The house closes this socket on purpose. After `restart`, come back."""

    why: Why


class Pong(News, frozen=True, tag="pong"):
    n: int


Outgoing: TypeAlias = Welcome | Changed | Moved | Spoken | Pointed | Refused | Closing | Pong


# Over HTTP


class GameCard(msgspec.Struct, frozen=True):
    """A game, as the front door shows it."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int
    prefix: str
    bots: list[str]
    options: Raw
    """JSON schema of its options."""
    defaults: Raw
    """The options of a new table."""
    seats: dict[str, list[str]]
    """Which fields hold a seat, by kind of event ("event-bought"), move ("move-buy") and input."""


class House(msgspec.Struct, frozen=True):
    version: str
    games: list[GameCard]
    elsewhere: str = ""
    """Where other devices in the network find the house, if it listens there; empty if not."""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    """Who sits there."""
    free: int
    you: Seat | None
    """Which of the names is this guest's own, if any."""
    your_turn: bool
    made: float
    """When it was made, seconds since 1970."""
    winners: list[Seat]


class Me(msgspec.Struct, frozen=True):
    """The guest, as the guest sees it."""

    name: str
    tables: list[TableCard]
    """Newest first."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPhrase(msgspec.Struct, frozen=True):
    """Shown once. Whoever says it is this guest."""

    phrase: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Phrase


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. With `bots` the free seats up to `players` are theirs and the game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    options: Raw = msgspec.field(default_factory=lambda: Raw(b"{}"))
    clock: Clock = "none"
    open: bool = False
    bots: BotName | None = None
    players: Annotated[int, Meta(ge=1, le=20)] | None = None


class Made(msgspec.Struct, frozen=True):
    code: str


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableCard]


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished game, with every secret open: what each seat saw, then the public."""

    number: int
    last: int
    told: Told | None
    """What led here; None at the beginning. Unredacted."""
    views: list[Raw]
    to_move: tuple[Seat, ...]
    outcome: Outcome | None


class Reasons(msgspec.Struct, frozen=True):
    """What the bots at a table say about what they did, as far as it lies open."""

    reasons: tuple[Reason, ...]


class Problem(msgspec.Struct, frozen=True):
    """An HTTP request refused."""

    refusal: Refusal

"""What a browser says at a table, as types. All of it is tagged `do`, and nothing unknown is accepted.

What a game defines itself (options, moves) passes through as raw JSON, to be decoded by the game's own types
at the table.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.core.company import LevelName
from vernissage.core.seats import Seat
from vernissage.table.phrases import PhraseName, Tone
from vernissage.table.table_types import Clock, Language, Onlookers

MESSAGE_LIMIT: Final = 4096
"""Bytes in one message to the house. The longest honest one is a fraction of it."""
NAME_LIMIT: Final = 24
TALK_LIMIT: Final = 300

Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]{4,6}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of what a browser says at a table."""


class Sit(Message, frozen=True, tag="sit"):
    """Take this place, or any free one; in a game that goes on: take back the seat that is yours."""

    seat: Seat | None = None


class Rise(Message, frozen=True, tag="rise"):
    """Leave the place, before the game begins."""


class Claim(Message, frozen=True, tag="claim"):
    """Carry on at a seat from another device, by its key; or take over a seat that was offered by a link."""

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
    """Free a place again: a bot leaves, or a person is asked to; in a game a bot follows them for good."""

    seat: Seat


class Setup(Message, frozen=True, tag="setup"):
    """The host changes how the table plays."""

    options: Raw
    clock: Clock
    open: bool
    """To strangers."""
    onlookers: Onlookers = "open"
    language: Language = ""
    """What the host speaks, where it is open."""


class Count(Message, frozen=True, tag="count"):
    """May the game count for my rating? Where one person says no, it counts for nobody."""

    yes: bool


class Start(Message, frozen=True, tag="start"):
    """The host begins the game with those who sit."""


class AskSeat(Message, frozen=True, tag="ask-seat"):
    """Somebody who looks on would like to play this seat from now on. Those whose say it is are asked."""

    seat: Seat


class Admit(Message, frozen=True, tag="admit"):
    """May whoever asks for this seat have it?"""

    seat: Seat
    yes: bool


class OfferSeat(Message, frozen=True, tag="offer-seat"):
    """Make a link by which somebody else can take this seat: one's own or, for the host, a bot's."""

    seat: Seat


class Stop(Message, frozen=True, tag="stop"):
    """I would rather stop here, or no longer. Nobody learns who said so; when more than half do, it ends."""

    yes: bool = True


class Report(Message, frozen=True, tag="report"):
    """Let the host know that somebody's talk is out of place. The host does not learn who says so."""

    seat: Seat


class Answer(Message, frozen=True, tag="answer"):
    """A decision: the number of the question, and one of the moves offered."""

    question: int
    move: Raw
    tone: Tone = ""
    """How it is said, where the move is something that is said aloud, or talk is free."""


class WhyNot(Message, frozen=True, tag="why-not"):
    """Why can't I make this move now? The answer is a refusal, so nothing happens by asking."""

    move: Raw


class Preview(Message, frozen=True, tag="preview"):
    """What can be foreseen of the game as it stands after so many inputs? Nothing happens by asking."""

    number: int


class Explain(Message, frozen=True, tag="explain"):
    """Which moment of the game is it after so many inputs? Who looks on may ask too."""

    number: int


class ReadBack(Message, frozen=True, tag="read-back"):
    """What happened before the input of this number? The story is told in pages, the newest first."""

    before: int


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
    phrase: PhraseName | Literal[""] = ""
    tone: Tone = ""
    """How it is said, as somebody claims; whether it is so, nobody knows."""


class Point(Message, frozen=True, tag="point"):
    """Point at something, or hold it, for all to see while it lasts. What `at` means is the game's own."""

    at: Annotated[str, Meta(pattern="^[a-z0-9:.-]{0,80}$")] = ""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there, and where is the game? It is answered by `pong`, before all else that is being done."""

    n: int


Seating: TypeAlias = AskSeat | Admit | OfferSeat | Stop | Report
Gathering: TypeAlias = Sit | Rise | Claim | Bring | Look | SetBot | SetLevel | Clear | Setup | Count | Start
Playing: TypeAlias = (
    Answer
    | WhyNot
    | Preview
    | Explain
    | ReadBack
    | Looked
    | Hint
    | Undo
    | Resign
    | Rematch
    | Skip
    | Vote
    | Talk
    | Point
)
Wish: TypeAlias = Gathering | Seating | Playing
"""What a table hears."""
Incoming: TypeAlias = Wish | Ping

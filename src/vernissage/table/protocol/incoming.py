"""Messages from a browser to a table. Each is tagged `do`; unknown fields are refused.

Values that a game defines (options, moves) are raw JSON here. The table decodes them by the game's types.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.core.company import LevelName
from vernissage.core.seats import Seat
from vernissage.table.phrases import PhraseName, Tone
from vernissage.table.table_types import Clock, Language, Onlookers

MESSAGE_LIMIT: Final = 4096
"""The most bytes that one message may have. Real messages are much shorter."""
NAME_LIMIT: Final = 24
TALK_LIMIT: Final = 300

Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]{4,6}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
GameName: TypeAlias = Annotated[str, Meta(max_length=40)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base class of all messages from a browser."""


class Sit(Message, frozen=True, tag="sit"):
    """Sit down on this chair, or on any free one. During a game: take your own seat back from a bot."""

    seat: Seat | None = None


class Rise(Message, frozen=True, tag="rise"):
    """Leave your chair before the game begins."""


class Claim(Message, frozen=True, tag="claim"):
    """Continue at a seat on this device with the seat's key, or take a seat with the key of an offer."""

    key: Key


class Bring(Message, frozen=True, tag="bring"):
    """Add another person who plays on this device. Without a name the server chooses one."""

    name: Name | None = None
    seat: Seat | None = None


class Look(Message, frozen=True, tag="look"):
    """If several people share this device: show and play this seat from now on. None is the public view."""

    seat: Seat | None = None


class SetBot(Message, frozen=True, tag="set-bot"):
    """Put a bot on a free chair or, during a game, in the seat of a person who is away."""

    seat: Seat
    bot: BotName
    """A level, a level with a personality (`hard-literalist`), or `company` for the table's own level."""


class SetLevel(Message, frozen=True, tag="set-level"):
    """As host, set the level of all bots at the table, present and future."""

    level: LevelName


class Clear(Message, frozen=True, tag="clear"):
    """Remove a bot or a person from a chair. During a game a bot replaces the person for good."""

    seat: Seat


class Setup(Message, frozen=True, tag="setup"):
    """As host, change the options, the clock, and who may join and watch."""

    options: Raw
    clock: Clock
    open: bool
    """Whether strangers may join."""
    onlookers: Onlookers = "open"
    language: Language = ""
    """The host's language, for an open table."""


class Pick(Message, frozen=True, tag="pick"):
    """Choose another game before the game begins, as host or on the television that opened the table.

    The other game begins with its usual options.
    """

    game: GameName


class Count(Message, frozen=True, tag="count"):
    """Agree or object to a rated game. If one person objects, it is rated for nobody."""

    yes: bool


class Start(Message, frozen=True, tag="start"):
    """As host, start the game with the people and bots who sit at the table."""


class AskSeat(Message, frozen=True, tag="ask-seat"):
    """Ask, as a spectator, to play this seat from now on. The guests who decide are told."""

    seat: Seat


class Admit(Message, frozen=True, tag="admit"):
    """Agree to a request for this seat, or decline it."""

    seat: Seat
    yes: bool


class OfferSeat(Message, frozen=True, tag="offer-seat"):
    """Make a link with which another person can take this seat: your own or, for the host, a bot's."""

    seat: Seat


class Stop(Message, frozen=True, tag="stop"):
    """Vote to stop the game, or withdraw the vote. Votes are secret; more than half end the game."""

    yes: bool = True


class Report(Message, frozen=True, tag="report"):
    """Report a player's talk to the host, anonymously."""

    seat: Seat


class Answer(Message, frozen=True, tag="answer"):
    """Make a move: the number of the question, and one of the offered moves."""

    question: int
    move: Raw
    tone: Tone = ""
    """The tone of the move, if the move is spoken or talk is free."""


class WhyNot(Message, frozen=True, tag="why-not"):
    """Ask why this move is not possible now. The answer is always a refusal; the move is not played."""

    move: Raw


class Preview(Message, frozen=True, tag="preview"):
    """Ask for the previews of your moves in the position after `number` inputs."""

    number: int


class Explain(Message, frozen=True, tag="explain"):
    """Ask for explanations of the position after `number` inputs. Spectators may ask, too."""

    number: int


class ReadBack(Message, frozen=True, tag="read-back"):
    """Ask for the page of the log that ends before input `before`. Pages go from the newest to the oldest."""

    before: int


class Looked(Message, frozen=True, tag="looked"):
    """Say that you have finished looking at the cards. When all people have, the game goes on."""


class Hint(Message, frozen=True, tag="hint"):
    """Ask for a hint after `number` inputs, if you play alone or with bots. The request is recorded."""

    number: int


class Undo(Message, frozen=True, tag="undo"):
    """Take back your last move, if it has revealed nothing."""


class Resign(Message, frozen=True, tag="resign"):
    """Leave the game for good. A bot takes the seat."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Make a new table for the people of this game."""


class Skip(Message, frozen=True, tag="skip"):
    """End the guide and go on playing."""


class Vote(Message, frozen=True, tag="vote"):
    """Vote for the winner of a tie. You can change your vote until voting ends."""

    seat: Seat


class Talk(Message, frozen=True, tag="talk"):
    """Say something to the table, if the game allows it: a text, or a phrase.

    Everyone reads a phrase in their own language.
    """

    text: Annotated[str, Meta(max_length=TALK_LIMIT)] = ""
    phrase: PhraseName | Literal[""] = ""
    tone: Tone = ""
    """The tone of the remark, chosen by the speaker."""


class Point(Message, frozen=True, tag="point"):
    """Point at something for all to see; an empty `at` ends it. Each game defines the values of `at`."""

    at: Annotated[str, Meta(pattern="^[a-z0-9:.-]{0,80}$")] = ""


class Ping(Message, frozen=True, tag="ping"):
    """Check the connection and the state of the game. The server answers with `pong` at once."""

    n: int


Seating: TypeAlias = AskSeat | Admit | OfferSeat | Stop | Report
Gathering: TypeAlias = (
    Sit | Rise | Claim | Bring | Look | SetBot | SetLevel | Clear | Setup | Pick | Count | Start
)
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
"""All messages that a table handles."""
Incoming: TypeAlias = Wish | Ping

"""The types of requests and responses of the HTTP API that several modules use."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.core.bot import Reason
from vernissage.core.coach import Recollection, Remark
from vernissage.core.company import USUAL, LevelName
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.table.protocol import Name, Phrase, Told
from vernissage.table.table_types import Clock, Language, Stage

Whose: TypeAlias = Literal["seat", "each", "member"]
"""What a field of a view holds: seats, a value for each seat, or one for each of the `members` beside it."""


class LevelCard(msgspec.Struct, frozen=True):
    """A level of bots in a game."""

    name: LevelName
    wins: int | None
    """Measured wins in a hundred games: against `medium`, or for `medium` against `easy`. In a cooperative
    game, wins with others of its level. None if it was not measured."""


class GameCard(msgspec.Struct, frozen=True):
    """A game, as the front page shows it."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int
    prefix: str
    bots: list[str]
    """The names of all bots, also of those meant for programs."""
    levels: list[LevelCard]
    """The easiest first."""
    personalities: list[str]
    """The personalities that bots of any level can have, the strongest first."""
    together: bool
    """Is it cooperative: do all win or lose together?"""
    guide: bool
    """Is there a guided first game?"""
    primer: bool
    """Is there a primer that explains its things and moments?"""
    coach: bool
    """Is there a coach for finished games?"""
    hints: bool
    """Are there hints?"""
    voiced: bool
    """Are some of its moves said aloud, so that a browser may play a sound for them?"""
    options: Raw
    """The JSON schema of its options."""
    defaults: Raw
    """The options of a new table."""
    seats: dict[str, list[str]]
    """The fields that hold a seat, by kind of event ("event-bought"), move ("move-buy") and input."""
    view: dict[str, Whose]
    """The fields of a view that belong to seats, by their path ("table.points")."""


class HouseCard(msgspec.Struct, frozen=True):
    version: str
    games: list[GameCard]
    elsewhere: str = ""
    """The address for other devices in the network; empty if the house listens on this machine only."""


class SignedOut(msgspec.Struct, frozen=True):
    others: int
    """How many other browsers were signed in as this guest."""


class DamageCard(msgspec.Struct, frozen=True):
    """Why a stored table can't be restored."""

    reason: Literal["setting", "missing", "unreadable", "illegal"]
    """The setting is damaged; or an input is missing, can't be decoded, or breaks the rules."""
    sound: int
    """How many inputs are intact."""
    mendable: bool
    """Can the game go on after those?"""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    """The names of those who sit there."""
    free: int
    """How many seats are free: before the game, and at an open table where somebody has left."""
    you: Seat | None
    """The guest's own seat, if they have one."""
    your_turn: bool
    made: float
    """When it was created, in seconds since 1970."""
    winners: list[Seat]
    daily: str
    """The date of its deal, if it is a deal of a day; otherwise empty."""
    lesson: bool
    """Is it a guided first game, or did it begin as one?"""
    since: float | None = None
    """Since when others wait for this guest, in seconds since 1970; None if they don't."""
    due: float | None = None
    """When the time for the guest's move is over, at a table with days for each move."""
    away: bool = False
    """Has this guest put it away, or has nobody used it for long?"""
    clock: Clock = "none"
    level: LevelName = USUAL
    """The level of its bots, if it has any."""
    language: Language = ""
    """The language of the host of an open table."""
    damage: DamageCard | None = None
    """What is damaged, if that is known; only people who sit there are told."""
    earlier: bool = False
    """Was it played by rules that this release does not have? Then only its record is available."""


class WaitCard(msgspec.Struct, frozen=True):
    """A table where others wait for the guest."""

    code: str
    game: str
    since: float
    """In seconds since 1970, like `due`."""
    due: float | None
    gathers: bool
    """Is the guest expected for a game that has not begun?"""


class WaitCards(msgspec.Struct, frozen=True):
    waits: list[WaitCard]
    """The table where others have waited longest comes first."""


class Me(msgspec.Struct, frozen=True):
    """The guest's own account."""

    name: str
    portrait: str
    """The guest's portrait, here and at every table."""
    tables: list[TableCard]
    """The newest first."""
    levels: dict[str, LevelName]
    """The default level of bots for this guest, by game."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request to erase this guest and all their data."""

    name: Name
    """The guest's own name, as a confirmation."""
    called: Name
    """The name that people who have played with them see instead: a word of their language."""


class Gone(msgspec.Struct, frozen=True):
    """A guest has been erased."""

    name: str
    """The name they had."""


class NewPhrase(msgspec.Struct, frozen=True):
    """A recovery phrase, which is shown once. It signs a browser in as this guest."""

    phrase: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Phrase


class TableCode(msgspec.Struct, frozen=True):
    """The code of a new table."""

    code: str


class StepCard(msgspec.Struct, frozen=True):
    """One step of a guided first game. Things have the names that the game's table gives them."""

    text: str
    """The id of its message among the guide's texts."""
    look: tuple[str, ...]
    touch: tuple[str, ...]
    """What the guest has to touch, in this order. Empty if the step is only to be read."""
    plaque: str | None
    """The thing that gets a label, with the message's attribute `plaque`."""
    asks: bool
    """Does it end with a move? Otherwise it ends with the last touch, or when it was read."""


class GuideCard(msgspec.Struct, frozen=True):
    """A guided first game."""

    steps: list[StepCard]
    ending: str
    """The id of the message that says what the guest has won."""


class PictureCard(msgspec.Struct, frozen=True):
    """A situation in a game: a seat's view of it, and the things to draw, from left to right."""

    view: Raw
    show: tuple[str, ...]
    """Names of things at the game's table, signs between them, and ids of the primer's texts after a hash."""


class ThingCard(msgspec.Struct, frozen=True):
    """A thing at the table, explained."""

    text: str
    """The id of its message among the primer's texts: its name, and in the attribute `says` what it is."""
    picture: str | None
    rules: tuple[str, ...]


class MomentCard(msgspec.Struct, frozen=True):
    """A part of a turn or a round, explained."""

    text: str
    """The id of its message: the title, in `says` what to do, in `here` what it means at this table."""
    picture: str
    rules: tuple[str, ...]


class PrimerCard(msgspec.Struct, frozen=True):
    """The primer of a game."""

    pictures: dict[str, PictureCard]
    things: dict[str, ThingCard]
    """By the name of a thing at the table: `joker:query`, or `joker` for all that begin with it."""
    moments: list[MomentCard]
    """In the order of play."""


class TableCards(msgspec.Struct, frozen=True):
    tables: list[TableCard]


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished game with all secrets: every seat's view, then the public one."""

    number: int
    last: int
    told: Told | None
    """The events that led here, with all secrets; None at the beginning."""
    views: list[Raw]
    to_move: tuple[Seat, ...]
    outcome: Outcome | None
    retrospect: Raw
    """The game's retrospect at its end; null before."""


class Foresight(msgspec.Struct, frozen=True):
    """A seat's preview at one moment of a finished game."""

    preview: Raw
    """The game's own value; null if it has no preview."""


class Reasons(msgspec.Struct, frozen=True):
    """Why the bots at a table made their moves, as far as it reveals no secrets."""

    reasons: tuple[Reason, ...]


class CurvePoint(msgspec.Struct, frozen=True):
    """Everyone's chances after a number of inputs, from what one seat could know."""

    number: int
    values: tuple[float, ...]
    """By seat: chances to win in percent, or points in a game for one."""
    band: float
    """The margin of error of the seat's own value; 0 if it is exact."""


class Choice(msgspec.Struct, frozen=True):
    """A move that was made, or could have been."""

    move: Raw
    value: float
    """Its value: the chance to win in percent, or points in a game for one."""
    view: Raw
    """The seat's view after it. What the seat could not know is imagined."""
    show: tuple[str, ...]
    """The things to draw, as in `PictureCard`."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that lost something."""

    number: int
    """How many inputs came before it."""
    when: Remark
    did: Choice
    better: Choice
    cost: float
    band: float
    """The margin of error of the cost."""
    why: Remark
    """Why the other move was better, as a message of the game's coach."""


class CoachCard(msgspec.Struct, frozen=True):
    """The strongest bot's evaluation of one seat's game so far."""

    you: Seat
    unit: Literal["chance", "points"]
    even: float | None
    """The chance of everyone if all were equal; None in a game for one."""
    thought: int
    """How many turns have been evaluated."""
    turns: int
    """How many turns there are, the end included."""
    playouts: int
    """How many playouts evaluate a decision."""
    curve: list[CurvePoint]
    decisions: list[Decision]
    """The three that lost most, the worst first."""
    recalled: Recollection | None
    """What the guest got right, in a game where decisions aren't evaluated."""
    lately: Recollection | None = None
    """The same over this game and those before it; None if there are none, or the game can't say."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play a finished game on from one of its moments, against bots."""

    number: Annotated[int, Meta(ge=0, le=999_999)]
    """The number of inputs before that moment."""


class Problem(msgspec.Struct, frozen=True):
    """The response to a refused request."""

    refusal: Refusal

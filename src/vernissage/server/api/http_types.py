"""Types of requests and responses that several modules of the HTTP API use."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from vernissage.core.bot import Reason
from vernissage.core.coach import Recollection, Remark
from vernissage.core.company import USUAL, LevelName
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.table.appearance import CHOICE
from vernissage.table.protocol import Name, Phrase, Told
from vernissage.table.table_types import Clock, Language, Stage

Portrait: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(CHOICE)})?$")]
"""A portrait that a guest can choose, or none."""
Whose: TypeAlias = Literal["seat", "each", "member"]
"""The content of a field in a view: seats, a value per seat, or a value per entry of `members` beside it."""


class LevelCard(msgspec.Struct, frozen=True):
    """A level of bots in a game, and its strength."""

    name: LevelName
    wins: int | None
    """Measured wins in a hundred games against `medium`; for `medium` itself, against `easy`. In a
    cooperative game, wins together with bots of its level. None if it was not measured."""


class VariantCard(msgspec.Struct, frozen=True):
    """A variant of a game: a set of options that are chosen together."""

    name: str
    options: Raw
    """The options that the variant sets."""
    without: list[str]
    """The options that only other variants have."""


class GameCard(msgspec.Struct, frozen=True):
    """A game with everything that the front page and the table need to know about it."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int
    prefix: str
    bots: list[str]
    """The names of all bots, including bots that only programs use."""
    levels: list[LevelCard]
    """The levels of bots, the easiest first."""
    personalities: list[str]
    """The personalities that bots of any level can have, the strongest first."""
    together: bool
    """Whether the game is cooperative: all players win or lose together."""
    guide: bool
    """Whether there is a guided first game."""
    primer: bool
    """Whether there is a primer, which explains the things at the table and the parts of a turn."""
    coach: bool
    """Whether there is a coach for finished games."""
    hints: bool
    """Whether players can ask for hints."""
    voiced: bool
    """Whether some moves are said aloud, so that a browser may play a sound for them."""
    options: Raw
    """The JSON schema of the game's options."""
    defaults: Raw
    """The default options of a new table."""
    variants: list[VariantCard]
    """The ways to play, the usual one first; empty if there is only one."""
    compared: list[str]
    """The properties by which the lobby compares the variants."""
    foremost: list[str]
    """The options that people look at before most games."""
    seats: dict[str, list[str]]
    """The fields that hold a seat, by kind of event ("event-bought"), move ("move-buy") and input."""
    view: dict[str, Whose]
    """The fields of a view that hold seats, or a value for each seat, by path ("table.points")."""


class HouseCard(msgspec.Struct, frozen=True):
    version: str
    games: list[GameCard]
    elsewhere: str = ""
    """The address for other devices in the network; empty if the server listens on this machine only."""
    alone: bool = False
    """Whether nobody else can reach the house, because it is in a browser tab."""


class SignedOut(msgspec.Struct, frozen=True):
    others: int
    """How many other browsers of this guest were signed out."""


class DamageCard(msgspec.Struct, frozen=True):
    """The reason why a stored table can't be restored."""

    reason: Literal["setting", "missing", "unreadable", "illegal"]
    """A bad setting, or an input that is missing, can't be decoded, or breaks the rules."""
    sound: int
    """The number of intact inputs before the damage."""
    mendable: bool
    """Whether the game can go on after the intact inputs."""


class TableCard(msgspec.Struct, frozen=True):
    """A table as an entry in a list."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    """The names of the players at the table."""
    free: int
    """The number of free seats: before the game, or at an open table that somebody has left."""
    you: Seat | None
    """The guest's own seat; null if they have none."""
    your_turn: bool
    made: float
    """When the table was created, in seconds since 1970."""
    winners: list[Seat]
    daily: str
    """The date of the daily deal; empty for an ordinary game."""
    lesson: bool
    """Whether the game began as a guided first game, or continues a finished game."""
    since: float | None = None
    """When others began to wait for this guest, in seconds since 1970; null if nobody waits."""
    due: float | None = None
    """When the guest's time for a move ends, in seconds since 1970; null if time is unlimited."""
    away: bool = False
    """Whether this guest has put the table away, or nobody has used it for a long time."""
    clock: Clock = "none"
    level: LevelName = USUAL
    """The level of the table's bots, if there are any."""
    language: Language = ""
    """The language of the host, for an open table."""
    damage: DamageCard | None = None
    """The damage of the table, if known; only its players are told."""
    earlier: bool = False
    """Whether the table's rules are not installed. If so, only its record is available."""


class WaitCard(msgspec.Struct, frozen=True):
    """A table where others wait for the guest."""

    code: str
    game: str
    since: float
    """When the others began to wait, in seconds since 1970. `due` is in seconds since 1970, too."""
    due: float | None
    gathers: bool
    """Whether the guest is expected for a game that has not begun."""


class WaitCards(msgspec.Struct, frozen=True):
    waits: list[WaitCard]
    """The tables, the longest wait first."""


class Me(msgspec.Struct, frozen=True):
    """The guest's own account and tables."""

    name: str
    portrait: str
    """The guest's portrait, which is the one shown at tables unless somebody there has it already."""
    portraits: list[str]
    """All portraits that the guest can choose. Their present one comes first."""
    introduced: bool
    """Whether the guest has set their name. Until then they have a name that the server made up."""
    tables: list[TableCard]
    """The guest's tables, the newest first."""
    levels: dict[str, LevelName]
    """The default level of bots for this guest, by game."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    portrait: Portrait = ""
    """The portrait that the guest wants; empty to keep theirs."""


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request to erase this guest and all their data."""

    name: Name
    """The guest's current name, as a confirmation."""
    called: Name
    """The name that others see instead, such as "somebody" in the guest's language."""


class Gone(msgspec.Struct, frozen=True):
    """The response after a guest was erased."""

    name: str
    """The name of the erased guest."""


class NewPhrase(msgspec.Struct, frozen=True):
    """A recovery phrase, which signs a browser in as this guest. It is shown only once."""

    phrase: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Phrase


class TableCode(msgspec.Struct, frozen=True):
    """The code of a new table."""

    code: str


class StepCard(msgspec.Struct, frozen=True):
    """One step of a guided first game. Things at the table are given by their names in the game's page."""

    text: str
    """The id of the step's message among the guide's texts."""
    look: tuple[str, ...]
    touch: tuple[str, ...]
    """The things that the guest has to touch, in this order. Empty if the step is only to be read."""
    plaque: str | None
    """The thing that gets a label. The label's text is the message's attribute `plaque`."""
    asks: bool
    """Whether the step ends with a move. Otherwise it ends with the last touch, or after reading."""


class GuideCard(msgspec.Struct, frozen=True):
    """A guided first game, step by step."""

    steps: list[StepCard]
    ending: str
    """The id of the message at the end of the guided game."""


class PictureCard(msgspec.Struct, frozen=True):
    """A situation in a game: one seat's view, and the things to draw from left to right."""

    view: Raw
    show: tuple[str, ...]
    """Names of things on the table, signs between them, and ids of primer texts. An id begins with a hash."""


class ThingCard(msgspec.Struct, frozen=True):
    """The explanation of a thing at the table."""

    text: str
    """The id of a message among the primer's texts: the thing's name, with its explanation in `says`."""
    picture: str | None
    rules: tuple[str, ...]


class MomentCard(msgspec.Struct, frozen=True):
    """The explanation of a part of a turn or a round."""

    text: str
    """The id of a message: the title, instructions in `says`, and the meaning at this table in `here`."""
    picture: str
    rules: tuple[str, ...]


class PrimerCard(msgspec.Struct, frozen=True):
    """The primer of a game: explanations of its things and of the parts of play, with pictures."""

    pictures: dict[str, PictureCard]
    things: dict[str, ThingCard]
    """The explanations by the thing's name (`joker:query`), or by how several names begin (`joker`)."""
    moments: list[MomentCard]
    """The parts of play, in the order in which they happen."""


class TableCards(msgspec.Struct, frozen=True):
    tables: list[TableCard]


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished game with all secrets: every seat's view, then the public view."""

    number: int
    last: int
    told: Told | None
    """The last input before this moment, with all secrets; null at the beginning."""
    views: list[Raw]
    to_move: tuple[Seat, ...]
    outcome: Outcome | None
    retrospect: Raw
    """The retrospect that the game computes when it is over; null before the end."""


class Foresight(msgspec.Struct, frozen=True):
    """A seat's preview at one moment of a finished game."""

    preview: Raw
    """A value that the game defines; null if the game has no preview."""


class Reasons(msgspec.Struct, frozen=True):
    """The reasons for the bots' moves at a table, as far as they reveal no secrets."""

    reasons: tuple[Reason, ...]


class CurvePoint(msgspec.Struct, frozen=True):
    """Every player's chances after a number of inputs, judged by one seat's knowledge."""

    number: int
    values: tuple[float, ...]
    """Values by seat: chances to win in percent, or points in a game for one player."""
    band: float
    """The margin of error of the seat's own value; 0 if the value is exact."""


class Choice(msgspec.Struct, frozen=True):
    """A move that was made or was possible, with its value."""

    move: Raw
    value: float
    """The value of the move: the chance to win in percent, or points in a game for one player."""
    view: Raw
    """The seat's view after the move. Cards that the seat could not know are imagined."""
    show: tuple[str, ...]
    """The things to draw, as in `PictureCard`."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that cost chances or points, with a better move."""

    number: int
    """The number of inputs before the decision."""
    when: Remark
    did: Choice
    better: Choice
    cost: float
    band: float
    """The margin of error of the cost."""
    why: Remark
    """The reason why the other move was better, as a message of the game's coach."""


class CoachCard(msgspec.Struct, frozen=True):
    """The strongest bot's evaluation of one seat's decisions in a game."""

    you: Seat
    unit: Literal["chance", "points"]
    even: float | None
    """Each player's chance if all played equally well; null in a game for one player."""
    thought: int
    """How many turns have been evaluated so far."""
    turns: int
    """The number of turns, including the end of the game."""
    playouts: int
    """The number of playouts that evaluate a decision."""
    curve: list[CurvePoint]
    decisions: list[Decision]
    """The three decisions that cost most, the worst first."""
    recalled: Recollection | None
    """The game's own summary of how well the guest played, if decisions aren't evaluated; otherwise null."""
    lately: Recollection | None = None
    """The game's own summary of this game and earlier recent games; null if there is none."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play on from a moment of a finished game, against bots."""

    number: Annotated[int, Meta(ge=0, le=999_999)]
    """The number of inputs before the moment."""


class Problem(msgspec.Struct, frozen=True):
    """The response to a request that is refused."""

    refusal: Refusal

"""What is said over HTTP, as types: who you are, which games there are, tables made and found, replays."""

from __future__ import annotations

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
"""What a place in a view holds: seats, something for each seat, or for each of the `members` beside it."""


class LevelCard(msgspec.Struct, frozen=True):
    """How well bots can play a game."""

    name: LevelName
    wins: int | None
    """Of a hundred games, as measured: against `medium`, and `medium` against `easy`; where all win or lose
    together, with others of its level. None if nobody has measured it."""


class GameCard(msgspec.Struct, frozen=True):
    """A game, as the front door shows it."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int
    prefix: str
    bots: list[str]
    """All there are, by name; those for programs too."""
    levels: list[LevelCard]
    """The easiest first."""
    personalities: list[str]
    """How bots can play, whatever their level, the strongest first."""
    together: bool
    """Do all win or lose together?"""
    guide: bool
    """Is there a guided first game?"""
    primer: bool
    """Are its things and moments explained?"""
    coach: bool
    """Is there somebody who looks at one's game afterwards?"""
    hints: bool
    """Can one be told what a bot would do?"""
    voiced: bool
    """Are some of its moves said aloud, so that they may have a tone?"""
    options: Raw
    """JSON schema of its options."""
    defaults: Raw
    """The options of a new table."""
    seats: dict[str, list[str]]
    """Which fields hold a seat, by kind of event ("event-bought"), move ("move-buy") and input."""
    view: dict[str, Whose]
    """Whose the values in a view are, by their place ("table.points")."""


class HouseCard(msgspec.Struct, frozen=True):
    version: str
    games: list[GameCard]
    elsewhere: str = ""
    """Where other devices in the network find the house, if it listens there; empty if not."""


class SignedOut(msgspec.Struct, frozen=True):
    others: int
    """How many other browsers knew this guest."""


class DamageCard(msgspec.Struct, frozen=True):
    """Why a table can't be played as it was kept."""

    reason: Literal["setting", "missing", "unreadable", "illegal"]
    """How it is set is damaged; or an input is not there, can't be read, or breaks the rules."""
    sound: int
    """How many inputs are sound."""
    mendable: bool
    """Can it go on after them?"""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    """Who sits there."""
    free: int
    """How many seats one can take: while people gather, and where a seat among strangers was left."""
    you: Seat | None
    """Which of the names is this guest's own, if any."""
    your_turn: bool
    made: float
    """When it was made, seconds since 1970."""
    winners: list[Seat]
    daily: str
    """The day whose puzzle it is; empty for any other game."""
    lesson: bool
    """Is it a guided first game, or one that began so?"""
    since: float | None = None
    """Since when others wait for this guest there, if they do, in seconds since 1970,"""
    due: float | None = None
    """and when the time for it is over, where people have days."""
    away: bool = False
    """Has this guest put it away, or has nobody touched it for long?"""
    clock: Clock = "none"
    level: LevelName = USUAL
    """How well its bots play, where there are some."""
    language: Language = ""
    """What the host of an open table speaks."""
    damage: DamageCard | None = None
    """What is wrong with what was kept of it, if that is known; only its people are told."""
    earlier: bool = False
    """Was it played by other rules than those that are here? Then only its record can be fetched."""


class WaitCard(msgspec.Struct, frozen=True):
    """A table where others wait for the guest who asks."""

    code: str
    game: str
    since: float
    """In seconds since 1970, as is the next."""
    due: float | None
    gathers: bool
    """Is the guest expected there, for a game that has not begun?"""


class WaitCards(msgspec.Struct, frozen=True):
    waits: list[WaitCard]
    """Where others have waited longest stands first."""


class Me(msgspec.Struct, frozen=True):
    """The guest, as the guest sees it."""

    name: str
    portrait: str
    """The painting that stands for this guest, here and at every table."""
    tables: list[TableCard]
    """Newest first."""
    levels: dict[str, LevelName]
    """How well the bots play that this guest meets, by game, unless something else is asked for."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of this guest is to be taken away."""

    name: Name
    """The guest's own, so that nobody says it by mistake."""
    called: Name
    """What others see in its place, where they have played together: a word of their language."""


class Gone(msgspec.Struct, frozen=True):
    """A guest is forgotten."""

    name: str
    """What they were called."""


class NewPhrase(msgspec.Struct, frozen=True):
    """Shown once. Whoever says it is this guest."""

    phrase: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Phrase


class TableCode(msgspec.Struct, frozen=True):
    """Where a new table is found."""

    code: str


class StepCard(msgspec.Struct, frozen=True):
    """One thing that is said in a guided first game. Things are named as the game's table names them."""

    text: str
    """The id of its sentence among the guide's texts."""
    look: tuple[str, ...]
    touch: tuple[str, ...]
    """In this order. Nothing: it is to be read."""
    plaque: str | None
    """Which of them gets a few words, the sentence's `.plaque`."""
    asks: bool
    """Is it done with a move? Else with the last touch, or when it was read."""


class GuideCard(msgspec.Struct, frozen=True):
    """A guided first game."""

    steps: list[StepCard]
    ending: str
    """The id of the sentence that says what one has won."""


class PictureCard(msgspec.Struct, frozen=True):
    """A small situation: what a seat sees of it, and what is drawn of that, from left to right."""

    view: Raw
    show: tuple[str, ...]
    """Things as the game's table names them, signs between them, and texts of the primer after a hash."""


class ThingCard(msgspec.Struct, frozen=True):
    """What something at the table is."""

    text: str
    """The id of its message among the primer's texts: its name, and as `says` what it is."""
    picture: str | None
    rules: tuple[str, ...]


class MomentCard(msgspec.Struct, frozen=True):
    """A part of a turn or a round."""

    text: str
    """The id of its message: its title, as `says` what one does, as `here` what it is about at this table."""
    picture: str
    rules: tuple[str, ...]


class PrimerCard(msgspec.Struct, frozen=True):
    """All that is explained of a game."""

    pictures: dict[str, PictureCard]
    things: dict[str, ThingCard]
    """By what the table calls a thing: `joker:query`, or `joker` for all that begin with it."""
    moments: list[MomentCard]
    """In the order in which they come."""


class TableCards(msgspec.Struct, frozen=True):
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
    retrospect: Raw
    """What the game looks like in hindsight, at its end; null before."""


class Foresight(msgspec.Struct, frozen=True):
    """What a seat could foresee at one moment of a finished game."""

    preview: Raw
    """The game's own; null where it tells nothing ahead."""


class Reasons(msgspec.Struct, frozen=True):
    """What the bots at a table say about what they did, as far as it lies open."""

    reasons: tuple[Reason, ...]


class CurvePoint(msgspec.Struct, frozen=True):
    """How everyone stood after so many inputs, as one seat could see it."""

    number: int
    values: tuple[float, ...]
    """By seat: chances to win, in percent; points for one who plays alone."""
    band: float
    """How far off the own one may be; 0 where it is known."""


class Choice(msgspec.Struct, frozen=True):
    """A move that was made, or might have been."""

    move: Raw
    value: float
    """What it was worth: the chance to win in percent, or points for one who plays alone."""
    view: Raw
    """How the table looks with it, to that seat: what nobody could know is imagined."""
    show: tuple[str, ...]
    """What is drawn of that, as in a picture of the primer."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    number: int
    """So many inputs came before it."""
    when: Remark
    did: Choice
    better: Choice
    cost: float
    band: float
    """How far off the cost may be."""
    why: Remark
    """What speaks for the better move, among the texts of the game's coach."""


class CoachCard(msgspec.Struct, frozen=True):
    """What the strongest bot thinks of one seat's game, as far as it has thought."""

    you: Seat
    unit: Literal["chance", "points"]
    even: float | None
    """The chance of everyone if all were equal; None for one who plays alone."""
    thought: int
    """The turns that it has thought through."""
    turns: int
    """All turns of the game, with its end."""
    playouts: int
    """How often a decision is played on before it is called a loss."""
    curve: list[CurvePoint]
    decisions: list[Decision]
    """The three that cost most, the dearest first; fewer where less was lost."""
    recalled: Recollection | None
    """In a game where decisions aren't weighed: what was got right."""
    lately: Recollection | None = None
    """The same over this game and those before it, where there are some and the game can tell."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished game on from a moment of it, against bots."""

    number: Annotated[int, Meta(ge=0, le=999_999)]
    """After so many inputs."""


class Problem(msgspec.Struct, frozen=True):
    """An HTTP request refused."""

    refusal: Refusal

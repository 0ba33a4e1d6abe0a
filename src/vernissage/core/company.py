"""Bots as people meet them: their levels and personalities, and how they wait for people to move first.

A level is how well a bot plays; a personality is its style. Every game has the same three levels. A bot at a
table is named by both: `medium`, or `medium-storyteller` where the game has personalities.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeGuard, TypeVar, get_args, runtime_checkable

from vernissage.core.bot import AnyBot, BotMaker, JudgeMaker, Reasons, Thinker
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.core.value import Value, ViewValue

V_contra = TypeVar("V_contra", bound=ViewValue, contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
M = TypeVar("M")

LevelName: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
"""The easiest first."""
FIRST: Final[LevelName] = "easy"
"""For somebody's first game."""
USUAL: Final[LevelName] = "medium"

ANYONE: Final = "company"
"""Instead of a bot's name: whoever one usually meets."""
PLAYS_ALONG: Final = "guide"
"""The name of whoever plays along in a guided first game. Nobody else can ask for it."""
COMMON: Final = ("search", "greedy", "random")
"""The names of bots that many games have, the best first."""

Player: TypeAlias = Callable[[Any, str], AnyBot]
"""Makes a bot for a game, with this personality; it is empty where the game has none."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays."""

    make: Player
    wins: int | None = None
    """Games in a hundred, as docs/bots.md has measured it: among two, against `medium`, and for `medium`
    against `easy`; where all win or lose together, with three others of its level. None: not measured."""


@dataclass(frozen=True, slots=True)
class Levels:
    """The three levels of a game."""

    easy: Level
    medium: Level
    hard: Level

    def named(self, name: LevelName) -> Level:
        levels: dict[LevelName, Level] = {"easy": self.easy, "medium": self.medium, "hard": self.hard}
        return levels[name]


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with."""

    level: LevelName
    personality: str
    """Empty where the game has none, or where it is left open."""

    def at(self, level: LevelName) -> str:
        """The same one, playing that well."""
        return f"{level}-{self.personality}" if self.personality else level


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """The bots of a game: levels and personalities for people, others by name for programs."""

    levels: Levels | None = None
    """None: those of the tree search, see `bots/levels.py`."""
    personalities: tuple[str, ...] = ()
    """In the order measured, the strongest first. They take seats in turn."""
    makers: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots by name."""
    thinkers: Mapping[str, Thinker] = field(default_factory=dict)
    """Bots by name that think as long as they are allowed to."""
    reasons: Reasons | None = None
    """How they explain themselves, if they do."""
    judge: JudgeMaker | None = None
    """Makes somebody who can tell good moves from better ones; the coach asks it."""

    @property
    def names(self) -> tuple[str, ...]:
        """All bots of this game: levels, which people meet, then those for programs, its own first."""
        known = dict.fromkeys(("search", "random", *self.thinkers, *self.makers))  # two are in every game
        own = [bot for bot in known if bot not in COMMON]
        return (*LEVELS, *own, *(bot for bot in COMMON if bot in known))

    def knows(self, said: str) -> bool:
        """Is there somebody called so, for a seat at a table? How long they think is not asked there."""
        return said in self.names or self.read(said) is not None

    def seated(self, said: str, seat: Seat) -> str:
        """The bot for a seat: a level alone gets one of the personalities, each in turn."""
        level, kinds = USUAL if said == ANYONE else said, self.personalities
        return f"{level}-{kinds[seat % len(kinds)]}" if kinds and is_level(level) else level

    def wins(self, level: LevelName) -> int | None:
        """How often somebody of this level wins, as far as it was measured."""
        return None if self.levels is None else self.levels.named(level).wins

    def read(self, name: str) -> Character | None:
        """Who is called so; None if nobody is."""
        level, dash, personality = name.partition("-")
        known = personality in self.personalities if dash else True
        return Character(level, personality) if known and is_level(level) else None


def is_level(name: str) -> TypeGuard[LevelName]:
    return name in LEVELS


class Hint(Value, frozen=True):
    """What a waiting bot shows the others: the things it points at, as its game names them, and a phrase."""

    at: str = ""
    phrase: str = ""


class Waits(Value, frozen=True):
    """The bot's answer when it lets people go first instead of moving."""

    hint: Hint = Hint()
    seconds: float | None = None
    """Ask the bot again after this many seconds; None means when something has happened."""


class People(Value, frozen=True):
    """What a bot knows about the people it plays with."""

    seats: tuple[Seat, ...]
    urge: bool = False
    """Whether they have asked it to go ahead, or their clock is running out."""
    told: tuple[tuple[int, Hint], ...] = ()
    """The hints it has given: how many events it had seen by then, and the hint."""


@runtime_checkable
class Considerate(Protocol[V_contra, E_contra, M]):
    """A bot that may wait for people. Among bots alone `beside` is never called, so they never wait."""

    def beside(
        self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], people: People, rng: Rng
    ) -> M | Waits:
        """Picks one of the offers, or waits for these people."""

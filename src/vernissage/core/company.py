"""The bots that people play with: their levels, their personalities, and how they let people move first.

A level is how well a bot plays; a personality is its style. Every game has the same three levels. A bot at a
table is named by both: `medium`, or `medium-storyteller` where the game has personalities.
"""

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
"""The levels, easiest first."""
FIRST: Final[LevelName] = "easy"
"""The level for a person's first game."""
USUAL: Final[LevelName] = "medium"

ANYONE: Final = "company"
"""A name that stands for the game's usual bots."""
PLAYS_ALONG: Final = "guide"
"""The name of the bot in a guided first game. Players can't ask for it."""
COMMON: Final = ("search", "greedy", "random")
"""The names of bots that many games have, strongest first."""

Player: TypeAlias = Callable[[Any, str], AnyBot]
"""Makes a bot for a game with this personality, which is empty if the game has none."""


@dataclass(frozen=True, slots=True)
class Level:
    """A playing strength: how to make a bot of this level, and how often it wins."""

    make: Player
    wins: int | None = None
    """Wins in a hundred games, as measured in docs/bots.md: of two players against `medium`, and for `medium`
    against `easy`; where all win or lose together, with three others of its level. None if not measured."""


@dataclass(frozen=True, slots=True)
class Levels:
    """A game's three levels of bots."""

    easy: Level
    medium: Level
    hard: Level

    def named(self, name: LevelName) -> Level:
        levels: dict[LevelName, Level] = {"easy": self.easy, "medium": self.medium, "hard": self.hard}
        return levels[name]


@dataclass(frozen=True, slots=True)
class Character:
    """A bot's level and personality."""

    level: LevelName
    personality: str
    """The name of the style; empty if the game has no personalities, or if it is left open."""

    def at(self, level: LevelName) -> str:
        """Returns the name of this bot at another level, with the same personality."""
        return f"{level}-{self.personality}" if self.personality else level


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """The bots of a game: levels and personalities for people, others by name for programs."""

    levels: Levels | None = None
    """The game's three levels; None for the levels of the tree search, see `bots/levels.py`."""
    personalities: tuple[str, ...] = ()
    """The personalities by measured strength, strongest first. They are seated in turn."""
    makers: Mapping[str, BotMaker] = field(default_factory=dict)
    """Further bots by name, for programs."""
    thinkers: Mapping[str, Thinker] = field(default_factory=dict)
    """Bots by name that think within a budget."""
    reasons: Reasons | None = None
    """Explains the bots' moves; None if they can't be explained."""
    judge: JudgeMaker | None = None
    """Makes an evaluator of moves for the coach; None if the game has none."""

    @property
    def names(self) -> tuple[str, ...]:
        """Returns the names of all bots: the levels first, then this game's own, then those of every game."""
        known = dict.fromkeys(("search", "random", *self.thinkers, *self.makers))  # every game has these two
        own = [bot for bot in known if bot not in COMMON]
        return (*LEVELS, *own, *(bot for bot in COMMON if bot in known))

    def knows(self, said: str) -> bool:
        """Whether a bot of this name can sit at a table. A name with a budget can't."""
        return said in self.names or self.read(said) is not None

    def seated(self, said: str, seat: Seat) -> str:
        """Returns the bot for a seat. A level without a personality gets one, depending on the seat."""
        level, kinds = USUAL if said == ANYONE else said, self.personalities
        return f"{level}-{kinds[seat % len(kinds)]}" if kinds and is_level(level) else level

    def wins(self, level: LevelName) -> int | None:
        """Returns this level's measured wins in a hundred games, see `Level.wins`; None if not measured."""
        return None if self.levels is None else self.levels.named(level).wins

    def read(self, name: str) -> Character | None:
        """Parses a bot's name; returns None for an unknown one."""
        level, dash, personality = name.partition("-")
        known = personality in self.personalities if dash else True
        return Character(level, personality) if known and is_level(level) else None


def is_level(name: str) -> TypeGuard[LevelName]:
    return name in LEVELS


class Hint(Value, frozen=True):
    """A waiting bot's signal to the others: the things it points at, as its game names them, and a phrase."""

    at: str = ""
    phrase: str = ""


class Waits(Value, frozen=True):
    """The bot's answer when it lets people go first instead of moving."""

    hint: Hint = Hint()
    seconds: float | None = None
    """Ask the bot again after this many seconds; None means when something has happened."""


class People(Value, frozen=True):
    """A bot's information about the people it plays with."""

    seats: tuple[Seat, ...]
    urge: bool = False
    """Whether the people have asked the bot to go ahead, or their clock is running out."""
    told: tuple[tuple[int, Hint], ...] = ()
    """The hints that the bot has given, each with the number of events it had seen by then."""


@runtime_checkable
class Considerate(Protocol[V_contra, E_contra, M]):
    """A bot that may wait for people. `beside` is only called if people play, so bots alone never wait."""

    def beside(
        self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], people: People, rng: Rng
    ) -> M | Waits:
        """Picks one of the offers, or waits for these people."""

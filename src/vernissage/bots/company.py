"""Whom people meet at a table. A level is how well somebody plays; a personality is how.

Every game has the same three levels, in its `bots.py` as `COMPANY`; a game that says nothing has those of the
search. A bot at a table is called by both: `medium`, or `medium-storyteller` where there are personalities.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias, TypeGuard, get_args

from vernissage.bots.bot import AnyBot, BotMaker
from vernissage.bots.budget import Budget
from vernissage.bots.mistakes import Hasty
from vernissage.bots.search import Search
from vernissage.core.game import AnyGame
from vernissage.core.seats import Seat

LevelName: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
"""The easiest first."""
FIRST: Final[LevelName] = "easy"
"""For somebody's first game."""
USUAL: Final[LevelName] = "medium"

Player: TypeAlias = Callable[[AnyGame, str], AnyBot]
"""Makes somebody with this personality; it is empty where the game has none."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays."""

    make: Player
    wins: int | None = None
    """Games in a hundred, as docs/bots.md has measured it: among two, against `medium`, and for `medium`
    against `easy`; where all win or lose together, with three others of its level. None: not measured."""


@dataclass(frozen=True, slots=True)
class Company:
    """The bots of a game, for people."""

    easy: Level
    medium: Level
    hard: Level
    personalities: tuple[str, ...] = ()
    """In the order measured, the strongest first. They take seats in turn."""

    def level(self, name: LevelName) -> Level:
        levels: dict[LevelName, Level] = {"easy": self.easy, "medium": self.medium, "hard": self.hard}
        return levels[name]

    def seated(self, level: LevelName, seat: Seat) -> str:
        """What somebody of this level is called on this seat."""
        kinds = self.personalities
        return f"{level}-{kinds[seat % len(kinds)]}" if kinds else level

    def read(self, name: str) -> Character | None:
        """Who is called so; None if nobody is."""
        level, dash, personality = name.partition("-")
        known = personality in self.personalities if dash else True
        return Character(level, personality) if known and is_level(level) else None

    def maker(self, who: Character) -> BotMaker:
        """How this one is made. A level alone has the first of the personalities."""
        kinds = (who.personality, *self.personalities) if who.personality else (*self.personalities, "")
        return partial(_made, self.level(who.level).make, kinds[0])


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with."""

    level: LevelName
    personality: str
    """Empty where the game has none, or where it is left open."""

    def at(self, level: LevelName) -> str:
        """The same one, playing that well."""
        return f"{level}-{self.personality}" if self.personality else level


def is_level(name: str) -> TypeGuard[LevelName]:
    return name in LEVELS


def _made(player: Player, personality: str, game: AnyGame) -> AnyBot:
    return player(game, personality)


def _searching(iterations: int, temper: float, game: AnyGame, _personality: str) -> Search:
    return Hasty(game, Budget(iterations=iterations), temper=temper)


BY_SEARCH: Final = Company(
    easy=Level(partial(_searching, 30, 1.0)),
    medium=Level(partial(_searching, 100, 0.5)),
    hard=Level(partial(_searching, 400, 0.0)),
)
"""For a game that has said nothing."""

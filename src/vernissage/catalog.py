"""Finds games by listing `games/`. The only place that imports one."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from vernissage import games
from vernissage.bots import budget
from vernissage.bots.bot import AnyBot, BotMaker, RandomBot, Reasons, Thinker
from vernissage.bots.search import Search
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal

HOME = Path(games.__path__[0])


@cache
def names(*, with_templates: bool = False) -> tuple[str, ...]:
    """The games there are. A folder with a leading underscore is a template: complete, but not for guests."""
    found = sorted(folder.name for folder in HOME.iterdir() if (folder / "__init__.py").is_file())
    return tuple(name for name in found if with_templates or not name.startswith("_"))


def find(name: str) -> AnyGame | None:
    """The game of this name, if there is one."""
    if name not in names(with_templates=True):
        return None
    game: AnyGame = import_module(f"vernissage.games.{name}").GAME
    return game


def folder(name: str) -> Path:
    """Where a game's rules, texts and pictures lie."""
    return HOME / name


def bots(name: str) -> tuple[str, ...]:
    """The bots that can play this game: those for every game, and the game's own."""
    return tuple(sorted({*_makers(name), *_thinkers(name)}))


def bot(name: str, said: str) -> BotMaker | Refusal:
    """The bot called `NAME`, or `NAME:BUDGET` if it is one that thinks."""
    wanted, colon, written = said.partition(":")
    if wanted not in bots(name):
        return Refusal("bot/unknown", args={"bot": wanted, "bots": ", ".join(bots(name))})
    allowed = budget.parse(written) if colon else budget.DEFAULT
    if allowed is None:
        return Refusal("bot/budget", args={"budget": written})
    if wanted in _thinkers(name):
        return partial(_think, _thinkers(name)[wanted], allowed)
    return Refusal("bot/no-thinker", args={"bot": wanted}) if colon else _makers(name)[wanted]


def reasons(name: str) -> Reasons | None:
    """How this game's bots explain themselves, if they do."""
    return getattr(_bots_module(name), "reasons", None)


def _think(thinker: Thinker, allowed: budget.Budget, game: AnyGame) -> AnyBot:
    return thinker(game, allowed)


def _makers(name: str) -> dict[str, BotMaker]:
    return {"random": lambda _game: RandomBot(), **getattr(_bots_module(name), "BOTS", {})}


def _thinkers(name: str) -> dict[str, Thinker]:
    return {"search": Search, **getattr(_bots_module(name), "THINKERS", {})}


def _bots_module(name: str) -> ModuleType | None:
    known = name in names(with_templates=True) and (folder(name) / "bots.py").is_file()
    return import_module(f"vernissage.games.{name}.bots") if known else None

"""Finds games by listing `games/`. The only place that imports one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from vernissage import games
from vernissage.bots.bot import BotMaker, RandomBot
from vernissage.bots.search import Search
from vernissage.core.game import AnyGame

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


def bots(name: str) -> dict[str, BotMaker]:
    """The bots that can play this game: those for every game, and the game's own."""
    found: dict[str, BotMaker] = {"random": lambda _game: RandomBot(), "search": Search}
    if (folder(name) / "bots.py").is_file():
        found |= import_module(f"vernissage.games.{name}.bots").BOTS
    return found

"""Finds games by listing `games/`, and their bots by name. The only place that imports a game."""

from functools import cache, partial
from importlib import import_module
from pathlib import Path

from vernissage import games
from vernissage.bots.along import PlaysAlong
from vernissage.bots.arena import Entrant
from vernissage.bots.levels import maker_of
from vernissage.bots.random_bot import RandomBot
from vernissage.bots.search import Search
from vernissage.bots.swift import swiftly
from vernissage.core import budget
from vernissage.core.bot import AnyBot, BotMaker, Thinker
from vernissage.core.company import PLAYS_ALONG, Company
from vernissage.core.extras import AnyExtras, Extras
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal

HOME = Path(games.__path__[0])


@cache
def names(*, with_templates: bool = False, with_drafts: bool = False) -> tuple[str, ...]:
    """Returns the games for guests; with drafts, also unfinished ones; with templates, all of them.

    A folder with a leading underscore is a template. A draft is marked in its `GameInfo`.
    """
    found = tuple(sorted(folder.name for folder in HOME.iterdir() if (folder / "__init__.py").is_file()))
    if with_templates:
        return found
    games = tuple(name for name in found if not name.startswith("_"))
    return games if with_drafts else tuple(name for name in games if not _load(name).info.draft)


def find(name: str) -> AnyGame | None:
    """Returns the game of this name; None if there is none."""
    return _load(name) if name in names(with_templates=True) else None


def game(name: str) -> AnyGame:
    """Returns the game of this name, which must exist."""
    found = find(name)
    assert found is not None, name
    return found


def _load(name: str) -> AnyGame:
    game: AnyGame = import_module(f"vernissage.games.{name}").GAME
    return game


def name_of(game: AnyGame) -> str:
    """Returns a game's name in the catalog."""
    return next(name for name in names(with_templates=True) if find(name) is game)


def unknown(name: str) -> Refusal:
    """Returns the refusal for an unknown game."""
    return Refusal("game/unknown", args={"game": name, "games": ", ".join(names())})


def folder(name: str) -> Path:
    """Returns the folder with a game's rules, texts and pictures."""
    return HOME / name


def extras(name: str) -> AnyExtras:
    """Returns the parts that a game has besides its rules; empty if there is no game of this name."""
    game = find(name)
    return Extras() if game is None else game.extras


def company(name: str) -> Company:
    """Returns the bots of this game."""
    return extras(name).company()


def bot(name: str, said: str) -> BotMaker | Refusal:
    """Returns a bot's maker by `LEVEL`, `LEVEL-PERSONALITY`, `NAME`, or `NAME:BUDGET` if it thinks."""
    wanted, colon, written = said.partition(":")
    guide = extras(name).guide() if said == PLAYS_ALONG else None
    if guide is not None:
        return partial(PlaysAlong, guide)
    known = company(name)
    if not known.knows(wanted):
        return Refusal("bot/unknown", args={"bot": wanted, "bots": ", ".join(known.names)})
    allowed = budget.parse(written) if colon else budget.DEFAULT
    if allowed is None:
        return Refusal("bot/budget", args={"budget": written})
    thinkers: dict[str, Thinker] = {"search": Search, **known.thinkers}
    if wanted in thinkers:
        return partial(_think, thinkers[wanted], allowed)
    if colon:
        return Refusal("bot/no-thinker", args={"bot": wanted})
    who = known.read(wanted)
    makers: dict[str, BotMaker] = {"random": _random, **known.makers}
    return makers[wanted] if who is None else maker_of(known, who)


def entrant(name: str, said: str) -> Entrant:
    """Returns the bot of this name in its fastest version, for playing many games. The name must be known."""
    maker = bot(name, said)
    assert not isinstance(maker, Refusal), maker
    return Entrant(said, partial(_swift, maker))


def _random(_game: AnyGame) -> RandomBot:
    return RandomBot()


def _think(thinker: Thinker, allowed: budget.Budget, game: AnyGame) -> AnyBot:
    return thinker(game, allowed)


def _swift(maker: BotMaker, game: AnyGame) -> AnyBot:
    return swiftly(maker(game))

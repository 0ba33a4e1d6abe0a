"""Finds games by listing `games/`. The only place that imports one."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from vernissage import games
from vernissage.bots import budget
from vernissage.bots.along import PlaysAlong
from vernissage.bots.arena import Entrant
from vernissage.bots.bot import AnyBot, BotMaker, RandomBot, Reasons, Thinker
from vernissage.bots.coach import Judge
from vernissage.bots.company import BY_SEARCH, LEVELS, USUAL, Company, is_level
from vernissage.bots.search import Search
from vernissage.bots.swift import swiftly
from vernissage.core.annals import AnyAnnals
from vernissage.core.coach import AnyCoach, Recall, RecallLately
from vernissage.core.game import AnyGame
from vernissage.core.guide import AnyGuide
from vernissage.core.memoir import MemoirOf
from vernissage.core.postcard import Look
from vernissage.core.primer import AnyPrimer
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.spaces import AnySpaces

COMPANY: Final = "company"
"""Instead of a bot's name: whoever one usually meets."""
GUIDE: Final = "guide"
"""The name of whoever plays along in a guided first game. Nobody else can ask for it."""
FOR_EVERY_GAME: Final = ("search", "greedy", "random")
"""The names of bots that are at home in many games, the best first."""
HOME = Path(games.__path__[0])


@cache
def names(*, with_templates: bool = False, with_drafts: bool = False) -> tuple[str, ...]:
    """The games for guests; with drafts, those still being made too; with templates, every one there is.

    A folder with a leading underscore is a template. A draft says so itself.
    """
    found = tuple(sorted(folder.name for folder in HOME.iterdir() if (folder / "__init__.py").is_file()))
    if with_templates:
        return found
    games = tuple(name for name in found if not name.startswith("_"))
    return games if with_drafts else tuple(name for name in games if not _load(name).info.draft)


def find(name: str) -> AnyGame | None:
    """The game of this name, if there is one."""
    return _load(name) if name in names(with_templates=True) else None


def _load(name: str) -> AnyGame:
    game: AnyGame = import_module(f"vernissage.games.{name}").GAME
    return game


def name_of(game: AnyGame) -> str:
    """What a game of the catalog is called here."""
    return next(name for name in names(with_templates=True) if find(name) is game)


def unknown(name: str) -> Refusal:
    """Why nothing can be done with a game of this name."""
    return Refusal("game/unknown", args={"game": name, "games": ", ".join(names())})


def folder(name: str) -> Path:
    """Where a game's rules, texts and pictures lie."""
    return HOME / name


def bots(name: str) -> tuple[str, ...]:
    """The bots that can play this game: levels, which people meet, then those for programs, its own first."""
    known = dict.fromkeys((*_thinkers(name), *_makers(name)))
    own = [bot for bot in known if bot not in FOR_EVERY_GAME]
    return (*LEVELS, *own, *(bot for bot in FOR_EVERY_GAME if bot in known))


def company(name: str) -> Company:
    """The levels and personalities of this game."""
    found: Company = getattr(_bots_module(name), "COMPANY", BY_SEARCH)
    return found


def seated(name: str, said: str, seat: Seat) -> str:
    """The bot for a seat: a level alone gets one of the game's personalities, each in turn."""
    level = USUAL if said == COMPANY else said
    return company(name).seated(level, seat) if is_level(level) else said


def knows_bot(name: str, said: str) -> bool:
    """Is there somebody called so, for a seat at a table? How long they think is not asked there."""
    return said in bots(name) or company(name).read(said) is not None


def bot(name: str, said: str) -> BotMaker | Refusal:
    """The bot called so: `LEVEL`, `LEVEL-PERSONALITY`, `NAME`, or `NAME:BUDGET` if it is one that thinks."""
    wanted, colon, written = said.partition(":")
    along = guide(name) if said == GUIDE else None
    if along is not None:
        return partial(PlaysAlong, along)
    if not knows_bot(name, wanted):
        return Refusal("bot/unknown", args={"bot": wanted, "bots": ", ".join(bots(name))})
    allowed = budget.parse(written) if colon else budget.DEFAULT
    if allowed is None:
        return Refusal("bot/budget", args={"budget": written})
    if wanted in _thinkers(name):
        return partial(_think, _thinkers(name)[wanted], allowed)
    if colon:
        return Refusal("bot/no-thinker", args={"bot": wanted})
    who = company(name).read(wanted)
    return _makers(name)[wanted] if who is None else company(name).maker(who)


def entrant(name: str, said: str) -> Entrant:
    """The bot called so, of which it is known that there is one; for many games, so as swift as it can be."""
    maker = bot(name, said)
    assert not isinstance(maker, Refusal), maker
    return Entrant(said, partial(_swift, maker))


def reasons(name: str) -> Reasons | None:
    """How this game's bots explain themselves, if they do."""
    return getattr(_bots_module(name), "reasons", None)


def guide(name: str) -> AnyGuide | None:
    """How one learns this game by playing it, if it says so."""
    return getattr(_module(name, "guide"), "GUIDE", None)


def primer(name: str) -> AnyPrimer | None:
    """What is explained of this game, if it says so."""
    return getattr(_module(name, "primer"), "PRIMER", None)


def coach(name: str) -> AnyCoach | None:
    """What is said of decisions in this game, if it says so."""
    return getattr(_module(name, "coach"), "COACH", None)


def recall(name: str) -> Recall | None:
    """How this game tells a seat what it got right, if it says so."""
    return getattr(_module(name, "coach"), "recall", None)


def recall_lately(name: str) -> RecallLately | None:
    """The same over somebody's last games, from what they have left, if it says so."""
    return getattr(_module(name, "coach"), "recall_lately", None)


def memoir(name: str) -> MemoirOf | None:
    """What this game says of many finished ones, if it says so."""
    return getattr(_module(name, "memoir"), "MEMOIR", None)


def annals(name: str) -> AnyAnnals | None:
    """What this game says of people who meet again, if it says so."""
    return getattr(_module(name, "memoir"), "ANNALS", None)


def postcard(name: str) -> Look | None:
    """How this game is drawn on a picture to share, if it says so."""
    return getattr(_module(name, "postcard"), "postcard", None)


def twin(name: str) -> Any | None:  # noqa: ANN401 - a Twin; research knows what that is, and needs numba for it
    """The rules of this game on a vector, compiled, if it has them: see `research/twin.py`."""
    return getattr(_module(name, "twin"), "TWIN", None)


def spaces(name: str) -> AnySpaces | None:
    """This game as numbers, for those who study it, if it says so."""
    return getattr(_module(name, "spaces"), "SPACES", None)


def trials(name: str) -> tuple[Any, ...]:
    """What this game asks of those who study it: each is a Trial, see `research/task.py`."""
    found: tuple[Any, ...] = getattr(_module(name, "tasks"), "TRIALS", ())
    return found


def judge(name: str) -> Judge | None:
    """Somebody who can tell good moves from better ones, if the game has one; with nothing thought of yet."""
    make = getattr(_bots_module(name), "judge", None)
    return None if make is None else make(find(name))


def _think(thinker: Thinker, allowed: budget.Budget, game: AnyGame) -> AnyBot:
    return thinker(game, allowed)


def _swift(maker: BotMaker, game: AnyGame) -> AnyBot:
    return swiftly(maker(game))


def _makers(name: str) -> dict[str, BotMaker]:
    return {"random": lambda _game: RandomBot(), **getattr(_bots_module(name), "BOTS", {})}


def _thinkers(name: str) -> dict[str, Thinker]:
    return {"search": Search, **getattr(_bots_module(name), "THINKERS", {})}


def _bots_module(name: str) -> ModuleType | None:
    return _module(name, "bots")


def _module(name: str, part: str) -> ModuleType | None:
    """A part of a game that not every game has: a file, or a folder."""
    home = folder(name)
    known = name in names(with_templates=True) and (
        (home / f"{part}.py").is_file() or (home / part / "__init__.py").is_file()
    )
    return import_module(f"vernissage.games.{name}.{part}") if known else None

"""Makes bots by level. Games without levels of their own get the levels of the tree search."""

from functools import partial
from typing import Final

from vernissage.bots.mistakes import Hasty
from vernissage.bots.search import Search
from vernissage.core.bot import AnyBot, BotMaker
from vernissage.core.budget import Budget
from vernissage.core.company import Character, Company, Level, Levels, Player
from vernissage.core.game import AnyGame


def maker_of(company: Company, who: Character) -> BotMaker:
    """Returns the maker of a bot with this level and personality; by default, the first personality."""
    kinds = (who.personality, *company.personalities) if who.personality else (*company.personalities, "")
    return partial(_made, (company.levels or BY_SEARCH).named(who.level).make, kinds[0])


def _made(player: Player, personality: str, game: AnyGame) -> AnyBot:
    return player(game, personality)


def _searching(iterations: int, temper: float, game: AnyGame, _personality: str) -> Search:
    return Hasty(game, Budget(iterations=iterations), temper=temper)


BY_SEARCH: Final = Levels(
    easy=Level(partial(_searching, 30, 1.0)),
    medium=Level(partial(_searching, 100, 0.5)),
    hard=Level(partial(_searching, 400, 0.0)),
)

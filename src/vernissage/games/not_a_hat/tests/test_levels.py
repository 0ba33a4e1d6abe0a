"""How well bots of each strength play, against each other and against bots with one simple trick.

A few games show only clear differences; the deep run plays as many as needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.budgets import first_of, is_deep
from vernissage import catalog
from vernissage.bots import arena
from vernissage.bots.arena import Entrant, Scoreboard
from vernissage.core.bot import BotMaker
from vernissage.core.rng import seed_from_text
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.bots import COMPANY, STRENGTHS
from vernissage.games.not_a_hat.state import Options

LIMIT: Final = 300
FAIR: Final = 0.25
"""The expected share of one of four equal players."""
PAIRS: Final = [("medium", "easy"), ("hard", "medium")]
TABLES: Final = [2, 4]

every_kind = pytest.mark.parametrize("who", first_of(tuple(STRENGTHS)))


def games(usual: int, deep: int) -> int:
    return deep if is_deep() else usual


def board(names: Sequence[str], players: int, games: int) -> Scoreboard:
    """Plays this many games of these bots."""
    found = Scoreboard(tuple(names))
    options = Options(players=players, gift_limit=LIMIT)
    entrants = [Entrant(name, made(name)) for name in names]
    for played in arena.compete(GAME, options, entrants, games, seed_from_text("levels")):
        found.enter(played)
    return found


def made(name: str) -> BotMaker:
    maker = catalog.bot("not_a_hat", name)
    assert callable(maker)
    return maker


def share(better: str, worse: str, players: int, games: int) -> float:
    """Returns the share of wins of one kind, if half of the players are of each."""
    return board((better, worse), players, games).tallies[0].rate * players / 2


def of_strength(trick: str, who: str) -> str:
    """Returns the name of a bot with this trick and the memory of its opponents."""
    return trick if trick == "parrot" else f"{trick}:{round(100 * STRENGTHS[who])}"


def alone(trick: str, who: str, games: int) -> float:
    """Returns how often this trick wins against three of a kind."""
    return board((of_strength(trick, who), who, who, who), 4, games).tallies[0].rate


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_the_higher_level_wins(better: str, worse: str, players: int) -> None:
    assert share(better, worse, players, 20) >= 0.55


@pytest.mark.deep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_a_level_beats_the_one_below_in_two_of_three_games_to_four_of_five(
    better: str, worse: str, players: int
) -> None:
    assert 0.65 <= share(better, worse, players, 600) <= 0.8


@every_kind
def test_a_parrot_gets_no_more_than_a_fair_share(who: str) -> None:
    slack = 0.03 if is_deep() else 0.1
    assert alone("parrot", who, games(40, 1000)) <= FAIR + slack


@every_kind
def test_never_to_doubt_costs(who: str) -> None:
    assert alone("never-doubt", who, games(40, 600)) <= FAIR - (0.05 if is_deep() else 0.0)


@every_kind
def test_always_to_doubt_costs_the_game(who: str) -> None:
    assert alone("always-doubt", who, 20) <= 0.05


@every_kind
def test_four_of_a_kind_err_until_their_game_is_over(who: str) -> None:
    """There is no gift limit, so only errors end the game."""
    alike = [Entrant(who, COMPANY.makers[who])]
    for deal in range(games(3, 100)):
        fixture = arena.Fixture(deal, deal, (0, 0, 0, 0))
        options = Options(players=4, gift_limit=None)
        played = arena.play(GAME, options, alike, fixture, seed_from_text("four of a kind"))
        assert max(played.outcome.scores) == 3

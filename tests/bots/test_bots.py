"""Every bot of every game plays legally, from views alone, and reproducibly."""

from __future__ import annotations

import pytest

from tests import chance
from tests.budgets import in_turn
from tests.play import game_called, options_for
from vernissage import catalog
from vernissage.bots import arena
from vernissage.bots.arena import Entrant
from vernissage.bots.search import Search
from vernissage.core.budget import Budget
from vernissage.core.game import AnyGame
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text

SEED = seed_from_text("bots")
THOUGHT = 12

EVERY_BOT = [
    (name, bot) for name in catalog.names(with_templates=True) for bot in catalog.company(name).names
]
QUICK = [(name, bot) for name, bot in EVERY_BOT if bot != "hard"]
"""The hard bots take long; the deep run lets them play each other (test_levels.py)."""
SEARCHED = list(catalog.names(with_templates=True))
THOUGHTFUL = {
    name: "strong:8" if "strong" in catalog.company(name).names else "search:60" for name in SEARCHED
}
"""The best thinker of each game, with so little thought that it takes a second a game at most."""
LEAD = 14
"""Whoever wins three of four games falls so far behind first in one of 3 ** 14 meetings: of five million. All
of them here win more; so no seed makes the worse one win. It takes some twenty games."""
MOST_GAMES = 500
KNOWN_BY_HEART = [name for name, bot in EVERY_BOT if bot == "greedy"]


def entrant(name: str, said: str) -> Entrant:
    maker = catalog.bot(name, said)
    assert not isinstance(maker, Refusal), maker
    return Entrant(said, maker)


def brief_thought(name: str, bot: str) -> str:
    """Returns the bot's name with a small budget, if it thinks at all."""
    return bot if isinstance(catalog.bot(name, f"{bot}:{THOUGHT}"), Refusal) else f"{bot}:{THOUGHT}"


@pytest.mark.parametrize(("name", "bot", "table"), in_turn(QUICK, ("full", "small")))
def test_every_bot_plays_a_whole_game_at_a_small_and_at_a_full_table(name: str, bot: str, table: str) -> None:
    game = game_called(name)
    players = game.info.fewest if table == "small" else game.info.most
    bots = [entrant(name, brief_thought(name, bot))]
    (played, *_) = arena.compete(game, options_for(game, players), bots, 1, SEED)
    assert len(played.outcome.scores) == players


@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_the_same_chance_leads_to_the_same_move(name: str, bot: str) -> None:
    game = game_called(name)
    said = brief_thought(name, bot)
    first, second = (first_move(game, entrant(name, said)) for _ in range(2))
    assert first == second


def first_move(game: AnyGame, who: Entrant) -> object:
    match = begin(game, options_for(game, game.info.fewest), SEED)
    assert not isinstance(match, Refusal)
    seat = game.to_move(match.state)[0]
    sight = match.sight(seat)
    move = who.make(game).choose(sight.view, match.memory(seat), sight.offers, Rng(SEED, "thought"))
    assert move in sight.offers
    return move


@pytest.mark.parametrize("name", SEARCHED)
def test_search_spends_its_iterations_and_no_more(name: str) -> None:
    game = game_called(name)
    match = begin(game, options_for(game, game.info.fewest), SEED)
    assert not isinstance(match, Refusal)
    view = match.sight(game.to_move(match.state)[0]).view
    root = Search(game, Budget(iterations=40)).grow(view, (), Rng(SEED, "thought"))
    assert sum(child.visits for child in root.children.values()) == 40


@pytest.mark.parametrize("name", SEARCHED)
def test_search_with_no_time_at_all_still_makes_a_move(name: str) -> None:
    game = game_called(name)
    who = Entrant("hasty", lambda game: Search(game, Budget(milliseconds=0)))
    first_move(game, who)


@pytest.mark.parametrize("name", KNOWN_BY_HEART)
def test_greed_beats_chance(name: str) -> None:
    assert winner(name, "greedy", "random") == "greedy"


@pytest.mark.parametrize("name", KNOWN_BY_HEART)
def test_thinking_beats_greed(name: str) -> None:
    assert winner(name, THOUGHTFUL[name], "greedy") == THOUGHTFUL[name]


def winner(name: str, one: str, other: str) -> str:
    """Who is first to lead by `LEAD` games, in games for two that follow from the seed of the run."""
    game, entrants = game_called(name), [entrant(name, one), entrant(name, other)]
    seed, board = seed_from_text(f"{chance.of_this_run()} {name}"), arena.Scoreboard((one, other))
    for played in arena.compete(game, options_for(game, 2), entrants, MOST_GAMES, seed):
        board.enter(played)
        lead = board.tallies[0].wins - board.tallies[1].wins
        if abs(lead) >= LEAD:
            return one if lead > 0 else other
    pytest.fail("they are equally good")

"""A game's levels are in order: medium beats easy and hard beats medium, about as often as documented.

The published figures come from `vernissage arena` (docs/bots.md). Here a few games show a clear difference;
the deep run plays enough of them to detect a level that has drifted. Levels think by iterations, not by the
clock, so the games are reproducible.
"""

from __future__ import annotations

import pytest

from tests.play import game_called, options_for
from vernissage import catalog
from vernissage.bots import arena
from vernissage.bots.arena import Entrant, Scoreboard
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text

SEED = seed_from_text("levels")
MEASURED = [name for name in catalog.names() if catalog.company(name).wins("medium") is not None]
RIVALS = [name for name in MEASURED if not game_called(name).info.together]
TOGETHER = [name for name in MEASURED if game_called(name).info.together]


def entrant(name: str, said: str) -> Entrant:
    maker = catalog.bot(name, said)
    assert not isinstance(maker, Refusal), maker
    return Entrant(said, maker)


def won(name: str, better: str, worse: str, players: int, games: int) -> float:
    """Returns the win rate of the better bots; half of the seats are theirs."""
    game = game_called(name)
    board = Scoreboard((better, worse))
    for played in arena.compete(
        game, options_for(game, players), [entrant(name, better), entrant(name, worse)], games, SEED
    ):
        board.enter(played)
    return board.tallies[0].wins / board.games


@pytest.mark.parametrize("name", RIVALS)
def test_medium_is_not_beaten_by_easy(name: str) -> None:
    """A bot that wins 70 % wins fewer than 4 of 8 games once in seventeen runs; these 8 are fixed."""
    assert won(name, "medium", "easy", 2, 8) >= 0.5


@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
@pytest.mark.parametrize("name", RIVALS)
def test_each_level_wins_two_to_four_times_as_often_as_the_one_below(
    name: str, better: str, worse: str, players: int
) -> None:
    """The target is 65 to 80 %. With a hundred games, one in twenty rates is ten points off by luck."""
    assert 0.55 <= won(name, better, worse, players, 100) <= 0.9


@pytest.mark.deep
@pytest.mark.parametrize("name", TOGETHER)
def test_where_all_win_together_better_company_scores_more(name: str) -> None:
    game = game_called(name)
    players = 4
    means = []
    for level in ("easy", "medium", "hard"):
        kinds = catalog.company(name).personalities or ("",)
        team = [entrant(name, f"{level}-{kind}".removesuffix("-")) for kind in kinds]
        fixtures = arena.team_fixtures([tuple(range(len(team)))], players, 40, SEED)
        games = [arena.play(game, options_for(game, players), team, fixture, SEED) for fixture in fixtures]
        means.append(sum(each.outcome.scores[0] for each in games) / len(games))
    assert means == sorted(means)

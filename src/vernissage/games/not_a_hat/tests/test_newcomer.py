"""What a newcomer sees of the bots in a first game, level by level."""

from __future__ import annotations

from statistics import mean
from typing import Final

from vernissage.core.company import LEVELS
from vernissage.games.not_a_hat.tests.newcomer import Game, game

GAMES: Final = 40
PLAYERS: Final = 3
SEEN: Final[dict[str, list[Game]]] = {
    level: [game(level, number, PLAYERS) for number in range(GAMES)] for level in LEVELS
}
"""The usual first table: somebody new and two bots of one level."""


def share(level: str, field: str) -> float:
    """Returns the rate of these events: how many there were, divided by the gifts given."""
    found: list[int] = [getattr(each, field) for each in SEEN[level]]
    return sum(found) / sum(each.gifts for each in SEEN[level])


def test_easy_bots_err_two_or_three_times_a_game_before_everyones_eyes() -> None:
    assert 2 <= mean(each.shown for each in SEEN["easy"]) <= 3.5
    assert sum(each.shown > 0 for each in SEEN["easy"]) >= 0.9 * GAMES


def test_easy_bots_doubt_wrongly_now_and_then_and_are_mostly_right() -> None:
    wrong = mean(each.wrong for each in SEEN["easy"])
    assert 0.5 <= wrong <= 2
    assert wrong < mean(each.right for each in SEEN["easy"])


def test_the_better_the_level_the_rarer_its_errors() -> None:
    easy, medium, hard = (share(level, "errors") for level in LEVELS)
    assert easy > 1.2 * medium > 1.2 * 1.2 * hard
    assert share("easy", "wrong") > 2 * max(share("medium", "wrong"), share("hard", "wrong"))


def test_every_first_game_ends() -> None:
    assert all(each.gifts < 400 for level in LEVELS for each in SEEN[level])

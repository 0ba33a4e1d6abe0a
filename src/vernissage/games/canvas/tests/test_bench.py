"""The benchmarks do what their names say."""

from __future__ import annotations

import pytest

from vernissage.games.canvas import GAME
from vernissage.games.canvas.bench import DECISIONS, MEASURES


@pytest.mark.parametrize("name", MEASURES)
def test_a_round_says_how_much_it_did_and_can_go_on(name: str) -> None:
    _, prepare = MEASURES[name]
    one_round = prepare()
    assert one_round() == one_round() > 0


def test_random_play_is_asked_of_as_many_as_can_play() -> None:
    assert set(DECISIONS) <= set(GAME.info.player_counts)

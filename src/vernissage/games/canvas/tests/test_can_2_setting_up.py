"""CAN-2: the set-up."""

from __future__ import annotations

import pytest

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.games.canvas import GAME
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.table import FIRST_TIME, SEED


@pytest.mark.parametrize("players", range(1, 6))
def test_can_2_1_four_scoring_cards_by_the_scenario(players: int) -> None:
    state = GAME.deal(Options(players=players), Rng(SEED, "deal"))
    assert state.scoring == FIRST_TIME


def test_can_2_1_chance_chooses_others_another_time() -> None:
    options = Options(scenario="random")
    deals = {GAME.deal(options, Rng(SEED, "deal", step)).scoring for step in range(20)}
    assert len(deals) > 10
    assert all(len(set(scoring)) == 4 for scoring in deals)


@pytest.mark.parametrize("players", range(1, 6))
def test_can_2_2_five_cards_lie_open_the_others_in_the_deck(players: int) -> None:
    state = GAME.deal(Options(players=players), Rng(SEED, "deal"))
    assert (len(state.row), state.laid, len(state.deck)) == (5, (0,) * 5, 55)
    assert GAME.view(state, 0).table.deck == 55


@pytest.mark.parametrize("players", range(1, 6))
def test_can_2_3_everyone_has_three_backgrounds_and_four_tokens(players: int) -> None:
    state = GAME.deal(Options(players=players), Rng(SEED, "deal"))
    backgrounds = [name for painter in state.painters for name in painter.backgrounds]
    assert len(set(backgrounds)) == 3 * players
    assert [painter.tokens for painter in state.painters] == [4] * players


def test_can_2_4_chance_chooses_who_begins() -> None:
    first = {GAME.deal(Options(players=5), Rng(SEED, "deal", step)).turn for step in range(60)}
    assert first == set(range(5))


def test_can_2_4_or_the_host_does_and_turns_go_clockwise() -> None:
    state = GAME.deal(Options(players=3, first=1), Rng(SEED, "deal"))
    turns = []
    for step in range(4):
        turns.append(state.turn)
        state = GAME.play(state, state.turn, GAME.offers(state, state.turn)[0], Rng(SEED, "play", step)).state
    assert turns == [1, 2, 0, 1]


def test_can_2_4_the_first_player_must_sit_at_the_table() -> None:
    assert GAME.check_options(Options(players=3, first=3)) == Refusal(
        "options/first-player", "CAN-2.4", {"players": 3}
    )

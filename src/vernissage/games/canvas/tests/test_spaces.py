"""A move has the same number, whether it is asked for alone or with all offers."""

from __future__ import annotations

import pytest

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.spaces import place, places_of_all
from vernissage.games.canvas.state import Options, is_over


@pytest.mark.parametrize("players", [1, 3])
def test_a_move_alone_has_the_number_it_has_among_all_offers(players: int) -> None:
    rng = Rng(seed_from_text("one number"), "play")
    state = GAME.deal(Options(players=players), rng)
    while not is_over(state):
        view, offers = GAME.view(state, state.turn), GAME.offers(state, state.turn)
        assert [place(view, move) for move in offers] == places_of_all(view, offers)
        state = GAME.play(state, state.turn, rng.pick(offers), rng).state

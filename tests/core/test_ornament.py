"""Decorations: a move is offered without them, may be made with any, and leads to the same game."""

from __future__ import annotations

import pytest

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng, seed_from_text

ADORNED = [game for game in map(game_called, catalog.names(with_templates=True)) if game.ornament is not None]


@pytest.mark.parametrize("game", ADORNED, ids=lambda game: game.info.title)
def test_an_adorned_move_is_offered_plain_and_changes_nothing_but_looks(game: AnyGame) -> None:
    tried = 0
    for match in random_match(game, options_for(game, game.info.most), seed_from_text("for show")):
        for seat in game.to_move(match.state):
            tried += _looks(match, seat)
    assert tried


def _looks(match: AnyMatch, seat: int) -> int:
    """Tries every look of the last move offered and returns how many there were."""
    game, move = match.game, match.offers[seat][-1]
    assert game.ornament is not None
    assert game.as_offered(move) == move
    ways = game.ornament.ways(move)
    luck = Rng(match.seed, "play", len(match.inputs))
    bare = game.play(match.state, seat, move, luck).state
    for way in ways:
        assert game.as_offered(way) == move
        assert game.check(match.state, seat, way) is None
        after = game.play(match.state, seat, way, luck).state
        assert game.outcome(after) == game.outcome(bare)
        for other in range(match.players):
            assert game.offers(after, other) == game.offers(bare, other)
    return len(ways)

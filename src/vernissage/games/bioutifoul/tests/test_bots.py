"""Our bots at a table without a limit."""

from __future__ import annotations

from vernissage.core.match import Accepted, Match, begin
from vernissage.core.rng import Rng
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.bots import LONG, greedy
from vernissage.games.bioutifoul.state import Options

HOARDING = (1).to_bytes(32, "big")
"""A deal in which two who only look one move ahead would hoard for ever."""


def test_bio_7_6_two_greedy_bots_come_to_an_end_without_a_limit() -> None:
    match = begin(GAME, Options(players=2), HOARDING)
    assert isinstance(match, Match)
    bot = greedy(GAME)
    while match.outcome is None:
        assert match.state.round < 3 * LONG, "it does not end"
        (seat,) = GAME.to_move(match.state)
        offers = GAME.offers(match.state, seat)
        move = bot.choose(match.sight(seat).view, (), offers, Rng(b"x" * 32, "b", len(match.inputs)))
        played = match.submit(seat, match.asked[seat], move)
        assert isinstance(played, Accepted)
        match = played.match
    assert match.state.round > LONG

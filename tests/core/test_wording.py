"""Free text: how it is cleaned up, and that moves are offered without it."""

from __future__ import annotations

import pytest

from tests.play import WORDS, every_game, game_called, options_for, random_match
from vernissage.core.rng import seed_from_text
from vernissage.core.wording import legible


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("  duck \n bath\t", "duck bath"),
        ("du\u200bck", "duck"),
        ("\u202educk", "duck"),
        ("e\u0301", "é"),
        ("z" + "\u0338" * 9, "z" + "\u0338" * 3),
        ("\u3164\u2800", ""),
        ("\x00\x1b[31m", "[31m"),
        ("שלום", "שלום"),
    ],
)
def test_what_nobody_can_see_is_left_out(said: str, seen: str) -> None:
    assert legible(said) == seen
    assert legible(seen) == seen


@every_game
def test_a_move_with_words_is_offered_without_them(name: str) -> None:
    game = game_called(name)
    wording = game.wording
    if wording is None:
        return  # its moves carry no text
    for match in random_match(game, options_for(game, game.info.fewest), seed_from_text("words")):
        for seat in range(match.players):
            for move in match.offers[seat]:
                assert wording.without(move) == move
                worded = [wording.put(move, words) for words in WORDS]
                assert all(each is None or wording.without(each) == move for each in worded)
                assert all(each is None or game.check(match.state, seat, each) is None for each in worded)

"""In the terminal, a move's free text comes after a colon."""

from __future__ import annotations

from tests.play import every_game, game_called, options_for, random_match
from vernissage.answer import with_words
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.value import brief

SAID = "duck, bath, foam"


@every_game
def test_words_after_a_colon_go_into_the_move_that_was_meant(name: str) -> None:
    game = game_called(name)
    tried = 0
    for match in random_match(
        game, options_for(game, game.info.fewest), seed_from_text("own words"), stop=60
    ):
        for offers in filter(None, match.offers):
            sentences = [brief(offer) for offer in offers]
            for number, offer in ((0, offers[0]), (len(offers) - 1, offers[-1])):
                worded = None if game.wording is None else game.wording.put(offer, SAID)
                found = with_words(f"{number + 1}: {SAID}", offers, sentences, game)
                if worded is not None:
                    assert found == worded
                    assert with_words(f"{brief(offer)}: {SAID}", offers, sentences, game) == worded
                    tried += 1
                else:
                    assert isinstance(found, Refusal)
                    assert (found.code == "cli/no-words") == (game.wording is not None)
                assert with_words(str(number + 1), offers, sentences, game) == offer
    assert tried or game.wording is None

"""In the terminal, a move's free text comes after a colon."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.answer import with_words
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.value import brief

NAMES = catalog.names(with_templates=True)
SAID = "duck, bath, foam"


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).wording is not None])
def test_words_after_a_colon_go_into_the_move_that_was_meant(name: str) -> None:
    game = game_called(name)
    assert game.wording is not None
    worded = wordless = 0
    for offers in offers_of(game):
        sentences = [brief(offer) for offer in offers]
        for number, offer in ((0, offers[0]), (len(offers) - 1, offers[-1])):
            wanted = game.wording.put(offer, SAID)
            found = with_words(f"{number + 1}: {SAID}", offers, sentences, game)
            if wanted is not None:
                assert found == wanted
                assert with_words(f"{brief(offer)}: {SAID}", offers, sentences, game) == wanted
                worded += 1
            else:
                assert isinstance(found, Refusal)
                assert found.code == "cli/no-words"
                wordless += 1
            assert with_words(str(number + 1), offers, sentences, game) == offer
    assert worded
    assert wordless


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).wording is None])
def test_where_no_move_takes_words_they_are_refused(name: str) -> None:
    game = game_called(name)
    for offers in offers_of(game):
        sentences = [brief(offer) for offer in offers]
        for number, offer in ((0, offers[0]), (len(offers) - 1, offers[-1])):
            found = with_words(f"{number + 1}: {SAID}", offers, sentences, game)
            assert isinstance(found, Refusal)
            assert found.code != "cli/no-words", "there is no such thing in this game"
            assert with_words(str(number + 1), offers, sentences, game) == offer


def offers_of(game: AnyGame) -> list[tuple[Any, ...]]:
    """Whatever is offered to anyone at the beginning of a random game."""
    options = options_for(game, game.info.fewest)
    matches = random_match(game, options, seed_from_text("own words"), stop=60)
    found = [offers for match in matches for offers in match.offers if offers]
    assert found
    return found

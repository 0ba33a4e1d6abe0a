"""What the guided first game says is so when it is said, and called as the table calls it."""

from __future__ import annotations

import re

import pytest

from tests.conformance.guided import sights, ways
from vernissage import catalog, text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LADDERS
from vernissage.games.canvas.guide import GUIDE
from vernissage.games.canvas.guide.beginning import BIRDS, FISH, LIGHTHOUSE, PAINTING, VIOLINIST
from vernissage.games.canvas.view import View
from vernissage.text import Text

HOME = catalog.folder("canvas")
every_language = pytest.mark.parametrize("language", text.languages())


@pytest.fixture(scope="module")
def seen() -> dict[str, View]:
    """What the learner sees when each sentence is said."""
    return sights(GAME, GUIDE)


def test_the_first_card_is_free_and_the_next_costs_one_token_that_stays_on_the_fish(
    seen: dict[str, View],
) -> None:
    assert seen["guide-free"].table.row[0].card == BIRDS
    assert [spot.card for spot in seen["guide-skip"].table.row][:2] == [FISH, LIGHTHOUSE]
    before, after = (seen[said].table.painters[0].tokens for said in ("guide-skip", "guide-bonus"))
    assert after == before - 1


def test_the_violinist_is_free_then_and_comes_with_the_token_of_the_last_in_the_round(
    seen: dict[str, View],
) -> None:
    first, *_ = seen["guide-bonus"].table.row
    assert (first.card, first.tokens) == (VIOLINIST, 1)
    assert GUIDE.names[-1] == "Kiran"


def test_the_order_makes_twelve_points_of_two(seen: dict[str, View]) -> None:
    workshop = seen["guide-order"].workshop
    assert workshop is not None
    told = {draft.cards: draft for draft in workshop.drafts}
    laid = (VIOLINIST, BIRDS, LIGHTHOUSE)
    assert (told[laid].points, told[PAINTING].points) == (2, 12)
    assert (sum(told[PAINTING].ribbons), told[PAINTING].bonus) == (3, 2)


def test_in_the_end_the_learner_alone_has_a_painting_and_twelve_points() -> None:
    for _, learner in ways(GAME, GUIDE):
        mine, *others = learner.match.sight(GUIDE.learner).view.table.painters
        assert mine.points == 12
        assert not any(other.paintings for other in others)


def test_the_ladder_is_as_it_is_told() -> None:
    assert LADDERS["repetition"][:2] == (3, 7)


@every_language
def test_a_card_is_called_by_what_its_picture_shows(language: str) -> None:
    said, table = Text(HOME / "guide", language), Text(HOME, language)
    for sentence, cards in {
        "guide-free": [BIRDS],
        "guide-skip": [LIGHTHOUSE],
        "guide-bonus": [VIOLINIST],
        "guide-lay": [VIOLINIST, BIRDS, LIGHTHOUSE],
    }.items():
        bold = re.findall(r"\*\*(.+?)\*\*", said.say(sentence))
        assert len(bold) == len(cards)
        for word, card in zip(bold, cards, strict=True):
            assert word in table.say(f"table-look-{card}")


@every_language
def test_what_the_table_has_a_word_for_is_called_by_it(language: str) -> None:
    said, table = Text(HOME / "guide", language), Text(HOME, language)
    assert f"**{table.say('table-hang')}**" in said.say("guide-hang")
    assert table.say("repetition") in said.say("guide-free")
    assert table.say("repetition") in said.say("guide-ladder")
    assert table.say("variety") in said.say("guide-skip")
    for element in ("hue", "shape", "texture", "tone"):
        assert table.say(element).lower() in said.say("guide-elements").lower()

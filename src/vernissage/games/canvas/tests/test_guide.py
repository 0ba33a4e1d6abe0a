"""The guided game tells the truth, and uses the table's names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.conformance.guided import in_bold, sights, strays, ways
from vernissage import catalog, text
from vernissage.core.guide import fitting
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LADDERS
from vernissage.games.canvas.guide import GUIDE
from vernissage.games.canvas.guide.beginning import BIRDS, FISH, LIGHTHOUSE, PAINTING, VIOLINIST
from vernissage.games.canvas.preview import gain, preview
from vernissage.games.canvas.view import View
from vernissage.text import Text

HOME = catalog.folder("canvas")
every_language = pytest.mark.parametrize("language", text.languages())


@pytest.fixture(scope="module")
def seen() -> dict[str, View]:
    """Returns the learner's view when each sentence is shown."""
    return sights(GAME, GUIDE)


def test_the_first_card_is_free_and_the_next_costs_one_token_that_stays_on_the_fish(
    seen: dict[str, View],
) -> None:
    assert seen["step-free"].table.row[0].card == BIRDS
    assert [spot.card for spot in seen["step-pay"].table.row][:2] == [FISH, LIGHTHOUSE]
    before, after = (seen[said].table.painters[0].tokens for said in ("step-pay", "step-bonus"))
    assert after == before - 1


def test_the_violinist_is_free_then_and_comes_with_the_token_of_the_last_in_the_round(
    seen: dict[str, View],
) -> None:
    first, *_ = seen["step-bonus"].table.row
    assert (first.card, first.tokens) == (VIOLINIST, 1)
    assert GUIDE.names[-1] == "Kiran"


def test_the_order_makes_twelve_points_of_two(seen: dict[str, View]) -> None:
    foreseen = preview(seen["step-order"])
    first, best = gain(foreseen, (VIOLINIST, BIRDS, LIGHTHOUSE)), gain(foreseen, PAINTING)
    assert first is not None
    assert best is not None
    assert (first.total, best.total) == (2, 12)
    assert (sum(best.ribbons[:-1]), best.ribbons[-1]) == (3, 2)


def row(view: View, count: int) -> list[tuple[str, int]]:
    return [(spot.card, spot.tokens) for spot in view.table.row[:count]]


def brings(view: View, points: int) -> bool:
    foreseen = gain(preview(view), PAINTING)
    return foreseen is not None and foreseen.total == points


CLAIMS: Final[dict[str, Callable[[View], bool]]] = {
    "step-goal": lambda view: not view.table.painters[0].paintings,
    "step-elements": lambda view: BIRDS in {spot.card for spot in view.table.row},
    "step-free": lambda view: view.table.row[0].card == BIRDS,
    "step-pay": lambda view: row(view, 2) == [(FISH, 0), (LIGHTHOUSE, 0)],
    "step-bonus": lambda view: row(view, 1) == [(VIOLINIST, 1)],
    "step-lay": lambda view: {*PAINTING} <= {*view.table.painters[0].hand},
    "step-order": lambda view: {*PAINTING} <= {*view.table.painters[0].hand},
    "step-worth": lambda view: brings(view, 12),
    "step-title": lambda view: {*PAINTING} <= {*view.table.painters[0].hand},
    "step-hang": lambda view: (
        not view.table.painters[0].paintings and (brings(view, 12) or view.table.easel is not None)
    ),
    "step-ladder": lambda view: bool(view.table.painters[0].paintings),
}
"""What each sentence claims about the table, as far as it can change."""


def test_whatever_a_learner_comes_to_no_sentence_says_what_is_not_so() -> None:
    said = set()
    for match in strays(GAME, GUIDE, 80):
        sight = match.sight(GUIDE.learner)
        for number in fitting(GUIDE, sight.view, sight.offers):
            step = GUIDE.steps[number].text
            assert CLAIMS[step](sight.view), step
            said.add(step)
    assert said == set(CLAIMS) == {step.text for step in GUIDE.steps}


def test_the_last_word_stays_true_while_the_others_play_on() -> None:
    """It is shown while they move, and when somebody returns to the page."""
    for _, learner in ways(GAME, GUIDE):
        while GUIDE.learner not in GAME.to_move(learner.match.state):
            mine = learner.match.sight(GUIDE.learner).view.table.painters[0]
            assert (mine.points, len(mine.paintings)) == (12, 1)
            learner.let_others_move()


@every_language
def test_the_last_word_says_nothing_of_the_others_who_play_on(language: str) -> None:
    ending = Text(HOME / "guide", language).say(GUIDE.ending).lower()
    for untrue in {"en": ("nobody",), "de": ("niemand", "sonst"), "fr": ("personne",)}.get(
        language, ("niet", "nessun")
    ):
        assert untrue not in ending


def test_the_ladder_is_as_it_is_told() -> None:
    assert LADDERS["repetition"][:2] == (3, 7)


@every_language
def test_a_card_is_called_by_what_its_picture_shows(language: str) -> None:
    bold, table = in_bold("canvas", language), Text(HOME, language)
    for step, cards in {
        "step-free": [BIRDS],
        "step-pay": [LIGHTHOUSE],
        "step-bonus": [VIOLINIST],
        "step-lay": [VIOLINIST, BIRDS, LIGHTHOUSE],
    }.items():
        for word, card in zip(bold[step], cards, strict=True):
            assert word in table.say(f"table-look-{card}")


@every_language
def test_what_the_table_has_a_word_for_is_called_by_it(language: str) -> None:
    said, table = Text(HOME / "guide", language), Text(HOME, language)
    assert f"**{table.say('table-hang')}**" in said.say("step-hang")
    assert table.say("repetition") in said.say("step-free")
    assert table.say("repetition") in said.say("step-ladder")
    assert table.say("variety") in said.say("step-pay")
    for element in ("hue", "shape", "texture", "tone"):
        assert table.say(element).lower() in said.say("step-elements").lower()

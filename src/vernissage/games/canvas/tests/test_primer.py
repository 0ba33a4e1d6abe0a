"""The primer tells the truth, and uses the table's names."""

from __future__ import annotations

import re

import pytest

from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match
from vernissage import catalog, text
from vernissage.core.scenes import situation
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import ELEMENTS, SCORING_CARDS, Element, ScoringCard
from vernissage.games.canvas.painting import swatches, visible
from vernissage.games.canvas.primer import PRIMER
from vernissage.games.canvas.primer.examples import BONUSES, CONDITIONS
from vernissage.games.canvas.primer.moments import is_judged
from vernissage.games.canvas.primer.things import ASKS
from vernissage.games.canvas.ribbons import ribbons
from vernissage.games.canvas.view import View
from vernissage.text import Text

HOME = catalog.folder("canvas")
every_language = pytest.mark.parametrize("language", text.languages())
every_table = pytest.mark.parametrize("table", tables_of("canvas"), ids=str)


@pytest.mark.parametrize("card", SCORING_CARDS)
def test_an_example_meets_its_condition_once(card: ScoringCard) -> None:
    won, _ = ribbons((card,))[visible(CONDITIONS[card])]
    assert won == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_bonus_star_is_shown_with_two_of_its_element(element: Element) -> None:
    shown = swatches(visible(BONUSES[element]))
    icons = [icon for swatch in shown for icon in swatch]
    assert (icons.count(f"bonus-{element}"), icons.count(element)) == (1, 2)


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_is_shown_where_a_scoring_card_asks_for_it(element: Element) -> None:
    shown = swatches(visible(CONDITIONS[ASKS[element]]))
    assert element in [icon for swatch in shown for icon in swatch]


@every_table
def test_at_every_moment_of_a_game_one_moment_is_now(table: Table) -> None:
    for match in every_match(table):
        for viewer in (*range(match.players), None):
            view = match.sight(viewer).view
            now = [moment.text for moment in PRIMER.moments if moment.now(view)]
            assert len(now) == 1, now


def test_a_tie_is_judged_where_two_galleries_have_as_many_points_and_tokens() -> None:
    match = situation(GAME, PRIMER.pictures["vote"])
    assert is_judged(match.sight(None).view)


@every_language
def test_what_the_table_has_a_word_for_is_called_by_it(language: str) -> None:
    said, table = Text(HOME / "primer", language), Text(HOME, language)
    for card in SCORING_CARDS:
        assert said.say(f"thing-scoring-{card}") == table.say(card)
    for element in ELEMENTS:
        assert said.say(f"thing-symbol-{element}") == table.say(element)
        assert table.say(element).lower() in said.say(f"thing-symbol-bonus-{element}").lower()
    assert said.say("thing-hang") == table.say("table-hang")
    assert said.say("thing-take") == table.say("table-verb")
    for moment, button in {"moment-take": "table-verb", "moment-hang": "table-hang"}.items():
        assert table.say(button) in said.say(f"{moment}.says")


def test_whatever_the_table_names_is_explained() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in (HOME / "web").rglob("*.svelte"))
    named = set(re.findall(r"thing=(?:\"|\{[^}`']*[`'])([a-z-]+)", written))
    kinds = {name.partition(":")[0] for name in PRIMER.things}
    assert {"symbol", "take", "ladder", "layer-down", "vincent"} <= named
    assert named <= kinds


def view_of(picture: str) -> View:
    """Returns the view that a picture shows."""
    shown = PRIMER.pictures[picture]
    seen: View = situation(GAME, shown).sight(shown.viewer).view
    return seen


def test_in_the_picture_of_paying_the_tokens_lie_on_the_cards_that_were_skipped() -> None:
    assert [spot.tokens for spot in view_of("pay").table.row] == [1, 1, 0, 0, 0]


def test_in_the_picture_of_a_ladder_the_same_ribbon_was_won_twice() -> None:
    assert view_of("ladder").table.painters[0].ribbons == (2,)


def test_in_the_pictures_of_playing_alone_cards_have_left_the_game() -> None:
    assert len(view_of("vincent").table.gone) == 1
    assert len(view_of("puzzle").table.gone) == view_of("puzzle").table.aside - 4

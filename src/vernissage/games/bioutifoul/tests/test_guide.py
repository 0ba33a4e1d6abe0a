"""What the guided first game says is so when it is said, and called as the table calls it."""

from __future__ import annotations

import pytest

from tests.conformance.guided import in_bold, sights, ways
from vernissage import catalog, text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.guide import GUIDE
from vernissage.games.bioutifoul.guide.beginning import CANARY, CARP, SHOW, UMBRA
from vernissage.games.bioutifoul.guide.steps import NEIGHBOUR
from vernissage.games.bioutifoul.state import price
from vernissage.games.bioutifoul.view import View
from vernissage.text import Text

HOME = catalog.folder("bioutifoul")


@pytest.fixture(scope="module")
def seen() -> dict[str, View]:
    """What the learner sees when each sentence is said."""
    return sights(GAME, GUIDE)


def gold(view: View) -> int:
    return view.table.galleries[0].gold


def test_rodrigo_and_sunny_are_too_dear_together_until_rodrigo_falls(seen: dict[str, View]) -> None:
    before, after, last = (seen[said] for said in ("step-lower", "step-buy-rodrigo", "step-buy-sunny"))
    assert (price(before.table.row, "rodrigo") + price(before.table.row, "sunny"), gold(before)) == (4, 3)
    assert (price(after.table.row, "rodrigo"), after.table.actions_left) == (2, 3)
    assert (price(last.table.row, "sunny"), gold(last)) == (1, 1)


def test_what_is_named_lies_there(seen: dict[str, View]) -> None:
    table = seen["step-goal"].table
    assert {CANARY, CARP} <= {*table.artworks}
    assert SHOW in table.exhibitions
    assert UMBRA in table.galleries[0].artworks
    assert GUIDE.names[NEIGHBOUR - 1] == "Vico"
    assert (
        table.galleries[NEIGHBOUR].influence < seen["step-buy-rodrigo"].table.galleries[NEIGHBOUR].influence
    )


def test_the_first_exhibition_is_three_points(seen: dict[str, View]) -> None:
    score = seen["step-points"].table.galleries[0].score
    assert (score.exhibitions, score.majorities, score.points) == (1, ("rodrigo", "sunny"), 3)


def test_the_second_turn_begins_with_a_card_drawn_and_one_passed_on(seen: dict[str, View]) -> None:
    assert seen["step-discard"].hand == ("alice", "heinrich", "rodrigo", "sunny")


def test_alice_is_sold_for_four_which_makes_five(seen: dict[str, View]) -> None:
    assert price(seen["step-sell"].table.row, "alice") == 4
    assert gold(seen["step-end"]) == 5


def test_in_the_end_the_learner_alone_has_points_and_six_gold() -> None:
    for _, learner in ways(GAME, GUIDE):
        mine, *others = learner.match.sight(GUIDE.learner).view.table.galleries
        assert (mine.score.points, mine.gold) == (3, 6)
        assert not any(other.exhibitions for other in others)


@pytest.mark.parametrize("language", text.languages())
def test_what_is_to_be_touched_is_called_as_on_the_table(language: str) -> None:
    bold, table = in_bold("bioutifoul", language), Text(HOME, language)
    play = table.say("table-play", cards=1)
    pair = {"one": table.say("rodrigo"), "two": table.say("sunny")}
    raise_, lower = (way(table, direction) for direction in ("left", "right"))
    for step, names in {
        "step-influence": [table.say("rodrigo")],
        "step-lower": [lower],
        "step-play": [play],
        "step-buy-rodrigo": [table.say(f"{CANARY}.title"), table.say("table-buy", gold=2)],
        "step-buy-sunny": [table.say(f"{CARP}.title"), table.say("table-buy", gold=1)],
        "step-exhibit": [table.say("table-exhibit-pair", **pair)],
        "step-discard": [
            table.say("heinrich"),
            table.say("table-discard-one", artist=table.say("heinrich")),
        ],
        "step-raise": [table.say("alice"), raise_, play],
        "step-sell": [table.say(f"{UMBRA}.title"), table.say("table-sell-for", gold=4)],
        "step-end": [table.say("table-done")],
    }.items():
        assert bold[step][-len(names) :] == names


def way(table: Text, direction: str) -> str:
    """The word on the button for this direction, without its arrow and figures."""
    _, word, *_ = table.say("table-way", direction=direction, before=3, after=4).split()
    return word

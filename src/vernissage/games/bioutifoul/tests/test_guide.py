"""The guided game tells the truth, and uses the table's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pytest

from tests.conformance.guided import in_bold, sights, strays, ways
from vernissage import catalog, text
from vernissage.core.guide import fitting
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import Artist
from vernissage.games.bioutifoul.guide import GUIDE
from vernissage.games.bioutifoul.guide.beginning import CANARY, CARP, SHOW, UMBRA
from vernissage.games.bioutifoul.guide.steps import NEIGHBOUR
from vernissage.games.bioutifoul.moves import Buy, Discard, Done, Exhibit, Influence, Move, Sell
from vernissage.games.bioutifoul.state import price
from vernissage.games.bioutifoul.view import View
from vernissage.text import Text

HOME = catalog.folder("bioutifoul")


@pytest.fixture(scope="module")
def seen() -> dict[str, View]:
    """Returns the learner's view when each sentence is shown."""
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


CLAIMS: Final[dict[str, Callable[[View, Sequence[Move]], bool]]] = {
    "step-goal": lambda view, _: SHOW in view.table.exhibitions,
    "step-influence": lambda view, _: "rodrigo" in (view.hand or ()),
    "step-lower": lambda view, _: (worth(view, "rodrigo") + worth(view, "sunny"), gold(view)) == (4, 3),
    "step-play": lambda view, _: view.table.galleries[0].receiver == NEIGHBOUR,
    "step-buy-rodrigo": lambda view, offers: (
        Buy(CANARY) in offers and (worth(view, "rodrigo"), view.table.actions_left) == (2, 3)
    ),
    "step-buy-sunny": lambda view, offers: (
        Buy(CARP) in offers and (worth(view, "sunny"), gold(view)) == (1, 1)
    ),
    "step-exhibit": lambda _, offers: any(
        isinstance(each, Exhibit) and each.exhibition == SHOW for each in offers
    ),
    "step-points": lambda view, _: view.table.galleries[0].score.points == 3,
    "step-discard": lambda view, offers: Discard("heinrich") in offers and len(view.hand or ()) == 4,
    "step-raise": lambda view, offers: (
        Influence("alice", 1, "left") in offers and UMBRA in view.table.galleries[0].artworks
    ),
    "step-sell": lambda view, offers: Sell(UMBRA) in offers and worth(view, "alice") == 4,
    "step-last": lambda view, _: bool(view.table.exhibition_deck),
    "step-end": lambda view, offers: Done() in offers and gold(view) == 5,
}
"""What each sentence claims about the table, as far as it can change."""


def worth(view: View, artist: Artist) -> int:
    return price(view.table.row, artist)


def test_whatever_a_learner_comes_to_no_sentence_says_what_is_not_so() -> None:
    said = set()
    for match in strays(GAME, GUIDE, 120):
        sight = match.sight(GUIDE.learner)
        for number in fitting(GUIDE, sight.view, sight.offers):
            step = GUIDE.steps[number].text
            assert CLAIMS[step](sight.view, sight.offers), step
            said.add(step)
    assert said == set(CLAIMS) == {step.text for step in GUIDE.steps}


def test_the_last_word_stays_true_while_the_others_play_on() -> None:
    for _, learner in ways(GAME, GUIDE):
        while GUIDE.learner not in GAME.to_move(learner.match.state):
            mine = learner.match.sight(GUIDE.learner).view.table.galleries[0]
            assert (len(mine.exhibitions), mine.gold) == (1, 6)
            assert mine.score.exhibitions == 1
            learner.let_others_move()


@pytest.mark.parametrize("language", text.languages())
def test_the_last_word_says_nothing_of_the_others_who_play_on(language: str) -> None:
    """It is shown while they move, and when somebody returns to the page."""
    ending = Text(HOME / "guide", language).say(GUIDE.ending)
    nobody = {"en": "nobody", "de": "niemand", "fr": "personne", "nl": "niemand", "it": "nessun"}[language]
    assert nobody not in ending.lower()


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
    """Returns the word on the button for this direction, without its arrow and numbers."""
    _, word, *_ = table.say("table-way", direction=direction, before=3, after=4).split()
    return word

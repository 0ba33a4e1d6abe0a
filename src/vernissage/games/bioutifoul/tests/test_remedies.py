"""A refusal names an offered move to begin with, after which the refused one is possible."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from vernissage import catalog, text
from vernissage.core.refusal import Refusal
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import Buy, Exhibit, Move, Sell
from vernissage.games.bioutifoul.state import Gallery, State
from vernissage.games.bioutifoul.tests.table import galleries, lay, play, refused
from vernissage.text import Text

HOME = catalog.folder("bioutifoul")
FULL = ("alice-3", "rodrigo-3", "sunny-3")
SHOWN = ("alice-6", "sunny-6")
"""Two works to ask with; whether they hang in the gallery makes no difference."""
every_language = pytest.mark.parametrize("language", text.languages())


def in_gallery(gold: int, *works: str, **said: Any) -> State:
    return lay(phase="gallery", galleries=galleries(Gallery(gold, works)), **said)


def begun(state: State, move: Move) -> tuple[State, str]:
    """Plays the first step towards a refused move, and returns how it is called."""
    refusal = refused(state, move)
    return play(state, refusal.first).state, str(refusal.args["way"])


def test_what_is_too_dear_begins_with_the_cheapest_sale_that_is_enough() -> None:
    state = in_gallery(3, "sunny-3", "rodrigo-3")
    assert refused(state, Buy("alice-1")).first == Sell("sunny-3")
    after, way = begun(state, Buy("alice-1"))
    assert way == "sell"
    assert Buy("alice-1") in GAME.offers(after, 0)


def test_where_one_sale_is_too_little_it_begins_with_the_dearest_of_two() -> None:
    state = in_gallery(1, "sunny-3", "rodrigo-3")
    after, way = begun(state, Buy("alice-1"))
    assert (way, after.galleries[0].artworks) == ("sell-two", ("sunny-3",))
    again, way = begun(after, Buy("alice-1"))
    assert way == "sell"
    assert Buy("alice-1") in GAME.offers(again, 0)


def test_a_full_gallery_begins_with_an_exhibition_that_can_be_held() -> None:
    after, way = begun(in_gallery(4, *FULL), Buy("alice-1"))
    assert way == "exhibit"
    assert Buy("alice-1") in GAME.offers(after, 0)


def test_or_with_a_sale_where_the_gold_would_not_be_enough() -> None:
    after, way = begun(in_gallery(2, *FULL), Buy("alice-1"))
    assert way == "sell"
    assert Buy("alice-1") in GAME.offers(after, 0)


def test_an_exhibition_that_lacks_a_work_begins_with_buying_it() -> None:
    after, way = begun(in_gallery(5, "sunny-3"), Exhibit("alice-sunny-1", SHOWN))
    assert way == "buy"
    assert Exhibit("alice-sunny-1", ("alice-1", "sunny-3")) in GAME.offers(after, 0)


def test_and_one_that_lacks_both_with_buying_the_first() -> None:
    state, wanted = in_gallery(5), Exhibit("alice-sunny-1", SHOWN)
    after, way = begun(state, wanted)
    assert way == "buy"
    assert begun(after, wanted)[1] == "buy"


IN_VAIN: dict[str, tuple[State, Move]] = {
    "nothing to sell": (in_gallery(3), Buy("alice-1")),
    "the last action": (in_gallery(3, "sunny-3", actions=2), Buy("alice-1")),
    "a full gallery with the last action": (in_gallery(9, *FULL, actions=2), Buy("alice-1")),
    "none on display": (
        in_gallery(9, "sunny-3", exhibitions=("rodrigo-sunny-1",), artworks=("alice-1",)),
        Exhibit("rodrigo-sunny-1", SHOWN),
    ),
    "two works too dear": (in_gallery(3), Exhibit("alice-sunny-1", SHOWN)),
    "two works, and two actions": (in_gallery(9, actions=1), Exhibit("alice-sunny-1", SHOWN)),
    "no room": (
        in_gallery(9, "sunny-3", "sunny-4", exhibitions=("alice-heinrich-1",)),
        Exhibit("alice-heinrich-1", SHOWN),
    ),
}


@pytest.mark.parametrize("case", IN_VAIN)
def test_where_nothing_helps_this_turn_there_is_no_first_step(case: str) -> None:
    assert refused(*IN_VAIN[case]).first is UNSET


HELPED: dict[str, tuple[State, Move]] = {
    "a sale": (in_gallery(3, "sunny-3"), Buy("alice-1")),
    "two sales": (in_gallery(1, "sunny-3", "rodrigo-3"), Buy("alice-1")),
    "an exhibition for room": (in_gallery(4, *FULL), Buy("alice-1")),
    "a sale for room": (in_gallery(2, *FULL), Buy("alice-1")),
    "a purchase": (in_gallery(5, "sunny-3"), Exhibit("alice-sunny-1", SHOWN)),
    "two purchases": (in_gallery(5), Exhibit("alice-sunny-1", SHOWN)),
}


@every_language
@pytest.mark.parametrize("case", [*IN_VAIN, *HELPED])
def test_every_remedy_has_its_words(case: str, language: str) -> None:
    said = Text(HOME, language)
    refusal: Refusal = refused(*(IN_VAIN | HELPED)[case])
    parts = ["then"] if refusal.first is UNSET else ["then", "first"]
    sentences = [said.say_refusal(refusal), *(said.say_remedy(refusal, part) for part in parts)]
    assert not said.mistakes
    assert all(sentence and "{" not in sentence for sentence in sentences)

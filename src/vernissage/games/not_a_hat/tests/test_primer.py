"""HAT-2.4: the primer remembers for nobody, and uses the table's names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vernissage import catalog
from vernissage import text as texts
from vernissage.core.seats import viewers
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.cards import KNOWN
from vernissage.games.not_a_hat.primer import PRIMER
from vernissage.games.not_a_hat.tests.table import HatMatch, random_matches
from vernissage.text import Text

FOLDER = catalog.folder("not_a_hat")
ON_BUTTONS = {
    "take": "table-take",
    "say": "table-say-it",
    "all-gifts": "table-all-gifts",
    "thank-you": "table-thanks",
    "not-it": "gift-hat.not",
}
"""Things with their name written on them."""


def explained(match: HatMatch) -> Iterator[Any]:
    """Yields everything said about the moments of this match, for any viewer."""
    for viewer in viewers(match.players):
        view = GAME.view(match.state, viewer)
        for moment in PRIMER.moments:
            if moment.now(view):
                yield from moment.about(view).values()


@pytest.mark.parametrize("aid", ["none", "last", "log"])
def test_hat_2_4_no_gift_is_named_but_the_one_that_waits_for_its_answer(aid: str) -> None:
    named = 0
    for match in random_matches("primer", aid=aid):
        gifts = {each for each in explained(match) if each in KNOWN}
        assert gifts == ({match.state.said} if match.state.phase == "answer" else set())
        named += len(gifts)
    assert named


@pytest.mark.parametrize("language", texts.languages())
def test_what_has_its_name_written_on_it_is_called_so(language: str) -> None:
    table, primer = Text(FOLDER, language), Text(FOLDER / "primer", language)
    for thing, name in ON_BUTTONS.items():
        assert primer.say(thing) == table.say(name)

"""The guided game tells the truth, and uses the table's names."""

from __future__ import annotations

import pytest

from tests.conformance.guided import in_bold, seated
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.guide import AnyGuide
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.guide import GUIDE
from vernissage.games.not_a_hat.guide.beginning import HIRO, LEARNER, POPCORN
from vernissage.games.not_a_hat.moves import Give
from vernissage.text import Text

guide: AnyGuide = GUIDE
every_language = pytest.mark.parametrize("language", texts.languages())

TOUCHED = {
    "step-shop": "table-take",
    "step-arrows": "gift-hockey-stick",
    "step-thanks": "table-thanks",
    "step-older-goes": "gift-broccoli",
    "step-not-a-hat": "gift-hat.not",
    "step-caught": "table-thanks",
}
NAMED = {
    "step-shop": "gift-hockey-stick",
    "step-passed-on": "gift-camera",
    "step-thanks": "gift-umbrella",
    "step-not-a-hat": "gift-popcorn",
    "step-caught": "gift-briefcase",
}
ON_ITS_WAY = {
    "step-arrows": "gift-hockey-stick",
    "step-passed-on": "gift-camera",
    "step-thanks": "gift-umbrella",
    "step-older-goes": "gift-broccoli",
    "step-remember": "gift-popcorn",
    "step-penalties": "gift-popcorn",
    "step-not-a-hat": "gift-popcorn",
    "step-caught": "gift-briefcase",
    "step-bluff": "gift-umbrella",
    "step-believed": "gift-hockey-stick",
}


@every_language
def test_what_is_to_be_touched_or_typed_has_the_name_it_has_on_the_table(language: str) -> None:
    table = Text(catalog.folder("not_a_hat"), language)
    assert in_bold("not_a_hat", language) == {step: [table.say(name)] for step, name in TOUCHED.items()}


@every_language
def test_gifts_are_called_as_on_their_cards(language: str) -> None:
    table = Text(catalog.folder("not_a_hat"), language)
    coach = Text(catalog.folder("not_a_hat") / "guide", language)
    for step, gift in NAMED.items():
        assert table.say(gift) in coach.say(step)


def test_the_gift_that_is_spoken_of_is_the_one_on_its_way() -> None:
    learner = seated(GAME, guide)
    spoken_of = {}
    while not learner.is_done:
        number = learner.step()
        if number is None:
            learner.let_others_move()
            continue
        if learner.match.state.parcel is not None:
            spoken_of[guide.steps[number].text] = learner.match.state.parcel
        if guide.steps[number].moves is None:
            learner.shown.append(number)
        else:
            learner.make(learner.choices()[0])
    assert spoken_of == ON_ITS_WAY


def test_whatever_is_said_at_last_is_believed_and_only_hiro_has_a_penalty() -> None:
    learner = seated(GAME, guide)
    while learner.next < len(guide.steps) - 2:
        if learner.read():
            learner.make(learner.choices()[0])
        else:
            learner.let_others_move()
    assert learner.read()
    learner.make(Give("gift-piano"))
    learner.go_on()
    penalties = learner.match.state.penalties
    assert penalties[HIRO] == (POPCORN,)
    assert penalties[LEARNER] == ()
    assert sum(map(len, penalties)) == 1

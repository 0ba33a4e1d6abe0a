"""The guided game tells the truth, and uses the table's names."""

from __future__ import annotations

import pytest

from tests.conformance.guided import Learner, in_bold, seated
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.guide import AnyGuide
from vernissage.games.belratti import GAME
from vernissage.games.belratti.guide import GUIDE
from vernissage.games.belratti.guide.beginning import LEARNER, MOUSETRAP, SUNFLOWER, TILDA, ZOFIA
from vernissage.games.belratti.moves import PlayJoker
from vernissage.text import Text

guide: AnyGuide = GUIDE
every_language = pytest.mark.parametrize("language", texts.languages())

NAMED = {
    "step-hang": ("painting-mousetrap",),
    "step-query": ("painting-clover", "painting-sunflower"),
    "step-forged": ("painting-sunflower",),
    "step-understood": ("painting-bucket",),
}


@every_language
def test_what_is_to_be_touched_has_the_name_it_has_on_the_table(language: str) -> None:
    table = Text(catalog.folder("belratti"), language)
    query = table.say_move(PlayJoker("query", SUNFLOWER), ())
    assert in_bold("belratti", language) == {
        "step-number": ["4"],
        "step-hang": [table.say("painting-cat"), table.say("painting-mousetrap")],
        "step-query": [table.say("painting-sunflower"), query],
        "step-forged": [table.say("painting-clover"), table.say("painting-watering-can")],
        "step-agree": [table.say("table-agree")],
        "step-points": [table.say("move-next")],
        "step-fits": [table.say("table-word", word="perfect"), table.say("table-say-it")],
        "step-lay": [table.say("painting-broom"), table.say("painting-bucket")],
        "step-ready": [table.say("move-ready")],
    }


@every_language
def test_paintings_are_called_as_below_their_frames(language: str) -> None:
    table = Text(catalog.folder("belratti"), language)
    coach = Text(catalog.folder("belratti") / "guide", language)
    for step, paintings in NAMED.items():
        for painting in paintings:
            assert table.say(painting).casefold() in coach.say(step).casefold()


def up_to(step: str) -> Learner:
    """Returns a learner who has just reached this step."""
    learner = seated(GAME, guide)
    names = [each.text for each in guide.steps]
    while learner.step() != names.index(step):
        number = learner.step()
        if number is None:
            learner.let_others_move()
        elif guide.steps[number].moves is None:
            learner.shown.append(number)
        else:
            learner.make(learner.choices()[0])
    return learner


def test_half_of_the_first_paintings_are_forged_and_one_of_them_would_fit() -> None:
    state = up_to("step-forgeries").match.state
    assert len(state.frames) == 2 * len(state.forgeries) == 8
    assert SUNFLOWER in [forgery.painting for forgery in state.forgeries]


def test_four_read_right_bring_four_points_and_belratti_none() -> None:
    state = up_to("step-points").match.state
    assert len(state.team) == 4
    assert state.belratti == ()
    assert state.looks[-1].themes[0] == MOUSETRAP


def test_then_the_learner_paints_with_zofia_who_would_lay_three_of_four() -> None:
    state = up_to("step-lay").match.state
    assert GAME.view(state, LEARNER).table.painters == (LEARNER, ZOFIA)
    assert (state.number, state.pledges[ZOFIA]) == (4, 3)


def test_nothing_forged_hangs_in_the_end_and_what_the_learner_laid_was_understood() -> None:
    state = up_to("step-understood").match.state
    assert TILDA in GAME.view(state, LEARNER).table.directors
    assert state.looks[-1].perfect
    assert state.belratti == ()

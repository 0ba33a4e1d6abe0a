"""A guided first game can be followed to its end with the current rules, whichever choices are made."""

from __future__ import annotations

import re

import pytest

from tests.conformance.guided import Learner, seated, ways
from tests.play import game_called
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.guide import AnyGuide
from vernissage.text import Text

LONGEST = 20
"""The maximum number of words in a sentence."""
WORDS_ON_A_PLAQUE = 4
guided_games = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.extras(name).guide()]
)
every_language = pytest.mark.parametrize("language", texts.languages())


def guide_of(name: str) -> AnyGuide:
    guide = catalog.extras(name).guide()
    assert guide is not None
    return guide


def learner_of(name: str) -> Learner:
    return seated(game_called(name), guide_of(name))


@guided_games
def test_who_follows_a_guide_is_shown_every_step_and_never_left_alone(name: str) -> None:
    learner = learner_of(name)
    learner.go_on()
    assert learner.shown == list(range(len(learner.guide.steps)))
    assert learner.silent == []


@guided_games
def test_every_move_that_a_guide_leaves_open_leads_on_to_its_end(name: str) -> None:
    for move, learner in ways(game_called(name), guide_of(name)):
        assert learner.is_done, f"after {move} it stops at step {learner.next + 1}"
        assert learner.silent == [], f"after {move} nothing is said when the learner is asked"


@guided_games
@every_language
def test_a_guide_speaks_every_language_in_short_sentences(name: str, language: str) -> None:
    guide = guide_of(name)
    home = catalog.folder(name) / "guide"
    text, own = Text(home, language), (home / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for each in (*(step.text for step in guide.steps), guide.ending):
        assert f"\n{each} = " in f"\n{own}", f"{each} is not said in {language}"
        for sentence in re.split(r"(?<=[.:;!?…])\s+", text.say(each).replace("**", "")):
            assert len(sentence.split()) <= LONGEST, sentence
    assert text.mistakes == []


@guided_games
@every_language
def test_a_thing_without_words_gets_a_plaque_with_a_few(name: str, language: str) -> None:
    home = catalog.folder(name) / "guide"
    text, own = Text(home, language), (home / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    labelled = [step for step in guide_of(name).steps if step.plaque]
    assert len(labelled) == own.count("    .plaque = ") > 0
    for step in labelled:
        assert step.plaque in (*step.look, *step.touch), step.text
        assert len(text.say(f"{step.text}.plaque").split()) <= WORDS_ON_A_PLAQUE, step.text
    assert text.mistakes == []


@guided_games
def test_a_guide_seats_as_many_as_it_names(name: str) -> None:
    guide = guide_of(name)
    assert len(guide.names) == guide.options.players - 1

"""After a game: whom a seat understood, who understood it, and which thoughts were misread."""

from __future__ import annotations

import pytest

from vernissage import catalog
from vernissage.core.coach import Case, Recollection
from vernissage.core.seats import Seat
from vernissage.games.belratti.bots import usual_thought
from vernissage.games.belratti.coach import TOLD, recall
from vernissage.games.belratti.tests.table import agreed, forged, gallery, hung, laid, of
from vernissage.text import Text, languages

PAINTER, DIRECTOR = 2, 0
NAMES = ("Ada", "Ben", "Cleo")


def recalled(seat: Seat) -> Recollection:
    """The carrot, meant for the rabbit, hangs with the snowman; the axe was laid for no reason."""
    state = gallery(
        themes=of("rabbit", "snowman"),
        laid=((), (), laid(carrot="one", top_hat="two", axe="one")),
        forgeries=forged("fish", "bee", "tent", "duck"),
    )
    return recall(seat, state, [agreed(hung(state, carrot="two", top_hat="two", fish="one"))])


def said(case: Case, language: str) -> list[str]:
    text = Text(catalog.folder("belratti"), language, "coach")
    return [text.say_about(each.text, each.about, NAMES, PAINTER) for each in (case.remark, *case.because)]


def test_a_misread_painting_is_told_with_what_it_meant_and_what_it_was_read_as() -> None:
    carrot, axe = recalled(PAINTER).cases
    assert said(carrot, "en") == [
        "Your “carrot” was meant for “rabbit” and hung with “snowman”.",
        "Probably meant: what rabbits dream of.",
        "Probably read as: his nose is a carrot.",
    ]
    assert said(axe, "en") == ["Your “axe” was meant for “rabbit”, and nobody hung it."]


@pytest.mark.parametrize("language", languages())
def test_a_thought_is_told_in_the_language_of_whoever_reads(language: str) -> None:
    carrot, _ = recalled(PAINTER).cases
    words = said(carrot, language)
    assert len(words) == len(set(words)) == len(said(carrot, "en"))
    assert not any("-and-" in each or "{" in each for each in words)


def test_who_misread_is_told_so_from_the_other_side() -> None:
    assert [case.remark.text for case in recalled(PAINTER).cases] == ["own-astray", "own-missed"]
    assert [case.remark.text for case in recalled(DIRECTOR).cases] == ["other-astray", "other-missed"]


def test_whoever_was_understood_by_whom_is_counted() -> None:
    you_read, read_you = recalled(DIRECTOR).charts
    assert [(row.about, row.right, row.of) for row in you_read.rows] == [({"who": (PAINTER,)}, 1, 3)]
    assert read_you.rows == ()
    assert [remark.text for remark in recalled(DIRECTOR).remarks] == ["best-read"]
    assert [remark.text for remark in recalled(PAINTER).remarks] == ["best-reader"]


def test_the_plainest_thoughts_come_first_and_few_are_told() -> None:
    state = gallery(
        number=4,
        themes=of("rabbit", "snowman"),
        laid=((), (), laid(axe="one", tent="two", carrot="one", top_hat="two")),
        forgeries=forged("fish", "bee", "duck", "clover"),
    )
    step = agreed(hung(state, fish="one", bee="one", duck="two", clover="two"))
    told = [case.remark.about["painting"] for case in recall(PAINTER, state, [step]).cases]
    assert len(told) == TOLD
    assert set(told[:2]) == {"painting-carrot", "painting-top-hat"}


def test_what_nobody_thought_of_has_no_thought() -> None:
    assert usual_thought("painting-axe", "painting-rabbit") is None
    thought = usual_thought("painting-carrot", "painting-rabbit")
    assert thought is not None
    assert thought.named == "carrot-and-rabbit"

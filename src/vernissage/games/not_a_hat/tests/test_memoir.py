"""The memoir gives the half-life of each month with enough answers."""

from __future__ import annotations

import pytest

from vernissage.core.memoir import Past
from vernissage.games.not_a_hat.memento import Answer, Memento
from vernissage.games.not_a_hat.memoir import ENOUGH, memoir
from vernissage.games.not_a_hat.tests.test_forgetting import chance, of_a_memory


def game(
    month: str, answers: list[tuple[int, bool]], penalties: int = 1, *, helped: bool = False
) -> Past[Memento]:
    kept = Memento(tuple(Answer(*each) for each in answers))
    return Past(month, 0, {}, penalties, won=False, helped=helped, memento=kept)


def slowly(answers: list[tuple[int, bool]]) -> float:
    """Returns the likeliest of many half-lives, tried one by one."""
    return max((number / 100 for number in range(10, 3000)), key=lambda half: chance(answers, half))


def test_each_month_has_its_half_life_and_a_gap_stays_a_gap() -> None:
    january, march = of_a_memory(3, 40), of_a_memory(6, 60)
    past = [game("2031-01", january[:15]), game("2031-01", january[15:]), game("2031-03", march)]
    few = game("2031-02", january[: ENOUGH - 1])
    [chapter] = memoir([*past, few]).chapters
    assert chapter.course is not None
    first, last = chapter.course.months
    assert (first.month, first.of, last.month, last.of) == ("2031-01", 40, "2031-03", 60)
    assert first.value == pytest.approx(slowly(january), abs=0.06)
    assert last.value == pytest.approx(slowly(march), abs=0.06)
    assert [says.about["age"] for says in chapter.says] == [round(last.value), round(first.value)]


def test_who_is_never_wrong_forgets_later_than_anyone_can_tell() -> None:
    [chapter] = memoir([game("2031-01", [(age, True) for age in range(1, 13)])]).chapters
    assert chapter.course is not None
    [month] = chapter.course.months
    assert month.beyond
    assert (month.value, chapter.says[0].text) == (12, "half-beyond")


def test_with_too_few_answers_it_says_how_many_are_missing() -> None:
    [chapter] = memoir([game("2031-01", of_a_memory(3, 4)), game("2031-02", of_a_memory(3, 2))]).chapters
    assert chapter.course is None
    assert (chapter.says[0].text, chapter.says[0].about) == ("too-few", {"missing": ENOUGH - 4})


def test_fewest_penalties_are_best_and_with_help_they_are_not() -> None:
    best = memoir([game("2031-01", [], 2), game("2031-01", [], 2), game("2031-01", [], 0, helped=True)]).best
    assert best is not None
    assert best.about == {"penalties": 2, "times": 2}

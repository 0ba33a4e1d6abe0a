"""The memoir of a player: the fewest penalties, and the half-life of their memory in each month."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from vernissage.core.coach import Remark
from vernissage.core.memoir import Chapter, Course, Memoir, Month, Past
from vernissage.games.not_a_hat.coach.forgetting import fitted
from vernissage.games.not_a_hat.memento import Answer, Memento

ENOUGH: Final = 10
"""The fewest answers in a month from which a half-life is computed."""


def memoir(past: Sequence[Past[Memento]]) -> Memoir:
    """HAT-5.2: the fewest penalties without help, and the half-life of memory month by month."""
    penalties = [game.score for game in past if not game.helped]
    best = None
    if penalties:
        fewest = min(penalties)
        best = Remark("best", {"penalties": fewest, "times": penalties.count(fewest)}, ())
    return Memoir(best, (fading(past),) if past else ())


def fading(past: Sequence[Past[Memento]]) -> Chapter:
    """HAT-5.1: the half-life of each month with enough answers; other months stay gaps."""
    months = tuple(_months(past))
    if not months:
        answers = max(len(found) for _, found in _by_month(past))
        return Chapter((Remark("too-few", {"missing": ENOUGH - answers}, ()),))
    last, first = months[-1], months[0]
    says = [Remark("half-beyond" if last.beyond else "half", {"age": _age(last)}, ())]
    if first is not last:
        says.append(Remark("before-beyond" if first.beyond else "before", {"age": _age(first)}, ()))
    return Chapter(tuple(says), course=Course("memory", months))


def _age(month: Month) -> int:
    """Returns the half-life in whole gifts, at least one."""
    return max(1, round(month.value))


def _months(past: Sequence[Past[Memento]]) -> Iterator[Month]:
    for month, answers in _by_month(past):
        if len(answers) >= ENOUGH:
            half, low, high = fitted(answers)
            oldest = max(age for age, _ in answers)
            value, least, most = (round(min(each, oldest), 1) for each in (half, low, high))
            yield Month(month, value, least, most, beyond=half > oldest, of=len(answers))


def _by_month(past: Sequence[Past[Memento]]) -> Iterator[tuple[str, list[Answer]]]:
    ordered = sorted(past, key=lambda game: game.month)
    for month, games in groupby(ordered, key=lambda game: game.month):
        yield month, [answer for game in games for answer in game.memento.answers]

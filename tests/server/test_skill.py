"""Ratings are accurate: measured on simulated people of known strength."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.server.api.ratings import ENOUGH, SURE
from vernissage.server.store.rating_model import CLASS, FIRST, Skill, after

PEOPLE, ROUNDS = 16, 10
APART = 300.0
"""The standard deviation of people's strength."""


def known_after(games: int, players: int) -> tuple[float, float]:
    """Returns the error of ratings after so many games each, and how often it is within their spread."""
    squares, within = [], []
    for number in range(ROUNDS):
        chance = Random(number)  # noqa: S311 - simulated people, the same in every run
        true = [chance.gauss(FIRST.mean, APART) for _ in range(PEOPLE)]
        skills = [FIRST] * PEOPLE
        for _ in range(games * PEOPLE // players):
            table = chance.sample(range(PEOPLE), players)
            form = {each: chance.gauss(true[each], CLASS) for each in table}
            order = sorted(table, key=lambda each: -form[each])
            found = after([skills[each] for each in table], [order.index(each) + 1 for each in table])
            for each, skill in zip(table, found, strict=True):
                skills[each] = skill
        middle = fmean(true) - fmean(skill.mean for skill in skills)
        off = [abs(skill.mean + middle - each) for skill, each in zip(skills, true, strict=True)]
        squares += [each**2 for each in off]
        within += [each <= SURE * skill.spread for each, skill in zip(off, skills, strict=True)]
    return sqrt(fmean(squares)), fmean(within)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_a_rating_is_shown_it_is_nearly_always_within_what_it_says(players: int) -> None:
    off, within = known_after(ENOUGH, players)
    assert off < APART, "else the middle would do"
    assert within >= 0.85
    later, within = known_after(4 * ENOUGH, players)
    assert later < off / 1.5
    assert within >= 0.9


def test_the_better_place_gains_and_a_draw_brings_two_nearer() -> None:
    won, lost = after([FIRST, FIRST], [1, 2])
    assert won.mean > FIRST.mean > lost.mean
    assert won.spread < FIRST.spread
    strong, weak = after([Skill(1700.0, 100.0), Skill(1300.0, 100.0)], [1, 1])
    assert strong.mean < 1700.0
    assert weak.mean > 1300.0


@given(st.lists(st.tuples(st.floats(500, 2500), st.floats(50, 500)), min_size=2, max_size=8), st.randoms())
def test_it_is_about_places_and_not_about_who_is_named_first(
    known: list[tuple[float, float]], order: Random
) -> None:
    skills = [Skill(*each) for each in known]
    places = [order.randint(1, 3) for _ in skills]
    found = after(skills, places)
    turned = list(range(len(skills)))
    order.shuffle(turned)
    again = after([skills[each] for each in turned], [places[each] for each in turned])
    for each, skill in zip(turned, again, strict=True):
        assert skill.mean == pytest.approx(found[each].mean)
        assert skill.spread == pytest.approx(found[each].spread)

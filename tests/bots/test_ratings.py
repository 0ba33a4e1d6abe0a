"""Ratings: maximum-likelihood strengths on the Elo scale, with confidence intervals."""

from __future__ import annotations

from itertools import permutations
from math import exp, log10

import pytest

from vernissage.bots.arena import Fixture, Played
from vernissage.bots.ratings import Results, most_likely, rate
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.step import Outcome


def won_by(*winners: int, lineup: tuple[int, ...]) -> Played:
    return Played(Fixture(0, 0, lineup), Outcome((0,) * len(lineup), winners))


def duels(wins: int, losses: int, one: int = 0, other: int = 1) -> list[Played]:
    """Returns games between these two with this result."""
    return [won_by(0, lineup=(one, other))] * wins + [won_by(0, lineup=(other, one))] * losses


def test_four_hundred_points_win_ten_times_as_often() -> None:
    one, other = rate(2, duels(10_000, 1_000))
    assert one.points - other.points == pytest.approx(400, abs=0.2)


def test_zero_is_the_middle_of_all_who_played() -> None:
    assert sum(each.points for each in rate(3, duels(30, 10) + duels(7, 9, 1, 2))) == pytest.approx(0)


def test_equals_are_rated_equally() -> None:
    assert all(each.points == pytest.approx(0) for each in rate(3, duels(5, 5) + duels(5, 5, 1, 2)))


def test_who_never_met_is_compared_by_those_who_met_both() -> None:
    first, _, last = rate(3, duels(1_000, 500) + duels(1_000, 500, 1, 2))
    assert first.points - last.points == pytest.approx(800 * log10(2), rel=0.01)


def test_a_bot_that_always_wins_is_strong_but_not_infinitely_strong() -> None:
    few, many = (rate(2, duels(games, 0))[0] for games in (10, 1_000))
    assert 0 < few.points < many.points < 4_000


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (rate(2, duels(600 * times, 400 * times))[0] for times in (1, 4))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.01)


def test_the_truth_lies_in_the_interval_about_95_times_in_100() -> None:
    within = 0
    for number in range(300):
        rng = Rng(seed_from_text("ratings"), "duels", number)
        wins = sum(rng.below(4) > 0 for _ in range(200))
        one = rate(2, duels(wins, 200 - wins))[0]
        within += one.low <= 200 * log10(3) <= one.high
    assert 270 <= within <= 299


def test_each_wins_as_often_as_its_strength_says() -> None:
    """This property defines the maximum-likelihood estimate, whatever the pairings."""
    results = Results(4)
    for number, lineup in enumerate(permutations(range(4), 3)):
        for seat in range(3):
            for _ in range(1 + (number + lineup[seat]) % 4):
                results.enter(won_by(seat, lineup=lineup))
    found = [exp(each) for each in most_likely(results)]
    expected = [each / (each + 1) - 0.5 for each in found]
    for table, games in results.tables.items():
        for place in table:
            expected[place] += games * found[place] / sum(found[each] for each in table)
    assert expected == pytest.approx(results.wins, rel=1e-6)


def test_a_shared_win_is_a_share_for_each_and_no_win_is_no_game() -> None:
    results = Results(2)
    results.enter(won_by(0, 1, lineup=(0, 1)))
    results.enter(won_by(lineup=(0, 1)))
    assert results.wins == [0.5, 0.5]
    assert results.tables == {(0, 1): 1}

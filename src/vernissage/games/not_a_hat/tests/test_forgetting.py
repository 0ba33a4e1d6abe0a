"""The fitted half-life equals the result of a slow and plain search."""

from __future__ import annotations

from math import exp, log, prod

import pytest

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.not_a_hat.coach import ENOUGH, forgotten, lasting
from vernissage.games.not_a_hat.coach.forgetting import LONGEST, fitted, share

SEED = seed_from_text("forgetting")
FINE = 0.02
Answers = list[tuple[int, bool]]


def of_a_memory(half: float, count: int, oldest: int = 20) -> Answers:
    """Returns answers of somebody with this half-life."""
    rng = Rng(SEED, f"{half} {count}")
    ages = [1 + rng.below(oldest) for _ in range(count)]
    return sorted((age, rng.below(10_000) < 10_000 * 0.5 ** (age / half)) for age in ages)


def chance(answers: Answers, half: float) -> float:
    """Returns the likelihood of these answers."""
    shares = ((0.5 ** (age / half), right) for age, right in answers)
    return prod((share if right else 1 - share for share, right in shares), start=1.0)


@pytest.mark.parametrize("half", [1.5, 4.0, 8.0])
def test_the_half_life_is_the_likeliest_of_all(half: float) -> None:
    answers = of_a_memory(half, 60)
    tried = [number * FINE for number in range(10, 3000)]
    chances = {each: chance(answers, each) for each in tried}
    best = max(tried, key=chances.__getitem__)
    likely = [each for each in tried if chances[each] >= chances[best] * exp(-0.821)]
    found = fitted(answers)
    assert found == pytest.approx((best, likely[0], likely[-1]), abs=FINE)


@pytest.mark.parametrize("half", [2.0, 6.0, 12.0])
def test_a_memory_is_found_again_from_many_answers(half: float) -> None:
    assert fitted(of_a_memory(half, 5000)).likeliest == pytest.approx(half, rel=0.1)


def test_the_band_holds_the_true_half_life_in_about_four_of_five_cases() -> None:
    held = 0
    for number in range(200):
        low, high = fitted(of_a_memory(5 + number / 1000, 60))[1:]
        held += low <= 5 + number / 1000 <= high
    assert 140 <= held <= 180


def test_whoever_is_never_wrong_or_always_has_a_line_all_the_same() -> None:
    assert fitted([(3, True)] * ENOUGH).likeliest == pytest.approx(LONGEST)
    assert share(fitted([(3, False)] * ENOUGH).likeliest, 3) == pytest.approx(0, abs=1e-6)


def test_half_is_told_where_answers_reach_so_far() -> None:
    quick, slow = forgotten(of_a_memory(4, 60)), forgotten(of_a_memory(100, 60))
    assert quick.half is not None
    assert (lasting(quick).text, lasting(quick).about) == ("lasts", {"age": round(quick.half)})
    assert slow.half is None
    assert (lasting(slow).text, lasting(slow).about) == ("lasts-longer", {"age": slow.dots[-1].age})


def test_nothing_is_drawn_through_few_answers() -> None:
    few = forgotten(of_a_memory(4, ENOUGH - 1))
    assert (few.line, few.half, lasting(few).text) == ((), None, "too-few")
    assert sum(dot.of for dot in few.dots) == ENOUGH - 1
    assert forgotten(of_a_memory(4, ENOUGH)).line


def test_the_line_falls_from_all_to_less_within_its_band() -> None:
    line = forgotten(of_a_memory(4, 60)).line
    assert (line[0].age, line[0].right) == (0, 100)
    assert [each.right for each in line] == sorted((each.right for each in line), reverse=True)
    assert all(each.low <= each.right <= each.high for each in line)
    assert line[4].right == pytest.approx(
        100 * exp(-log(2) * 4 / fitted(of_a_memory(4, 60)).likeliest), abs=0.1
    )

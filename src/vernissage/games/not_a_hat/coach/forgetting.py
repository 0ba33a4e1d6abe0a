"""Fits the half-life of a memory to somebody's answers by maximum likelihood.

After one half-life half of the answers are right, after two a quarter, and so on. The likelihood of a rate of
forgetting has a single maximum, so it and the bounds of the interval are found by bisection.
"""

from collections.abc import Callable, Iterable
from itertools import repeat
from math import exp, expm1, log, log1p
from typing import Final, NamedTuple

LONGEST: Final = 1000.0
"""The longest half-life that is reported, in gifts, even for somebody who was never wrong."""
SHORTEST: Final = 0.1
UNLIKELY: Final = 0.821
"""The drop of the log-likelihood at the interval's bounds: half the 80 % quantile of chi squared (1 df)."""
STEPS: Final = 60
"""The number of bisection steps for each root."""


class HalfLife(NamedTuple):
    """The likeliest half-life, in gifts, with its 80 % confidence interval."""

    likeliest: float
    low: float
    high: float


def fitted(answers: Iterable[tuple[int, bool]]) -> HalfLife:
    """Fits the half-life to answers: the age of each gift, at least 1, and whether the answer was right."""
    found = tuple(answers)
    slowest, fastest = log(2) / LONGEST, log(2) / SHORTEST
    best = _crossing(lambda rate: _slope(found, rate) > 0, slowest, fastest)
    least = likelihood(found, best) - UNLIKELY
    slow = _crossing(lambda rate: likelihood(found, rate) < least, slowest, best)
    fast = _crossing(lambda rate: likelihood(found, rate) >= least, best, fastest)
    return HalfLife(log(2) / best, log(2) / fast, log(2) / slow)


def share(half: float, age: int) -> float:
    """Returns the expected share of right answers at this age."""
    return exp(-log(2) / half * age)


def likelihood(answers: Iterable[tuple[int, bool]], rate: float) -> float:
    """Returns the log-likelihood of a rate: a right answer has the chance exp(-rate * age)."""
    return sum(-rate * age if right else log1p(-exp(-rate * age)) for age, right in answers)


def _slope(answers: Iterable[tuple[int, bool]], rate: float) -> float:
    """Returns the derivative of the log-likelihood, which is decreasing."""
    return sum(-age if right else age / expm1(rate * age) for age, right in answers)


def _crossing(before: Callable[[float], bool], low: float, high: float) -> float:
    """Returns the point between low and high at which the condition stops being true."""
    for _ in repeat(None, STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if before(middle) else (low, middle)
    return (low + high) / 2

"""How fast a memory fades: the half-life that makes somebody's answers most likely.

After one half-life half of the answers are right, after two a quarter, and so on. The likelihood of a rate of
forgetting has one summit and no other, so both the summit and the edges of what is still likely are found by
halving.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import repeat
from math import exp, expm1, log, log1p
from typing import Final, NamedTuple

LONGEST: Final = 1000.0
"""Gifts: nobody who was never wrong is said to forget less."""
SHORTEST: Final = 0.1
UNLIKELY: Final = 0.821
"""How much less log-likely the edges of the band are: half the 80 % quantile of chi squared, one degree."""
STEPS: Final = 60
"""Each of them halves what is left."""


class HalfLife(NamedTuple):
    """The likeliest one, in gifts, and between which two it lies in four of five cases."""

    likeliest: float
    low: float
    high: float


def fitted(answers: Iterable[tuple[int, bool]]) -> HalfLife:
    """From how old each gift was, one at least, and whether the answer was right."""
    found = tuple(answers)
    slowest, fastest = log(2) / LONGEST, log(2) / SHORTEST
    best = _crossing(lambda rate: _slope(found, rate) > 0, slowest, fastest)
    least = likelihood(found, best) - UNLIKELY
    slow = _crossing(lambda rate: likelihood(found, rate) < least, slowest, best)
    fast = _crossing(lambda rate: likelihood(found, rate) >= least, best, fastest)
    return HalfLife(log(2) / best, log(2) / fast, log(2) / slow)


def share(half: float, age: int) -> float:
    """The part of answers that are right at this age."""
    return exp(-log(2) / half * age)


def likelihood(answers: Iterable[tuple[int, bool]], rate: float) -> float:
    """Its logarithm, if memory fades at this rate: a right answer has the chance exp(-rate * age)."""
    return sum(-rate * age if right else log1p(-exp(-rate * age)) for age, right in answers)


def _slope(answers: Iterable[tuple[int, bool]], rate: float) -> float:
    """How the likelihood grows with the rate. It only ever falls, as the likelihood has one summit."""
    return sum(-age if right else age / expm1(rate * age) for age, right in answers)


def _crossing(before: Callable[[float], bool], low: float, high: float) -> float:
    """Where it stops being true, between the two."""
    for _ in repeat(None, STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if before(middle) else (low, middle)
    return (low + high) / 2

"""How much is tried where there is no end to what could be: one place for all such tests.

The budget of a run (`--budget`, see conftest.py) is 1 as a rule, 10 in the deep run, 0.1 in the quick one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

USUAL: Final = 1.0

_budget = USUAL


def set_to(budget: float) -> None:
    """For this run, before any test is collected."""
    global _budget  # noqa: PLW0603 - one run, one budget
    _budget = budget


def of_this_run() -> float:
    """For a process that is to try as much as this one."""
    return _budget


def times(usual: int) -> int:
    """How many tries in this run, where this many are usual; one at least."""
    return max(1, round(usual * _budget))


def one_in(many: int) -> int:
    """One of how many is looked at, where they are this many as a rule; every one in the deep run."""
    return 1 if is_deep() else many


def examples(usual: int) -> settings:
    """How many examples for Hypothesis, where this many are usual."""
    return settings(max_examples=times(usual))


def in_turn(*ways: Sequence[Any]) -> list[ParameterSet]:
    """Parameters of a test: some in which each of these ways has its turn; in the deep run, all of them.

    A way that is a tuple stands for as many parameters.
    """
    some = {tuple(way[turn % len(way)] for way in ways) for turn in range(max(map(len, ways)))}
    return [
        pytest.param(
            *chain.from_iterable(part if isinstance(part, tuple) else (part,) for part in each),
            marks=[] if each in some else pytest.mark.deep,
        )
        for each in product(*ways)
    ]


def first_of(ways: Sequence[Any], many: int = 1) -> list[ParameterSet]:
    """Parameters of a test: the first of these ways; in the deep run, all of them."""
    return [pytest.param(way, marks=[] if at < many else pytest.mark.deep) for at, way in enumerate(ways)]


needs_many_games = pytest.mark.skipif(
    "config.getoption('--budget') < 1", reason="the quick run plays too few games for every kind to occur"
)
"""Of a test that looks for every kind of move or event."""


def is_quick() -> bool:
    """Is this the inner loop, where a sample of everything is enough?"""
    return _budget < USUAL


def is_deep() -> bool:
    """Is there time for everything?"""
    return _budget > USUAL

"""How much is tried where there is no end to what could be: one place for all such tests.

The budget of a run (`--budget`, see conftest.py) is 1 as a rule, 10 in the deep run, 0.1 in the quick one.
"""

from __future__ import annotations

from typing import Final

import pytest
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


def examples(usual: int) -> settings:
    """How many examples for Hypothesis, where this many are usual."""
    return settings(max_examples=times(usual))


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

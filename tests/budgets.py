"""How much to try in tests that could go on forever.

The budget of a run (`--budget`, see conftest.py) is normally 1, 10 in the deep run, 0.1 in the quick one.
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
    """Sets the budget of this run, before any test is collected."""
    global _budget  # noqa: PLW0603 - one run, one budget
    _budget = budget


def of_this_run() -> float:
    """Returns the budget, for a process that should try as much as this one."""
    return _budget


def times(usual: int) -> int:
    """Scales a usual number of tries to this run; at least one."""
    return max(1, round(usual * _budget))


def one_in(many: int) -> int:
    """Returns n if one in n items is to be checked, where `many` is usual; 1 in the deep run."""
    return 1 if is_deep() else many


def examples(usual: int) -> settings:
    """Returns Hypothesis settings with this usual number of examples, scaled to this run."""
    return settings(max_examples=times(usual))


def in_turn(*ways: Sequence[Any]) -> list[ParameterSet]:
    """Returns test parameters in which each value of each way occurs; in the deep run, all combinations.

    A tuple in a way stands for several parameters.
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
    """Returns test parameters: the first of these ways; in the deep run, all of them."""
    return [pytest.param(way, marks=[] if at < many else pytest.mark.deep) for at, way in enumerate(ways)]


needs_many_games = pytest.mark.skipif(
    "config.getoption('--budget') < 1", reason="the quick run plays too few games for every kind to occur"
)
"""For a test that looks for every kind of move or event."""


def is_quick() -> bool:
    """Whether this is the quick run, in which a sample of everything is enough."""
    return _budget < USUAL


def is_deep() -> bool:
    """Whether this is the deep run, which has time for everything."""
    return _budget > USUAL

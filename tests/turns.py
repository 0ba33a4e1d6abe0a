"""Picks one variant of each parametrised test for an ordinary run; the deep run has all of them.

Code around the games behaves alike for every game, so each of its tests runs with one game. Browser tests run
on one device, in one colour scheme and language. The choice rotates from test to test, so that every game,
device and language is tried by many of them.

Tests whose cases are separate promises are marked `every_case`. Tests of the games themselves don't rotate,
unless they need a browser: they lie in tests/conformance and in the games' folders.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

import pytest

from vernissage import catalog

AROUND: Final = ("cli", "core", "research", "server")
"""Folders with tests of the code around the games."""


def take_turns(items: Sequence[pytest.Item]) -> None:
    """Marks the cases that are not chosen for the deep run."""
    several = [item for item in items if _takes_turns(item)]
    in_this_run = chosen([(_test_of(item), _way_of(item)) for item in several])
    for item, is_in in zip(several, in_this_run, strict=True):
        if not is_in:
            item.add_marker(pytest.mark.deep)


def chosen(cases: Sequence[tuple[str, str]]) -> list[bool]:
    """Chooses the cases of one variant for each test, rotating from test to test.

    Cases of a test are adjacent.
    """
    found = []
    for turn, (_, its) in enumerate(groupby(cases, itemgetter(0))):
        ways = [way for _, way in its]
        every = list(dict.fromkeys(ways))
        found += [way == every[turn % len(every)] for way in ways]
    return found


def game_of(item: pytest.Item) -> str:
    """Returns the game that this test is parametrised with; empty if there is none."""
    spec = getattr(item, "callspec", None)
    given = () if spec is None else spec.params.values()
    names = (each if isinstance(each, str) else getattr(each, "name", "") for each in given)
    return next((name for name in names if name in catalog.names(with_templates=True)), "")


def is_in_a_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


def _takes_turns(item: pytest.Item) -> bool:
    if any(item.get_closest_marker(mark) for mark in ("deep", "every_case")):
        return False
    folder, *rest = item.path.relative_to(item.config.rootpath).parts
    return is_in_a_browser(item) or (folder == "tests" and rest[0] in AROUND and game_of(item) != "")


def _test_of(item: pytest.Item) -> str:
    """Returns its name without parameters."""
    return item.nodeid.partition("[")[0]


def _way_of(item: pytest.Item) -> str:
    return item.nodeid if is_in_a_browser(item) else game_of(item)

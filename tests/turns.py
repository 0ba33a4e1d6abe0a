"""An ordinary run sees in one way what can be seen in many: tests take turns, the deep run has all of it.

What stands around a game is the same whatever is played: each test of it has one game. What is seen in a
browser is seen on one device, in one light and language. Test by test another has its turn, so every game,
every device and every language is tried by many of them.

A test whose cases are promises of their own, and not ways to see the same one, is marked `every_case`. What
a game itself is held to has no turns, as long as no browser is needed: it lies in tests/conformance and in
the game's own folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

import pytest

from vernissage import catalog

AROUND: Final = ("cli", "core", "research", "server")
"""Folders of tests of what stands around games."""


def take_turns(items: Sequence[pytest.Item]) -> None:
    """Whatever is not this turn's is left to the deep run."""
    several = [item for item in items if _takes_turns(item)]
    in_this_run = chosen([(_test_of(item), _way_of(item)) for item in several])
    for item, is_in in zip(several, in_this_run, strict=True):
        if not is_in:
            item.add_marker(pytest.mark.deep)


def chosen(cases: Sequence[tuple[str, str]]) -> list[bool]:
    """Of the cases of each test, which lie side by side: those of one way, another one from test to test."""
    found = []
    for turn, (_, its) in enumerate(groupby(cases, itemgetter(0))):
        ways = [way for _, way in its]
        every = list(dict.fromkeys(ways))
        found += [way == every[turn % len(every)] for way in ways]
    return found


def game_of(item: pytest.Item) -> str:
    """The game that this test is given; none if it is given none, or is one for all."""
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
    """Its name without what it is given."""
    return item.nodeid.partition("[")[0]


def _way_of(item: pytest.Item) -> str:
    return item.nodeid if is_in_a_browser(item) else game_of(item)

"""A memory game forgets soon or not at all: older parts of the log never change."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.conformance.options import Table, tables
from tests.conformance.played import played
from vernissage.core.game import FRESH
from vernissage.core.match import AnyMatch
from vernissage.core.seats import viewers

TRIES = 200
"""At the table with the shortest games one in ten is long: all of them are short once in 10**9 runs."""


@pytest.mark.parametrize("table", [table for table in tables() if table.game.kept is not None], ids=str)
def test_what_is_not_fresh_no_longer_changes_in_the_log(table: Table) -> None:
    looked_at = 0
    for before, match in pairwise(long_game(table)):
        for viewer in viewers(match.players):
            for number in set(range(len(match.inputs) - 1)).difference(match.hidden.fresh):
                assert match.logged(number, viewer) == before.logged(number, viewer), (
                    f"input {number} says something else after input {len(match.inputs) - 1}: `kept` "
                    "may change only what `HiddenInputs.fresh` still holds"
                )
                looked_at += 1
    assert looked_at


def long_game(table: Table) -> list[AnyMatch]:
    """One that goes on when some of it is no longer fresh: at most tables every second random one does."""
    games = ([match for match in played(table, number) if match.outcome is None] for number in range(TRIES))
    return next(game for game in games if len(game) > FRESH + 2)

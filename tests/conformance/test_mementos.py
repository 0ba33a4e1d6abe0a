"""A game's mementos have the declared type, and are the same whenever they are computed."""

from __future__ import annotations

import pytest

from tests.conformance.options import Table, tables
from tests.conformance.played import played, played_on, seed_of, where
from tests.conformance.test_records import replayed
from tests.play import game_called
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal

LEAVING = [table for table in tables() if table.game.extras.memento is not None]
LARGEST = 20_000
"""The maximum size in bytes: a guest has thousands of them."""


def left(match: AnyMatch) -> list[bytes]:
    """Returns the mementos of all seats."""
    leave = match.game.extras.memento
    assert leave is not None
    past = stood(match)
    return [codec.encode(leave(seat, *past)) for seat in range(match.players)]


def test_a_game_that_leaves_something_says_what_it_is(name: str) -> None:
    game = game_called(name)
    assert (game.extras.memento is None) == (game.types.memento is None)


@pytest.mark.parametrize("table", LEAVING, ids=str)
def test_a_game_leaves_what_it_says_it_leaves(table: Table) -> None:
    end = played(table)[-1]
    for doc in left(end):
        assert codec.encode(codec.decode(doc, table.game.types.memento)) == doc, where(end)
        assert len(doc) < LARGEST, where(end)
    assert left(replayed(table.name, end)) == left(end), where(end)


@pytest.mark.parametrize("table", [table for table in LEAVING if table.is_plain], ids=str)
def test_a_game_that_began_in_the_middle_leaves_something_too(table: Table) -> None:
    matches = played(table)
    middle = matches[len(matches) // 2].state
    match = begin(table.game, table.options, seed_of(table, 2), middle)
    assert not isinstance(match, Refusal), match
    assert len(left(played_on(match))) == match.players

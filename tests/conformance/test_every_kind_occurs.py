"""Nothing in a game is dead: every kind of move is made, every kind of event is seen by somebody."""

from __future__ import annotations

from typing import Any, get_args

from tests.conformance.options import tables_of
from tests.conformance.played import every_match
from tests.play import game_called
from vernissage.core.seats import viewers


def kinds_in(union: Any) -> set[type]:
    """The types of a tagged union; a union of one is that one."""
    return set(get_args(union) or (union,))


def test_every_kind_of_move_is_made(name: str) -> None:
    made = {
        type(entry.move)
        for table in tables_of(name)
        for match in every_match(table)
        for entry in match.inputs[-1:]
    }
    assert made == kinds_in(game_called(name).types.move)


def test_every_kind_of_event_is_seen(name: str) -> None:
    seen = {
        type(event)
        for table in tables_of(name)
        for match in every_match(table)
        for viewer in viewers(match.players)
        for events in match.story[-1:]
        for event in match.witnessed(events, viewer)
    }
    assert seen == kinds_in(game_called(name).types.event)

"""Nothing in a game is dead: every option is played, every kind of move made, every event seen."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import inspect

from tests.budgets import needs_many_games
from tests.conformance.options import tables_of
from tests.conformance.played import GAMES_PER_TABLE, every_match
from tests.play import game_called
from vernissage.core.seats import viewers

pytestmark = needs_many_games


def kinds_in(union: Any) -> set[type]:
    """Returns the types of a tagged union."""
    return set(get_args(union) or (union,))


def never(what: str, missing: set[type], name: str) -> str:
    """Returns what to do about kinds that did not occur."""
    kinds = ", ".join(sorted(kind.__name__ for kind in missing))
    games = GAMES_PER_TABLE * len(tables_of(name))
    return (
        f"your {what} {kinds} never happened in {games} random games. Does nothing lead to it? Take it out "
        "of moves.py. Is it rare? Let an option bring it about. Does `seen` hide it from all? Show it."
    )


def test_every_choice_among_the_options_is_played(name: str) -> None:
    """This includes values that only another option makes possible."""
    fields = inspect.type_info(game_called(name).types.options)
    assert isinstance(fields, inspect.StructType)
    for field in fields.fields:
        played = {getattr(table.options, field.name) for table in tables_of(name)}
        match field.type:
            case inspect.LiteralType(values=values):
                assert played == set(values), field.name
            case inspect.BoolType():
                assert played == {False, True}, field.name


def test_every_kind_of_move_is_made(name: str) -> None:
    made = {
        type(entry.move)
        for table in tables_of(name)
        for match in every_match(table)
        for entry in match.inputs[-1:]
    }
    missing = kinds_in(game_called(name).types.move) - made
    assert not missing, never("move", missing, name)
    assert made == kinds_in(game_called(name).types.move), "name every kind of move in the union Move"


def test_every_kind_of_event_is_seen(name: str) -> None:
    seen = {
        type(event)
        for table in tables_of(name)
        for match in every_match(table)
        for viewer in viewers(match.players)
        for events in match.story[-1:]
        for event in match.witnessed(events, viewer)
    }
    missing = kinds_in(game_called(name).types.event) - seen
    assert not missing, never("event", missing, name)
    assert seen == kinds_in(game_called(name).types.event), "name every kind of event in the union Event"

"""Every way a game can be set up, read from the type of its options: no game is known here.

A `Table` is a game with options. There is one for each number of players with everything else as it
comes, and one more for each other value of each option, one option at a time. Numbers stay as they
come, except those a game names as its limits: under them any play comes to an end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from tests.play import game_called, options_for
from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.seats import SEAT

NAMES = catalog.names(with_templates=True)


@dataclass(frozen=True)
class Table:
    """A game and the options it is played with."""

    name: str
    options: Any

    @property
    def game(self) -> AnyGame:
        return game_called(self.name)

    def __str__(self) -> str:
        usual = options_for(self.game, self.options.players)
        others = [
            f"{field}={getattr(self.options, field)}"
            for field in self.options.__struct_fields__
            if getattr(self.options, field) != getattr(usual, field)
        ]
        return "-".join([self.name, f"{self.options.players}p", *others])


def tables() -> list[Table]:
    """Every table of every game."""
    return [table for name in NAMES for table in tables_of(name)]


def plain_tables() -> list[Table]:
    """Every game with every number of players, the other options as they come."""
    return [
        Table(name, options_for(game_called(name), count)) for name in NAMES for count in player_counts(name)
    ]


def player_counts(name: str) -> range:
    return game_called(name).info.player_counts


@cache
def tables_of(name: str) -> tuple[Table, ...]:
    """Every table of one game, the plain one of each number of players first."""
    return tuple(
        Table(name, options) for count in player_counts(name) for options in _sets(game_called(name), count)
    )


def _sets(game: AnyGame, players: int) -> Iterator[Any]:
    usual = options_for(game, players)
    yield usual
    fields = inspect.type_info(game.types.options)
    assert isinstance(fields, inspect.StructType)
    for field in fields.fields:
        for value in _values(field.type, players):
            others = msgspec.structs.replace(usual, **{field.name: value})
            if others != usual and game.check_options(others) is None:
                yield others


def _values(kind: inspect.Type, players: int) -> Iterator[object]:
    """The values of an option that are worth a table of their own."""
    match kind:
        case inspect.LiteralType(values=values):
            yield from sorted(values, key=str)  # msgspec keeps no order of its own
        case inspect.BoolType():
            yield from (False, True)
        case inspect.UnionType(types=kinds):
            for each in kinds:
                yield from _values(each, players)
        case inspect.Metadata(extra_json_schema={"description": SEAT.description}):
            yield players - 1

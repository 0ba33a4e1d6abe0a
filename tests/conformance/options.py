"""Every way a game can be set up, derived from the type of its options.

A `Table` is a game with options. There is one for each number of players with default options, and more for
each other value of each option, one option at a time, in turn for the fewest players and another number. An
option with only one other value has both. A value that is refused alone is combined with the first other
option that makes it possible. The deep run has every value for every number of players, the quick one only
the fewest players with default options. Numbers keep their defaults, except a game's limits, which make any
play end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from tests import budgets
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

    @property
    def is_plain(self) -> bool:
        """Whether everything but the number of players has its default."""
        return bool(self.options == options_for(self.game, self.options.players))

    def __str__(self) -> str:
        usual = options_for(self.game, self.options.players)
        others = [
            f"{field}={getattr(self.options, field)}"
            for field in self.options.__struct_fields__
            if getattr(self.options, field) != getattr(usual, field)
        ]
        return "-".join([self.name, f"{self.options.players}p", *others])


Way: TypeAlias = tuple[str, int]
"""An option, and the index of one of its values."""
Ways: TypeAlias = dict[Way, list[Table]]
"""The tables of each, the fewest players first."""


def names() -> tuple[str, ...]:
    """Returns every game, including drafts and templates."""
    return NAMES


def tables() -> list[Table]:
    """Returns every table of every game."""
    return [table for name in NAMES for table in tables_of(name)]


def plain_tables() -> list[Table]:
    """Returns every game with every number of players and default options."""
    return [table for name in NAMES for table in tables_of(name) if table.is_plain]


def arranged(tables: list[Table]) -> list[Table]:
    """Returns these, except those of drafts that have no `faults` and `arrange` yet."""
    return [table for table in tables if table.game.types.position]


def player_counts(name: str) -> range:
    return game_called(name).info.player_counts


@cache
def tables_of(name: str) -> tuple[Table, ...]:
    """Returns the tables of one game, the plain ones first."""
    game, counts = game_called(name), player_counts(name)
    plain = [Table(name, options_for(game, count)) for count in counts]
    if budgets.is_quick():
        return tuple(plain[:1])
    ways: Ways = {}
    for count in counts:
        for way, options in _others(game, count):
            ways.setdefault(way, []).append(Table(name, options))
    if budgets.is_deep():
        return (*plain, *(table for tables in ways.values() for table in tables))
    sample = (table for number, way in enumerate(ways) for table in _some(way, number, ways))
    return (*plain, *sample)


def _some(way: Way, number: int, ways: Ways) -> list[Table]:
    """Returns the table for the fewest players or for another number, in turn; or both."""
    fewest, *others = ways[way]
    another = others[number % len(others) :][:1] if others else []
    values = [value for option, value in ways if option == way[0]]
    if len(values) == 1 or not another:
        return [fewest, *another]
    return [fewest] if values.index(way[1]) % 2 else another


def _others(game: AnyGame, players: int) -> Iterator[tuple[Way, Any]]:
    """Yields options for so many players with one value changed."""
    usual = options_for(game, players)
    changes = dict(_changes(game, usual))
    for (field, number), value in changes.items():
        alone = msgspec.structs.replace(usual, **{field: value})
        beside = (
            msgspec.structs.replace(alone, **{other: its})
            for (other, _), its in changes.items()
            if other != field
        )
        possible = (options for options in (alone, *beside) if game.check_options(options) is None)
        yield from (((field, number), options) for options in islice(possible, 1))


def _changes(game: AnyGame, usual: Any) -> Iterator[tuple[Way, object]]:
    """Yields every other value of every option, with the option's name and the value's index."""
    fields = inspect.type_info(game.types.options)
    assert isinstance(fields, inspect.StructType)
    for field in fields.fields:
        for number, value in enumerate(_values(field.type, usual.players)):
            if value != getattr(usual, field.name):
                yield (field.name, number), value


def _values(kind: inspect.Type, players: int) -> Iterator[object]:
    """Yields the values of an option that are worth a table of their own."""
    match kind:
        case inspect.LiteralType(values=values):
            yield from sorted(values, key=str)  # msgspec has no fixed order
        case inspect.BoolType():
            yield from (False, True)
        case inspect.UnionType(types=kinds):
            for each in kinds:
                yield from _values(each, players)
        case inspect.Metadata(extra_json_schema={"description": SEAT.description}):
            yield players - 1

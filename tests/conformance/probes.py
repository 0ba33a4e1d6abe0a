"""Moves to try where they may be illegal: those met in random play, and garbled ones."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

from tests.conformance.garble import garbled
from tests.conformance.options import tables_of
from tests.conformance.played import played
from tests.play import game_called

MOST_PER_KIND = 24
GARBLED_PER_KIND = 24


@cache
def probes(name: str) -> tuple[Any, ...]:
    """Returns some moves of every kind that were offered in any game, and some impossible ones."""
    met: dict[type, list[Any]] = defaultdict(list)
    for move in _offered(name):
        met[type(move)].append(move)
    wanted = game_called(name).types.move
    chosen: list[Any] = []
    for moves in met.values():
        chosen += _spread(moves, MOST_PER_KIND)
        chosen += _spread([other for move in moves[:3] for other in garbled(move, wanted)], GARBLED_PER_KIND)
    return tuple(dict.fromkeys(chosen))


def _offered(name: str) -> dict[Any, None]:
    """Returns every move offered in a game of every table, in the order met."""
    game = game_called(name)
    return {
        move: None
        for table in tables_of(name)
        for match in played(table)
        for seat in range(match.players)
        for move in game.offers(match.state, seat)
    }


def _spread(things: list[Any], most: int) -> list[Any]:
    """Returns at most this many, spread over the list."""
    return things[:: -(-len(things) // most) or 1]

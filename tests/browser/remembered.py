"""A guest with a long history: finished games of every kind over months, with the same friends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, cycle
from time import time
from typing import Final

import msgspec

from tests.browser.planting import elsewhere, new_code
from tests.chance import machine
from tests.conformance.options import plain_tables
from tests.conformance.played import GAMES_PER_TABLE, played
from tests.play import game_called, options_for
from tests.server.arranged import setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring, seed_from_text
from vernissage.server.history.mementos import mementos
from vernissage.server.store import Kept, Store
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room

A_DAY: Final = 86_400.0
EACH: Final = 18
"""How many games of every kind."""
COMPANY: Final = 4
APART: Final = 11
"""Days between two games of a kind, except the last three."""


def remember(house: House, me: Guest, friends: Mapping[str, Guest], circle: str = "") -> None:
    """Stores these games as if they had been recorded when they ended, for this circle if any.

    Their inputs are missing, like those of archived games.
    """

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        for game in catalog.names():
            for number, match in zip(range(EACH), _ends(game), strict=False):
                kept = _ended(game, number, match, me, friends)
                await store.keep(msgspec.structs.replace(kept, circle=circle), 0)
        await store.close()

    elsewhere(write())


def _ended(game: str, number: int, match: AnyMatch, me: Guest, friends: Mapping[str, Guest]) -> Kept:
    others = list(friends)[: match.players - 1]
    mine = number % match.players
    names = [*others[:mine], "Me", *others[mine:]]
    names += [f"Stranger {seat}" for seat in range(len(names), match.players)]
    people = [me.guest if name == "Me" else friends[name].guest if name in friends else "" for name in names]
    made = time() - A_DAY * (number if number < 3 else APART * number)
    setting = setting_of(new_code(), game, match, people, names)
    row = row_of(Room(match.game, setting, made, match))
    row = msgspec.structs.replace(row, guests=tuple(filter(None, setting.guests)))
    kept = mementos(setting, match, stood(match), made)
    return Kept(new_table=row, mementos=tuple(each for each in kept if each.guest))


def _ends(game: str) -> Iterator[AnyMatch]:
    """Yields ends of games, repeatedly: of random play or, in games of understanding each other, of bots."""
    if catalog.extras(game).recall():
        yield from cycle([_among_bots(game, seed) for seed in ("one", "two", "three")])
    tables = [table for table in plain_tables() if table.name == game and table.options.players > 1]
    for turn in count():
        yield played(tables[turn % len(tables)], turn // len(tables) % GAMES_PER_TABLE)[-1]


@cache
def _among_bots(name: str, seed: str) -> AnyMatch:
    game, make = game_called(name), catalog.bot(name, "medium")
    match = begin(game, options_for(game, COMPANY), seed_from_text(seed))
    assert not isinstance(make, Refusal), make
    assert not isinstance(match, Refusal), match
    bots = [make(game) for _ in range(COMPANY)]
    while match.outcome is None:
        seat = game.to_move(match.state)[0]
        rng = Rng(offspring(match.seed, "bots"), "bot", len(match.inputs))
        move = bots[seat].choose(game.view(match.state, seat), match.memory(seat), match.offers[seat], rng)
        done = match.submit(seat, match.asked[seat], move)
        assert not isinstance(done, Refusal), done
        match = done.match
    return match

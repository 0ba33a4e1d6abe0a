"""An in-process table without a server or sockets, for tests that would be slow from outside.

The store is real, and bots run in real processes. `Ear` stands for a socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.chance import drawn, machine
from tests.play import game_called
from tests.server.company import few
from tests.server.people import SHORTEST, short
from tests.waiting import PATIENCE
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.server.operations.metrics import Metrics
from vernissage.server.store import Guest, Store
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.calendar import Calendar
from vernissage.table.chair import FREE, Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.letters import Said
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import TableInfo

CODE = "QUIET"
NUMBERS = count(1)
PEOPLE = ("ada", "ben", "cleo", "dora", "emil", "finn", "gil")


class Ear:
    """A listener at a table."""

    def __init__(self, guest: str, *, watching: bool = False) -> None:
        self.guest = guest
        self.address = "192.0.2.1"
        self.visitor = Visitor(next(NUMBERS), guest, guest.title(), watching=watching)
        self.news: list[protocol.Outgoing] = []
        self.dismissed = ""
        self._told = asyncio.Event()

    def tell(self, news: bytes) -> None:
        self.news.append(msgspec.json.decode(news, type=protocol.Outgoing))
        self._told.set()

    def dismiss(self, why: str) -> None:
        self.dismissed = why
        self._told.set()

    async def say(self, table: Table, message: protocol.Wish) -> None:
        """Sends a message as a socket does; returns when it has been handled."""
        await table.mailbox.deliver(Said(self.visitor.number, message))

    async def until(self, true: Callable[[], object]) -> None:
        """Waits until a condition holds, checking after each message."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._told.clear()
                await self._told.wait()

    @property
    def table(self) -> TableInfo:
        """The table as last told."""
        return next(
            news.table
            for news in reversed(self.news)
            if isinstance(news, protocol.Welcome | protocol.Changed)
        )

    @property
    def inputs(self) -> list[str]:
        """The kinds of inputs this listener was told of."""
        return [news.told.input for news in self.news if isinstance(news, protocol.Moved)]

    @property
    def refusals(self) -> list[str]:
        return [news.refusal.code for news in self.news if isinstance(news, protocol.Refused)]


def people_for(name: str) -> tuple[str, ...]:
    """Returns as many names as this game needs."""
    return PEOPLE[: few(name)]


@asynccontextmanager
async def table_inside(
    folder: Path, bot_pool: BotPool, name: str, people: tuple[str, ...], bots: int = 0, **setting: Any
) -> AsyncIterator[tuple[Table, list[Ear]]]:
    """Yields a game that has just begun among these people and bots, with a listener for each person."""
    async with lobby_inside(folder, bot_pool, name, people, bots, **setting) as (table, ears):
        await ears[0].say(table, protocol.Start())
        yield table, ears


@asynccontextmanager
async def lobby_inside(
    folder: Path, bot_pool: BotPool, name: str, people: tuple[str, ...], bots: int = 0, **setting: Any
) -> AsyncIterator[tuple[Table, list[Ear]]]:
    """Yields a table before the game, with a listener for each person; the first is host."""
    url = f"sqlite:///{folder / 'inside.db'}"
    async with lobby_on(url, bot_pool, name, people, bots, **setting) as found:
        yield found


@asynccontextmanager
async def lobby_on(
    url: str, bot_pool: BotPool, name: str, people: tuple[str, ...], bots: int = 0, **setting: Any
) -> AsyncIterator[tuple[Table, list[Ear]]]:
    """Like `lobby_inside`, on any store."""
    store = await Store.open(url, machine())
    tables = Registry(
        store, bot_pool, Metrics(), Calendar(await store.secret(drawn().secret()), time), platform=machine()
    )
    try:
        for person in people:
            await store.add_guest(Guest(person, person.title(), time()), person.encode())
        gathering = _gathering(name, people, bots, **setting)
        await store.add_table(row_of(Room(game_called(name), gathering, time())))
        table = await tables.find(CODE)
        assert table is not None
        ears = [Ear(person) for person in people]
        for ear in ears:
            await table.join(ear)
        yield table, ears
    finally:
        await tables.close()
        await store.close()


def _gathering(name: str, people: tuple[str, ...], bots: int, bot: str = "random", **setting: Any) -> Setting:
    chairs = [Chair(person, person.title(), key=drawn().key()) for person in people]
    chairs += [Chair(name=f"Bot {n}", bot=bot) for n in range(bots)]
    chairs += [FREE] * (game_called(name).info.most - len(chairs))
    return Setting(CODE, name, people[0], tuple(chairs), short(name, SHORTEST), **setting)


def match_at(table: Table) -> AnyMatch:
    """Returns the current match."""
    assert table.room.match is not None
    return table.room.match


async def one_move(table: Table, ears: Sequence[Ear]) -> None:
    """Lets whoever is to move make the first move offered."""
    match = match_at(table)
    seat = match.to_move[0]
    move = msgspec.Raw(codec.encode(match.offers[seat][0]))
    await ears[seat].say(table, protocol.Answer(match.asked[seat], move))


def away_for(table: Table, guest: str, seconds: float) -> None:
    """Makes a guest who is away count as away for so many seconds."""
    since = asyncio.get_running_loop().time() - seconds
    table.room = replace(table.room, away={**table.room.away, guest: since})

"""A process that was late does not go on with a table it was loading, as it may have lost the lease."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.chance import machine
from tests.play import game_called
from tests.postgres import Cluster, driven
from tests.server.inside import CODE, Ear
from tests.server.store.stores import opened
from tests.waiting import until_async
from vernissage import catalog
from vernissage.server.cluster.leases import ProcessLeases
from vernissage.server.operations.metrics import Metrics
from vernissage.server.store import Guest, Store
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.setting import Setting

pytestmark = pytest.mark.anyio
LONG, SHORT = 600.0, 0.05
"""Seconds for which a heartbeat is valid: throughout a test, or hardly at all."""
NAME = "reading"


@pytest.fixture
def database(postgres: Cluster) -> str:
    return postgres.cleared(NAME)


@asynccontextmanager
async def process(
    database: str, bot_pool: BotPool, life: float
) -> AsyncIterator[tuple[Registry, ProcessLeases, Store]]:
    """Yields a process that serves tables, and sends a heartbeat of this length."""
    async with opened(database) as store:
        platform = machine()
        leases = ProcessLeases(store, NAME, life, platform)
        calendar = Calendar(await store.secret(platform.chance.secret()), time)
        tables = Registry(store, bot_pool, Metrics(), calendar, platform=platform, leases=leases)
        await leases.beat()
        yield tables, leases, store
        await tables.close()


async def lay(store: Store) -> None:
    """Adds a table where somebody sits."""
    await store.add_guest(Guest("ada", "Ada", 1.0), b"a token")
    setting = Setting(CODE, catalog.names()[0], "ada", (Chair("ada", "Ada", key="a key"),), {})
    await store.add_table(row_of(Room(game_called(setting.game), setting, 1.0)))


@asynccontextmanager
async def unreadable(database: str) -> AsyncIterator[None]:
    """Blocks reading of inputs meanwhile."""
    engine = create_engine(driven(database), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE inputs IN ACCESS EXCLUSIVE MODE"))
        yield


async def until_it_has(store: Store, home: str | None) -> None:
    """Waits until this process holds the table's lease; for None, until nobody does."""

    async def has_it() -> bool:
        lease = await store.home_of(CODE)
        return (lease and lease.holder) == home

    await until_async(has_it)


async def test_a_table_taken_while_it_was_read_is_found_elsewhere(database: str, bot_pool: BotPool) -> None:
    async with process(database, bot_pool, LONG) as late, process(database, bot_pool, LONG) as other:
        await lay(other[2])
        async with unreadable(database):
            reading = asyncio.create_task(late[0].find(CODE))
            await until_it_has(other[2], late[1].name)
            await other[2].beat(late[1].name, SHORT)  # Its heartbeat expires.
            await until_it_has(other[2], None)
            assert await other[2].take(CODE, other[1].name) is not None
            await late[0].keep_only(await other[2].held(late[1].name))
        with pytest.raises(Elsewhere) as found:
            await reading
        assert found.value.home == other[1].name


async def test_a_table_that_is_still_its_own_is_read_once(database: str, bot_pool: BotPool) -> None:
    async with process(database, bot_pool, LONG) as (tables, leases, store), opened(database) as beside:
        await lay(store)
        async with unreadable(database):
            reading = asyncio.create_task(tables.find(CODE))
            await until_it_has(beside, leases.name)
            await tables.keep_only(await beside.held(leases.name))
        table = await reading
        assert table is not None
        assert table.lease is not None
        assert table.lease.epoch == 1


async def test_whoever_comes_to_a_table_that_is_put_away_is_asked_to_come_in_again(
    database: str, bot_pool: BotPool
) -> None:
    async with process(database, bot_pool, LONG) as (tables, _, store):
        await lay(store)
        table, before, after = await tables.find(CODE), Ear("ada"), Ear("ada")
        assert table is not None
        await table.join(before)
        await tables.put_away(CODE, "restart")
        assert before.dismissed == "restart"
        await table.join(after)
        assert after.dismissed == "restart"
        before.dismissed = ""
        table.ask(before, 1)
        assert before.dismissed == "restart", "what it was told before may be lost"

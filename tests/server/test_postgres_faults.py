"""PostgreSQL fails under a server: players are told what can't be stored, and it recovers by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.postgres import ALONE, Cluster, driven, one_for_tests
from tests.server.company import few, play_all, playing
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.truth import inputs
from tests.server.unkept import SAID, is_told_that_nothing_happened, is_well, make_a_move
from vernissage import catalog
from vernissage.server.store.database import locks

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
Fault = Callable[[Cluster], AbstractContextManager[None]]
NAME = catalog.names()[0]
CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped, because no other server uses it."""
    yield from one_for_tests()


@pytest.fixture
def own_house(nursery: Nursery, own_postgres: Cluster, tmp_path: Path) -> Iterator[OpenHouse]:
    server = own_postgres.cleared()
    with ExitStack() as houses:
        yield lambda *options: houses.enter_context(opened(nursery, tmp_path, *options, server=server))


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    yield
    cluster.start()


@contextmanager
def fallen(cluster: Cluster) -> Iterator[None]:
    """Kills it as a power cut would; at restart it recovers from its write-ahead log."""
    cluster.kill()
    yield
    cluster.start()


@contextmanager
def locked(cluster: Cluster) -> Iterator[None]:
    """Another client locks the tables."""
    with create_engine(driven(cluster.url("house")), poolclass=NullPool).begin() as connection:
        connection.execute(text("LOCK TABLE inputs, secrets"))
        yield


@pytest.mark.parametrize("fault", [stopped, fallen, locked], ids=lambda fault: fault.__name__)
async def test_a_move_that_cannot_be_kept_has_not_happened_and_can_be_made_later(
    own_house: OpenHouse, own_postgres: Cluster, fault: Fault
) -> None:
    house = own_house(NO_LIMITS)
    house.excused.extend(SAID)
    async with playing(house, NAME, few(NAME)) as players:
        await make_a_move(players)
        code = players[0].table.code
        kept = inputs(house, code)
        with fault(own_postgres):
            for _ in range(2):
                await is_told_that_nothing_happened(house, players)
        assert is_well(house)
        assert inputs(house, code) == kept
        await play_all(players)
        assert len(inputs(house, code)) == players[0].sight.number
    assert [house.log().count(words) for words in SAID] == [1, 1]


async def test_nobody_notices_a_connection_that_was_cut(own_house: OpenHouse, own_postgres: Cluster) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, NAME, few(NAME)) as players:
        for _ in range(3):
            await make_a_move(players)
            own_postgres.tell(ALONE, "house")
        await make_a_move(players)
        assert len(inputs(house, players[0].table.code)) == 4


async def test_a_house_that_was_cut_off_keeps_nothing_while_another_has_its_place(
    own_house: OpenHouse, own_postgres: Cluster
) -> None:
    house = own_house(NO_LIMITS)
    house.excused.extend(SAID)
    async with playing(house, NAME, few(NAME)) as players:
        await make_a_move(players)
        async with another_in_its_place(own_postgres):
            await is_told_that_nothing_happened(house, players)
        assert is_well(house)
        await make_a_move(players)


@asynccontextmanager
async def another_in_its_place(cluster: Cluster) -> AsyncIterator[None]:
    """Another client waits for the server's lock, and the server is disconnected."""
    with create_engine(driven(cluster.url("house")), poolclass=NullPool).connect() as connection:
        take = text(f"SELECT pg_advisory_lock({locks._OURS}, {locks._HOUSE})")
        waiting = asyncio.create_task(asyncio.to_thread(connection.execute, take))
        await asyncio.to_thread(cluster.until_they_wait, 1, "house")
        cluster.tell(CUT_OFF, "house")
        await waiting
        yield

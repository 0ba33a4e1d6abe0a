"""One server per database: a second is refused. And nobody overwrites a version they have not read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import pytest

from tests import chance
from tests.chance import drawn, machine
from tests.play import every_game
from tests.postgres import Cluster
from tests.server.inside import CODE, Ear, lobby_on, people_for
from tests.server.live import NO_LIMITS, House, Nursery
from tests.server.people import Browser
from vernissage import catalog
from vernissage.cli import startup
from vernissage.server.operations.metrics import Metrics
from vernissage.server.store import InUse, Store, hold
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.calendar import Calendar

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]


def refused(nursery: Nursery, database: str, log: Path) -> str:
    """Returns the error for opening a second server on this database."""
    pid = nursery.start(
        ["--host", "127.0.0.1", "--port", "0", "--database", database], log, chance.new_house()
    )
    assert nursery.wait(pid) == startup.IN_THE_WAY
    said = log.read_text(encoding="utf-8")
    assert said.count("\n") == 1, said
    return said


def test_a_second_house_on_the_same_file_is_refused_with_a_sentence(
    own_house: OpenHouse, nursery: Nursery, tmp_path: Path
) -> None:
    house = own_house(NO_LIMITS)
    browser = Browser(house)
    code = browser.make(catalog.names()[0])
    (tmp_path / "by_another_name.db").symlink_to(house.file)
    for name in ("house.db", "by_another_name.db"):
        said = refused(nursery, f"sqlite:///{tmp_path / name}", tmp_path / f"{name}.txt")
        assert f"is open in another house, process {house.pid}" in said
    assert browser.card(code).code == code


def test_nor_on_the_same_database_in_postgresql(
    own_house_on_postgres: OpenHouse, nursery: Nursery, tmp_path: Path
) -> None:
    house = own_house_on_postgres(NO_LIMITS)
    said = refused(nursery, house.database, tmp_path / "second.txt")
    assert f"is open in another house, process {house.pid} on " in said
    assert "one database, one house" in said
    house.kill()
    house.start()
    house.stop()
    house.start()
    assert Browser(house).me().name


def test_the_lock_dies_with_its_holder(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    house.kill()
    house.start()
    house.stop()
    house.start()
    assert Browser(house).me().name


def test_the_lock_is_let_go_and_only_one_holds_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    let_go = hold(url)
    with pytest.raises(InUse):
        hold(url)
    hold(f"sqlite:///{tmp_path}/other.db")()
    let_go()
    hold(url)()


@pytest.fixture
def url(store: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that several stores can open, as long as none claims it alone."""
    if store == "sqlite":
        return f"sqlite:///{tmp_path / 'inside.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.cleared()


@asynccontextmanager
async def two_houses(
    url: str, bot_pool: BotPool, name: str
) -> AsyncIterator[tuple[Table, Table, list[Ear], list[Ear]]]:
    """Yields the same table in two servers on one store."""
    async with lobby_on(url, bot_pool, name, people_for(name)) as (one, ears):
        store = await Store.open(url, machine())
        tables = Registry(
            store,
            bot_pool,
            Metrics(),
            Calendar(await store.secret(drawn().secret()), time),
            platform=machine(),
        )
        other = await tables.find(CODE)
        assert other is not None
        here = [Ear(ear.guest) for ear in ears]
        for ear in here:
            await other.join(ear)
        try:
            yield one, other, ears, here
        finally:
            await tables.close()
            await store.close()


async def kept(url: str) -> tuple[bytes, bytes]:
    store = await Store.open(url, machine())
    row = await store.find_table(CODE)
    await store.close()
    assert row is not None
    return row.seed, row.doc


@every_game
async def test_a_lobby_that_is_started_twice_deals_once(url: str, bot_pool: BotPool, name: str) -> None:
    async with two_houses(url, bot_pool, name) as (one, other, ears, here):
        start = protocol.Start()
        await asyncio.gather(ears[0].say(one, start), here[0].say(other, start))
        seed, _ = await kept(url)
        dealt = [table for table in (one, other) if table.room.match is not None]
        assert [table.room.match.seed for table in dealt if table.room.match] == [seed]
        assert {ears[0].dismissed, here[0].dismissed} == {"", "restart"}


async def test_a_chair_that_somebody_took_elsewhere_is_not_overwritten(url: str, bot_pool: BotPool) -> None:
    name = catalog.names()[0]
    async with two_houses(url, bot_pool, name) as (one, other, ears, here):
        free = len(people_for(name))
        await ears[0].say(one, protocol.SetBot(free, "random"))
        _, before = await kept(url)
        await here[0].say(other, protocol.SetBot(free, "search"))
        assert here[0].dismissed == "restart"
        assert (await kept(url))[1] == before

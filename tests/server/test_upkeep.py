"""Unused tables are kept as long as configured; then they go, and nobody loses anything."""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import sqlite3
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import gmtime, strftime, time

import pytest
from sqlalchemy import Connection

from tests.chance import machine
from tests.play import every_game, game_called
from tests.server.inside import Ear
from tests.server.long_games import house_with, long_match, long_setting
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.core import record
from vernissage.server.operations import checkup
from vernissage.server.operations.retention import A_DAY, Retention, RetentionPolicy, log
from vernissage.server.store import Feat, Points, Store, days, honours, tables
from vernissage.server.store import retention as keeping
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.tables.table_lists import TableLists

pytestmark = pytest.mark.anyio
NAME = catalog.names()[0]
LATER = 10 * A_DAY
KEEPING = RetentionPolicy(finished=7, abandoned=7)


def store_of(registry: Registry) -> Store:
    return registry._store


async def look(registry: Registry, keeping: RetentionPolicy = KEEPING, after: float = LATER) -> None:
    await Retention(store_of(registry), registry, keeping, lambda: time() + after).look()


@asynccontextmanager
async def old_house(folder: Path, name: str = NAME, *, over: bool = True) -> AsyncIterator[Registry]:
    setting = long_setting(name, "OLD")
    async with house_with(folder, (setting, long_match(setting, 5, over=over))) as registry:
        yield registry


async def inputs(registry: Registry) -> int:
    return len(await store_of(registry).inputs("OLD"))


class Ears(logging.Handler):
    """Collects log lines."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self.heard.set()


async def test_why_a_record_could_not_be_written_is_said_without_its_table(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        row = await store_of(registry).find_table("OLD")
        assert row is not None
        in_the_way = tmp_path / "archive" / strftime("%Y-%m", gmtime(row.made)) / "OLD.json.gz.part"
        in_the_way.mkdir(parents=True)
        keeping = RetentionPolicy(finished=7, archive=tmp_path / "archive")
        upkeep = Retention(store_of(registry), registry, keeping, lambda: time() + LATER)
        ears = Ears()
        log.addHandler(ears)
        watching = asyncio.create_task(upkeep.watch())
        try:
            async with asyncio.timeout(PATIENCE):
                await ears.heard.wait()
        finally:
            watching.cancel()
            log.removeHandler(ears)
        assert ears.lines == ["old tables could not be deleted: Is a directory"]


@every_game
async def test_a_finished_game_leaves_as_a_record_that_can_be_replayed(tmp_path: Path, name: str) -> None:
    archive = tmp_path / "archive"
    async with old_house(tmp_path, name) as registry:
        await look(registry, RetentionPolicy(finished=7, archive=archive), after=6 * A_DAY)
        assert await inputs(registry), "not yet"
        await look(registry, RetentionPolicy(finished=7, archive=archive))
        assert await inputs(registry) == 0
        assert await registry.find("OLD") is None
        assert await TableLists(store_of(registry), registry).mine("ada") == []
    [file] = archive.glob("*/OLD.json.gz")
    reading = record.read(gzip.decompress(file.read_bytes()))
    assert isinstance(reading, record.Reading)
    assert record.verify(game_called(name), reading.record) is None
    assert not list(archive.glob("*/*.part"))


async def test_by_default_everything_is_kept_for_ever(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        await look(registry, RetentionPolicy(), after=10_000 * A_DAY)
        assert await registry.find("OLD") is not None


async def test_what_people_have_reached_stays_and_so_does_that_they_have_played(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        store = store_of(registry)

        def reach(connection: Connection) -> None:
            honours.reach(connection, Feat("ada", NAME, "first", 1.0, "OLD"))
            days.score(connection, Points("ada", NAME, "2031-05-04", 3, "OLD"))

        await store._writer.run(reach)

        async def reached() -> list[object]:
            asked = (store.feats_of("ada"), store.days_of("ada", 9), store.finished("ada"))
            return [
                *[await each for each in asked],
                await store.run(lambda one: honours.played(one, "ada", NAME)),
            ]

        before = await reached()
        assert all(before)
        await look(registry)
        assert await inputs(registry) == 0
        assert await reached() == before


async def test_an_abandoned_table_is_gone_altogether(tmp_path: Path) -> None:
    async with old_house(tmp_path, over=False) as registry:
        await look(registry, RetentionPolicy(finished=7))
        assert await inputs(registry), "only what is finished was to go"
        await look(registry, RetentionPolicy(abandoned=7))
        assert await store_of(registry)._writer.run(tables.with_code, "OLD") == []


@pytest.mark.parametrize("over", [True, False])
async def test_no_table_goes_that_somebody_is_at(tmp_path: Path, *, over: bool) -> None:
    async with old_house(tmp_path, over=over) as registry:
        table = await registry.find("OLD")
        assert table is not None
        ear = Ear("ada")
        await table.join(ear)
        await look(registry)
        assert await registry.find("OLD") is table
        assert await inputs(registry)
        await table.leave(ear)
        for now in (0.0, 1e6):
            await registry.sweep(now)
        assert len(registry) == 0
        await look(registry, after=6 * A_DAY)
        assert await inputs(registry), "its time runs from when it was put away"
        await look(registry)
        assert await inputs(registry) == 0


async def test_who_comes_while_a_table_leaves_finds_it_gone_and_not_damaged(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        coming: list[asyncio.Task[Table | None]] = []

        async def leaving(code: str) -> bool:
            coming.append(asyncio.create_task(registry.find(code)))
            row = await store_of(registry).find_table(code)
            assert row is not None
            return await store_of(registry).archive(code, row.version)

        assert await registry.while_nobody_comes("OLD", leaving)
        assert await coming[0] is None
        assert registry.damage("OLD", "ada") is None


async def test_what_can_not_be_replayed_stays_for_whoever_mends_it(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        store = store_of(registry)
        spoil = "UPDATE inputs SET entry = x'7b' WHERE number = 2"
        await store._writer.run(lambda connection: connection.exec_driver_sql(spoil))
        await look(registry)
        assert await inputs(registry)


async def test_a_record_that_can_not_be_written_keeps_its_game(tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("no folder", encoding="utf-8")
    async with old_house(tmp_path) as registry:
        with pytest.raises(OSError, match="archive"):
            await look(registry, RetentionPolicy(finished=7, archive=tmp_path / "archive"))
        assert await registry.find("OLD") is not None


async def test_the_file_shrinks_and_nothing_is_damaged(tmp_path: Path) -> None:
    rooms = [
        (setting, long_match(setting, 1000, over=True))
        for setting in (long_setting(NAME, f"OLD{letter}") for letter in "ABCDEF")
    ]
    file = tmp_path / "long.db"
    async with house_with(tmp_path, *rooms) as registry:
        run = store_of(registry)._writer.run
        await run(lambda connection: connection.exec_driver_sql("SELECT 1"))
        before = await run(lambda connection: keeping.free(connection)[1])
        await look(registry)
        free, after = await run(keeping.free)
        assert free == 0
        assert after < before / 2
        assert list(await run(lambda connection: list(checkup.damaged_tables(connection)))) == []
    assert file.stat().st_size <= after


async def test_a_file_of_an_older_house_is_made_fit_to_shrink(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    with sqlite3.connect(tmp_path / "old.db") as database:
        database.execute("CREATE TABLE before (x)")
        assert database.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    database.close()
    store = await Store.open(url, machine())
    assert await store._writer.run(lambda one: one.exec_driver_sql("PRAGMA auto_vacuum").scalar()) == 2
    await store.close()


async def test_a_table_nobody_is_at_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async with old_house(tmp_path) as registry:
        table = await registry.find("OLD")
        assert table is not None
        await registry.moment("OLD", 2)
        left = weakref.ref(table)
        del table
        for now in (0.0, 1e6):
            await registry.sweep(now)
        await asyncio.sleep(0)  # lets cancelled tasks end
        gc.collect()
        assert left() is None

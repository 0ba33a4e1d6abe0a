"""Faults that only SQLite can have."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from tests.chance import machine
from tests.server.store.stores import Commits, answers, entries, furnish, given, opened
from vernissage.server.store import Store
from vernissage.server.store.backup import backup
from vernissage.server.store.transfer import entered


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


async def pragma(store: Store, words: str) -> object:
    """Returns the value of a pragma on the thread's own connection."""

    def ask(connection: Connection) -> object:
        return connection.exec_driver_sql(f"PRAGMA {words}").scalar()

    return await store._writer.run(ask)


def test_commits_reach_the_disk_and_foreign_keys_hold(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            assert await pragma(store, "journal_mode") == "wal"
            assert await pragma(store, "synchronous") == 2, "FULL"
            assert await pragma(store, "foreign_keys") == 1
            assert await pragma(store, "busy_timeout") == 750

    asyncio.run(scene())


def test_whoever_else_uses_the_machine_reads_nothing_of_it(file: str, tmp_path: Path) -> None:
    def modes() -> dict[str, str]:
        return {each.name: oct(each.stat().st_mode & 0o777) for each in tmp_path.iterdir() if each.is_file()}

    async def scene() -> None:
        async with opened(file) as store:
            await furnish(store)
            backup(file, tmp_path / "copy.db")
            with entered(f"sqlite:///{tmp_path}/moved.db"):
                there = modes()
        assert {"house.db", "house.db-wal", "house.db-shm", "copy.db", "moved.db"} <= there.keys()
        assert set(there.values()) == {"0o600"}

    before = os.umask(0o022)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


def test_when_the_disk_is_full_exactly_what_was_told_is_kept(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            await furnish(store)
            pages = await pragma(store, "page_count")
            await pragma(store, f"max_page_count={pages}")
            async with Commits(store).held_back():
                sizes = (10, 10, 1_000_000, 10)
                tasks = await given(*(store.append("ABCD", n, b"x" * size) for n, size in enumerate(sizes)))
            assert await answers(tasks) == [None, None, "OperationalError", "Missing"]
            assert entries(file, "ABCD") == [b"x" * 10] * 2
            await pragma(store, "max_page_count=100000")
            await store.append("ABCD", 2, b"room again")

    asyncio.run(scene())


def test_when_sqlite_gives_up_the_whole_transaction_everyone_hears_of_it(file: str) -> None:
    poison = "CREATE TRIGGER poison BEFORE INSERT ON inputs WHEN NEW.number = 1 "
    poison += "BEGIN SELECT RAISE(ROLLBACK, 'poisoned'); END"

    async def scene() -> None:
        async with opened(file) as store:
            await furnish(store)
            with create_engine(file, poolclass=NullPool).begin() as connection:
                connection.exec_driver_sql(poison)
            async with Commits(store).held_back():
                tasks = await given(*(store.append("ABCD", number, b"x") for number in range(3)))
            assert await answers(tasks) == ["OperationalError"] * 3
            assert entries(file, "ABCD") == []
            await store.append("ABCD", 0, b"once more")

    asyncio.run(scene())


def test_when_sqlite_itself_refuses_the_commit_everyone_hears_of_it(file: str) -> None:
    def check_at_the_end(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")

    async def scene() -> None:
        async with opened(file) as store:
            await furnish(store)
            async with Commits(store).held_back():
                event.listen(store._writer.engine, "begin", check_at_the_end)
                tasks = await given(store.append("ABCD", 0, b"first"), store.add_token("nobody", b"token"))
            assert await answers(tasks) == ["IntegrityError"] * 2
            event.remove(store._writer.engine, "begin", check_at_the_end)
            assert entries(file, "ABCD") == []
            await store.append("ABCD", 0, b"first")

    asyncio.run(scene())


def test_a_store_is_not_ready_while_nothing_can_be_written(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            await pragma(store, "busy_timeout=0")
            with create_engine(file, poolclass=NullPool).connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                assert not await store.ready()
            assert await store.ready()

    asyncio.run(scene())


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(b"a shopping list\n" * 100)
    with pytest.raises(DatabaseError, match="not a database"):
        asyncio.run(Store.open(f"sqlite:///{path}", machine()))
    assert path.read_bytes() == b"a shopping list\n" * 100

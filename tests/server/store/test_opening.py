"""Opening a store: tables are created, kept, and never downgraded."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from subprocess import PIPE, Popen
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.pool import NullPool

from tests.chance import drawn, machine
from tests.postgres import Cluster, driven
from tests.server.store.stores import ADA, TABLE, entries, furnish, opened
from vernissage.server.store import NewerDatabase, Store
from vernissage.server.store.database.locks import wait_to_migrate
from vernissage.server.store.schema import metadata

OPENER = ("-m", "tests.server.store.opener")


def furnished(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await furnish(store)
            await store.append("ABCD", 0, b"first")

    asyncio.run(scene())


def test_what_was_kept_is_there_when_the_store_is_opened_again(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            assert await store.find_guest(b"ada's token") == ADA
            assert await store.find_table("ABCD") == TABLE
            assert await store.inputs("ABCD") == [b"first"]

    furnished(url)
    asyncio.run(scene())


def test_a_new_database_may_be_opened_twice_at_once(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(url, machine()) for _ in range(3)))
        assert [await store.ready() for store in stores] == [True] * 3
        for store in stores:
            await store.close()

    asyncio.run(scene())


@contextmanager
def opening(url: str, many: int) -> Iterator[list[Popen[str]]]:
    """Starts so many processes that open this database at the same moment."""
    command = [sys.executable, *OPENER, url]
    secrets = [drawn().raw("secret", 32).hex() for _ in range(many)]
    with ExitStack() as all_of_them:
        processes = [
            all_of_them.enter_context(Popen([*command, secret], stdin=PIPE, stdout=PIPE, text=True))  # noqa: S603 - our own file
            for secret in secrets
        ]
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "here\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        yield processes


def all_find_the_same(processes: list[Popen[str]]) -> bool:
    found = [process.communicate()[0].split() for process in processes]
    return len({secret for secret, is_ready in found if is_ready == "True"}) == 1


def test_processes_that_open_a_new_database_at_the_same_moment_find_the_same(url: str) -> None:
    with opening(url, 3) as processes:
        assert all_find_the_same(processes)


def test_in_postgresql_one_of_them_makes_the_tables_and_the_others_wait(postgres: Cluster) -> None:
    url = postgres.cleared()
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        wait_to_migrate(connection)  # as a slow process would
        with opening(url, 3) as processes:
            postgres.until_they_wait(3, "house")
            assert inspect(connection).get_table_names() == []
            connection.rollback()
            assert all_find_the_same(processes)


def told(index: Mapping[str, Any]) -> dict[str, Any]:
    """Returns an index, with its purpose in words."""
    options = index.get("dialect_options", {})
    return {**index, "dialect_options": {name: str(value) for name, value in options.items()}}


def shape(connection: Connection) -> dict[str, Any]:
    """Returns everything that a database says about our tables."""
    found = inspect(connection)
    return {
        name: {
            "columns": [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
            "key": found.get_pk_constraint(name),
            "foreign": sorted(found.get_foreign_keys(name), key=str),
            "unique": sorted(found.get_unique_constraints(name), key=str),
            "indexes": sorted(map(told, found.get_indexes(name)), key=str),
        }
        for name in metadata.tables
    }


def test_migrations_lead_to_the_tables_of_the_schema(url: str) -> None:
    furnished(url)
    engine = create_engine(driven(url), poolclass=NullPool)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrated = shape(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
    with engine.connect() as connection:
        assert migrated == shape(connection)


def test_a_newer_database_is_refused_and_left_as_it_is(url: str) -> None:
    furnished(url)
    engine = create_engine(driven(url), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="version 9999"):
        asyncio.run(Store.open(url, machine()))
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    assert entries(url, "ABCD") == [b"first"]

"""Opening a store: the tables are made, kept, and never taken back to an older version."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.pool import NullPool

from tests.server.store.stores import ADA, TABLE, entries, furnish, opened
from vernissage.server.store import NewerDatabase, Store
from vernissage.server.store.schema import metadata


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
        stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
        assert [await store.ready() for store in stores] == [True] * 3
        for store in stores:
            await store.close()

    asyncio.run(scene())


def shape(connection: Connection) -> dict[str, Any]:
    """Everything that a database says about our tables."""
    found = inspect(connection)
    return {
        name: {
            "columns": [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
            "key": found.get_pk_constraint(name),
            "foreign": sorted(found.get_foreign_keys(name), key=str),
            "unique": sorted(found.get_unique_constraints(name), key=str),
            "indexes": sorted(found.get_indexes(name), key=str),
        }
        for name in metadata.tables
    }


def test_migrations_lead_to_the_tables_of_the_schema(url: str) -> None:
    furnished(url)
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrated = shape(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
    with engine.connect() as connection:
        assert migrated == shape(connection)


def test_a_newer_database_is_refused_and_left_as_it_is(url: str) -> None:
    furnished(url)
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="version 9999"):
        asyncio.run(Store.open(url))
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    assert entries(url, "ABCD") == [b"first"]

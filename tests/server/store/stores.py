"""Helpers that open stores, fill them, and read them from outside."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import msgspec
from sqlalchemy import create_engine, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from tests.chance import machine
from tests.postgres import driven
from tests.program import PATIENCE
from vernissage.server.store import Guest, Store, TableRow

T = TypeVar("T")

ADA = Guest("ada", "Ada", 1.0)
BEN = Guest("ben", "Ben", 2.0)
TABLE = TableRow(
    code="ABCD",
    game="a-game",
    rules=1,
    stage="gathering",
    open=True,
    made=10.0,
    host="ada",
    guests=("ada", "ben"),
    doc=b"{}",
    seed=b"",
)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url, machine())
    try:
        yield store
    finally:
        await store.close()


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Runs a test with an open store, where Ada and Ben sit at table ABCD."""

    def run(ready: str) -> None:
        async def scene() -> None:
            async with opened(ready) as store:
                await furnish(store)
                await test(store)

        asyncio.run(scene())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def furnish(store: Store) -> None:
    await store.add_guest(ADA, b"ada's token")
    await store.add_guest(BEN, b"ben's token")
    await store.add_table(TABLE)


def table(code: str, **different: object) -> TableRow:
    """Returns a table like ABCD with another code."""
    return msgspec.structs.replace(TABLE, code=code, **different)


def entries(url: str, code: str) -> list[bytes]:
    """Returns the inputs of a table, as a second connection sees them now."""
    engine = create_engine(driven(url), poolclass=NullPool)
    with engine.connect() as connection:
        query = text("SELECT entry FROM inputs WHERE code = :code ORDER BY number")
        return [bytes(entry) for (entry,) in connection.execute(query, {"code": code})]


class Commits:
    """Counts the commits of a store, and can hold one back or make them fail."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        self.error: Exception | None = None
        self._store = store
        self._reached = threading.Event()
        self._go = threading.Event()
        self._go.set()
        event.listen(store._writer.engine, "commit", self._commit)

    def _commit(self, _connection: object) -> None:
        if self.error is not None:
            raise self.error
        self.count += 1
        self._reached.set()
        self._go.wait()

    @asynccontextmanager
    async def held_back(self, job: Awaitable[object] | None = None) -> AsyncIterator[asyncio.Future[object]]:
        """Inside this block `job` is done but not committed; other jobs have to wait."""
        self._reached.clear()
        self._go.clear()
        task = asyncio.ensure_future(job or self._store.find_table("NONE"))
        await asyncio.to_thread(self._reached.wait)
        try:
            yield task
        finally:
            self._go.set()
        await task


async def in_the_end(do: Callable[[], Awaitable[T]]) -> T:
    """Retries, because on a busy machine a store may time out before another releases its lock."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OperationalError):
                return await do()


async def given(*jobs: Awaitable[object]) -> list[asyncio.Future[object]]:
    """Starts these jobs as tasks, each already waiting for the database."""
    tasks: list[asyncio.Future[object]] = [asyncio.ensure_future(job) for job in jobs]
    await asyncio.sleep(0)
    return tasks


async def answers(tasks: list[asyncio.Future[object]]) -> list[object]:
    """Returns the result of each task: None, or the name of the exception."""
    found = await asyncio.gather(*tasks, return_exceptions=True)
    return [type(one).__name__ if isinstance(one, BaseException) else one for one in found]

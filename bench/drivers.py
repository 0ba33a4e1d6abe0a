"""Compares PostgreSQL drivers in the server's own pattern, on a database that waits for its disk.

    python -m bench.drivers [rounds]

The pattern is one thread, groups of jobs with one commit each, and SQLAlchemy Core. psycopg is called
directly from that thread. asyncpg needs an event loop, so the thread runs one, and every call goes through
SQLAlchemy's greenlets. asyncpg is no dependency of the server: `pip install asyncpg` to measure it, too. The
best round counts.
"""

import asyncio
import sys
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.postgres import Cluster, driven, running
from vernissage.server.platform.machine import Machine
from vernissage.server.store import Guest, Store, TableRow, inputs, tables
from vernissage.server.store.database.group import Job, keep

ROUNDS: Final = 7
SECONDS: Final = 0.7
GROUPS: Final = (1, 10, 50)
"""The numbers of moves in a group: for a quiet server, a busy one, and one at its limit."""
CODES: Final = 50
DATABASE: Final = "postgres"
_SQL: Final = text(
    "INSERT INTO inputs (code, number, entry) SELECT CAST(:code AS VARCHAR), CAST(:number AS INTEGER), "
    "CAST(:entry AS BYTEA) WHERE CAST(:number AS INTEGER) = 0 OR EXISTS "
    "(SELECT * FROM inputs WHERE code = CAST(:code AS VARCHAR) AND number = CAST(:number AS INTEGER) - 1)"
)


class Took(NamedTuple):
    """The wall-clock time and our own CPU time for one operation, in seconds."""

    wall: float
    own: float


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    drivers = {"psycopg": _psycopg, "asyncpg": _asyncpg}
    for name in [name for name in drivers if find_spec(name) is None]:
        print(f"{name}: NOT MEASURED, it isn't installed")
        del drivers[name]
    with running(is_durable=True) as cluster:
        asyncio.run(_furnish(cluster))
        print("driver      moves in a group  ms a group    own ms   ms a read    own ms")
        for size in GROUPS:
            took: dict[str, list[tuple[Took, Took]]] = {name: [] for name in drivers}
            for _ in range(rounds):
                for name, measure in drivers.items():
                    cluster.tell("TRUNCATE inputs", DATABASE)
                    took[name].append(measure(cluster, size))
            for name, found in took.items():
                write, read = (_best([each[which] for each in found]) for which in (0, 1))
                cells = (1e3 * each for each in (*write, *read))
                print(f"{name:<10}{size:>18}" + "{:>12.2f}{:>10.2f}{:>12.2f}{:>10.2f}".format(*cells))


def _best(found: list[Took]) -> Took:
    return Took(min(each.wall for each in found), min(each.own for each in found))


async def _furnish(cluster: Cluster) -> None:
    store = await Store.open(cluster.url(DATABASE), Machine())
    await store.add_guest(Guest("ada", "Ada", 1.0), b"token")
    for n in range(CODES):
        row = TableRow(
            f"T{n}",
            "a-game",
            1,
            "playing",
            open=False,
            made=1.0,
            host="ada",
            guests=("ada",),
            doc=b"{}",
            seed=b"",
        )
        await store.add_table(row)
    await store.close()


def _psycopg(cluster: Cluster, size: int) -> tuple[Took, Took]:
    """Measures psycopg in the same way as the server uses it."""
    engine = create_engine(driven(cluster.url(DATABASE)))
    with engine.connect() as connection:
        groups = _Groups(size, inputs.append, inputs.row)
        took = _took(lambda: _keep(connection, groups.next())), _took(lambda: _read(connection))
    engine.dispose()
    return took


def _asyncpg(cluster: Cluster, size: int) -> tuple[Took, Took]:
    """Measures asyncpg with the same calls. It can't report how many rows a bulk insert has inserted."""

    async def measured() -> tuple[Took, Took]:
        engine = create_async_engine(cluster.url(DATABASE).replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.connect() as connection:
            groups = _Groups(
                size, _append, lambda *row: dict(zip(("code", "number", "entry"), row, strict=True))
            )
            found = await connection.run_sync(
                lambda sync: (_took(lambda: _keep(sync, groups.next())), _took(lambda: _read(sync)))
            )
        await engine.dispose()
        return found

    return asyncio.run(measured())


def _append(connection: Connection, rows: list[Any]) -> None:
    connection.execute(_SQL, rows)


def _keep(connection: Connection, group: list[Job[None]]) -> None:
    keep(connection, group)
    assert not any(job.error for job in group), group[0].error


def _read(connection: Connection) -> None:
    with connection.begin():
        tables.find(connection, "T7")


class _Groups:
    """Makes groups of moves, round-robin over the tables, with each table's moves in order."""

    def __init__(
        self, size: int, work: Callable[[Connection, list[Any]], None], row: Callable[..., Any]
    ) -> None:
        self._size, self._work, self._row = size, work, row
        self._moves = count()
        loop = asyncio.new_event_loop()
        self._nobody: asyncio.Future[None] = loop.create_future()
        loop.close()

    def next(self) -> list[Job[None]]:
        moves = (divmod(next(self._moves), CODES) for _ in range(self._size))
        return [
            Job(self._work, self._row(f"T{code}", number, b"x" * 60), self._nobody) for number, code in moves
        ]


def _took(do: Callable[[], None]) -> Took:
    """Returns the average time of one operation, repeated for `SECONDS`."""
    done, began, own = 0, perf_counter(), process_time()
    while (now := perf_counter()) < began + SECONDS:
        do()
        done += 1
    return Took((now - began) / done, (process_time() - own) / done)


if __name__ == "__main__":
    main()

"""Moves all data to another database: from a file to PostgreSQL, or back.

Both databases are locked meanwhile, so that nobody goes on playing in the old one. The new one is filled in a
single transaction, in which all rows are read again and compared.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, LargeBinary, Select, Table, cast, func, insert, select

from vernissage.server.store.admin import must_exist
from vernissage.server.store.database.engine import connect
from vernissage.server.store.database.errors import NotEmpty, Unsound
from vernissage.server.store.database.file import hold, make_private
from vernissage.server.store.database.locks import be_a_house, take_time
from vernissage.server.store.database.migrate import migrate, refuse_other
from vernissage.server.store.schema import metadata

BATCH: Final = 1000
Advance = Callable[[int], None]
"""A progress callback, which gets the number of rows just copied."""


class Contents(NamedTuple):
    """A summary of a table's rows in any order: their number and a checksum."""

    rows: int = 0
    mark: int = 0


@contextmanager
def left(url: str) -> Iterator[Connection]:
    """Opens the source database. No server may have it open, and it must have exactly this version."""
    must_exist(url)
    with _held(url) as connection:
        refuse_other(connection)
        yield connection


@contextmanager
def entered(url: str) -> Iterator[Connection]:
    """Opens the target database, creates its tables, and raises `NotEmpty` if any has rows."""
    with _held(url) as connection:
        migrate(connection)
        for table in metadata.sorted_tables:
            if connection.execute(select(table).limit(1)).first() is not None:
                raise NotEmpty(table.name)
        yield connection


@contextmanager
def _held(url: str) -> Iterator[Connection]:
    """Yields a connection with the lock of the database, in one transaction that sees one snapshot."""
    let_go, engine = hold(url), connect(url)
    make_private(url)
    be_a_house(engine, "alone")
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                take_time(connection)
                yield connection
    finally:
        engine.dispose()
        let_go()


def count(there: Connection) -> int:
    """Returns the number of rows to copy."""
    return sum(there.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables)


def move(there: Connection, here: Connection, advance: Advance) -> int:
    """Copies and compares every row, and returns the number of rows. The caller commits."""
    moved = 0
    for table in metadata.sorted_tables:
        contents = _copied(there, here, table, advance)
        _count_on(here, table)
        if _contents(here, table) != contents:
            raise Unsound(f"the rows of {table.name} differ in the new database")
        moved += contents.rows
    return moved


def _copied(there: Connection, here: Connection, table: Table, advance: Advance) -> Contents:
    contents = Contents()
    for batch in _batches(there, table):
        here.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in batch])
        contents = _with(contents, batch)
        advance(len(batch))
    return contents


def _contents(connection: Connection, table: Table) -> Contents:
    contents = Contents()
    for batch in _batches(connection, table):
        contents = _with(contents, batch)
    return contents


def _with(contents: Contents, batch: list[tuple[Any, ...]]) -> Contents:
    """Adds the rows in `batch`. Their order does not matter, because databases sort text differently."""
    hashes = (int.from_bytes(blake2b(msgspec.msgpack.encode(row)).digest()) for row in batch)
    return Contents(contents.rows + len(batch), contents.mark + sum(hashes))


def _batches(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """Yields all rows in batches, because they may not fit into memory."""
    found = connection.execute(_all_of(table).execution_options(yield_per=BATCH))
    for batch in found.partitions():
        yield [tuple(row) for row in batch]


def _all_of(table: Table) -> Select[Any]:
    # Cast, because a value edited by hand may be text.
    return select(
        *(cast(each, LargeBinary) if isinstance(each.type, LargeBinary) else each for each in table.c)
    )


def _count_on(here: Connection, table: Table) -> None:
    """Sets PostgreSQL's sequence to the last number used. SQLite does this itself."""
    numbered = table.autoincrement_column
    if numbered is None or here.dialect.name != "postgresql":
        return
    last = here.scalar(select(func.max(numbered)))
    if last is not None:
        here.execute(select(func.setval(func.pg_get_serial_sequence(table.name, numbered.name), last)))

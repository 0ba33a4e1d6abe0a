"""All that a house keeps, moved to another database: from a file to PostgreSQL, or back.

Both are held meanwhile, so that nobody plays on in what is left behind. In the new one it is a single
transaction: everything is there, read again and compared with what it was, or nothing is.
"""

from __future__ import annotations

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
"""Is told that so many more rows are done."""


class Contents(NamedTuple):
    """What is in a table, whatever order its rows come in: how many, and a number that all of them make."""

    rows: int = 0
    mark: int = 0


@contextmanager
def left(url: str) -> Iterator[Connection]:
    """The database that is moved out of: no house is open on it, and it is of exactly this version."""
    must_exist(url)
    with _held(url) as connection:
        refuse_other(connection)
        yield connection


@contextmanager
def entered(url: str) -> Iterator[Connection]:
    """The new one, with all tables, and nothing in them."""
    with _held(url) as connection:
        migrate(connection)
        for table in metadata.sorted_tables:
            if connection.execute(select(table).limit(1)).first() is not None:
                raise NotEmpty(table.name)
        yield connection


@contextmanager
def _held(url: str) -> Iterator[Connection]:
    """In one transaction, which sees one moment, and may take as long as it takes."""
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
    """How many rows there are to be moved."""
    return sum(there.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables)


def move(there: Connection, here: Connection, advance: Advance) -> int:
    """Copies every row, and compares. How many there were. Nothing is kept unless the caller commits."""
    moved = 0
    for table in metadata.sorted_tables:
        contents = _copied(there, here, table, advance)
        _count_on(here, table)
        if _contents(here, table) != contents:
            message = f"the rows of {table.name} are not the same in the new database"
            raise Unsound(message)
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
    """Each row's own hash, added up: two databases may not agree about the order of letters."""
    hashes = (int.from_bytes(blake2b(msgspec.msgpack.encode(row)).digest()) for row in batch)
    return Contents(contents.rows + len(batch), contents.mark + sum(hashes))


def _batches(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """Some at a time: a house may have more than fits into memory."""
    found = connection.execute(_all_of(table).execution_options(yield_per=BATCH))
    for batch in found.partitions():
        yield [tuple(row) for row in batch]


def _all_of(table: Table) -> Select[Any]:
    # Cast: what somebody wrote there by hand may be text.
    return select(
        *(cast(each, LargeBinary) if isinstance(each.type, LargeBinary) else each for each in table.c)
    )


def _count_on(here: Connection, table: Table) -> None:
    """Where the database gives numbers, the next follows the last that is there; a file does so by itself."""
    numbered = table.autoincrement_column
    if numbered is None or here.dialect.name != "postgresql":
        return
    last = here.scalar(select(func.max(numbered)))
    if last is not None:
        here.execute(select(func.setval(func.pg_get_serial_sequence(table.name, numbered.name), last)))

"""The database from beside a running house: for whoever runs it, and has something to look up or to change.

Readers keep nobody waiting. Writers change something in one transaction, whole or not at all, and only in a
database of exactly this version: the house that is open on it must understand what they write.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.pool import NullPool

from vernissage.server.store.database.engine import connect
from vernissage.server.store.database.errors import NoDatabase
from vernissage.server.store.database.locks import take_time
from vernissage.server.store.database.migrate import refuse_other
from vernissage.server.store.database.secure_delete import empty_log, rewrite


def file_of(url: str) -> Path | None:
    """Where this database lies; None if it is not a file."""
    address = make_url(url)
    is_file = address.get_backend_name() == "sqlite" and address.database not in {None, "", ":memory:"}
    return Path(str(address.database)).absolute() if is_file else None


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """To look at, and nothing else."""
    with _connected(_reader(url)) as connection:
        take_time(connection)
        refuse_other(connection)
        yield connection


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """To change something: all of it is kept at the end, or nothing."""
    must_exist(url)
    with _connected(connect(url)) as connection, connection.begin():
        take_time(connection)
        refuse_other(connection)
        yield connection


def wipe(url: str) -> None:
    """What was deleted lies nowhere any more. Where somebody is in the way, an open house sees to it."""
    with _connected(connect(url)) as connection:
        rewrite(connection)
        empty_log(connection)


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _reader(url: str) -> Engine:
    """The database itself sees to it that nothing is written, and nobody ever waits for this one."""
    must_exist(url)
    path = file_of(url)
    if path is None:
        return connect(url).execution_options(postgresql_readonly=True)
    address = make_url("sqlite://").set(database=f"file:{path}", query={"mode": "ro", "uri": "true"})
    return create_engine(address, poolclass=NullPool, connect_args={"timeout": 5.0})


def must_exist(url: str) -> None:
    """Raises `NoDatabase` where there is no such file; a server says so itself."""
    path = file_of(url)
    if path is not None and not path.is_file():
        raise NoDatabase(str(path))

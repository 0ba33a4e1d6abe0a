"""Access to the database for tools that run alongside a running server.

Readers never block anyone. A writer makes its change in one transaction, and only if the database has exactly
this version. Otherwise a running server might not understand the change.
"""

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
    """Returns the path of the database file; None if the database is not a file."""
    address = make_url(url)
    is_file = address.get_backend_name() == "sqlite" and address.database not in {None, "", ":memory:"}
    return Path(str(address.database)).absolute() if is_file else None


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Opens a read-only connection."""
    with _connected(_reader(url)) as connection:
        take_time(connection)
        refuse_other(connection)
        yield connection


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """Opens a connection with one transaction. It is committed at the end, or rolled back on an error."""
    must_exist(url)
    with _connected(connect(url)) as connection, connection.begin():
        take_time(connection)
        refuse_other(connection)
        yield connection


def wipe(url: str) -> None:
    """Erases deleted data from the file and the log.

    If another process blocks this, a running server does it later.
    """
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
    """Connects read-only, as enforced by the database itself. Nobody ever waits for this connection."""
    must_exist(url)
    path = file_of(url)
    if path is None:
        return connect(url).execution_options(postgresql_readonly=True)
    address = make_url("sqlite://").set(database=f"file:{path}", query={"mode": "ro", "uri": "true"})
    return create_engine(address, poolclass=NullPool, connect_args={"timeout": 5.0})


def must_exist(url: str) -> None:
    """Raises `NoDatabase` if the database file does not exist. Does nothing for a database server."""
    path = file_of(url)
    if path is not None and not path.is_file():
        raise NoDatabase(str(path))

"""Opens databases, with the settings that SQLite and PostgreSQL need."""

import os
import socket
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection

# synchronous=FULL: a commit has reached the disk, so reported moves survive a power cut. It costs one
# disk flush per commit, which concurrent writers share (see writer.py). busy_timeout: a player should be told
# within two seconds that another program locks the file. A group of writes waits this long, perhaps after
# waiting for the group before it. secure_delete: deleted rows are overwritten, whatever SQLite's default is
# (see secure_delete.py).
_PRAGMAS = (
    "busy_timeout=750",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
# The equivalent for PostgreSQL. Connections that hang in a transaction, or whose network is dead, are cut
# off so that others can go on.
_OPTIONS: Final = "-c lock_timeout=750ms -c idle_in_transaction_session_timeout=2s -c synchronous_commit=on"
_PATIENCE: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
_LOCKED: Final = ("55P03", "40P01", "40001")
"""PostgreSQL's codes for lock timeout, deadlock and serialization failure."""


def connect(url: str) -> Engine:
    """Returns an engine for this database. It connects on first use."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return _to_postgresql(address)
    if address.get_backend_name() != "sqlite":
        return create_engine(address)
    # Named parameters, as in PostgreSQL's drivers, so that our own SQL suits both.
    engine = create_engine(address, paramstyle="named")
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def is_locked(error: BaseException) -> bool:
    """Returns whether the error means that another program holds a lock, so that a retry makes sense."""
    orig = getattr(error, "orig", None)
    in_sqlite = str(getattr(orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")
    return in_sqlite or getattr(orig, "sqlstate", None) in _LOCKED


def insert_once(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Inserts this row unless its key already exists. Returns whether it was inserted."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    once = insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return connection.execute(once, row).rowcount > 0


def _to_postgresql(address: URL) -> Engine:
    """Connects with psycopg, the driver that was benchmarked (docs/stack.md) and tested.

    Timeouts given in the address take precedence over the defaults here.
    """
    address = address.set(drivername="postgresql+psycopg")
    usual = {
        **_PATIENCE,
        "options": _OPTIONS,
        "application_name": f"vernissage {os.getpid()} on {socket.gethostname()}",
    }
    how = {name: value for name, value in usual.items() if name not in address.query}
    return create_engine(address, connect_args=how)


def _set_up(connection: DBAPIConnection, _record: object) -> None:
    # Python's driver starts transactions implicitly; savepoints need explicit ones.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # With a deferred transaction, a write after a read fails at once if another process wrote in between. An
    # immediate transaction waits for its turn.
    connection.exec_driver_sql("BEGIN IMMEDIATE")

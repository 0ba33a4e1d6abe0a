"""How a database is opened: the one file that knows what SQLite and PostgreSQL need."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection

# FULL: a commit is on the disk, not on its way there, so what was told survives a power cut. It costs
# one wait for the disk per commit; the thread shares that wait among all who wait (see thread.py).
# Whoever moves should hear within two seconds that another program locks the file: a group waits so long, and
# may have waited for one before it.
# What is deleted is overwritten, however this SQLite was built: see secure_delete.py.
_PRAGMAS = (
    "busy_timeout=750",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
# The same for PostgreSQL. A house that hangs in the middle of a transaction is cut off, so that others go on;
# so is a network that takes nothing any more.
_OPTIONS: Final = "-c lock_timeout=750ms -c idle_in_transaction_session_timeout=2s -c synchronous_commit=on"
_PATIENCE: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
_LOCKED: Final = ("55P03", "40P01", "40001")
"""PostgreSQL's names for a lock that was not got: in time, in a circle, or by the order of transactions."""


def connect(url: str) -> Engine:
    """An engine for this database. Nothing is opened before it is used."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return _to_postgresql(address)
    if address.get_backend_name() != "sqlite":
        return create_engine(address)
    # Parameters by name, as PostgreSQL's drivers have them: so SQL of our own is the same for both.
    engine = create_engine(address, paramstyle="named")
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def is_locked(error: BaseException) -> bool:
    """Does another program write just now? Then it is worth trying again."""
    orig = getattr(error, "orig", None)
    in_sqlite = str(getattr(orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")
    return in_sqlite or getattr(orig, "sqlstate", None) in _LOCKED


def insert_once(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """This row, unless there is one with its key already, whoever wrote it. Was it inserted?"""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    once = insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return connection.execute(once, row).rowcount > 0


def _to_postgresql(address: URL) -> Engine:
    """By the driver that was measured (docs/stack.md) and is tried in tests, whichever the address names.

    Whatever the address says about patience counts more than what is said here.
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
    # Python's driver would begin transactions when it likes; savepoints need them to begin when we say.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later fails at once if another process wrote in between;
    # one that says from the beginning that it will write waits for its turn.
    connection.exec_driver_sql("BEGIN IMMEDIATE")

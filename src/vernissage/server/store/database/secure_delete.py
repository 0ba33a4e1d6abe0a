"""Erases deleted data from SQLite files, which would otherwise keep copies of it.

Deleted rows are overwritten (`secure_delete`, engine.py). But copies may remain in unused parts of pages,
until the file is rewritten, and in the write-ahead log, until it is emptied. PostgreSQL handles its own files
(docs/house.md).
"""

import sqlite3
from typing import Final

from sqlalchemy import Connection

LARGE: Final = 256 << 20
"""Files with more bytes than this are not rewritten, which takes some seconds for each 100 MB."""


def rewrite(connection: Connection) -> bool:
    """Rewrites the file without deleted data. Returns False if it is too large or the rewrite fails.

    Must run outside of a transaction, like `empty_log`.
    """
    if connection.dialect.name != "sqlite":
        return True
    database = _file(connection)
    size = _number(database, "PRAGMA page_count") * _number(database, "PRAGMA page_size")
    if size > LARGE:
        return False
    try:
        database.execute("VACUUM")
    except sqlite3.Error:  # A full disk, or a concurrent write: nothing has changed.
        return False
    return True


def empty_log(connection: Connection) -> bool:
    """Moves the write-ahead log into the file and empties it.

    Returns False while a reader still needs the log.
    """
    if connection.dialect.name != "sqlite":
        return True
    database = _file(connection)
    patience = _number(database, "PRAGMA busy_timeout")
    database.execute("PRAGMA busy_timeout=0")  # players must not wait for readers
    try:
        return _number(database, "PRAGMA wal_checkpoint(TRUNCATE)") == 0
    except sqlite3.Error:
        return False
    finally:
        database.execute(f"PRAGMA busy_timeout={patience}")


def _file(connection: Connection) -> sqlite3.Connection:
    found = connection.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _number(database: sqlite3.Connection, pragma: str) -> int:
    return int(database.execute(pragma).fetchone()[0])

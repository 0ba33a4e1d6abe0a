"""What was deleted from a file is gone from it: SQLite alone would leave it lying about.

Rows that are deleted are overwritten (`secure_delete`, engine.py). But they may have been moved before, when
a page was full, and then a copy lies in the unused part of a page until the file is written anew. And all of
it is in the log beside the file, until that is emptied. PostgreSQL sees to its files itself (docs/house.md).
"""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import Connection

LARGE: Final = 256 << 20
"""Bytes of a file that is not written anew while people play: it takes some seconds per 100 MB."""


def rewrite(connection: Connection) -> bool:
    """Writes the file anew, without what was deleted. False where it is too large, or could not be.

    Not within a transaction, like the next.
    """
    if connection.dialect.name != "sqlite":
        return True
    database = _file(connection)
    size = _number(database, "PRAGMA page_count") * _number(database, "PRAGMA page_size")
    if size > LARGE:
        return False
    try:
        database.execute("VACUUM")
    except sqlite3.Error:  # a full disk, or somebody writes: nothing has changed
        return False
    return True


def empty_log(connection: Connection) -> bool:
    """Moves all from the log into the file. False while somebody reads what only the log has."""
    if connection.dialect.name != "sqlite":
        return True
    database = _file(connection)
    patience = _number(database, "PRAGMA busy_timeout")
    database.execute("PRAGMA busy_timeout=0")  # whoever moves does not wait for whoever reads
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

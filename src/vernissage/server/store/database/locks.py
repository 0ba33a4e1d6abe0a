"""Locks that PostgreSQL keeps for us: one house on a database, one process at a time that changes its schema.

A file has a lock beside it (file.py). Here it belongs to the very connection that writes: it ends with that
connection, however that ends, and a house that was cut off can't write until it has the lock again.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Engine, event, text

from vernissage.server.store.database.errors import InUse

_OURS: Final = int.from_bytes(b"vern")
"""PostgreSQL's own locks of this kind have two numbers; the first says that it is ours."""
_HOUSE, _MIGRATION = 1, 2
_TIMED_OUT: Final = "55P03"
_HOLDER: Final = (
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND classid = %s AND objid = %s "
    "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
Sharing: TypeAlias = Literal["alone", "shared"]
_LOCKS: Final[dict[Sharing, str]] = {"alone": "pg_advisory_lock", "shared": "pg_advisory_lock_shared"}
MIGRATING: Final = "60s"
"""How long one waits for another that brings the database up to date."""


def be_a_house(engine: Engine, sharing: Sharing) -> None:
    """Every connection of this engine has the lock of the house, or is refused with `InUse`.

    One that is alone lets in no other; those that share it let in each other.
    """
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", partial(_take, _LOCKS[sharing]))


def wait_to_migrate(connection: Connection) -> None:
    """Until the transaction ends, nobody else changes the schema of this database. Files need none of it."""
    if connection.dialect.name == "postgresql":
        take_time(connection)
        connection.execute(text("SELECT set_config('lock_timeout', :wait, true)"), {"wait": MIGRATING})
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_OURS}, {_MIGRATION})"))


def take_time(connection: Connection) -> None:
    """This transaction may take long between two statements: no game waits for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _take(lock: str, connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    """It waits for a moment: one that has just been cut off may still be leaving."""
    cursor = connection.cursor()
    try:
        cursor.execute(f"SELECT {lock}({_OURS}, {_HOUSE})")
    except Exception as error:
        connection.rollback()
        if getattr(error, "sqlstate", None) != _TIMED_OUT:
            raise
        cursor.execute(_HOLDER, (_OURS, _HOUSE))
        found = cursor.fetchone()
        raise InUse(str((found and found[0]) or "").removeprefix("vernissage ") or "unknown") from error
    finally:
        connection.rollback()
        cursor.close()

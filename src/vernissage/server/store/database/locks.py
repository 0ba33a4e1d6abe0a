"""PostgreSQL advisory locks: one server per database, and one process at a time that migrates it.

They are the counterpart of the lock file (file.py). A lock belongs to the connection that writes and ends
with it, so a server that lost its connection can't write until it has the lock again.
"""

from functools import partial
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Engine, event, text

from vernissage.server.store.database.errors import InUse

_OURS: Final = int.from_bytes(b"vern")
"""The first of the two numbers of an advisory lock. It marks the lock as ours."""
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
"""How long to wait while another process migrates the database."""


def be_a_house(engine: Engine, sharing: Sharing) -> None:
    """Makes every connection of this engine take the server's lock, or raises `InUse`.

    A lock taken `alone` is exclusive. Several servers can hold the lock `shared` at the same time.
    """
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", partial(_take, _LOCKS[sharing]))


def wait_to_migrate(connection: Connection) -> None:
    """Locks the schema of a PostgreSQL database against other migrations until the transaction ends."""
    if connection.dialect.name == "postgresql":
        take_time(connection)
        connection.execute(text("SELECT set_config('lock_timeout', :wait, true)"), {"wait": MIGRATING})
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_OURS}, {_MIGRATION})"))


def take_time(connection: Connection) -> None:
    """Lifts the idle timeout for this transaction, which may take long because no game waits for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _take(lock: str, connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own type
    """Takes the lock. Waits briefly, because a connection that was just cut off may still hold it."""
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

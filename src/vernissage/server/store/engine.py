"""How a database is opened: the one file that knows what SQLite needs."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection

# FULL: a commit is on the disk, not on its way there, so what was told survives a power cut. It costs
# one wait for the disk per commit; the thread shares that wait among all who wait (see thread.py).
# Whoever moves should hear within two seconds that another program locks the file: a group waits so long, and
# may have waited for one before it.
_PRAGMAS = ("busy_timeout=750", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def connect(url: str) -> Engine:
    """An engine for this database. Nothing is opened before it is used."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url)
    # Parameters by name, as PostgreSQL's drivers have them: so SQL of our own is the same for both.
    engine = create_engine(url, paramstyle="named")
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def is_locked(error: BaseException) -> bool:
    """Does another program write just now? Then it is worth trying again."""
    orig = getattr(error, "orig", None)
    return str(getattr(orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")


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

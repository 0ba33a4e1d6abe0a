"""The database of several simulated servers: real SQLite in memory, which stands for PostgreSQL.

The store's own statements run on it, those of the leases included. Two things are added to SQLite: the
database's clock, and the words in which PostgreSQL's dialect asks for it. A transaction of one server begins
and ends within one step of the event loop, so transactions are serial; PostgreSQL's row locks, which make
those of the store so, are not simulated. Nor is the lock of the house: servers with `--redis` share it.
What a server notices of the database is simulated: how late it answers, that a connection breaks before or
after a commit, that the disk is full. `tests/server/store/test_leases.py` tests the same on both databases.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.elements import Extract

from vernissage.core.rng import Rng

URL: Final = "sqlite:///file:night?mode=memory&cache=shared&uri=true"
_FILE: Final = "file:night?mode=memory&cache=shared"
_AUDIT: Final = """
CREATE TABLE seen (id INTEGER PRIMARY KEY, what TEXT, code TEXT, number INTEGER);
CREATE TRIGGER seen_input AFTER INSERT ON inputs BEGIN
    INSERT INTO seen (what, code, number) VALUES ('input', new.code, new.number); END;
CREATE TRIGGER seen_lost AFTER DELETE ON inputs BEGIN
    INSERT INTO seen (what, code, number) VALUES ('lost', old.code, old.number); END;
CREATE TRIGGER seen_altered AFTER UPDATE ON inputs BEGIN
    INSERT INTO seen (what, code, number) VALUES ('altered', old.code, old.number); END;
CREATE TRIGGER seen_table AFTER UPDATE ON tables BEGIN
    INSERT INTO seen (what, code, number) VALUES ('table', old.code, new.version); END;
"""


@compiles(Extract, "sqlite")
def _seconds_since_1970(_element: Extract, _compiler: object, **_: object) -> str:
    """The store extracts nothing but the seconds of the database's own clock."""
    return "clock_timestamp()"


@contextmanager
def with_a_clock(time: Callable[[], float]) -> Iterator[None]:
    """Gives every SQLite connection that is opened meanwhile PostgreSQL's `clock_timestamp`."""

    def connected(connection: Any, _record: object) -> None:
        connection.create_function("clock_timestamp", 0, time)

    event.listen(Engine, "connect", connected)
    try:
        yield
    finally:
        event.remove(Engine, "connect", connected)


def trouble(what: str) -> OperationalError:
    """Returns the error that SQLAlchemy raises when the database can't be used."""
    return OperationalError("-- simulated", {}, sqlite3.OperationalError(what))


@dataclass(slots=True)
class Reach:
    """How the database answers one server, or all of them."""

    is_cut: bool = False
    is_full: bool = False
    delay: float = 0.0
    loses_answers: float = 0.0
    """The share of commits whose success the server doesn't hear of."""


class Database:
    """The database, what the servers notice of it, and a connection that reads every commit at once."""

    def __init__(self, time: Callable[[], float], whose: Callable[[], str], rng: Rng) -> None:
        self.all = Reach()
        self.of: dict[str, Reach] = {}
        """By server. Others are reached as usual."""
        self.committed: Callable[[str], None] = _ignore
        """Called with the name of the server after each commit."""
        self.lost_answers = 0
        self._time = time
        self._whose = whose
        self._rng = rng
        self._reader: sqlite3.Connection = _connect()
        self._seen = 0

    def delay(self, server: str) -> float:
        """Returns the seconds that one way between this server and the database takes now."""
        slow = self.all.delay + self._of(server).delay
        return (0.001 + slow) * (0.5 + self._rng.fraction())

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Lets all engines that are made meanwhile reach the database as simulated."""
        listeners: tuple[tuple[str, Callable[..., None]], ...] = (
            ("do_connect", self._connecting),
            ("begin", self._beginning),
            ("commit", self._committing),
        )
        with with_a_clock(self._time):
            for name, listener in listeners:
                event.listen(Engine, name, listener)
            try:
                yield
            finally:
                for name, listener in listeners:
                    event.remove(Engine, name, listener)

    def watch(self) -> None:
        """Begins to note what is committed. Called when the schema is there."""
        self._reader.executescript(_AUDIT)

    def news(self) -> list[tuple[str, str, int]]:
        """Returns what happened to inputs and tables since the last call: the event, the code, the number."""
        found = self._reader.execute(
            "SELECT id, what, code, number FROM seen WHERE id > ? ORDER BY id", (self._seen,)
        ).fetchall()
        self._seen = found[-1][0] if found else self._seen
        return [(what, code, number) for _, what, code, number in found]

    def rows(self, query: str, *args: Any) -> list[tuple[Any, ...]]:
        return self._reader.execute(query, args).fetchall()

    def _of(self, server: str) -> Reach:
        return self.of.setdefault(server, Reach())

    def _connecting(self, dialect: Dialect, *_: object) -> None:
        if self._is_cut():
            raise trouble("connection refused")
        if not hasattr(dialect, "honest"):
            dialect.honest = dialect.do_commit  # type: ignore[attr-defined]
            dialect.do_commit = lambda connection: self._commit(dialect, connection)  # type: ignore[method-assign, assignment]

    def _beginning(self, _connection: object) -> None:
        if self._is_cut():
            raise trouble("server closed the connection unexpectedly")

    def _committing(self, _connection: object) -> None:
        if self.all.is_full:
            raise trouble("could not extend file: No space left on device")

    def _commit(self, dialect: Any, connection: Any) -> None:
        dialect.honest(connection)
        self.committed(self._whose())
        share = max(self.all.loses_answers, self._of(self._whose()).loses_answers)
        if share and self._rng.fraction() < share:
            self.lost_answers += 1
            raise sqlite3.OperationalError("server closed the connection unexpectedly")

    def _is_cut(self) -> bool:
        return self.all.is_cut or self._of(self._whose()).is_cut


def fill_from(template: sqlite3.Connection) -> sqlite3.Connection:
    """Makes the database a copy of this one. It lives as long as the returned connection."""
    found = _connect()
    template.backup(found)
    return found


def _connect() -> sqlite3.Connection:
    return sqlite3.connect(_FILE, uri=True, isolation_level=None, check_same_thread=False)


def _ignore(_server: str) -> None:
    """Nobody listens yet."""

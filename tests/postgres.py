"""A temporary PostgreSQL server for tests.

It listens on a socket in its folder, and on its own port of the loopback, where it asks for a password. It
refuses to run as root, so root runs it as an unprivileged user.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from tests.program import free_port
from tests.waiting import PATIENCE, until

OWNER: Final = "keeper"
PASSWORD: Final = "four words for nobody"  # noqa: S105 - of a temporary server
UNPRIVILEGED: Final = ("postgres", "nobody")
WHO_COMES_IN: Final = """\
local all all trust
host all all 127.0.0.1/32 scram-sha-256
"""
ALONE: Final = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
WITHOUT: Final = (
    "NO POSTGRESQL: it is not here, so nothing is tried on it. `make postgres` installs it where it can"
)


def programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs. Debian has one per version, outside of PATH."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    return next((place for place in places if (place / "postgres").exists()), None)


def _version(place: Path) -> float:
    return float(place.parent.name)


class Cluster:
    """A server with any number of databases."""

    def __init__(self, folder: Path, *, is_durable: bool = False) -> None:
        bin_ = programs()
        assert bin_ is not None, WITHOUT
        self._bin = bin_
        self._folder = folder
        self._user, self._group = _somebody_unprivileged()
        self._options = [] if is_durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self._server: subprocess.Popen[bytes] | None = None
        self._databases: set[str] = set()
        self.port = free_port()
        self._make()

    def _make(self) -> None:
        self._folder.chmod(0o755)  # clients look for the socket there
        if self._user is not None and self._group is not None:
            os.chown(self._folder, self._user, self._group)
        password = self._folder / "password"
        password.write_text(PASSWORD, encoding="ascii")
        password.chmod(0o644)
        how = ("--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale")
        command: list[str | Path] = [
            self._bin / "initdb", "-D", self.data, "-U", OWNER, f"--pwfile={password}", *how
        ]  # fmt: skip
        made = subprocess.run(  # noqa: S603 - a program of PostgreSQL
            command, user=self._user, group=self._group, capture_output=True, text=True, check=False
        )
        assert made.returncode == 0, made.stderr
        (self.data / "pg_hba.conf").write_text(WHO_COMES_IN, encoding="ascii")

    @property
    def data(self) -> Path:
        return self._folder / "data"

    def url(self, name: str, user: str = OWNER) -> str:
        """Returns a URL for the socket, which needs no password."""
        return f"postgresql://{user}@/{name}?host={self._folder}&port={self.port}"

    def url_by_port(self, name: str, password: str = PASSWORD) -> str:
        """Returns a URL for the network port."""
        return f"postgresql://{OWNER}:{password.replace(' ', '%20')}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        command: list[str | Path] = [
            self._bin / "postgres", "-D", self.data, "-k", self._folder, "-p", str(self.port),
            "-h", "127.0.0.1", "-c", "max_connections=60", "-c", "shared_buffers=32MB", *self._options,
        ]  # fmt: skip
        with (self._folder / "log.txt").open("ab") as log:
            self._server = subprocess.Popen(  # noqa: S603 - a program of PostgreSQL
                command, user=self._user, group=self._group, stdout=log, stderr=log, process_group=0
            )
        server = self._server
        until(
            lambda: self._answers() or server.poll() is not None,
            lambda: f"PostgreSQL does not answer:\n{self.log()}",
        )
        assert server.poll() is None, self.log()

    def stop(self) -> None:
        """Stops it immediately, disconnecting everyone."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kills it. After a restart it recovers what was committed."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    @property
    def pid(self) -> int:
        """The process id of the main process."""
        assert self._server is not None
        return self._server.pid

    def log(self) -> str:
        return (self._folder / "log.txt").read_text(encoding="utf-8")

    def cleared(self, name: str = "house") -> str:
        """Empties this database, disconnects everyone, and returns its URL. (A new one would be 8 MB.)"""
        if name not in self._databases:
            self.tell(f"CREATE DATABASE {name}")
            self._databases.add(name)
        self.tell(ALONE, name)
        self.tell("DROP SCHEMA public CASCADE", name)
        self.tell("CREATE SCHEMA public", name)
        self.tell("GRANT USAGE ON SCHEMA public TO public", name)  # as in a new database
        return self.url(name)

    def emptied(self, name: str = "house") -> str:
        """Deletes all rows but keeps the tables."""
        self.tell(ALONE, name)
        found = self.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name)
        kept = ", ".join(str(table) for (table,) in found if table != "alembic_version")
        self.tell(f"TRUNCATE {kept} RESTART IDENTITY", name)
        return self.url(name)

    def tell(self, sql: str, name: str = "postgres") -> None:
        """Executes SQL as the owner, outside of a transaction."""
        with self._connected(name) as connection:
            connection.execute(text(sql))

    def ask(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Does the same and returns the rows."""
        with self._connected(name) as connection:
            return [tuple(row) for row in connection.execute(text(sql))]

    def until_they_wait(self, many: int, name: str) -> None:
        """So many, for a lock of ours."""
        waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        until(lambda: len(self.ask(waiting, name)) >= many, "nobody waits")

    def _connected(self, name: str) -> Connection:
        engine = create_engine(driven(self.url(name)), poolclass=NullPool, isolation_level="AUTOCOMMIT")
        return engine.connect()

    def _answers(self) -> bool:
        try:
            self.tell("SELECT 1")
        except OperationalError:
            return False
        return True


def asked(url: str, query: str, *args: object) -> list[tuple[object, ...]]:
    """Queries a database directly; `?` stands for a value, as with SQLite."""
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query.replace("?", "%s"), args)]


def changed(url: str, query: str, *args: object) -> None:
    """Changes a database directly."""
    with create_engine(driven(url), poolclass=NullPool).begin() as connection:
        connection.exec_driver_sql(query.replace("?", "%s"), args)


def driven(url: str) -> str:
    """Adds the driver to a URL, for an engine created by a test."""
    return url.replace("postgresql:", "postgresql+psycopg:", 1)


def one_for_tests() -> Iterator[Cluster]:
    """For a fixture. Skips the tests, with a reason, if PostgreSQL is not installed."""
    if programs() is None:
        pytest.skip(WITHOUT)
    with running() as cluster:
        yield cluster


@contextmanager
def running(*, is_durable: bool = False) -> Iterator[Cluster]:
    """Runs a server within the block. If durable, it waits for the disk, as in production."""
    with tempfile.TemporaryDirectory(prefix="house-pg-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), is_durable=is_durable)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.kill()  # nothing of it needs to be saved


def _somebody_unprivileged() -> tuple[int | None, int | None]:
    """Returns the user and group to run it as if we are root; otherwise None."""
    if os.geteuid() != 0:
        return None, None
    known = {entry.pw_name: (entry.pw_uid, entry.pw_gid) for entry in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)

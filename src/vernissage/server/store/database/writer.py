"""The database's only writer. It commits in groups.

All waiting jobs share one transaction and one commit, so a hundred moves at a hundred tables wait for the
disk once. A caller gets its result after the commit, so all moves shown to players are on the disk.

SQLAlchemy's asyncio is not used: each of its statements is a hop to another thread and back, and each task
has its own transaction. Here a whole group costs one hop, and the SQL is plain and synchronous. The platform
decides where jobs run: on a server, in a thread.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import InternalError, OperationalError

from vernissage.server.platform import Platform
from vernissage.server.store.database.errors import Lost
from vernissage.server.store.database.file import DatabaseFile
from vernissage.server.store.database.group import Job, keep

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

A_MINUTE: Final = 60.0
TROUBLE: Final = (OperationalError, InternalError)
"""Errors of the database itself, not of a statement. PostgreSQL's `InternalError` means read-only."""


class DatabaseWriter:
    """Collects jobs and writes them in groups. It belongs to the event loop in which it was created."""

    def __init__(self, engine: Engine, file: DatabaseFile, platform: Platform) -> None:
        self.engine = engine
        self.clock = platform.clock
        self._file = file
        event.listen(engine, "do_connect", file.connecting)
        self._is_open = False
        """Whether anything was written. Before that, the code that opens the database reports errors."""
        self._told = False
        """Whether the last log entry says that nothing can be stored."""
        self._quiet_until = 0.0
        self.closed = False
        # Kept from group to group: fetching and returning a connection would cost as much as several appends.
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._writer = platform.writer(self._write, _tell, self._end)

    def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """Runs `work` and returns its result after the commit. It may be done twice; see group.py."""
        return self._give(lambda connection, _: work(connection, *args, **kwargs), None)

    def run_row(self, work: Callable[[Connection, list[R]], T], row: R) -> asyncio.Future[T]:
        """Runs a function that takes many rows. Adjacent jobs with one function become one call."""
        return self._give(work, row)

    def run_apart(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Runs work outside of a transaction, after all jobs given before."""
        return self._give(lambda connection, _: work(connection), None, apart=True)

    def _give(
        self, work: Callable[[Connection, list[Any]], T], row: object, *, apart: bool = False
    ) -> asyncio.Future[T]:
        if self.closed:
            raise RuntimeError("the store is closed")
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._writer.give(Job(work, row, waiting, apart=apart))
        return waiting

    async def close(self) -> None:
        """Writes all jobs given so far, and disconnects."""
        self.closed = True
        await self._writer.close()

    def _write(self, group: list[Job[Any]]) -> None:
        if together := [job for job in group if not job.apart]:
            self._do(together)
        for job in group:
            if job.apart:
                self._do_apart(job)

    def _end(self) -> None:
        self._disconnect()
        self.engine.dispose()

    def _do(self, group: list[Job[Any]]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            else:
                self._file.check()
            keep(self._connection, group)
            self._file.opened()
            self._file.check()
        except Exception as error:  # noqa: BLE001 - every caller whose work is lost gets it
            for job in group:
                job.error = error
            self._say(str(getattr(error, "orig", error)))
            # A connection to a deleted file stays open: the file's contents can still be saved through it.
            if not isinstance(error, Lost) or self._file.is_another():
                self._disconnect()
        else:
            trouble = next((job.error for job in group if isinstance(job.error, TROUBLE)), None)
            self._say("" if trouble is None else str(trouble.orig))
            if trouble is not None:  # A connection to a read-only database would stay read-only.
                self._disconnect()

    def _do_apart(self, job: Job[Any]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            self._file.check()
            job.result = job.work(self._connection, [])
        except Exception as error:  # noqa: BLE001 - the caller gets it
            job.error = error

    def _say(self, trouble: str) -> None:
        """Logs when errors begin, at most once a minute, and when they are over."""
        self._is_open = self._is_open or not trouble
        if not trouble and self._told:
            log.warning("everything is kept again")
            self._told = False
        elif trouble and self._is_open and not self._told and self.clock.now() >= self._quiet_until:
            log.error("nothing can be kept: %s", trouble.partition("\n")[0])  # PostgreSQL's messages are long
            self._told, self._quiet_until = True, self.clock.now() + A_MINUTE

    def _disconnect(self) -> None:
        """Drops the connection, whose state is unknown after an error. The next group gets a new one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _tell(group: list[Job[Any]]) -> None:
    for job in group:
        job.tell()

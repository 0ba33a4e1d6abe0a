"""The one thread that speaks to the database, in grouped commits.

All jobs that wait when the thread comes round share one transaction and one commit, so a hundred moves
of a hundred tables wait for the disk once. Whoever gave a job hears of it after that commit: kept
before told.

Why not SQLAlchemy's asyncio: there every statement is a hop to another thread and back, and each task
has its own transaction. Here a whole group costs one hop, and the SQL is plain and synchronous.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import InternalError, OperationalError

from vernissage.server.store.database.errors import Lost
from vernissage.server.store.database.file import DatabaseFile
from vernissage.server.store.database.group import Job, keep

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

GATHERING: Final = 0.004
"""Seconds from one group to the next. A move in a quiet house is written at once; in a busy one a few come
together first, which costs each of them two milliseconds and the processor a fifth less."""

A_MINUTE: Final = 60.0
TROUBLE: Final = (OperationalError, InternalError)
"""Not what was asked is wrong, but the database itself. PostgreSQL's word for read-only is the second."""


class DatabaseThread:
    """Belongs to the event loop in which it was made."""

    def __init__(self, engine: Engine, file: DatabaseFile) -> None:
        self.engine = engine
        self._file = file
        event.listen(engine, "do_connect", file.connecting)
        self._is_open = False
        """Has anything been kept? Before that, whoever opens it says what is wrong."""
        self._told = False
        """Does the log say that nothing can be kept?"""
        self._quiet_until = 0.0
        self.closed = False
        # Kept from group to group: to fetch it and give it back would cost as much as several appends.
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        # A daemon: a house that falls without closing must not hang on it. Nobody was told of what is lost.
        Thread(target=self._work, name="database", daemon=True).start()

    def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """The result of this work, once it is committed. The work may be done twice; see group.py."""
        return self._give(lambda connection, _: work(connection, *args, **kwargs), None)

    def run_row(self, work: Callable[[Connection, list[R]], T], row: R) -> asyncio.Future[T]:
        """The same for work that takes many rows at once: those of waiting neighbours come together."""
        return self._give(work, row)

    def run_apart(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The result of work that needs to be without a transaction, after all that was given before."""
        return self._give(lambda connection, _: work(connection), None, apart=True)

    def _give(
        self, work: Callable[[Connection, list[Any]], T], row: object, *, apart: bool = False
    ) -> asyncio.Future[T]:
        if self.closed:
            message = "the store is closed"
            raise RuntimeError(message)
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, row, waiting, apart=apart))
        return waiting

    async def close(self) -> None:
        """Everything that was given before is written first."""
        if not self.closed:
            self.closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    def _work(self) -> None:
        last, began = False, 0.0
        while not last:
            waiting = [self._jobs.get()]
            sleep(max(0.0, began + GATHERING - monotonic()))
            began = monotonic()
            waiting += [self._jobs.get() for _ in range(self._jobs.qsize())]
            group = [job for job in waiting if job is not None]
            last = len(group) < len(waiting)
            if group:
                if together := [job for job in group if not job.apart]:
                    self._do(together)
                for job in group:
                    if job.apart:
                        self._do_apart(job)
                # One call wakes the event loop for all of them.
                self._loop.call_soon_threadsafe(_tell, group)
        self._disconnect()
        self.engine.dispose()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _do(self, group: list[Job[Any]]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            else:
                self._file.check()
            keep(self._connection, group)
            self._file.opened()
            self._file.check()
        except Exception as error:  # noqa: BLE001 - everyone whose work is lost is told, whatever it is
            for job in group:
                job.error = error
            self._say(str(getattr(error, "orig", error)))
            # What was in a file that is gone can still be saved by whoever has it open, so that stays.
            if not isinstance(error, Lost) or self._file.is_another():
                self._disconnect()
        else:
            trouble = next((job.error for job in group if isinstance(job.error, TROUBLE)), None)
            self._say("" if trouble is None else str(trouble.orig))
            if trouble is not None:  # A connection to what is read-only would stay so.
                self._disconnect()

    def _do_apart(self, job: Job[Any]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            self._file.check()
            job.result = job.work(self._connection, [])
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it is
            job.error = error

    def _say(self, trouble: str) -> None:
        """In the log, when it begins and when it is over; from a full disk one can read, so not too often."""
        self._is_open = self._is_open or not trouble
        if not trouble and self._told:
            log.warning("everything is kept again")
            self._told = False
        elif trouble and self._is_open and not self._told and monotonic() >= self._quiet_until:
            log.error("nothing can be kept: %s", trouble.partition("\n")[0])  # PostgreSQL goes on and on
            self._told, self._quiet_until = True, monotonic() + A_MINUTE

    def _disconnect(self) -> None:
        """After an error nobody knows what state a connection is in: the next group gets a new one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _tell(group: list[Job[Any]]) -> None:
    for job in group:
        job.tell()

"""The one thread that speaks to the database, in grouped commits.

All jobs that wait when the thread comes round share one transaction and one commit, so a hundred moves
of a hundred tables wait for the disk once. Whoever gave a job hears of it after that commit: kept
before told.

Why not SQLAlchemy's asyncio: there every statement is a hop to another thread and back, and each task
has its own transaction. Here a whole group costs one hop, and the SQL is plain and synchronous.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from vernissage.server.store.errors import meaning

P = ParamSpec("P")
T = TypeVar("T")


class Job(Generic[T]):
    """Something to do in the database, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T], waiting: asyncio.Future[T]) -> None:
        self._work = work
        self._waiting = waiting
        self._result: T
        self._error: Exception | None = None

    def do(self, connection: Connection) -> None:
        """A job that fails undoes its own part of the transaction and leaves its neighbours alone.

        If even that fails, the database has given up the whole transaction: then the error goes up.
        """
        # In plain SQL: SQLAlchemy's own object for it would take thrice the time of an append.
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            self._result = self._work(connection)
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it is
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
            self._error = meaning(error) if isinstance(error, IntegrityError) else error
        connection.exec_driver_sql("RELEASE SAVEPOINT job")

    def fail(self, error: Exception) -> None:
        self._error = error

    def tell(self) -> None:
        """Only in the event loop. Whoever was cancelled hears nothing, but the job is done all the same."""
        if self._waiting.done():
            return
        if self._error is None:
            self._waiting.set_result(self._result)
        else:
            self._waiting.set_exception(self._error)


class DatabaseThread:
    """Belongs to the event loop in which it was made."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.closed = False
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        # A daemon: a house that falls without closing must not hang on it. Nobody was told of what is lost.
        Thread(target=self._work, name="database", daemon=True).start()

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of this work, once it is committed."""
        if self.closed:
            message = "the store is closed"
            raise RuntimeError(message)
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(lambda connection: work(connection, *args, **kwargs), waiting))
        return await waiting

    async def close(self) -> None:
        """Everything that was given before is written first."""
        if not self.closed:
            self.closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    def _work(self) -> None:
        last = False
        while not last:
            waiting = [self._jobs.get()]
            waiting += [self._jobs.get() for _ in range(self._jobs.qsize())]
            group = [job for job in waiting if job is not None]
            last = len(group) < len(waiting)
            self._do(group)
            # One call wakes the event loop for all of them.
            self._loop.call_soon_threadsafe(_tell, group)
        self.engine.dispose()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _do(self, group: list[Job[Any]]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in group:
                    job.do(connection)
        except Exception as error:  # noqa: BLE001 - the same: everyone whose work is lost is told
            for job in group:
                job.fail(error)


def _tell(group: list[Job[Any]]) -> None:
    for job in group:
        job.tell()

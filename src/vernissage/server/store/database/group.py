"""A group of jobs: one transaction and one commit for all of them.

Nearly every group succeeds, so it is first done without savepoints. If a job fails, the whole group is rolled
back and done again, one job after the other with a savepoint each: then every caller gets the result of its
own job. So a job may be done twice, and must do nothing but use the connection it is given.
"""

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from vernissage.server.store.database.errors import meaning

T = TypeVar("T")

Work = Callable[[Connection, list[Any]], T]
"""A function that handles rows, each as if it were alone. One call may bring the rows of many jobs."""


class Job(Generic[T]):
    """Work to do in the database, and the future of the caller who waits for it."""

    __slots__ = ("apart", "error", "result", "row", "waiting", "work")

    def __init__(
        self, work: Work[T], row: object, waiting: asyncio.Future[T], *, apart: bool = False
    ) -> None:
        self.work = work
        self.row = row
        self.waiting = waiting
        self.apart = apart
        """Whether the job runs after the others, outside of a transaction."""
        self.result: T
        self.error: Exception | None = None

    def tell(self) -> None:
        """Resolves the caller's future, in the event loop. Does nothing if the caller was cancelled."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.result)
        else:
            self.waiting.set_exception(self.error)


def keep(connection: Connection, group: Sequence[Job[Any]]) -> None:
    """Does all jobs and commits. If it raises, none of them counts as done.

    A commit that fails is not tried again: it may have succeeded all the same, and then a second try would
    fail because the rows exist already.
    """
    transaction = connection.begin()
    try:
        _do_at_once(connection, group)
    except Exception:  # noqa: BLE001 - doing them one by one finds the failed job
        transaction.rollback()
        # If the connection was lost, this opens it again.
        transaction = connection.begin()
        for job in group:
            _do_alone(connection, job)
    transaction.commit()


def _do_at_once(connection: Connection, group: Sequence[Job[Any]]) -> None:
    """Does the jobs in order. Adjacent jobs with one function become one call."""
    for work, neighbours in groupby(group, attrgetter("work")):
        jobs = list(neighbours)
        result = work(connection, [job.row for job in jobs])
        for job in jobs:
            job.result = result


def _do_alone(connection: Connection, job: Job[Any]) -> None:
    """Does one job within a savepoint. If it fails, only this job is rolled back.

    If the rollback fails too, the database has given up the whole transaction, and the exception is raised.
    """
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.result = job.work(connection, [job.row])
    except Exception as error:  # noqa: BLE001 - the caller gets it
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        job.error = meaning(error) if isinstance(error, IntegrityError) else error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")

"""A group of jobs: one transaction, and one commit for all of them.

Nearly every group goes well, so it is first done without any precaution. Only if something fails is all
of it undone and done again, one job after the other with a savepoint each: then every caller gets the
answer to their own job. That is why a job may be done twice and must do nothing but speak to the
database, through the connection it is given.
"""

from __future__ import annotations

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
"""Does something with these rows, for each as if it came alone. One call may bring those of many jobs."""


class Job(Generic[T]):
    """Something to do in the database, and who waits for it."""

    __slots__ = ("apart", "error", "result", "row", "waiting", "work")

    def __init__(
        self, work: Work[T], row: object, waiting: asyncio.Future[T], *, apart: bool = False
    ) -> None:
        self.work = work
        self.row = row
        self.waiting = waiting
        self.apart = apart
        """Is it done after the others, and without a transaction?"""
        self.result: T
        self.error: Exception | None = None

    def tell(self) -> None:
        """Only in the event loop. Whoever was cancelled hears nothing, but the job is done all the same."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.result)
        else:
            self.waiting.set_exception(self.error)


def keep(connection: Connection, group: Sequence[Job[Any]]) -> None:
    """Do them and commit. An error that comes out of here is everyone's: nobody may count on their job.

    A commit that fails is not tried again: it may have happened all the same, and then the second try
    would tell everyone that their number is taken.
    """
    transaction = connection.begin()
    try:
        _do_at_once(connection, group)
    except Exception:  # noqa: BLE001 - whose it is and what it means comes out when they are done one by one
        transaction.rollback()
        # If the connection was lost, this opens it again.
        transaction = connection.begin()
        for job in group:
            _do_alone(connection, job)
    transaction.commit()


def _do_at_once(connection: Connection, group: Sequence[Job[Any]]) -> None:
    """In their order; neighbours with the same work by one call."""
    for work, neighbours in groupby(group, attrgetter("work")):
        jobs = list(neighbours)
        result = work(connection, [job.row for job in jobs])
        for job in jobs:
            job.result = result


def _do_alone(connection: Connection, job: Job[Any]) -> None:
    """A job that fails undoes its own part of the transaction and leaves its neighbours alone.

    If even that fails, the database has given up the whole transaction: then the error goes up.
    """
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.result = job.work(connection, [job.row])
    except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it is
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        job.error = meaning(error) if isinstance(error, IntegrityError) else error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")

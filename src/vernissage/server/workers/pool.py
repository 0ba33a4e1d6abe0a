"""A pool of workers of fixed size. Lost workers are replaced; callers queue fairly."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from vernissage.server.platform import LostError, Platform, Worker
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.fair_queue import FairQueue

Asked = TypeVar("Asked")
Found = TypeVar("Found")

log = logging.getLogger(__name__)

NICE: Final = 10
"""The Unix niceness of work that no player waits for."""


class WorkerPool:
    """A pool of workers for one kind of task. Each worker starts when it is first needed."""

    def __init__(self, platform: Platform, size: int, nice: int = 0) -> None:
        self._platform = platform
        self._nice = nice
        self._workers = {platform.worker(nice) for _ in range(size)}
        self._turns = FairQueue(self._workers)
        self._doing: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self.lost = 0
        """How many workers had to be replaced."""

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return len(self._turns)

    async def run(
        self, turn: str, work: Callable[[Asked], Found], asked: Asked, limit: float, payer: Payer = NOBODY
    ) -> Found:
        """Returns the result of `work(asked)` from a worker. The caller queues under the name `turn`.

        A caller can be cancelled; a worker that has begun its task finishes it all the same.
        """
        worker = await self._turns.take(turn)
        doing = asyncio.create_task(self._do(worker, work, asked, limit, payer))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    async def _do(
        self, worker: Worker, work: Callable[[Asked], Found], asked: Asked, limit: float, payer: Payer
    ) -> Found:
        """Runs a task. If the worker is lost, tries another one, because the task need not be the reason."""
        try:
            try:
                found, took = await worker.do(work, asked, limit)
            except LostError:
                worker = self._replaced(worker)
                found, took = await worker.do(work, asked, limit)
        except LostError:
            payer.pay(limit)  # both tries may have taken this long
            worker = self._replaced(worker)
            raise
        else:
            payer.pay(took)
            return found
        finally:
            self._turns.give(worker)

    def _replaced(self, worker: Worker) -> Worker:
        worker.end()
        worker.join()
        if self._is_closed:
            return worker
        self.lost += 1
        log.warning("a process of the bots was lost, and another takes its place")
        self._workers.remove(worker)
        another = self._platform.worker(self._nice)
        self._workers.add(another)
        return another

    def close(self) -> None:
        """Ends all workers and drops their tasks."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.join()

    def _done(self, doing: asyncio.Task[Any]) -> None:
        self._doing.remove(doing)
        if not doing.cancelled():
            doing.exception()  # retrieved, so that asyncio does not log it when nobody waits any more

"""So many processes, never more: whoever is lost is replaced, and whoever wants one takes turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.fair_queue import Turns
from vernissage.server.workers.worker import LostError, Worker

Asked = TypeVar("Asked")
Found = TypeVar("Found")

log = logging.getLogger(__name__)

NICE: Final = 10
"""For what can wait: whoever plays has the processors first."""


class Crew:
    """Workers for one kind of task. Each process starts when it is first needed."""

    def __init__(self, size: int, nice: int = 0) -> None:
        self._nice = nice
        self._workers = {Worker(nice) for _ in range(size)}
        self._turns = Turns(self._workers)
        self._doing: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self.lost = 0
        """How many processes had to be replaced."""

    @property
    def waiting(self) -> int:
        """How many tasks wait for a process."""
        return len(self._turns)

    async def run(
        self, turn: str, work: Callable[[Asked], Found], asked: Asked, limit: float, payer: Payer = NOBODY
    ) -> Found:
        """What this work comes to in one of the processes, when it is this one's turn.

        Whoever no longer wants to know leaves; the process, if it is at it by then, goes on to the end.
        """
        worker = await self._turns.take(turn)
        doing = asyncio.create_task(self._do(worker, work, asked, limit, payer))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    async def _do(
        self, worker: Worker, work: Callable[[Asked], Found], asked: Asked, limit: float, payer: Payer
    ) -> Found:
        """Asked of a second process if the first is lost: that need not be the fault of the question."""
        try:
            try:
                found, took = await worker.do(work, asked, limit)
            except LostError:
                worker = self._replaced(worker)
                found, took = await worker.do(work, asked, limit)
        except LostError:
            payer.pay(limit)  # it may have taken as long, twice
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
        another = Worker(self._nice)
        self._workers.add(another)
        return another

    def close(self) -> None:
        """No more: whatever is still being done is dropped, and nothing is left running."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.join()

    def _done(self, doing: asyncio.Task[Any]) -> None:
        self._doing.remove(doing)
        if not doing.cancelled():
            doing.exception()  # if nobody waits for it any more, that need not be said

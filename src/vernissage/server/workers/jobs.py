"""Long computations that several people may ask for, such as a coach's report or the solution of a day."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Hashable
from contextlib import aclosing
from dataclasses import dataclass
from math import inf
from typing import Final, Generic, TypeVar

from vernissage.core.refusal import Refusal
from vernissage.server.platform.payer import Payer, too_often

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")

log = logging.getLogger(__name__)

AGAIN: Final = 60.0
"""Seconds until somebody may ask again who came while too many jobs were running."""


@dataclass(slots=True)
class Job(Generic[Found]):
    """One computation, running or finished."""

    found: Found
    """The result so far."""
    asked: float
    """When somebody last asked for it, by the event loop's clock."""
    failed: bool = False
    task: asyncio.Task[None] | None = None
    """None once it has finished."""


class Jobs(Generic[Key, Found]):
    """One job for each key, shared by all who ask for it and paid for by the first of them.

    Jobs advance step by step, and only one job makes a step at a time: bots who play come first. Results are
    cached, at most `most` of them. A job that nobody has asked for in `patience` seconds is dropped.
    """

    def __init__(self, most: int, patience: float = inf) -> None:
        self._most = most
        self._patience = patience
        self._jobs: dict[Key, Job[Found]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    @property
    def running(self) -> list[Key]:
        """The keys of unfinished jobs."""
        return [key for key, job in self._jobs.items() if job.task is not None]

    def find(self, key: Key) -> Job[Found] | None:
        """The job for this key, if there is one. It counts as asked for."""
        job = self._jobs.get(key)
        if job is not None:
            job.asked = asyncio.get_running_loop().time()
        return job

    def refuse(self, payer: Payer) -> Refusal | None:
        """Why no further job can start. If one can, the payer is charged for the start."""
        return too_often(AGAIN) if len(self.running) >= self._most else payer.refuse()

    def start(self, key: Key, found: Found, steps: AsyncGenerator[Found, None]) -> Job[Found]:
        """Starts a job that yields a better result after each step; `found` is the result until then."""
        job = self._jobs[key] = Job(found, asyncio.get_running_loop().time())
        job.task = asyncio.create_task(self._run(key, job, steps))
        finished = [each for each, other in self._jobs.items() if other.task is None]
        for each in finished[: max(0, len(self._jobs) - self._most)]:
            del self._jobs[each]
        return job

    def close(self) -> None:
        """Cancels all jobs."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def _run(self, key: Key, job: Job[Found], steps: AsyncGenerator[Found, None]) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with aclosing(steps):
                while True:
                    async with self._one_at_a_time:
                        if loop.time() - job.asked > self._patience:
                            del self._jobs[key]
                            return
                        job.found = await anext(steps)
        except StopAsyncIteration:
            pass
        except Exception:
            log.exception("a job failed")
            job.failed = True
        finally:
            job.task = None

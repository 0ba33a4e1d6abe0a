"""Long computations that several people may request, such as a coach's report or a solution."""

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
"""Seconds that a caller is told to wait if too many jobs are running."""


@dataclass(slots=True)
class Job(Generic[Found]):
    """One computation, running or finished."""

    found: Found
    """The result so far."""
    asked: float
    """The time of the last request for the job, by the event loop's clock."""
    failed: bool = False
    task: asyncio.Task[None] | None = None
    """The task that runs the job; None once it has finished."""


class Jobs(Generic[Key, Found]):
    """One job for each key, shared by all callers who request it and paid for by the first of them.

    Jobs advance step by step, and only one job makes a step at a time, because bots in games come first. At
    most `most` results are cached. A job that nobody has requested for `patience` seconds is dropped.
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
        """Returns the job for this key; None if there is none. It counts as a request for the job."""
        job = self._jobs.get(key)
        if job is not None:
            job.asked = asyncio.get_running_loop().time()
        return job

    def refuse(self, payer: Payer) -> Refusal | None:
        """Returns a refusal if no further job can start. Otherwise charges the payer and returns None."""
        return too_often(AGAIN) if len(self.running) >= self._most else payer.refuse()

    def start(self, key: Key, found: Found, steps: AsyncGenerator[Found, None]) -> Job[Found]:
        """Starts a job. Each step yields a better result; `found` is the result before the first step."""
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

"""The platform of a server process: threads, worker processes, and a thread that writes to the database."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Final, Generic, ParamSpec, TypeVar

from vernissage.server.platform import Executor, Worker, Writer
from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.process import Process

P = ParamSpec("P")
T = TypeVar("T")
Job = TypeVar("Job")

GATHERING: Final = 0.004
"""Seconds from one group of jobs to the next. A quiet server writes moves at once. A busy one gathers a few
moves first. That delays each of them by two milliseconds, and saves a fifth of the processor time."""


class Machine:
    """A platform of threads and processes. Chance and clock are the operating system's unless given."""

    def __init__(self, chance: Chance | None = None, clock: Clock | None = None) -> None:
        self.chance = chance or Chance()
        self.clock = clock or Clock()

    def executor(self, size: int = 1) -> Executor:
        return Threads(size)

    def worker(self, nice: int = 0) -> Worker:
        return Process(nice)

    def writer(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> Writer[Job]:
        return WriterThread(write, tell, end)


class Threads:
    """Runs calls in up to `size` threads, which are started when they are first needed."""

    def __init__(self, size: int) -> None:
        self._pool = ThreadPoolExecutor(size, "beside")

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *args, **kwargs))


class WriterThread(Generic[Job]):
    """Writes in one thread. It belongs to the event loop in which it was created."""

    def __init__(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> None:
        self._write = write
        self._tell = tell
        self._end = end
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        # A daemon: a server that crashes must not wait for it. Moves lost then were not reported to anybody.
        Thread(target=self._work, name="database", daemon=True).start()

    def give(self, job: Job) -> None:
        self._jobs.put(job)

    async def close(self) -> None:
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
                self._write(group)
                # One call wakes the event loop for the whole group.
                self._loop.call_soon_threadsafe(self._tell, group)
        self._end()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

"""A platform of one thread in one process: all work is done at once, in the event loop."""

import asyncio
from collections.abc import Callable
from traceback import format_exc
from typing import Generic, ParamSpec, TypeVar

from vernissage.server.platform import Executor, FailedError, Worker, Writer
from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock

P = ParamSpec("P")
T = TypeVar("T")
Asked = TypeVar("Asked")
Found = TypeVar("Found")
Job = TypeVar("Job")


class Inline:
    """A platform of one thread. Chance and clock are the operating system's unless given."""

    def __init__(self, chance: Chance | None = None, clock: Clock | None = None) -> None:
        self.chance = chance or Chance()
        self.clock = clock or Clock()

    def executor(self, size: int = 1) -> Executor:  # noqa: ARG002 - it never runs more than one call
        return InlineExecutor()

    def worker(self, nice: int = 0) -> Worker:  # noqa: ARG002 - one thread has no priorities
        return InlineWorker(self.clock)

    def writer(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> Writer[Job]:
        return InlineWriter(write, tell, end)


class InlineExecutor:
    """Calls functions at once, in the event loop."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)


class InlineWorker:
    """Calls the function it is given. It can't be interrupted, so `limit` has no effect."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def do(self, work: Callable[[Asked], Found], asked: Asked, limit: float) -> tuple[Found, float]:  # noqa: ARG002 - as it says
        begun = self._clock.busy()
        try:
            return work(asked), self._clock.busy() - begun
        except Exception as error:
            raise FailedError(format_exc()) from error

    def end(self) -> None:
        """Does nothing, since there is no process to end."""

    def join(self) -> None:
        """Does nothing, since there are no resources to free."""


class InlineWriter(Generic[Job]):
    """Writes the jobs given in one turn of the event loop as one group, in the next turn."""

    def __init__(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> None:
        self._write = write
        self._tell = tell
        self._end = end
        self._group: list[Job] = []

    def give(self, job: Job) -> None:
        if not self._group:
            asyncio.get_running_loop().call_soon(self._work)
        self._group.append(job)

    async def close(self) -> None:
        self._work()
        self._end()

    def _work(self) -> None:
        group, self._group = self._group, []
        if group:
            self._write(group)
            self._tell(group)

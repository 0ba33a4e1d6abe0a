"""The platform of a server: time, chance, blocking work, worker processes and the database's writer.

A server is given one `Platform` and hands it to every part that needs it. Nothing else in the server names a
thread, a process, a clock or a source of randomness. There are three kinds:

- `machine`: threads and processes, for a server.
- `inline`: one thread of one process; all work is done at once. For a browser tab.
- `simulated`: inline, with virtual time, and with chance and order drawn from a seed. For tests.

Sleeps, timeouts and timers are asyncio's: a simulation replaces the event loop.
"""

from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock

P = ParamSpec("P")
T = TypeVar("T")
Asked = TypeVar("Asked")
Found = TypeVar("Found")
Job = TypeVar("Job")
Job_contra = TypeVar("Job_contra", contravariant=True)


class LostError(Exception):
    """Raised when a worker ended before it answered, or was stopped because it took too long."""


class FailedError(Exception):
    """Raised when the work raised an exception. The message is its traceback. The worker stays usable."""


class Executor(Protocol):
    """Runs blocking work outside of the event loop."""

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """Calls `work` with these arguments, and returns its result."""


class Worker(Protocol):
    """Does one task at a time, often in another process. It starts with its first task."""

    async def do(self, work: Callable[[Asked], Found], asked: Asked, limit: float) -> tuple[Found, float]:
        """Returns the result of `work(asked)`, and the processor time it took in seconds.

        Raises `LostError` if there is no result within `limit` seconds, and `FailedError` if the work raises.
        """

    def end(self) -> None:
        """Stops the worker at once. Callers that wait for a result get `LostError`."""

    def join(self) -> None:
        """Frees the resources of an ended worker."""


class Writer(Protocol[Job_contra]):
    """Takes jobs in order, and writes all waiting jobs as one group."""

    def give(self, job: Job_contra) -> None:
        """Adds a job to the next group."""

    async def close(self) -> None:
        """Writes all jobs given so far, and ends the writer."""


class Platform(Protocol):
    """The parts that depend on where a server runs."""

    clock: Clock
    chance: Chance

    def executor(self, size: int = 1) -> Executor:
        """Returns an executor that runs at most `size` calls at the same time."""

    def worker(self, nice: int = 0) -> Worker:
        """Returns a worker for long computations. `nice` lowers its priority, as in Unix."""

    def writer(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> Writer[Job]:
        """Returns the database's writer. `write` and `end` may run in a thread, `tell` in the event loop."""

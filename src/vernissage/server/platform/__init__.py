"""What a house runs on: time, chance, blocking work, thinking workers and the database's writer.

A house is given one `Platform` and hands it to every part that needs it. Nothing else in the server names a
thread, a process, a clock or a source of randomness. There are three kinds:

- `machine`: threads and processes, for a server.
- `inline`: one thread of one process; all work is done at once. For a browser tab.
- `simulated`: inline, with virtual time, and with chance and order drawn from a seed. For tests.

Waiting (sleeps, timeouts, timers) is asyncio's: a simulation brings an event loop of its own.
"""

from __future__ import annotations

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
    """The worker ended before it had answered, or it was ended because it took too long."""


class FailedError(Exception):
    """The work raised an exception; the message is its traceback. The worker can go on."""


class Executor(Protocol):
    """Runs blocking work beside the event loop."""

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """What this call returns or raises."""


class Worker(Protocol):
    """Does one task at a time. It starts with its first task."""

    async def do(self, work: Callable[[Asked], Found], asked: Asked, limit: float) -> tuple[Found, float]:
        """The result of `work(asked)`, and how many seconds of a processor it took.

        Raises `LostError` where there is none within `limit` seconds, `FailedError` where the work raises.
        """

    def end(self) -> None:
        """Stop at once. Whoever waits for a result gets `LostError`."""

    def join(self) -> None:
        """Free what an ended worker has held."""


class Writer(Protocol[Job_contra]):
    """Takes jobs in order and writes all that wait as one group."""

    def give(self, job: Job_contra) -> None:
        """This job belongs to the next group."""

    async def close(self) -> None:
        """Returns when everything given before is written."""


class Platform(Protocol):
    """All that differs between the places where a house can run."""

    clock: Clock
    chance: Chance

    def executor(self, size: int = 1) -> Executor:
        """For blocking work of one kind: at most `size` pieces of it run at the same time."""

    def worker(self, nice: int = 0) -> Worker:
        """For work that takes a processor's time. With `nice`, others have the processor first."""

    def writer(
        self, write: Callable[[list[Job]], None], tell: Callable[[list[Job]], None], end: Callable[[], None]
    ) -> Writer[Job]:
        """The database's writer. `write` and `end` may run in a thread, `tell` runs in the event loop."""

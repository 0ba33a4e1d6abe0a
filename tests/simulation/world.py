"""Simulated processes in one event loop: each can be stopped, continued and killed at any moment.

Every callback of the event loop has a context, and a process is a variable of it. All that a server starts
inherits the variable, so the loop knows whose callback it runs. It keeps those of a frozen process for later,
and drops those of a dead one.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any, Final, Literal, TypeAlias, TypeVar

from vernissage.server.platform.simulated import VirtualLoop

T = TypeVar("T")
State: TypeAlias = Literal["running", "frozen", "dead"]
MANY: Final = 100
"""How many cancelled timers may be left in the queue."""
UNNOTICED: Final = 5.0
"""Seconds in which somebody must have noticed the exception of a task."""


class Process:
    """A simulated process: everything that was started in its context."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.state: State = "running"
        self.since = 0.0
        """When it got into this state."""
        self.later: deque[asyncio.Handle] = deque()
        """What a frozen process does when it goes on."""
        self.context: Context = copy_context()
        self.context.run(HERE.set, self)


HERE: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process whose code runs now; None outside of all processes."""


class World(VirtualLoop):
    """The event loop of a night. The seed decides which process is next, as the machine's scheduler does.

    Within a process callbacks run in the order in which they became ready: asyncio promises that.
    """

    _timer_cancelled_count: int
    """How many cancelled timers are left, as the base class counts them."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.outside = copy_context()
        """The context of everything that is in no process: people, networks, faults."""
        self.story: list[tuple[float, str]] = []
        """What happened when, for whoever reads it."""
        self.findings: list[str] = []
        """What must not happen, and did."""
        self.counts: Counter[str] = Counter()
        """How often something happened: faults, messages and the like."""
        self.paths: Counter[str] = Counter()
        """How often each rare path was walked."""
        self.is_quiet = False
        """Whether the last fault is so long ago that nothing of it may be left."""
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap of its own: tuples are compared faster than timers, and the number keeps the order."""
        self._numbers = count()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.set_task_factory(self._make_task)
        self.set_exception_handler(self._complain)

    # What everybody may use

    def tell(self, what: str) -> None:
        """Adds a line to the story of the night."""
        self.story.append((self.time(), what))

    def sometimes(self, path: str) -> None:
        """Counts that a rare path was walked (sometimes.py)."""
        self.paths[path] += 1

    def find(self, what: str) -> None:
        """Notes a finding."""
        self.findings.append(f"{self.time():.3f}: {what}")
        self.tell(f"FOUND {what}")

    def later(self, seconds: float, work: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Calls a function outside of all processes."""
        return self.call_later(seconds, work, *args, context=self.outside)

    def spawn(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task in a process."""
        return self.create_task(work, context=process.context.copy())

    def freeze(self, process: Process) -> None:
        process.state, process.since = "frozen", self.time()

    def thaw(self, process: Process) -> None:
        """Lets a frozen process go on. All that was due meanwhile is due now."""
        if process.state == "frozen":
            process.state, process.since = "running", self.time()
            self._ready.extend(process.later)
            process.later.clear()

    def kill(self, process: Process) -> None:
        """Ends a process in the middle of everything. None of its code runs any more."""
        process.state, process.since = "dead", self.time()
        process.later.clear()

    # How it works

    def call_at(  # type: ignore[override]  # typeshed knows the types of the arguments
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        timer._scheduled = True  # type: ignore[attr-defined]  # so the base class counts its cancellation
        heapq.heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    def _run_once(self) -> None:
        """Runs all that is ready."""
        self._forget_cancelled()
        if not self._ready:
            if not self._timers:
                raise RuntimeError("nothing is due, so nothing would ever happen again")
            self._now = max(self._now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._now:
            _, _, timer = heapq.heappop(self._timers)
            timer._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(timer)
        waiting: dict[Process | None, deque[asyncio.Handle]] = {}
        for handle in self._ready:
            waiting.setdefault(handle._context.get(HERE), deque()).append(handle)  # type: ignore[attr-defined]
        order = [process for process, handles in waiting.items() for _ in handles]
        self._ready.clear()
        if len(waiting) > 1:
            self._order.shuffle(order)
        for process in order:
            self._run(process, waiting[process].popleft())

    @staticmethod
    def _run(process: Process | None, handle: asyncio.Handle) -> None:
        if handle.cancelled() or (process is not None and process.state == "dead"):
            return
        if process is not None and process.state == "frozen":
            process.later.append(handle)
        else:
            handle._run()

    def _forget_cancelled(self) -> None:
        if self._timer_cancelled_count > MANY:
            self._timers = [timer for timer in self._timers if not timer[2].cancelled()]
            heapq.heapify(self._timers)
            self._timer_cancelled_count = 0
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)

    def _make_task(self, _loop: object, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        """Makes a task that is kept until it is done: of those of the dead, nothing may run at their end."""
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._done, context=self.outside)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if _is_unnoticed(task):
            self.later(UNNOTICED, self._look_at, task)

    def _look_at(self, task: asyncio.Task[Any]) -> None:
        if _is_unnoticed(task):
            self.find(f"a task died unnoticed: {task.get_coro()!r}, {task.exception()!r}")

    def _complain(self, _loop: object, context: dict[str, Any]) -> None:
        self.find(f"the event loop complains: {context.get('message')}, {context.get('exception')!r}")


def _is_unnoticed(task: asyncio.Task[Any]) -> bool:
    return bool(task._log_traceback)  # set until somebody asks for the exception

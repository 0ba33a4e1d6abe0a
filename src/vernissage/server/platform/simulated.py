"""A platform with virtual time, which jumps to the next timer.

Everything else is as in `inline`. A seed decides all random values, and the order of tasks that are ready at
the same time. Equal seeds and equal calls give equal bytes, so a failure can be replayed.
"""

import asyncio
import hashlib
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from random import Random
from selectors import SelectorKey, SelectSelector
from typing import Any, Final, TypeVar

from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.inline import Inline

T = TypeVar("T")

BEGINNING: Final = 1_900_000_000.0
"""The time at which a simulation begins, in seconds since 1970."""


class Simulated(Inline):
    """A simulated platform. `run` starts the simulation."""

    def __init__(self, seed: str) -> None:
        self.loop = VirtualLoop(seed)
        clock = Clock(self.loop.time, lambda: BEGINNING + self.loop.time(), busy=lambda: 0.0)
        super().__init__(SeededChance(seed), clock)

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Runs the coroutine `main` to its end. It can be called only once."""
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            return runner.run(main)


class SeededChance(Chance):
    """Derives random values from a seed. Each kind of value has a sequence of its own."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def raw(self, what: str, count: int) -> bytes:
        self._drawn[what] += 1
        return hashlib.shake_256(f"{self._seed}\0{what}\0{self._drawn[what]}".encode()).digest(count)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop that never waits: its clock jumps to the next timer. It has no network."""

    _ready: deque[asyncio.Handle]
    """The base class's queue of callbacks for the next turn."""

    def __init__(self, seed: str) -> None:
        self._now = 0.0
        self._order = Random(seed)  # noqa: S311 - no secret, and repeatable
        super().__init__(_NoFiles(self._pass))

    def time(self) -> float:
        return self._now

    def _pass(self, seconds: float) -> None:
        self._now += seconds

    def _run_once(self) -> None:
        """Runs one turn of the loop, in an order that the seed decides."""
        ready = list(self._ready)
        self._order.shuffle(ready)
        self._ready.clear()
        self._ready.extend(ready)
        super()._run_once()  # type: ignore[misc]  # asyncio's own, which typeshed leaves out


class _NoFiles(SelectSelector):
    """A selector without files: instead of waiting for them, it lets virtual time pass."""

    def __init__(self, let_pass: Callable[[float], None]) -> None:
        super().__init__()
        self._let_pass = let_pass

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing is due, so nothing would ever happen again")
        self._let_pass(timeout)
        return []

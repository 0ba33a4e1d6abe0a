"""What takes long and is worked out beside the table: nobody in the house waits for it but who asked.

A game is played again some inputs at a time. However many games are, at each turn of the event loop it is
one of them that goes on, and in between everyone else is heard. What has no steps is done in a thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from vernissage.core.hindsight import Stood, looking_back
from vernissage.core.match import AnyMatch
from vernissage.core.stepwise import Work
from vernissage.server.platform.payer import NOBODY, Payer

P = ParamSpec("P")
T = TypeVar("T")

STEPS: Final = 16
"""How many inputs are played again at a time: some milliseconds in any game."""


class Aside:
    """Belongs to the event loop in which it is used."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "aside")
        self._payer = NOBODY

    def paid_by(self, payer: Payer) -> Aside:
        """The same thread and the same turns, for somebody who pays for what is worked out there."""
        paid = copy(self)
        paid._payer = payer  # noqa: SLF001 - another of this class
        return paid

    async def done(self, work: Work[T]) -> T:
        """What this work leads to, some steps at a time."""
        while True:
            async with self._turn:
                begun = thread_time()
                try:
                    for _ in range(STEPS):
                        next(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                finally:
                    self._payer.pay(thread_time() - begun)
                await asyncio.sleep(0)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What this leads to, where it can't be divided."""
        loop = asyncio.get_running_loop()
        found, took = await loop.run_in_executor(self._thread, lambda: _timed(lambda: work(*args, **kwargs)))
        self._payer.pay(took)
        return found

    async def looked_back(self, match: AnyMatch, past: Stood | None = None) -> AnyMatch:
        """The same, with what it looks like in hindsight where it is over. What stood may be known."""
        look_back = match.game.extras.retrospect
        if look_back is None or match.outcome is None or match.hindsight is not None:
            return match
        if past is None:
            past = await self.done(looking_back(match))
        hindsight = await self.run(look_back, *past)
        return replace(match, hindsight=hindsight)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """And how many seconds of the processor it took."""
    begun = thread_time()
    return work(), thread_time() - begun

"""Runs long work in the background: only the caller waits for it.

Work that is divided into steps, such as replaying a game, runs in the event loop, some steps at a time, so
that other tasks run in between. Other work runs in an executor of the platform.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from vernissage.core.hindsight import Stood, looking_back
from vernissage.core.match import AnyMatch
from vernissage.core.stepwise import Work
from vernissage.server.platform import Platform
from vernissage.server.platform.payer import NOBODY, Payer

P = ParamSpec("P")
T = TypeVar("T")

STEPS: Final = 16
"""How many inputs are replayed at a time. This takes a few milliseconds in any game."""


class Background:
    """A queue for long work. It belongs to the event loop in which it is used."""

    def __init__(self, platform: Platform) -> None:
        self._turn = asyncio.Lock()
        self._executor = platform.executor()
        self._busy = platform.clock.busy
        self._payer = NOBODY

    def paid_by(self, payer: Payer) -> Background:
        """Returns this queue for one payer, who is charged for the time that work takes."""
        paid = copy(self)
        paid._payer = payer  # noqa: SLF001 - another of this class
        return paid

    async def done(self, work: Work[T]) -> T:
        """Runs work that is divided into steps, and returns its result."""
        while True:
            async with self._turn:
                begun = self._busy()
                try:
                    for _ in range(STEPS):
                        next(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                finally:
                    self._payer.pay(self._busy() - begun)
                await asyncio.sleep(0)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Calls a function in the executor, one at a time, and returns its result."""
        found, took = await self._executor.run(self._timed, partial(work, *args, **kwargs))
        self._payer.pay(took)
        return found

    async def looked_back(self, match: AnyMatch, past: Stood | None = None) -> AnyMatch:
        """Returns the match, with its retrospect if it is over. `past` is its history, if already known."""
        look_back = match.game.extras.retrospect
        if look_back is None or match.outcome is None or match.hindsight is not None:
            return match
        if past is None:
            past = await self.done(looking_back(match))
        hindsight = await self.run(look_back, *past)
        return replace(match, hindsight=hindsight)

    def _timed(self, work: Callable[[], T]) -> tuple[T, float]:
        """Returns the result of a function, and the processor time it took in seconds."""
        begun = self._busy()
        return work(), self._busy() - begun

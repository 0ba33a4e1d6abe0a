"""How long a seat may think, where the table has a clock: so many seconds for each question.

What people are looking at costs nobody time: a question is asked when all that was shown
before it has been seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from vernissage.core.seats import Seat
from vernissage.server.protocol import Clock

SECONDS: Final[dict[Clock, float | None]] = {"none": None, "relaxed": 120.0, "brisk": 30.0}


class Clocks:
    """The clocks of one table. Each runs for one question of one seat, and rings once."""

    def __init__(self, ring: Callable[[Seat, int], None]) -> None:
        self._ring = ring
        self._running: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}
        self._seen_at = 0.0
        """When all has been seen that was shown so far, one thing after the other."""

    def show(self, seconds: float) -> None:
        """Something is looked at for so long."""
        self._seen_at = max(self._seen_at, asyncio.get_running_loop().time()) + seconds

    def run(self, asked: dict[Seat, int], seconds: float | None) -> None:
        """These seats owe an answer to these questions: start what is new, stop what is answered."""
        for seat, (question, timer) in list(self._running.items()):
            if asked.get(seat) != question:
                timer.cancel()
                del self._running[seat]
        if seconds is None:
            return
        loop = asyncio.get_running_loop()
        begin = max(self._seen_at, loop.time())
        for seat in asked.keys() - self._running.keys():
            timer = loop.call_at(begin + seconds, self._rings, seat, asked[seat])
            self._running[seat] = (asked[seat], timer)

    def left(self) -> float | None:
        """Seconds until the first of them rings; None if none runs."""
        if not self._running:
            return None
        now = asyncio.get_running_loop().time()
        return max(0.0, min(timer.when() for _, timer in self._running.values()) - now)

    def stop(self) -> None:
        self.run({}, None)

    def _rings(self, seat: Seat, question: int) -> None:
        self._running.pop(seat, None)
        self._ring(seat, question)

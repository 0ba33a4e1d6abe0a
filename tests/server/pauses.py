"""Measures how long a bot takes from the question to its answer, on a simulated clock.

Time jumps from one timer to the next. The bot's own time depends on its cards, which is the worst case.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tests.chance import machine
from tests.conformance.leaks import forgotten
from tests.conformance.mutants import digest
from tests.conformance.options import Table
from tests.server.twin_rooms import moments
from vernissage.core.company import People, Waits
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.server.workers import bot_pool
from vernissage.server.workers.bot_pool import BotPool, Pace, Question

PACE = Pace(0.8, 1.8)


class Jumping(selectors.SelectSelector):
    """A selector without input: waiting takes no real time."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.passed += max(0.0, timeout or 0.0)
        return []


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop on a simulated clock."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.passed


class Weighing(BotPool):
    """Bots whose thinking time depends on what they are asked, up to the shortest pause."""

    async def _chosen(self, asked: Question, _turn: str) -> int | Waits:
        await asyncio.sleep(PACE.shortest * (digest([asked.view, asked.offers]) % 1_000) / 1_000)
        return 0


def answered_after(name: str, match: AnyMatch, seat: Seat) -> float:
    """Returns the seconds from a question to the answer, including the time for people to look."""
    asked = bot_pool.question(name, "random", match, seat, People(()))
    loop = Clockwork()
    try:
        loop.run_until_complete(Weighing(machine(), PACE).answer(asked, match.to_look_at))
        return round(loop.time(), 6)
    finally:
        loop.close()


def told_by_time(table: Table, many: int) -> Iterator[str]:
    """Yields where a bot's time depends on hidden cards."""
    for match in moments(table, many):
        state = forgotten(match.game, match, None, Rng(match.seed, "twin", len(match.inputs)))
        offers = tuple(match.game.offers(state, seat) for seat in range(match.players))
        other = replace(match, state=state, offers=offers)
        for seat in match.game.to_move(match.state):
            here, there = (answered_after(table.name, each, seat) for each in (match, other))
            if here != there:
                yield f"seat {seat} after {len(match.inputs)} inputs: {here} s, otherwise {there} s"

"""How long a bot takes at a table, from being asked to its answer, measured without waiting.

Time jumps from one alarm to the next. The thought itself takes as long as what the bot holds says: the
worst case, in which everything depends on it.
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
    """Nothing ever comes in: whoever waits is there at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.passed += max(0.0, timeout or 0.0)
        return []


class Clockwork(asyncio.SelectorEventLoop):
    """A loop that never waits."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.passed


class Weighing(BotPool):
    """Bots that think for as long as what they are asked says, but no longer than the shortest pause."""

    async def _chosen(self, asked: Question, _turn: str) -> int | Waits:
        await asyncio.sleep(PACE.shortest * (digest([asked.view, asked.offers]) % 1_000) / 1_000)
        return 0


def answered_after(name: str, match: AnyMatch, seat: Seat) -> float:
    """Seconds from a question to the answer, with what people are looking at meanwhile."""
    asked = bot_pool.question(name, "random", match, seat, People(()))
    loop = Clockwork()
    try:
        loop.run_until_complete(Weighing(machine(), PACE).answer(asked, match.to_look_at))
        return round(loop.time(), 6)
    finally:
        loop.close()


def told_by_time(table: Table, many: int) -> Iterator[str]:
    """Where a bot takes longer or shorter, depending on what lies hidden."""
    for match in moments(table, many):
        state = forgotten(match.game, match, None, Rng(match.seed, "twin", len(match.inputs)))
        offers = tuple(match.game.offers(state, seat) for seat in range(match.players))
        other = replace(match, state=state, offers=offers)
        for seat in match.game.to_move(match.state):
            here, there = (answered_after(table.name, each, seat) for each in (match, other))
            if here != there:
                yield f"seat {seat} after {len(match.inputs)} inputs: {here} s, otherwise {there} s"

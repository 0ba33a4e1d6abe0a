"""The load generator: plays at many tables at once and measures the server meanwhile.

    python -m bench.room_load ORDER

ORDER is JSON, see `room_terms`; so is the answer, in one line. It runs in the peers' environment, whose
socket library is written in C, so that one core is enough to saturate any of the servers.
"""

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles
from time import perf_counter, process_time

import msgspec
import uvloop

from bench.room_ours import People
from bench.room_peer import Matches
from bench.room_process import memory_of, time_of, time_of_all
from bench.room_socket import Table
from bench.room_terms import WARMING, Measured, Order

PATIENCE, EACH = 30.0, 0.2
"""The time-out in seconds for seating everyone: a constant, and an amount per table."""
AT_ONCE = 8
"""The number of tables set up concurrently."""

chance = Random(1).expovariate  # noqa: S311 - timing is no secret


@dataclass(slots=True)
class Total:
    """Measurements, summed over one or more sets of tables."""

    seconds: float = 0.0
    moves: int = 0
    cost: float = 0.0
    own_cost: float = 0.0
    beside_cost: float = 0.0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)


class Play:
    """Plays at all these tables, at a given rate of moves a second or at full speed."""

    def __init__(self, tables: Sequence[Table], rate: float | None) -> None:
        self.waits: list[float] = []
        self.over = asyncio.get_running_loop().create_future()
        """Set when the first table's game is over."""
        # Moves arrive as a Poisson process, like people's moves.
        self._each = None if rate is None else rate / len(tables)
        start = perf_counter()
        for table in tables:
            table.done = self._done
            table.lost = self._lost
            table.due = start
            self._next(table)

    def _done(self, table: Table) -> None:
        self.waits.append(perf_counter() - table.due)
        if not table.over:
            self._next(table)
        elif not self.over.done():
            self.over.set_result(None)

    def _lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("a socket was closed"))

    def _next(self, table: Table) -> None:
        now = perf_counter()
        if self._each is None:
            table.due = now
            table.move()
            return
        # A move that is due while another is in progress waits for it. The waiting time counts.
        table.due += chance(self._each)
        asyncio.get_running_loop().call_later(max(0.0, table.due - now), table.move)


async def measure(
    house: People | Matches, order: Order, rate: float | None, warming: float
) -> tuple[Total, float]:
    """Plays at new tables whenever games end, until enough is measured. Returns the totals and the memory."""
    total = Total()
    memory = 0.0
    while total.seconds < order.seconds:
        tables = await _seated(house)
        play = Play(tables, rate)
        await asyncio.wait([play.over], timeout=warming)
        warming = 0.0
        await _watch(total, play, tables, order)
        if play.over.done():
            play.over.result()
        memory = memory_of(order.pid)
        for table in tables:
            table.close()
    return total, memory


async def _seated(house: People | Matches) -> list[Table]:
    tables = list(house.tables())
    doors = asyncio.Semaphore(AT_ONCE)

    async def opened(table: Table) -> None:
        async with doors:
            await table.open()
            await table.ready

    async with asyncio.timeout(PATIENCE + EACH * len(tables)):
        await asyncio.gather(*(opened(table) for table in tables))
    return tables


async def _watch(total: Total, play: Play, tables: Sequence[Table], order: Order) -> None:
    """Adds measurements until the first game is over, because fewer tables play after that."""
    play.waits.clear()
    start, spent, own, said = perf_counter(), time_of(order.pid), process_time(), _bytes(tables)
    beside = _time_beside(order)
    await asyncio.wait([play.over], timeout=order.seconds - total.seconds)
    total.seconds += perf_counter() - start
    total.cost += time_of(order.pid) - spent
    total.own_cost += process_time() - own
    total.beside_cost += _time_beside(order) - beside
    total.bytes += _bytes(tables) - said
    total.moves += len(play.waits)
    total.waits += play.waits


def _time_beside(order: Order) -> float:
    return 0.0 if order.beside is None else time_of_all(order.beside)


def _bytes(tables: Sequence[Table]) -> int:
    return sum(table.bytes for table in tables)


async def carry_out(order: Order) -> Measured:
    house = People(order) if order.house == "ours" else Matches(order)
    full, memory = await measure(house, order, order.rate, WARMING)
    rate = full.moves / full.seconds
    half = full
    if order.paced:
        half, memory = await measure(house, order, rate / 2, 0.0)
    hundredths = quantiles(half.waits, n=100)
    return Measured(
        rate=rate,
        cost=full.cost / full.moves * 1e6,
        paced_cost=half.cost / half.moves * 1e6,
        middle=hundredths[49] * 1e3,
        slow=hundredths[98] * 1e3,
        view=full.bytes / full.moves / order.seats,
        busy=full.own_cost / full.seconds,
        beside=full.beside_cost / full.seconds,
        memory=memory,
    )


if __name__ == "__main__":
    print(msgspec.json.encode(uvloop.run(carry_out(msgspec.json.decode(sys.argv[1], type=Order)))).decode())

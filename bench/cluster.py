"""Several houses on one PostgreSQL: what a second one brings, how soon the others go on, and a large crowd.

Everything runs on this machine, and ends by itself. Houses and load share its cores: with fewer than four of
them the load takes from the houses what it needs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench import room_turns
from bench.results import Cells, Effort, Unmeasured, judged, judged_below, machine, number, table
from bench.room_process import stay_on
from bench.room_terms import Measured, Order
from bench.screen import show, steps
from tests import cluster
from tests.chaos.history import History
from tests.chaos.party import Party
from tests.cluster import Site
from tests.server.live import NO_LIMITS
from vernissage import catalog

TABLES, SEATS, SECONDS, ROUNDS = 40, 4, 5.0, 3
PARTIES, PLAYS, SETTLES = 12, 4.0, 8.0
"""Tables of people where a house is killed, seconds before that, and after."""
PACE: Final = 0.3
CROWD, RATE, LONG = 2_000, 200.0, 20.0
QUICK_CROWD, QUICK_RATE = 40, 20.0
PATIENCE: Final = 1_800.0
TWICE, SOON, SLOW = 1.7, 3.0, 150.0
"""What must be reached: times the moves of one house; seconds until all go on; milliseconds."""
HEADINGS: Final = ("what", "measured", "needed", "")


@dataclass(frozen=True, slots=True)
class Found:
    """All that was measured."""

    one: list[float]
    two: list[float]
    peer: list[float]
    recovery: list[float]
    crowd: Measured
    tables: int
    rate: float

    def rows(self) -> list[Cells]:
        times = median(self.two) / median(self.one)
        slowest = max(self.recovery, default=None)
        idle = f"{self.tables:,} tables of {SEATS} sockets, {self.rate:,.0f} moves/s: 99 % within"
        rows: list[Cells] = [
            ("one house, moves/s", number(median(self.one)), "", ""),
            ("two houses, moves/s", number(median(self.two)), "", ""),
            ("times as many", number(times), f"{TWICE}", judged(times, TWICE)),
            ("a killed house's tables go on after, at worst (s)", number(slowest), f"{SOON:.0f}",
             judged_below(slowest, SOON)),
            (f"{idle} (ms)", number(self.crowd.slow), f"{SLOW:.0f}", judged_below(self.crowd.slow, SLOW)),
            ("the same, half of them within (ms)", number(self.crowd.middle), "", ""),
        ]  # fmt: skip
        if self.peer:
            rows.insert(2, ("boardgame.io's server, in memory, moves/s", number(median(self.peer)), "", ""))
        return rows


def measure(effort: Effort) -> str:
    without = cluster.missing()
    if without:
        raise Unmeasured(without)
    room_turns.settle()
    name = effort.games[0]
    found = asyncio.run(_all(name, effort))
    show("Several houses", HEADINGS, found.rows())
    return "\n\n".join([
        "## Several houses",
        f"{machine()}. PostgreSQL waits for its disk. One house and two: {TABLES} tables of {SEATS} sockets.",
        table(HEADINGS, found.rows(), {0, 3}),
    ])  # fmt: skip


async def _all(name: str, effort: Effort) -> Found:
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    one, two, peer = list[float](), list[float](), list[float]()
    for _ in steps("one house, two houses", range(rounds)):
        one.append(await asyncio.to_thread(_moves, name, 1, seconds))
        two.append(await asyncio.to_thread(_moves, name, 2, seconds))
        with suppress(Unmeasured, OSError):  # the peer can't be had everywhere
            peer.append((await asyncio.to_thread(room_turns.play_theirs, seconds)).rate)
    many, rate = (QUICK_CROWD, QUICK_RATE) if effort.quick else (CROWD, RATE)
    recovery = await _recovery()
    crowd = await asyncio.to_thread(_crowd, name, many, rate, effort.seconds or LONG)
    return Found(one, two, peer, recovery, crowd, many, rate)


def _moves(name: str, houses: int, seconds: float) -> float:
    """Moves a second of so many houses together, each on a core of its own, each with a load of its own."""
    with cluster.running(NO_LIMITS, houses=houses, is_durable=True) as site:
        for core, house in enumerate(site.houses.values()):
            stay_on(house.pid, core)
        orders = [
            _order(name, (house.port, house.pid), TABLES // houses, seconds) for house in site.houses.values()
        ]
        with ThreadPoolExecutor(houses) as hands:
            return sum(measured.rate for measured in hands.map(room_turns.load, orders))


def _crowd(name: str, many: int, rate: float, seconds: float) -> Measured:
    """So many tables, at most of which nothing happens, behind the proxy of two houses."""
    with cluster.running(NO_LIMITS, houses=2, is_durable=True) as site:
        pid = next(iter(site.houses.values())).pid
        order = _order(name, (site.proxy.port, pid), many, seconds, rate)
        return room_turns.load(order, PATIENCE)


def _order(name: str, at: tuple[int, int], tables: int, seconds: float, rate: float | None = None) -> Order:
    port, pid = at
    limits = dict(room_turns.described(name).limits)
    return Order("ours", port, pid, tables, SEATS, seconds, name, limits, paced=False, rate=rate)


async def _recovery() -> list[float]:
    """Seconds from the end of a house until somebody at each of its tables knew that a move was kept."""
    parties = [Party(catalog.names(), f"bench {number}", PACE) for number in range(PARTIES)]
    with cluster.running(NO_LIMITS, is_durable=True) as site:
        for party in parties:
            await party.arrive(site)
        playing = [asyncio.create_task(party.play()) for party in parties]
        await asyncio.sleep(PLAYS)
        name, codes = _busiest(site)
        killed = asyncio.get_running_loop().time()
        await asyncio.to_thread(site.houses[name].kill)
        await asyncio.sleep(SETTLES)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for party in parties:
            await party.go()
    tables = [[client.history for client in table] for party in parties for table in party.tables]
    hurt = [histories for histories in tables if histories[0].code in codes]
    return [first for histories in hurt if (first := _next_move(histories, killed)) is not None]


def _busiest(site: Site) -> tuple[str, set[str]]:
    """The house with the most tables, and their codes."""
    homes: dict[str, set[str]] = {}
    for holder, code in site.rows("SELECT holder, code FROM leases"):
        homes.setdefault(str(holder).rpartition(".")[0], set()).add(str(code))
    return max(((name, homes.get(name, set())) for name in site.houses), key=lambda each: len(each[1]))


def _next_move(histories: Sequence[History], since: float) -> float | None:
    """Seconds until the next move there was known to be kept; None where the game was over before."""
    known = [answer.acknowledged for each in histories for answer in each.acknowledged]
    return min((at - since for at in known if at is not None and at > since), default=None)

"""Several servers on one PostgreSQL: the gain of a second one, the recovery time, and a large crowd.

Everything runs on this machine and stops by itself. Servers, PostgreSQL and load share its cores, so the CPU
time that each of them spent on a move is measured besides the number of moves.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from statistics import median
from typing import Final

from msgspec.structs import replace

from bench import cluster_results, peers, room_turns
from bench.cluster_results import Found, Moves, Rounds
from bench.figures import described
from bench.results import Effort, Unmeasured
from bench.room_process import stay_on
from bench.room_terms import Measured, Order
from bench.screen import console, show, steps, warn
from tests import cluster
from tests.chaos.history import History
from tests.chaos.party import Party
from tests.cluster import Site
from tests.server.live import NO_LIMITS
from vernissage import catalog

TABLES, SECONDS, ROUNDS = 80, 5.0, 3
PARTIES, PLAYS, SETTLES = 12, 4.0, 8.0
"""The number of parties when a server is killed, and the seconds of play before and after."""
PACE: Final = 0.3
CROWD, CROWD_SEATS, RATE, LONG = 2_000, 4, 200.0, 20.0
QUICK_CROWD, QUICK_RATE = 40, 20.0
PATIENCE: Final = 420.0
"""The time-out for the crowd in seconds. Most of it passes while the crowd connects."""


def measure(effort: Effort) -> str:
    without = cluster.missing()
    if without:
        raise Unmeasured(without)
    room_turns.settle()
    with console.status("The peer for Node, once …"):
        trouble = peers.settle_node()
    if trouble:
        warn(f"boardgame.io could not be had: {trouble}")
    found = asyncio.run(_all(effort.games[0], effort))
    show("Several houses", cluster_results.HEADINGS, found.rows())
    return cluster_results.text(found)


async def _all(name: str, effort: Effort) -> Found:
    seconds, rounds = effort.seconds or SECONDS, Rounds()
    for _ in steps("one house, two houses", range(effort.rounds or ROUNDS)):
        rounds.sqlite.append(await asyncio.to_thread(_on_a_file, name, seconds))
        rounds.one.append(await asyncio.to_thread(_moves, name, 1, seconds))
        rounds.two.append(await asyncio.to_thread(_moves, name, 2, seconds))
        with suppress(Unmeasured, OSError):  # the peer is not available everywhere
            rounds.peer.append(await asyncio.to_thread(_theirs, seconds))
    recovery = await _recovery()
    many, rate = (QUICK_CROWD, QUICK_RATE) if effort.quick else (CROWD, RATE)
    crowd = None
    try:
        crowd = await asyncio.to_thread(_crowd, name, many, rate, effort.seconds or LONG)
    except Unmeasured as why:
        warn(f"the crowd could not be measured: {why}")
    return Found(
        game=described(name).title,
        tables=TABLES,
        seats=room_turns.seats_of(name),
        rounds=rounds,
        recovery=recovery,
        crowd=crowd,
        crowd_is=(many, CROWD_SEATS, rate),
    )


def _on_a_file(name: str, seconds: float) -> Moves:
    """Measures one server on SQLite, as in the comparison with the peer."""
    measured, _ = room_turns.play_ours(name, room_turns.TABLES, seconds, paced=False)
    return Moves(measured.rate, (measured.cost,), (measured.busy,))


def _theirs(seconds: float) -> Moves:
    measured = room_turns.play_theirs(seconds, paced=False)
    return Moves(measured.rate, (measured.cost,), (measured.busy,))


def _moves(name: str, houses: int, seconds: float) -> Moves:
    """Measures several servers together, each on its own core, and the load for each on another core."""
    with cluster.running(NO_LIMITS, houses=houses, is_durable=True) as site:
        orders = list[Order]()
        for core, house in enumerate(site.houses.values()):
            stay_on(house.pid, core)
            order = _order(name, house.port, house.pid, TABLES // houses, seconds)
            orders.append(replace(order, seats=room_turns.seats_of(name), beside=site.postgres.pid))
        with ThreadPoolExecutor(houses) as hands:
            cores = range(1, houses + 1)
            found = list(hands.map(lambda order, core: room_turns.load(order, core=core), orders, cores))
    return Moves(
        sum(each.rate for each in found),
        tuple(each.cost for each in found),
        tuple(each.busy for each in found),
        median(each.beside for each in found),
    )


def _crowd(name: str, many: int, rate: float, seconds: float) -> Measured:
    """Measures many mostly idle tables behind the proxy of two servers."""
    with cluster.running(NO_LIMITS, houses=2, is_durable=True) as site:
        pid = next(iter(site.houses.values())).pid
        order = _order(name, site.proxy.port, pid, many, seconds)
        return room_turns.load(replace(order, rate=rate), PATIENCE)


def _order(name: str, port: int, pid: int, tables: int, seconds: float) -> Order:
    limits = dict(described(name).limits)
    return Order("ours", port, pid, tables, CROWD_SEATS, seconds, name, limits, paced=False)


async def _recovery() -> list[float]:
    """Returns the seconds from a server's death until a move was confirmed, for each of its tables."""
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
    """Returns the server with the most tables, and their codes."""
    homes: dict[str, set[str]] = {}
    for holder, code in site.rows("SELECT holder, code FROM leases"):
        homes.setdefault(str(holder).rpartition(".")[0], set()).add(str(code))
    return max(((name, homes.get(name, set())) for name in site.houses), key=lambda each: len(each[1]))


def _next_move(histories: Sequence[History], since: float) -> float | None:
    """Returns the seconds until the next confirmed move; None if the game was over before."""
    known = [answer.acknowledged for each in histories for answer in each.acknowledged]
    return min((at - since for at in known if at is not None and at > since), default=None)

"""The write throughput of a store: SQLite, PostgreSQL, and PostgreSQL with a lease, in one run.

    python -m bench.stores [rounds]

Many tables play at once through the real store. Each makes a move as soon as its last one is stored. Both
databases wait for the disk. The best round counts.
"""

import asyncio
import sys
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from tests.postgres import running
from vernissage.server.platform.machine import Machine
from vernissage.server.store import Guest, Kept, Lease, Store, TableRow

ROUNDS: Final = 5
SECONDS: Final = 1.5
AT_ONCE: Final = (1, 20, 200)
HOLDER: Final = "bench"


class Pace(NamedTuple):
    """Moves a second, and the median and 99th percentile of the latency in seconds."""

    moves: float
    usual: float
    slow: float


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with TemporaryDirectory() as folder, running(is_durable=True) as cluster:
        stores = {
            "SQLite": (f"sqlite:///{Path(folder) / 'house.db'}", False),
            "PostgreSQL": (cluster.cleared("plain"), False),
            "PostgreSQL, leased": (cluster.cleared("leased"), True),
        }
        print("store                  tables at once     moves/s    p50 ms    p99 ms")
        for many in AT_ONCE:
            found: dict[str, list[Pace]] = {name: [] for name in stores}
            for turn in range(rounds):
                for name, (url, leased) in stores.items():
                    found[name].append(asyncio.run(_played(url, f"{many}-{turn}", many, leased=leased)))
            for name, paces in found.items():
                best = max(paces)
                times = f"{1e3 * best.usual:>10.2f}{1e3 * best.slow:>10.2f}"
                print(f"{name:<20}{many:>17}{best.moves:>12,.0f}{times}")


async def _played(url: str, name: str, many: int, *, leased: bool) -> Pace:
    store = await Store.open(url, Machine())
    codes = [f"{name}-{n}" for n in range(many)]
    await store.add_guest(Guest(name, "Ada", 1.0), name.encode())
    await asyncio.gather(*(store.add_table(_table(code, name)) for code in codes))
    await asyncio.gather(*(_play(store, code, 5, []) for code in codes))  # warm-up
    leases: dict[str, Lease | None] = {}
    if leased:
        await store.beat(HOLDER, 600.0)
        leases = {code: await store.take(code, HOLDER) for code in codes}
    took: list[float] = []
    began = perf_counter()
    until = began + SECONDS
    await asyncio.gather(*(_play_on(store, code, until, took, leases.get(code)) for code in codes))
    seconds = perf_counter() - began
    await store.close()
    percentiles = quantiles(took, n=100)
    return Pace(len(took) / seconds, percentiles[49], percentiles[98])


async def _play(store: Store, code: str, moves: int, took: list[float]) -> None:
    for number in range(moves):
        await _move(store, code, number, took, None)


async def _play_on(store: Store, code: str, until: float, took: list[float], lease: Lease | None) -> None:
    number = len(await store.inputs(code))
    while perf_counter() < until:
        await _move(store, code, number, took, lease)
        number += 1


async def _move(store: Store, code: str, number: int, took: list[float], lease: Lease | None) -> None:
    began = perf_counter()
    await store.keep(Kept(code=code, inputs=((number, b"x" * 60),)), 0, lease)
    took.append(perf_counter() - began)


def _table(code: str, host: str) -> TableRow:
    return TableRow(
        code, "a-game", 1, "playing", open=False, made=1.0, host=host, guests=(host,), doc=b"{}", seed=b""
    )


if __name__ == "__main__":
    main()

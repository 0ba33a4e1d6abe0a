"""Causes the planned faults at a site: servers die and hang, connections are cut, services restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.chaos.faults import SHARED, Fault
from tests.chaos.relay import Relay
from tests.cluster import DATABASE, MANY, Site
from tests.postgres import Cluster
from tests.program import LOOPBACK
from tests.proxy import NAMES
from tests.redis import Redis
from tests.server.live import House, Nursery

SKEWED: Final = "tests.chaos.altered:skewed:"


@dataclass(slots=True)
class Ways:
    """The relays from one server to the shared services."""

    postgres: Relay
    redis: Relay


@dataclass(slots=True)
class TroubledSite:
    """A site, and everything that can be done to it."""

    site: Site
    ways: dict[str, Ways]
    is_up: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while PostgreSQL runs. No server can start while it does not."""
    falls: int = 0
    """How often PostgreSQL was stopped."""
    happened: list[tuple[Fault, float, float]] = field(default_factory=list)

    async def suffer(self, faults: list[Fault]) -> None:
        """Causes all planned faults, each at its time, and repairs everything afterwards."""
        self.is_up.set()
        loop = asyncio.get_running_loop()
        began = loop.time()
        lanes: dict[str, list[Fault]] = {}
        for fault in faults:
            lanes.setdefault(fault.whose, []).append(fault)

        async def one_after_the_other(lane: list[Fault]) -> None:
            for fault in lane:
                await asyncio.sleep(began + fault.at - loop.time())
                since = loop.time()
                await self._happen(fault)
                self.happened.append((fault, since, loop.time()))

        await asyncio.gather(*(one_after_the_other(lane) for lane in lanes.values()))

    async def _happen(self, fault: Fault) -> None:
        if fault.whose == SHARED:
            await self._to_servers(fault)
        else:
            await self._to_house(self.site.houses[fault.whose], self.ways[fault.whose], fault)

    async def _to_servers(self, fault: Fault) -> None:
        match fault.kind:
            case "Redis restarted":
                await asyncio.to_thread(self.site.redis.kill)
                await asyncio.sleep(fault.lasts)
                await asyncio.to_thread(self.site.redis.start)
            case "Redis hung":
                self.site.redis.pause()
                await asyncio.sleep(fault.lasts)
                self.site.redis.resume()
            case "PostgreSQL restarted":
                self.is_up.clear()
                self.falls += 1
                await asyncio.to_thread(self.site.postgres.kill)
                await asyncio.sleep(fault.lasts)
                await asyncio.to_thread(self.site.postgres.start)
                self.is_up.set()

    async def _to_house(self, house: House, ways: Ways, fault: Fault) -> None:
        match fault.kind:
            case "killed":
                await self._without(house, house.kill, fault.lasts)
            case "stopped":
                await self._without(house, house.stop, fault.lasts)
            case "skewed":
                house.altered = [a for a in house.altered if not a.startswith(SKEWED)]
                house.altered.append(f"{SKEWED}{fault.by}")
                await self._without(house, house.kill, fault.lasts)
            case "hung":
                house.pause()
                await asyncio.sleep(fault.lasts)
                house.resume()
            case "cut off from PostgreSQL":
                await _while(ways.postgres.cut, ways.postgres, fault.lasts)
            case "cut off from Redis":
                await _while(ways.redis.cut, ways.redis, fault.lasts)
            case "far from PostgreSQL":
                await _while(lambda: ways.postgres.slow_down(fault.by), ways.postgres, fault.lasts)
            case "far from Redis":
                await _while(lambda: ways.redis.slow_down(fault.by), ways.redis, fault.lasts)

    async def _without(self, house: House, end: Callable[[], object], seconds: float) -> None:
        await asyncio.to_thread(end)
        await asyncio.sleep(seconds)
        while True:
            await self.is_up.wait()
            fallen = self.falls
            try:
                return await asyncio.to_thread(house.start)
            except AssertionError:
                if self.falls == fallen:
                    raise
                house.end()  # PostgreSQL went down during the start


async def _while(hurt: Callable[[], None], way: Relay, seconds: float) -> None:
    hurt()
    await asyncio.sleep(seconds)
    way.mend()


@asynccontextmanager
async def troubled(
    folder: Path,
    nursery: Nursery,
    servers: tuple[Cluster, Redis],
    *options: str,
    houses: int = MANY,
    altered: tuple[str, ...] = (),
) -> AsyncIterator[TroubledSite]:
    """Yields a site whose servers reach the shared services through relays; `altered` names bugs."""
    postgres, redis = servers
    ways = {name: Ways(Relay(postgres.port), Relay(redis.port)) for name in NAMES[:houses]}
    for each in ways.values():
        await each.postgres.open()
        await each.redis.open()
    through = {name: _addresses(postgres, each) for name, each in ways.items()}
    site = Site(folder, nursery, servers, *options, houses=houses, through=through)
    for house in site.houses.values():
        house.altered = list(altered)
    try:
        await asyncio.to_thread(site.start)
        yield TroubledSite(site, ways)
    finally:
        await asyncio.to_thread(site.end)
        for each in ways.values():
            await each.postgres.close()
            await each.redis.close()


def _addresses(postgres: Cluster, ways: Ways) -> tuple[str, str]:
    straight = postgres.url_by_port(DATABASE)
    return straight.replace(
        f":{postgres.port}/", f":{ways.postgres.port}/"
    ), f"redis://{LOOPBACK}:{ways.redis.port}/0"

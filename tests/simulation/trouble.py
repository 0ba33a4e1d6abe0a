"""Makes the planned faults happen, and undoes them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from tests.simulation.database import Database, Reach
from tests.simulation.faults import ALL, LONGEST_JUMP, PAGES, Fault
from tests.simulation.people import Page, Site
from tests.simulation.redis import Redis
from tests.simulation.server import Server
from tests.simulation.world import World

FAR: Final = 0.15
"""The most seconds that each way to a distant service takes."""
SLOW: Final = 0.6
"""The same for a database with too much to do."""
FORGETS: Final = 4
"""How many of the latest entries of each stream are lost when a replica takes over."""

MOMENT, MOMENTS = 0.0005, 1_000
"""Seconds between two looks for a bad moment, and how many there are."""


class Trouble:
    """What can be done to a site."""

    def __init__(
        self, world: World, site: Site, db: Database, redis: Redis, pages: Callable[[], Sequence[Page]]
    ) -> None:
        self._world = world
        self._site = site
        self._db = db
        self._redis = redis
        self._pages = pages

    async def suffer(self, faults: Sequence[Fault]) -> None:
        """Lets each fault happen at its time. Those of one server come one after the other."""
        lanes: dict[str, list[Fault]] = {}
        for fault in faults:
            lanes.setdefault(fault.whose, []).append(fault)
        await asyncio.gather(*(self._lane(whose, lane) for whose, lane in lanes.items()))

    async def _lane(self, whose: str, faults: list[Fault]) -> None:
        began = self._world.time()
        for fault in faults:
            await asyncio.sleep(began + fault.at - self._world.time())
            self._world.counts["faults"] += 1
            if whose == PAGES:
                self._to_page(fault)
            elif whose == ALL:
                self._world.tell(f"{fault.kind} for {fault.lasts} s")
                await self._to_all(fault)
            else:
                await self._to_server(self._site.servers[whose], fault)

    async def _to_server(self, server: Server, fault: Fault) -> None:
        far, share = FAR * (0.2 + fault.by), 0.2 + 0.6 * fault.by
        match fault.kind:
            case "killed" | "lost with its machine":
                await _between_commit_and_answer(server)
                server.kill(loudly=fault.kind == "killed")
                await asyncio.sleep(fault.lasts)
                await server.start()
            case "stopped":
                await server.stop()
                await asyncio.sleep(fault.lasts)
                await server.start()
            case "frozen":
                await _between_commit_and_answer(server)
                server.freeze()
                await asyncio.sleep(fault.lasts)
                server.thaw()
            case "clock jumps":
                server.skew = LONGEST_JUMP * (2 * fault.by - 1)
                self._world.tell(f"the clock of {server.name} is {server.skew:.0f} s off")
            case "cut off from Redis":
                self._world.tell(f"{server.name} is cut off from Redis for {fault.lasts} s")
                self._redis.cut(server.name)
                await asyncio.sleep(fault.lasts)
                self._redis.mend(server.name)
            case "far from Redis" | "deaf to Redis":
                self._world.tell(f"{server.name} is {fault.kind} for {fault.lasts} s")
                way = self._redis.of[server.name]
                way.delay, way.loses_answers = (far, 0.0) if fault.kind == "far from Redis" else (0.0, share)
                await asyncio.sleep(fault.lasts)
                self._redis.mend(server.name)
            case "cut off from the database":
                await self._reach(server, Reach(is_cut=True), fault)
            case "far from the database":
                await self._reach(server, Reach(delay=far), fault)
            case "deaf to the database":
                await self._reach(server, Reach(loses_answers=share), fault)

    async def _reach(self, server: Server, reach: Reach, fault: Fault) -> None:
        self._world.tell(f"{server.name} is {fault.kind} for {fault.lasts} s")
        self._db.of[server.name] = reach
        await asyncio.sleep(fault.lasts)
        self._db.of[server.name] = Reach()

    async def _to_all(self, fault: Fault) -> None:
        match fault.kind:
            case "database down" | "database slow" | "disk full":
                self._db.all = Reach(
                    is_cut=fault.kind == "database down",
                    is_full=fault.kind == "disk full",
                    delay=SLOW * fault.by if fault.kind == "database slow" else 0.0,
                )
                await asyncio.sleep(fault.lasts)
                self._db.all = Reach()
            case "Redis restarted":
                self._redis.all.is_cut = True
                self._redis.restart()
                await asyncio.sleep(fault.lasts)
                self._redis.all.is_cut = False
            case "Redis hangs":
                self._redis.hangs = True
                await asyncio.sleep(fault.lasts)
                self._redis.hangs = False
            case "Redis forgets":
                self._redis.forget_latest(1 + int(FORGETS * fault.by))
            case "network slow":
                self._site.network.slow = 0.4 * fault.by
                await asyncio.sleep(fault.lasts)
                self._site.network.slow = 0.0

    def _to_page(self, fault: Fault) -> None:
        connected = [page for page in self._pages() if page.is_connected]
        if not connected:
            return
        page = connected[int(fault.by * len(connected))]
        line = page.browser.line
        assert line is not None
        self._world.tell(f"{page.history.name}: {fault.kind}")
        match fault.kind:
            case "line breaks":
                line.break_()
            case "page reloads":
                line.abort()
                line.to_page.put(ConnectionResetError("the page reloads"))
            case "line stalls":
                line.stall()
                self._world.later(fault.lasts, line.go_on)


async def _between_commit_and_answer(server: Server) -> None:
    """Waits briefly until the database has stored a change and the server has not got the answer yet."""
    for _ in range(MOMENTS):
        if server.untold:
            return
        await asyncio.sleep(MOMENT)

"""What must be true at every moment of a night, as far as no frame shows it; pages check their frames."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.simulation.database import Database, Reach
from tests.simulation.log import Logs
from tests.simulation.network import Network
from tests.simulation.people import Page
from tests.simulation.redis import Redis, Way
from tests.simulation.server import Server
from tests.simulation.world import World

LOOK: Final = 0.5
"""Seconds between two looks at the site."""
HOMELESS: Final = 6.0
"""Seconds within which a table gets a new home while its people are connected to a living server: the
takeover, a look round, and once more who comes. No fault happens meanwhile."""
UNDER_WAY: Final = 1.0
"""Seconds in which a page has heard of a move when all is well."""
ARRIVING: Final = 3.0
"""Seconds in which a new page has connected."""
RECOVERY: Final = 20.0
"""Seconds after the last fault in which every page is where its game is. docs/growing.md promises it."""
CALM: Final = 25.0
"""Seconds without faults between two storms."""
LONGER: Final = 35.0
"""How many seconds longer the last calm is."""
DOZING: Final = 55.0
"""Seconds after which somebody has moved at a table with a brisk clock: at worst it began anew, at another
server, just before the end of the storm."""
FORGOTTEN: Final = 200.0
"""Seconds after which no table is in memory where nobody is."""


class Watch:
    """Looks at the servers, the leases and the pages of a night."""

    def __init__(
        self,
        world: World,
        servers: dict[str, Server],
        logs: Logs,
        ways: tuple[Database, Redis, Network],
        pages: Callable[[], Sequence[Page]],
    ) -> None:
        self._world = world
        self._servers = servers
        self._logs = logs
        self._db, self._redis, self._network = ways
        self._pages = pages
        self._homeless: dict[str, float] = {}

    async def look(self) -> None:
        """Looks for tables without a home, again and again."""
        while True:
            await asyncio.sleep(LOOK)
            if not self._is_well:
                self._homeless.clear()
                continue
            for code in self._with_people() - self._with_home():
                since = self._homeless.setdefault(code, self._world.time())
                if self._world.time() - since > HOMELESS:
                    self._world.find(f"{code} has people and no home since {since:.2f}")
            for code in self._homeless.keys() & self._with_home():
                del self._homeless[code]

    async def look_during_calm(self, storm: float, *, is_last: bool) -> None:
        """Looks for whoever is stuck when nothing of the storm may be left, until the end of the calm."""
        until = storm + CALM + (LONGER if is_last else 0.0)
        await asyncio.sleep(storm + RECOVERY - self._world.time())
        self._world.is_quiet = True
        while self._world.time() < until and not self._world.findings:
            self._look_for_stuck(storm)
            await asyncio.sleep(LOOK)
        self._world.is_quiet = False

    def _look_for_stuck(self, storm: float) -> None:
        for page in self._pages():
            log = self._logs.of.get(page.history.code)
            if log is None or self._world.time() - page.since < ARRIVING:
                continue
            number = log.number_at(self._world.time() - UNDER_WAY, page.history.seat)
            if page.number < number or not page.is_connected:
                what = f"{page.number} inputs, not of {number}" if page.is_connected else "no server"
                self._world.find(f"{page.history.name} is stuck: it knows of {what}; {page.lately()}")
            patience = DOZING if page.may_doze else RECOVERY
            if log.match.outcome is None and self._world.time() - max(storm, log.latest) > patience:
                self._world.find(f"{page.history.name} is stuck: nothing goes on since {log.latest:.2f}")

    async def look_for_leftovers(self) -> None:
        """Everybody has gone: soon nothing of them is in memory."""
        await asyncio.sleep(FORGOTTEN)
        for server in self._servers.values():
            node: Any = server.house.services.places
            tables = node.tables
            left = {
                "tables": tables._live,
                "idle tables": tables._idle,
                "tables being loaded": tables._loading,
                "leases of tables being loaded": tables._reading,
                "sockets": node.proxies,
                "numbers of sockets": node._expected,
                "remote sockets": node._listeners._here,
            }
            for what, those in left.items():
                if those:
                    self._world.find(f"{server.name} still holds {len(those)} {what}: {list(those)[:3]}")

    @property
    def _is_well(self) -> bool:
        return (
            all(server.is_open and server.process.state == "running" for server in self._servers.values())
            and all(reach == Reach() for reach in (self._db.all, *self._db.of.values()))
            and all(way == Way() for way in (self._redis.all, *self._redis.of.values()))
            and not self._redis.hangs
            and not self._network.slow
        )

    def _with_people(self) -> set[str]:
        return {page.history.code for page in self._pages() if page.is_connected}

    def _with_home(self) -> set[str]:
        """Returns the tables that are in the memory of the server whose lease is valid."""
        leases = dict(self._db.rows("SELECT code, holder FROM leases"))
        nodes: list[Any] = [server.house.services.places for server in self._servers.values()]
        return {code for node in nodes for code in node.tables._live if leases.get(code) == node._leases.name}

"""People in a simulated night: the pages of the chaos tests, in a browser without a network of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from tests.chaos.client import LOST, Client, Connection
from tests.server.people import short
from tests.simulation.log import Logs
from tests.simulation.network import Line, Network
from tests.simulation.server import Server
from tests.simulation.world import World
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer
from vernissage.server.api import http_types
from vernissage.server.edge.security import COOKIE
from vernissage.table import protocol

PEOPLE: Final = 2
CLOCKS: Final = ("none", "none", "brisk")
SHORTENED: Final = 4
"""How many times shorter than the maximum a game is at most."""
NOTICED: Final = 4.0
"""Seconds after which the proxy in front has noticed that a server does not answer."""
DOZES, DOZING = 0.1, 90.0
"""How often somebody dozes at a table with a brisk clock, and for how many seconds: it runs out meanwhile."""
AGAIN: Final = 1.0
"""Seconds until a failed request is repeated."""
AFTERWARDS: Final = 3.0
"""Seconds for which people look at the end of a game."""
OK, CREATED = 200, 201


class Site:
    """The servers, and the proxy in front of them, which avoids those that it knows to be down."""

    def __init__(self, servers: dict[str, Server], network: Network, world: World, rng: Rng) -> None:
        self.servers = servers
        self.network = network
        self._world = world
        self._rng = rng

    def door(self, wanted: str) -> Server:
        """Returns the wanted server, or another one while it is down."""
        server = self.servers.get(wanted)
        if server is not None and self._seems_up(server):
            return server
        up = [each for each in self.servers.values() if self._seems_up(each)]
        if not up:
            raise ConnectionRefusedError("no server is up")
        return self._rng.pick(up)

    def _seems_up(self, server: Server) -> bool:
        is_away = server.process.state == "frozen" and self._world.time() - server.process.since > NOTICED
        return server.is_open and not is_away


class Browser:
    """One browser: a cookie, and an address of its own."""

    def __init__(self, site: Site, number: int) -> None:
        self.line: Line | None = None
        """The latest socket."""
        self._site = site
        self._address = f"192.0.{number // 250}.{number % 250}"
        self._cookie = b""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Sends a request to any server. Returns the status and the body of the answer."""
        server = self._site.door("")
        sent = b"" if body is None else msgspec.json.encode(body)
        status, headers, answer = await self._site.network.ask(
            server.running, method, path, sent, cookie=self._cookie, address=self._address
        )
        for name, value in headers:
            if name == b"set-cookie" and value.startswith(f"{COOKIE}=".encode()):
                self._cookie = value.partition(b";")[0]
        return status, answer

    async def dial(self, code: str, *, watch: bool = False, also: str = "") -> Line:
        server = self._site.door(also.removeprefix("house="))
        path = f"/api/tables/{code}/socket{'?watch=1' if watch else ''}"
        self.line = await self._site.network.dial(
            server.running, path, cookie=self._cookie, address=self._address
        )
        return self.line


class Page(Client):
    """A page whose every frame is checked when it arrives."""

    def __init__(
        self, browser: Browser, code: str, seat: Viewer, *, seed: str, pace: float, logs: Logs, world: World
    ) -> None:
        super().__init__(browser, code, seat, seed=seed, pace=pace, people=PEOPLE)
        self.browser = browser
        self.is_welcome = False
        """Whether it has been welcomed on its latest connection."""
        self.since = world.time()
        self._logs = logs
        self._world = world

    @property
    def may_doze(self) -> bool:
        """Whether somebody at the table may leave a question to the clock."""
        return self._table is not None and self._table.clock != "none"

    @property
    def is_connected(self) -> bool:
        line = self.browser.line
        return self.is_welcome and line is not None and not line.is_over

    async def _dial(self, door: str) -> Connection:
        self.is_welcome = False
        return await super()._dial(door)

    def _hear(self, frame: bytes) -> protocol.Outgoing:
        before = self._sight
        news = super()._hear(frame)
        self._world.counts["messages"] += 1
        for wrong in self._wrong_with(news, before):
            self._world.find(f"{self.history.name}: {wrong}: {frame[:300]!r}")
        if self.is_welcome and isinstance(news, protocol.Welcome):
            self._world.sometimes("a page is welcomed again on the same socket")
        self.is_welcome = self.is_welcome or isinstance(news, protocol.Welcome)
        self.history.heard.clear()  # it has been checked
        return news

    def _wrong_with(self, news: protocol.Outgoing, before: protocol.Sight | None) -> list[str]:
        found = list[str]()
        if not self.is_welcome and isinstance(news, protocol.Moved | protocol.Changed | protocol.Pong):
            found.append("it is told something before it is welcomed")
        if isinstance(news, protocol.Moved) and (before is None or _leaves_out(before, news.sight)):
            found.append(f"it is told of moment {news.sight.number} without those before")
        if isinstance(news, protocol.Welcome | protocol.Moved) and news.sight is not None:
            found.append(self._logs.wrong_with(self.history.code, self._you, news, news.sight))
        if isinstance(news, protocol.Moved) and before is not None and self._is_repeated(before, news.sight):
            found.append(f"it is told of moment {news.sight.number} once more, though it did not ask")
        if self._you is not None and self._you != self.history.seat:
            found.append(f"it plays seat {self._you}")
        return [each for each in found if each]

    def _is_repeated(self, before: protocol.Sight, now: protocol.Sight) -> bool:
        """Returns whether an onlooker, who answers nothing, is told the same again."""
        return self.history.seat is None and now.number <= before.number and before.outcome is None

    async def _answer(self, connection: Connection) -> None:
        """At a table with a clock, some questions are left to it."""
        if self.may_doze and self._rng.fraction() < DOZES:
            await asyncio.sleep(DOZING)
        await super()._answer(connection)

    def lately(self) -> str:
        return "; ".join(self.history.troubles[-5:])


class Party:
    """Two people, a bot and an onlooker, at one table after the other."""

    def __init__(
        self,
        number: int,
        site: Site,
        logs: Logs,
        world: World,
        *,
        games: tuple[str, ...],
        seed: str,
        pace: float,
    ) -> None:
        self._games = games
        self._seed = f"{seed} {number}"
        self._clock = CLOCKS[number % len(CLOCKS)]
        self._pace = pace
        self._logs = logs
        self._world = world
        self._browsers = [Browser(site, 3 * number + n) for n in range(PEOPLE + 1)]
        self.pages: list[Page] = []
        """The pages at the present table."""
        self._living: list[asyncio.Task[None]] = []

    async def play(self) -> None:
        """Plays one game after the other."""
        for browser in self._browsers:
            await self._until_done(partial(browser.ask, "GET", "/api/me"), OK)
        for number in range(1_000_000):
            code = await self._make(self._games[number % len(self._games)])
            self.pages = [
                Page(
                    browser, code, seat, seed=self._seed, pace=self._pace, logs=self._logs, world=self._world
                )
                for browser, seat in zip(self._browsers, (*range(PEOPLE), None), strict=True)
            ]
            self._world.tell(f"a game begins at {code}")
            self._living = [asyncio.create_task(page.live()) for page in self.pages]
            while not all(page.is_over for page in self.pages):  # noqa: ASYNC110 - they are many
                await asyncio.sleep(AFTERWARDS)
            self._world.counts["games"] += 1
            await self.go()

    async def go(self) -> None:
        """All leave the table. Whatever they know to be stored must be there once, and nothing else."""
        for page in self.pages:
            for wrong in self._logs.wrong_answers(page.history):
                self._world.find(wrong)
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        self._living, self.pages = [], []

    async def _make(self, game: str) -> str:
        wanted = {"game": game, "options": short(game, SHORTENED), "clock": self._clock}
        body = await self._until_done(partial(self._browsers[0].ask, "POST", "/api/tables", wanted), CREATED)
        return msgspec.json.decode(body, type=http_types.TableCode).code

    async def _until_done(self, ask: Callable[[], Awaitable[tuple[int, bytes]]], wanted: int) -> bytes:
        """Repeats a request until it works."""
        while True:
            with suppress(*LOST):
                status, body = await ask()
                if status == wanted:
                    return body
            await asyncio.sleep(AGAIN)


def _leaves_out(before: protocol.Sight, now: protocol.Sight) -> bool:
    """Returns whether a page can't know all that happened between these two. At the end all count anew."""
    return now.outcome is None and before.outcome is None and now.number > before.number + 1

"""Creates all services of the server, and starts and stops them in order."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from vernissage import catalog
from vernissage.bots.coach import PLAYOUTS
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import routes
from vernissage.server.api.http_types import Problem
from vernissage.server.api.route import OUT_OF_ORDER, refused
from vernissage.server.cluster.cluster import Cluster
from vernissage.server.cluster.leases import LIFE, ProcessLeases
from vernissage.server.edge.https import OwnHttps
from vernissage.server.edge.limits import Limits, Rules
from vernissage.server.edge.security import Door, Guard
from vernissage.server.edge.session import Sessions
from vernissage.server.history.history import History
from vernissage.server.notify.calls import Calls
from vernissage.server.notify.push import VapidKey
from vernissage.server.operations.crash import refusal_for
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.moderation import Moderation
from vernissage.server.operations.retention import Retention, RetentionPolicy
from vernissage.server.operations.tracing import Traces
from vernissage.server.pages import html
from vernissage.server.pages.files import BUILT
from vernissage.server.pages.postcards import Postcards
from vernissage.server.pages.work_pictures import work_pictures
from vernissage.server.platform import Platform
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.memory import give_back
from vernissage.server.services import Services
from vernissage.server.store import Store, hold
from vernissage.server.store.database.locks import Sharing
from vernissage.server.tables.correspondence import Correspondence
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table_lists import TableLists
from vernissage.server.workers.bot_pool import LIMIT, BotPool, Pace
from vernissage.server.workers.coach import Coach
from vernissage.server.workers.day_solver import EFFORT, DaySolver
from vernissage.table.calendar import Calendar

SWEEP: Final = 30.0
"""Seconds between two sweeps, which drop tables without visitors from memory."""
READERS: Final = 4
"""How many threads read files for responses."""
NEVER: Final = 1_000_000_000
"""A garbage collection threshold that is never reached. It turns off collection of the oldest generation."""


def _machine() -> Platform:
    """Returns the platform of a server process. A browser tab, which has no processes, must not import it."""
    from vernissage.server.platform.machine import Machine  # noqa: PLC0415 - a browser tab can't import it

    return Machine()


@dataclass(frozen=True, slots=True)
class Settings:
    """The configuration of a server."""

    database: str
    door: Door = field(default_factory=Door)
    pace: Pace = field(default_factory=Pace)
    rules: Rules = field(default_factory=Rules)
    games: tuple[str, ...] = field(default_factory=catalog.names)
    """The games offered to guests."""
    elsewhere: str = ""
    """The server's address for other devices in the network; empty if there is none."""
    bot_limit: float = LIMIT
    """The most seconds that a bot may think about one decision."""
    playouts: int = PLAYOUTS
    """The number of playouts that the coach runs for each decision."""
    effort: int = EFFORT
    """Search steps per position when solving a daily deal."""
    redis: str = ""
    """The URL of Redis, which connects several processes; empty if there is only one process."""
    name: str = "house"
    """The name of this process in a cluster."""
    takeover: float = LIFE
    """Seconds without a heartbeat after which other processes take over this process's tables."""
    keeping: RetentionPolicy = field(default_factory=RetentionPolicy)
    """How long unused tables are kept."""
    telemetry: str = ""
    """The address of an OpenTelemetry collector; empty for none."""
    https: OwnHttps | None = None
    """Set if the house speaks https with a certificate of its own authority, besides http."""
    private_port: int = 0
    """A separate port for health and metrics only; 0 to serve them on the main port."""
    local_calls: bool = False
    """Whether guests may be notified at addresses within this network."""
    days: bytes = b""
    """The secret from which daily deals are derived; empty for the database's own."""
    alone: bool = False
    """Whether nobody else can reach the server, because it runs in a browser tab."""
    development: bool = False
    """Whether pages show the traceback of an exception, which may contain secrets."""
    platform: Platform = field(default_factory=_machine)
    """The platform that the server runs on: threads, processes, clocks and randomness."""


class House:
    """The ASGI app. Its services are available only while it runs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.limits = Limits(settings.platform.clock.now, settings.rules)
        self._services: Services | None = None
        self.fault: Exception | None = None
        """The error that prevented the server from starting; None if there was none."""
        inner = Starlette(
            routes=self._routes(),
            lifespan=self._lifespan,
            exception_handlers={
                HTTPException: self._refuse,
                SQLAlchemyError: self._say_it_is_out_of_order,
                Exception: self._say_it_broke,
            },
        )
        self._app: ASGIApp = Guard(inner, settings.door, self.limits)
        private = Starlette(routes=[each.mounted(lambda: self.services) for each in routes.PRIVATE])
        self._private: ASGIApp = Guard(private, settings.door, self.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        _, came_to = scope.get("server") or ("", 0)
        if came_to != 0 and came_to == self._settings.private_port:
            app = self._private
        else:
            detour = self._settings.https.detour(scope) if self._settings.https else ""
            app = RedirectResponse(detour, 303, {"Cache-Control": "no-store"}) if detour else self._app
        await app(scope, receive, send)

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self._settings.database

    @property
    def services(self) -> Services:
        assert self._services is not None, "the server is not running"
        return self._services

    async def say_goodbye(self) -> None:
        """Stores all pending messages and asks players to reconnect. Called before the sockets are closed."""
        await self.services.places.close()

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        settings, metrics, platform = self._settings, Metrics(), self._settings.platform
        clock, chance = platform.clock, platform.chance
        store, let_go = await self._open_store()
        bot_pool = BotPool(platform, settings.pace, limit=settings.bot_limit)
        secret = settings.days or await store.secret(chance.secret())
        calendar = Calendar(secret, clock.time).since(await store.first_day())
        calls = Calls(store, VapidKey(secret), platform, local=settings.local_calls)
        postcards = Postcards(BUILT, platform)
        leases = ProcessLeases(store, settings.name, settings.takeover, platform) if settings.redis else None
        traces = _telemetry(settings, metrics) if settings.telemetry else Traces()
        tables = Registry(
            store,
            bot_pool,
            metrics,
            calendar,
            platform=platform,
            leases=leases,
            traces=traces,
            games=settings.games,
            development=settings.development,
        )
        node = None if leases is None else await _node(tables, leases, store, self.limits, settings.redis)
        coach = Coach(bot_pool, tables.background, settings.playouts)
        day_solver = DaySolver(bot_pool, store, settings.effort)
        moderation = Moderation(store, node or tables)
        await moderation.begin()
        metrics.tables.set_function(lambda: len(tables))
        metrics.people.set_function(lambda: tables.people)
        if node is not None:
            metrics.mail.set_function(lambda: node.transport.written)
            metrics.cut_off.set_function(lambda: node.transport.is_lost)
        metrics.thoughts.set_function(lambda: bot_pool.waiting)
        metrics.lost.set_function(lambda: bot_pool.lost)
        self._services = Services(
            store=store,
            sessions=Sessions(store, settings.door, platform),
            tables=tables,
            lists=TableLists(store, tables),
            places=node or tables,
            moderation=moderation,
            limits=self.limits,
            metrics=metrics,
            traces=traces,
            door=settings.door,
            calendar=calendar,
            clock=clock,
            chance=chance,
            calls=calls,
            history=History(store, tables.background, calendar, settings.games, work_pictures),
            coach=coach,
            day_solver=day_solver,
            postcards=postcards,
            files=platform.executor(READERS),
            games=settings.games,
            https=settings.https,
            elsewhere=settings.elsewhere,
            alone=settings.alone,
        )
        retention = Retention(store, tables, settings.keeping, clock.time)
        correspondence = Correspondence(store, tables, clock.time)
        work = [
            _sweep(tables, clock),
            moderation.watch(),
            retention.watch(),
            correspondence.watch(),
            calls.watch(),
            traces.watch(),
        ]
        work += () if node is None else node.work()
        tasks = [asyncio.create_task(each) for each in work]
        try:
            with _collecting_rarely():
                yield
        finally:
            await (node or tables).close()
            for task in tasks:
                task.cancel()
            await calls.close()
            coach.close()
            day_solver.close()
            postcards.close()
            bot_pool.close()
            if node is not None:
                await node.transport.close()
            await store.close()
            await traces.close()
            let_go()

    async def _open_store(self) -> tuple[Store, Callable[[], None]]:
        """Returns the store, and a function that releases the lock on its file once the store is closed."""
        settings, let_go = self._settings, _nothing
        try:
            let_go = hold(settings.database)
            sharing: Sharing = "shared" if settings.redis else "alone"
            return await Store.open(settings.database, settings.platform, house=sharing), let_go
        except Exception as error:
            let_go()
            self.fault = error
            raise

    def _routes(self) -> list[BaseRoute]:
        return routes.public(lambda: self.services, with_private=not self._settings.private_port)

    async def _say_it_is_out_of_order(self, _request: Request, _error: Exception) -> Response:
        return refused(self.services, OUT_OF_ORDER)

    async def _say_it_broke(self, request: Request, error: Exception) -> Response:
        """Returns a 500 response after an exception: JSON under `/api/`, otherwise text."""
        refusal = refusal_for(error, development=self._settings.development)
        if request.url.path.startswith("/api/"):
            return Response(codec.encode(Problem(refusal)), 500, media_type="application/json")
        line = f"Something broke here.\n{refusal.args.get('trace', '')}"
        return Response(line, 500, media_type="text/plain")

    async def _refuse(self, request: Request, error: Exception) -> Response:
        """Answers an unknown path or method: JSON under `/api/`, a page for browsers, otherwise a line."""
        assert isinstance(error, HTTPException)
        status, headers = error.status_code, error.headers
        if request.url.path.startswith("/api/"):
            problem = codec.encode(Problem(Refusal("request/unknown")))
            return Response(problem, status, headers, "application/json")
        if status == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
            return html.nowhere(request, self.services)
        return Response("There is nothing here.\n", status, headers, "text/plain")


def _nothing() -> None:
    """Does nothing. It takes the place of the function that releases a lock, until a lock is taken."""


async def _node(tables: Registry, leases: ProcessLeases, store: Store, limits: Limits, redis: str) -> Cluster:
    """Creates this process's node of a cluster. The Redis driver is imported only by this function."""
    from vernissage.server.cluster.node import Node  # noqa: PLC0415 - only clusters need the Redis driver

    node = Node(tables, leases, store, limits, redis)
    await node.begin()
    return node


def _telemetry(settings: Settings, metrics: Metrics) -> Traces:
    """Creates the telemetry. OpenTelemetry is imported only by this function."""
    from vernissage.server.operations.telemetry import Telemetry  # noqa: PLC0415 - only telemetry needs OpenTelemetry

    return Telemetry(settings.telemetry, settings.name, metrics, settings.platform)


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    """Avoids long pauses for garbage collection while the server runs.

    Objects that live as long as the server are never traversed. Other old objects are collected by `_sweep`.
    """
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def _sweep(tables: Registry, clock: Clock) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await tables.sweep(clock.now())
        gc.collect()
        await tables.background.run(give_back)

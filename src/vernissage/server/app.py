"""Wiring only: the parts of the house put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from vernissage import catalog
from vernissage.bots.coach import PLAYOUTS
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import http, learning, openapi, pages, socket
from vernissage.server.bot_pool import BotPool, Pace
from vernissage.server.coaching import Coaching
from vernissage.server.daily import Calendar
from vernissage.server.http_types import Problem
from vernissage.server.limits import Limits, Rules
from vernissage.server.metrics import Metrics
from vernissage.server.registry import Registry
from vernissage.server.security import Door, Guard
from vernissage.server.services import Services
from vernissage.server.session import Sessions
from vernissage.server.store import Store, hold

SWEEP: Final = 30.0
"""Seconds between two looks for tables that nobody is at."""
NEVER: Final = 1_000_000_000
"""So many collections of the middle generation come before one of the old."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a house is run."""

    database: str
    door: Door = field(default_factory=Door)
    pace: Pace = field(default_factory=Pace)
    rules: Rules = field(default_factory=Rules)
    games: tuple[str, ...] = field(default_factory=catalog.names)
    """What is offered to guests."""
    elsewhere: str = ""
    """Where other devices in the network find it; empty if they don't."""
    playouts: int = PLAYOUTS
    """How often the coach plays a decision on."""
    now: Callable[[], float] = time
    """The clock on the wall, in seconds since 1970: when a day is over."""


class House:
    """The app. Its services exist while it runs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.limits = Limits(monotonic, settings.rules)
        self._services: Services | None = None
        self.fault: Exception | None = None
        """Why it could not be opened."""
        inner = Starlette(
            routes=self._routes(),
            lifespan=self._lifespan,
            exception_handlers={HTTPException: self._refuse, SQLAlchemyError: self._say_it_is_out_of_order},
        )
        self._app: ASGIApp = Guard(inner, settings.door, self.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    @property
    def database(self) -> str:
        """Where everything is kept."""
        return self._settings.database

    @property
    def services(self) -> Services:
        assert self._services is not None, "the house is closed"
        return self._services

    async def say_goodbye(self) -> None:
        """Before the sockets go: everything said is kept, and everyone is asked to come back."""
        await self.services.tables.close()

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        settings, metrics = self._settings, Metrics()
        let_go: Callable[[], None] = _nothing
        try:
            let_go = hold(settings.database)
            store = await Store.open(settings.database)
        except Exception as error:
            let_go()
            self.fault = error
            raise
        bot_pool = BotPool(settings.pace)
        calendar = Calendar(await store.secret(), settings.now)
        coaching = Coaching(bot_pool, settings.playouts)
        tables = Registry(store, bot_pool, metrics, calendar)
        metrics.watch_tables(lambda: len(tables))
        self._services = Services(
            store=store,
            sessions=Sessions(store, settings.door, time),
            tables=tables,
            limits=self.limits,
            metrics=metrics,
            door=settings.door,
            calendar=calendar,
            coaching=coaching,
            games=settings.games,
            elsewhere=settings.elsewhere,
        )
        sweeper = asyncio.create_task(_sweep(tables))
        # All that is there now stays: the collector need not walk through it again and again, while a whole
        # house waits for it. Nor through the tables; what is old and dead there goes when the house is swept.
        gc.collect()
        gc.freeze()
        before = gc.get_threshold()
        gc.set_threshold(*before[:2], NEVER)
        try:
            yield
        finally:
            gc.set_threshold(*before)
            sweeper.cancel()
            await tables.close()
            coaching.close()
            bot_pool.close()
            await store.close()
            let_go()

    def _routes(self) -> list[BaseRoute]:
        return [
            *(self._route(each) for each in http.ROUTES),
            *(self._plain(path) for path in http.PLAIN),
            Route(http.RECOVER.path, self._recover, methods=["POST"]),
            WebSocketRoute("/api/tables/{code}/socket", Sockets(self)),
            *learning.routes(lambda: self.services),
            *pages.routes(lambda: self.services),
        ]

    def _route(self, route: openapi.Route) -> Route:
        async def answer(request: Request) -> Response:
            return await http.endpoint(route, self.services)(request)

        return Route(route.path, answer, methods=[route.method])

    def _plain(self, path: str) -> Route:
        async def answer(request: Request) -> Response:
            return await http.PLAIN[path](self.services, request)

        return Route(path, answer)

    async def _recover(self, request: Request) -> Response:
        return await http.recover(self.services, request)

    async def _say_it_is_out_of_order(self, _request: Request, _error: Exception) -> Response:
        return http.out_of_order(self.services)

    async def _refuse(self, request: Request, error: Exception) -> Response:
        """No such thing, or not to be asked like this: a page for people, JSON for programs, else a line."""
        assert isinstance(error, HTTPException)
        status, headers = error.status_code, error.headers
        if request.url.path.startswith("/api/"):
            problem = codec.encode(Problem(Refusal("request/unknown")))
            return Response(problem, status, headers, "application/json")
        if status == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
            return pages.nowhere(request, self.services)
        return Response("There is nothing here.\n", status, headers, "text/plain")


class Sockets:
    """The sockets of a house, as a plain app: Starlette hands on what it does not have to wrap."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await socket.serve(scope, receive, send, self._house.services)


def _nothing() -> None:
    """Nothing is held yet."""


async def _sweep(tables: Registry) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await tables.sweep(monotonic())
        gc.collect()

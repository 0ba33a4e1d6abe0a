"""Asks every HTTP route of a server. Routes are discovered, so a new one is tested too, or the tests fail.

The server runs in this process, so that its table can be replaced between two requests.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product
from math import inf
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from httpx2 import Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from tests.chance import machine
from tests.conformance.options import NAMES
from tests.server.twin_rooms import CODE
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.rng import commitment
from vernissage.server import routes
from vernissage.server.api import circle_types, contacts, http_types
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED
from vernissage.server.edge.security import COOKIE
from vernissage.server.pages import html, link_previews, postcards
from vernissage.server.pages.postcards import Postcards
from vernissage.server.store import Circle
from vernissage.server.tables import registry
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import Pace
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.rows import Kept

HOME: Final = "http://127.0.0.1"
BODIES: Final[dict[Any, object]] = {
    http_types.Rename: http_types.Rename("Somebody else"),
    http_types.Farewell: http_types.Farewell("Another name", "Somebody"),
    contacts.AddBrowser: contacts.AddBrowser("en", "https://push.example/", "no key", "no secret"),
    contacts.AddWebhook: contacts.AddWebhook("en", "no address"),
    contacts.AddFeed: contacts.AddFeed("no such language"),
    contacts.Holiday: contacts.Holiday(-1.0),
    circle_types.RenameCircle: circle_types.RenameCircle("Another name"),
    circle_types.AgreeEvening: circle_types.AgreeEvening(None),
    circle_types.AnswerEvening: circle_types.AnswerEvening(1.0, comes=True),
    circle_types.CircleKey: circle_types.CircleKey("the key"),
    http_types.PlayOn: http_types.PlayOn(0),
}
"""A request body of every type."""
APART: Final = {
    "POST /api/recover": "asks for words that only their guest has, and knows no table",
    "POST /api/me/phrase": "is made of new words each time",
    "POST /api/me/sign-out-others": "is about browsers, and knows no table",
    "POST /api/tables": "makes a table, and knows no other",
    "POST /api/circles": "makes a circle, and knows no table but by its people",
    "POST /api/circles/{circle}/renew": "has a new key each time; all else is on the circle's page",
    "POST /api/circles/{circle}/tables": "makes a table, and knows no other",
    "GET /metrics": "counts what happens in the whole house, and is different each time it is asked",
    "GET /assets/{path:path}": "is files",
    "GET /{path:path}": "is files",
}
"""Routes whose answers can't be compared, and why."""
CIRCLE: Final = Circle("circle", "The Thursday people", "the key", 1.0)
"""A circle that has met at the table. Its guests are members, and the onlooker may join."""
HIGH: Final = 1_000_000
LITTLE: Final = 1_000
"""Search steps of a solver. Only whether results are equal matters here, not their quality."""


@dataclass(frozen=True)
class Door:
    """One route."""

    method: str
    path: str
    """The route's path, with names of parameters."""
    takes: Any = None

    @property
    def leads_to_a_table(self) -> bool:
        """Whether it names a table, or lists tables."""
        return "{code}" in self.path or "{circle}" in self.path or self.path in {"/api/me", "/api/tables"}

    @property
    def is_for_all_eyes(self) -> bool:
        """Whether it shows the public view, whoever asks."""
        return self.path in html.PATHS and html.PATHS[self.path].watching


def doors(house: House) -> Iterator[Door]:
    """Yields all routes except sockets (overheard.py) and files."""
    takes: dict[tuple[str, str], Any] = {(route.method, route.path): route.takes for route in routes.ROUTES}
    for route in house._routes():
        if isinstance(route, WebSocketRoute):
            continue
        assert isinstance(route, Route), f"what kind of door is {route}?"
        for method in sorted((route.methods or set()) - {"HEAD"}):
            if f"{method} {route.path}" not in APART:
                yield Door(method, route.path, takes.get((method, route.path)))


def every_route(house: House) -> Iterator[tuple[str, str]]:
    """Yields method and path of all routes except sockets and folders of files."""
    for route in house._routes():
        for method in sorted((getattr(route, "methods", None) or set()) - {"HEAD"}):
            yield method, getattr(route, "path", "")


def questions(door: Door, match: AnyMatch, game: str) -> Iterator[tuple[str, bytes | None]]:
    """Yields all requests for this route during this match: paths and bodies."""
    last = len(match.inputs)
    values: dict[str, tuple[object, ...]] = {
        "code": (CODE,),
        "circle": (CIRCLE.id,),
        "contact": ("0" * 64,),
        "key": ("no such feed",),
        "choice": ("on", "off"),
        "number": tuple(dict.fromkeys((0, max(0, last - 1), last, HIGH))),
        "seat": (0, match.players - 1),
        "date": ("2026-01-01", "9999-12-31"),
        "game": (game,),
        "language": ("en",),
        "name": ("none.webp",),
        "shape": tuple(link_previews.SHAPES),
    }
    wanted = re.findall(r"{(\w+)(?::\w+)?}", door.path)
    unknown = [name for name in wanted if name not in values]
    assert not unknown, f"{door.path}: add a value for {unknown} to doors.py"
    body = None if door.takes is None else codec.encode(BODIES[door.takes])
    for chosen in product(*(values[name] for name in wanted)):
        path = door.path
        for name, value in zip(wanted, chosen, strict=True):
            path = re.sub(rf"{{{name}(:\w+)?}}", str(value), path)
        yield path, body


class Walk:
    """A server with one table, and a browser for each of its guests; the last of them is an onlooker."""

    def __init__(self, client: TestClient, house: House, guests: int) -> None:
        self.house = house
        self.house.services.day_solver._effort = LITTLE
        self.client = client
        self.answers: list[tuple[Door, Response]] = []
        """All responses so far."""
        assert client.portal is not None
        self._visits = [client.portal.call(house.services.sessions.make) for _ in range(guests)]
        self.guests = tuple(visit.guest.id for visit in self._visits)
        self._table: Table | None = None

    def set(self, room: Room) -> Walk:
        """Replaces the table."""
        assert self.client.portal is not None
        self.client.portal.call(self._set, room)
        return self

    async def _set(self, room: Room) -> None:
        services = self.house.services
        if self._table is None:
            await services.store.add_table(row_of(room))
            self._table = await services.tables.find(CODE)
        assert self._table is not None
        self._table.room = room
        services.tables._help.bot_pool.pace = Pace(
            60.0, 60.0
        )  # Nobody moves at a table that exists only here.
        await self._meet()
        for kept in (services.postcards._kept, services.coach._jobs._jobs):
            kept.clear()  # What was made of another room would be given instead of what is made of this one.

    def keeps(self, what: Kept) -> None:
        """Puts this table into the store; nobody has connected to it."""
        assert self.client.portal is not None
        self.client.portal.call(self.house.services.store.keep, what, 0)

    async def _meet(self) -> None:
        """Restores the circle's members."""
        circles = self.house.services.store.circles
        for guest in self.guests:
            await circles.leave(CIRCLE.id, guest)
        await circles.add(CIRCLE, self.guests[0], code=CODE)
        for guest in self.guests[1:-1]:
            await circles.join(CIRCLE.id, guest, 2.0)

    async def _all_is_found_out(self) -> bool:
        """Waits for all solvers of daily deals. Returns whether there were any."""
        jobs = self.house.services.day_solver._jobs._jobs.values()
        work = [job.task for job in jobs if job.task is not None]
        await asyncio.gather(*work)
        return bool(work)

    def cookie(self, guest: int | None) -> dict[str, str]:
        """Returns the cookie header of this guest; for None, of a new one."""
        self.client.cookies.clear()
        if guest is None:
            self.client.get("/api/me")
            token = self.client.cookies[COOKIE]
            self.client.cookies.clear()
        else:
            token = self._visits[guest].token
        return {"Cookie": f"{COOKIE}={token}"}

    def all_of(self, asked: Iterable[tuple[Door, str, bytes | None, int]]) -> list[bytes]:
        """Returns the answers to all these requests, in order."""
        return [self.ask(*each) for each in asked]

    def ask(self, door: Door, path: str, body: bytes | None, guest: int) -> bytes:
        """Returns status and body of the answer to this guest, without what differs each time."""
        headers = self.cookie(guest)
        assert self.client.portal is not None
        try:
            answer = self.client.request(
                door.method, path, content=body, headers=headers, follow_redirects=False
            )
            if self.client.portal.call(self._all_is_found_out):
                return self.ask(door, path, body, guest)  # otherwise chance would decide who is too early
            self.answers.append((door, answer))
        except Exception as error:  # noqa: BLE001 - failing for one table only is a leak, too
            return repr(type(error)).encode()
        told = answer.content
        for pattern, instead in NEW_EACH_TIME:
            told = pattern.sub(instead, told)
        match = None if self._table is None else self._table.room.match
        seal = b"" if match is None else commitment(match.seed).encode()
        return b"%d " % answer.status_code + (told.replace(seal, b"seal") if seal else told)


NEW_EACH_TIME: Final = (
    (re.compile(rb'"code":"[A-Z]{4,6}"'), b'"code":""'),
    (re.compile(rb'"(left|since)":[0-9.e-]+'), b'"left":0'),
    (re.compile(rb'"made":[0-9.e]+'), b'"made":0'),
)
"""Patterns for codes of new tables, and for remaining time."""


@contextmanager
def walk(folder: Path, guests: int, telemetry: str = "") -> Iterator[Walk]:
    """Starts a server of its own, where bots answer as soon as they can.

    Its table exists only in memory, so it is kept there, however long the walk takes.
    """
    database = f"sqlite:///{folder / 'doors.db'}"
    settings = Settings(
        database, pace=Pace(0.0, 0.0), rules=UNLIMITED, games=NAMES, local_calls=True, platform=machine()
    )
    house = House(replace(settings, telemetry=telemetry))
    with (
        patch.object(registry, "IDLE", inf),
        patch.object(Postcards, "_make", _sketched),
        TestClient(house, HOME, headers={"Origin": HOME}, raise_server_exceptions=True) as client,
    ):
        yield Walk(client, house, guests)


async def _sketched(
    _: Postcards, name: postcards.Name, table: postcards.Table, said: postcards.Words | None, _payer: object
) -> bytes:
    """Replaces drawing a picture, which takes a second: returns all its inputs instead."""
    state = None if table.match is None else table.match.state
    return codec.encode([table.game, state, table.names, table.portraits, said, *name[1:]])

"""Collects what a server emits besides its tables during an evening: log, metrics, traces, cache headers.

All of it is compared with what is allowed (allowed.py). The server runs in this process, so that a leak can
be patched in. A real OpenTelemetry collector listens, and doors.py visits every route.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import WebSocketTestSession

from tests.conformance.options import tables_of
from tests.conformance.played import played
from tests.program import free_port
from tests.server import allowed, collector
from tests.server.company import as_people_write_it
from tests.server.doors import APART, BODIES, HOME, Door, Walk, doors, every_route, questions, walk
from tests.server.hostile import WISHES
from tests.server.people import SHORTEST, short
from tests.server.twin_rooms import CODE, room_with
from vernissage.cli.logs import AsJson
from vernissage.core import codec
from vernissage.core.rng import Rng
from vernissage.server import routes as http
from vernissage.server.api import http_types
from vernissage.server.notify.calls import GRACE
from vernissage.table import protocol
from vernissage.table.new_table import NewTable
from vernissage.table.rows import Kept, Wait

LANGUAGE: Final = "en"
HARMLESS: Final = (protocol.Talk(text="psst"), protocol.Point("here"), protocol.Undo(), protocol.Look(1))


class Lines(logging.Handler):
    """Collects the server's JSON log lines."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(AsJson("house"))
        self.written: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(json.loads(self.format(record)))


@contextmanager
def _listening() -> Iterator[Lines]:
    lines, ours = Lines(), logging.getLogger("vernissage")
    before = ours.level
    logging.getLogger().addHandler(lines)
    ours.setLevel(logging.INFO)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(lines)
        ours.setLevel(before)


def said_too_much(name: str, folder: Path) -> Iterator[str]:
    """Yields everything emitted in an evening at this game that is not allowed."""
    table = tables_of(name)[0]
    with _listening() as lines, collector.listening() as found:
        with walk(folder, table.options.players + 1, telemetry=found.url) as around:
            _play(around, name)
            _call_in_vain(around, name)
            _walk(around, name)
            text = around.client.get("/metrics").text
            asked = {f"{door.method} {door.path}" for door, _ in around.answers}
            wanted = {f"{method} {path}" for method, path in every_route(around.house)}
            assert asked == wanted, asked ^ wanted
        for line in lines.written:
            yield from allowed.line(line)
        for family in text_string_to_metric_families(text):
            yield from allowed.count(family)
        for metric in found.counts.values():
            yield from allowed.sent_count(metric)
        for resource, scope, span in found.traced:
            yield from allowed.span(resource, scope, span)
        for door, answer in around.answers:
            yield from allowed.headers(door, answer.status_code, answer.headers)
    assert found.traced
    assert {line["message"] for line in lines.written}, "a failed notification is logged"


def _play(around: Walk, name: str) -> None:
    """A new guest plays with bots to the end, sends every kind of message, and asks for more."""
    client, cookie = around.client, around.cookie(None)
    made = client.post(
        "/api/tables",
        content=codec.encode({"game": name, "options": short(name, SHORTEST), "bots": "random"}),
        headers=cookie,
    )
    code = msgspec.json.decode(made.content, type=http_types.TableCode).code
    address = f"{HOME}/api/tables/{code}/socket".replace("http", "ws", 1)
    with client.websocket_connect(address, headers=cookie) as socket:
        _to_the_end(socket, name)
        for wish in WISHES:
            socket.send_text(codec.encode(wish).decode())
        socket.send_text(codec.encode(protocol.Ping(1)).decode())
        while not isinstance(_next(socket), protocol.Pong):
            pass


def _to_the_end(socket: WebSocketTestSession, name: str) -> None:
    asked, refused = None, 0
    while True:
        news = _next(socket)
        refused += isinstance(news, protocol.Refused)
        sight = news.sight if isinstance(news, protocol.Welcome | protocol.Moved) else None
        if sight is None:
            continue
        if sight.outcome is not None:
            assert refused, "nonsense is refused"
            return
        if sight.question in {None, asked} or not (offers := msgspec.json.decode(sight.offers)):
            continue
        if asked is None:
            socket.send_text("nonsense")
            for wish in HARMLESS:
                socket.send_text(codec.encode(wish).decode())
        asked = sight.question
        rng = Rng(bytes(32), "beside", asked)
        move = as_people_write_it(name, rng.pick(offers), rng)
        socket.send_text(codec.encode(protocol.Answer(asked, Raw(codec.encode(move)))).decode())


def _next(socket: WebSocketTestSession) -> protocol.Outgoing:
    news: protocol.Outgoing = msgspec.json.decode(socket.receive_text(), type=protocol.Outgoing)
    return news


def _call_in_vain(around: Walk, name: str) -> None:
    """Notifies somebody at an address where nobody answers."""
    around.set(room_with(name, played(tables_of(name)[0])[0], around.guests[:-1], "none"))
    address = f"http://127.0.0.1:{free_port()}/somebodys"
    add = {"language": LANGUAGE, "address": address}
    headers = around.cookie(0)
    assert around.client.post("/api/me/contacts/webhook", json=add, headers=headers).is_success
    calls = around.house.services.calls
    now = calls._now()
    around.keeps(Kept(code=CODE, waits=(Wait(around.guests[0], 0, 1, now),)))
    calls._now = lambda: now + GRACE
    assert around.client.portal is not None
    around.client.portal.call(calls.look)
    around.client.portal.call(calls.settle)


def _walk(around: Walk, name: str) -> None:
    """Visits every route, during a game and after it."""
    feed = around.client.post(
        "/api/me/contacts/feed", json={"language": LANGUAGE}, headers=around.cookie(0)
    ).json()["path"]
    matches = played(tables_of(name)[0])
    for match in (matches[len(matches) // 2], matches[-1]):
        around.set(room_with(name, match, around.guests[: match.players], "none"))
        around.ask(Door("GET", "/feed/{key}"), feed, None, 0)
        for door in sorted(doors(around.house), key=lambda door: door.method == "GET"):
            first, *others = questions(door, match, name)
            for (path, body), guest in product((first, *others[-1:]), (0, -1)):
                around.ask(door, path, body, guest)
    for apart in APART:
        method, _, path = apart.partition(" ")
        around.ask(Door(method, path), _address(path), _body(method, path, name), 0)
    around.ask(Door("GET", "/{path:path}"), "/offline.html", None, 0)


def _address(path: str) -> str:
    return path.replace("{circle}", "circle").replace("{path:path}", "no-such-file")


def _body(method: str, path: str, name: str) -> bytes | None:
    if method == "GET":
        return None
    routes = {route.path: route.takes for route in http.ROUTES if route.method == method}
    given: dict[Any, object] = {
        **BODIES,
        NewTable: {"game": name, "options": short(name)},
        http_types.Recover: {"phrase": "no words that anyone has"},
    }
    takes = routes[path]
    return None if takes is None else codec.encode(given.get(takes, {}))

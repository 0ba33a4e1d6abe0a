"""Every request counts against the limits of its guest, of its address and of the house.

All routes of a house are tried. After the first request the limits allow no other for days, so it does not
matter how quickly they follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.chance import machine
from tests.server.doors import HOME
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import Limit, Rules
from vernissage.server.edge.security import COOKIE, Door

ONE = Limit(burst=1, every=1_000_000.0)
LIMITS = {
    "of an address": (Rules(requests=ONE), ("192.0.2.1", "192.0.2.1"), ("ada", "ben")),
    "of a guest": (Rules(guest_requests=ONE), ("192.0.2.1", "192.0.2.2"), ("ada", "ada")),
    "of the house": (Rules(all_requests=ONE), ("192.0.2.1", "192.0.2.2"), ("ada", "ben")),
}
"""The one limit that applies; the addresses of two requests, and their guests."""


def asked(house: House) -> Iterator[tuple[str, str]]:
    """The method and a path of every route; then a file, and a path that does not exist."""
    for route in house._routes():
        assert isinstance(route, Route | WebSocketRoute), f"what kind of door is {route}?"
        path = re.sub(r"{\w+(?::\w+)?}", "x", route.path)
        otherwise = {"SOCKET" if isinstance(route, WebSocketRoute) else "GET"}
        methods = getattr(route, "methods", None) or otherwise
        yield from ((method, path) for method in sorted(methods))
    yield "GET", "/icon.svg"
    yield "DELETE", "/nowhere"


def said(client: TestClient, method: str, path: str, headers: dict[str, str]) -> int:
    """The status of the response. A socket is refused before the handshake."""
    if method != "SOCKET":
        return client.request(method, path, headers=headers, follow_redirects=False).status_code
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path, headers=headers):
        pass
    return 429 if closed.value.code == 1008 else 0


@pytest.mark.parametrize("limit", LIMITS)
def test_every_door_counts_whoever_asks(limit: str, tmp_path: Path) -> None:
    rules, addresses, cookies = LIMITS[limit]
    settings = Settings(
        f"sqlite:///{tmp_path / 'house.db'}", Door(proxies=1), rules=rules, platform=machine()
    )
    first, second = (
        {"X-Forwarded-For": address, "Cookie": f"{COOKIE}={cookie}", "Origin": HOME}
        for address, cookie in zip(addresses, cookies, strict=True)
    )
    house = House(settings)
    with TestClient(house, HOME) as client:
        assert said(client, "GET", "/api/house", first) == 200
        answers = {(method, path): said(client, method, path, second) for method, path in asked(house)}
    assert len(answers) > 40
    assert {door for door, status in answers.items() if status != 429} == set()


def test_whoever_is_refused_hears_how_long_to_wait(tmp_path: Path) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path / 'house.db'}", rules=Rules(requests=Limit(1, 1_000.0)), platform=machine()
    )
    with TestClient(House(settings), HOME) as client:
        client.get("/health")
        answer = client.get("/health")
    assert answer.json()["refusal"]["code"] == "limit/wait"
    assert 900 < int(answer.headers["retry-after"]) <= 1_000

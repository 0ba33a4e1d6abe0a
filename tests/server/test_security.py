"""Requests from other sites are refused, every response has the headers, and names are cleaned."""

from __future__ import annotations

import unicodedata
from time import monotonic
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.server.live import House
from tests.server.people import Browser
from vernissage.core.refusal import Refusal
from vernissage.server.edge.limits import UNLIMITED, Limits
from vernissage.server.edge.security import HEADERS, Door, Guard, same_origin
from vernissage.table.appearance import NO_NAME, clean_name
from vernissage.table.protocol import MESSAGE_LIMIT, NAME_LIMIT

HOME = "http://house.example"


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def cached(_request: Request) -> Response:
    return PlainTextResponse("", headers={"Cache-Control": "max-age=60", "Referrer-Policy": "unsafe-url"})


async def part(request: Request) -> Response:
    return Response("", media_type=request.query_params["kind"] or None)


async def fails(_request: Request) -> Response:
    raise RuntimeError


async def greet(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def visit(door: Door | None = None, base: str = HOME) -> TestClient:
    """Returns a browser at a small app behind `Guard`."""
    routes = [
        Route("/", echo, methods=["GET", "POST", "PATCH"]),
        Route("/api/echo", echo),
        Route("/api/cached", cached),
        Route("/part", part),
        Route("/fails", fails),
        WebSocketRoute("/socket", greet),
    ]
    guard = Guard(Starlette(routes=routes), door or Door(), Limits(monotonic, UNLIMITED))
    return TestClient(guard, base, raise_server_exceptions=False)


def scope(client: str = "192.0.2.7", scheme: str = "http", **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"type": "http", "scheme": scheme, "client": (client, 5000), "headers": raw}


# Headers


@pytest.mark.parametrize("path", ["/", "/api/echo", "/api/cached", "/nowhere", "/fails"])
def test_every_answer_carries_the_headers_errors_and_failures_too(path: str) -> None:
    answer = visit().get(path)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize("kind", ["text/javascript; charset=utf-8", "text/css", "font/woff2", "image/webp"])
def test_parts_of_a_page_carry_what_is_about_them_and_nothing_else(kind: str) -> None:
    answer = visit().get("/part", params={"kind": kind})
    carried = {name for name in HEADERS if name in answer.headers}
    assert carried == {"X-Content-Type-Options", "Cross-Origin-Resource-Policy"}


def test_the_worker_that_answers_for_pages_carries_its_own_policy(house: House) -> None:
    answer = Browser(house, stranger=True).ask("GET", "/sw.js")
    assert answer.status == 200
    carried = {name.lower(): value for name, value in answer.headers.items()}
    assert {name: carried[name.lower()] for name in HEADERS} == HEADERS


@pytest.mark.parametrize("kind", ["text/html", "image/svg+xml", "application/json", "text/plain", ""])
def test_whatever_a_browser_could_show_by_itself_carries_them_all(kind: str) -> None:
    answer = visit().get("/part", params={"kind": kind})
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_the_policy_lets_nothing_in_that_is_not_named() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; ")
    assert "frame-ancestors 'none'" in policy
    for danger in ("unsafe-inline", "unsafe-eval", "*", "http:", "https:", "blob:"):
        assert danger not in policy


def test_strict_transport_is_asked_for_only_where_there_is_transport_security() -> None:
    name = "Strict-Transport-Security"
    assert name not in visit().get("/").headers
    assert name in visit(base="https://house.example").get("/").headers
    told = {"X-Forwarded-Proto": "https"}
    assert name not in visit().get("/", headers=told).headers
    assert name in visit(Door(proxies=1)).get("/", headers=told).headers


def test_what_the_house_says_of_a_guest_stays_in_no_cache() -> None:
    assert visit().get("/api/echo").headers["Cache-Control"] == "no-store"
    assert visit().get("/api/cached").headers["Cache-Control"] == "max-age=60"
    assert "Cache-Control" not in visit().get("/").headers


# Other sites


@pytest.mark.parametrize("method", ["POST", "PATCH"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": HOME},
        {"Origin": "http://HOUSE.example"},
        {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "same-origin"},
    ],
)
def test_our_own_page_may_change_things(method: str, headers: dict[str, str]) -> None:
    assert visit().request(method, "/", headers=headers, content=b"yes").text == "yes"


STRANGERS = [
    {},
    {"Origin": ""},
    {"Origin": "null"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    {"Origin": "http://evil.example"},
    {"Origin": "http://house.example.evil.example"},
    {"Origin": "http://evil.example/house.example"},
    {"Origin": "http://house.example@evil.example"},
    {"Origin": "http://house.example:8000"},
    {"Origin": "http://sub.house.example"},
    {"Origin": "http://example"},
    {"Origin": "http://"},
    {"Origin": "ftp://house.example"},
    {"Origin": "//house.example"},
    {"Origin": "http://[::1"},
    {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin", "Referer": HOME},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
@pytest.mark.parametrize("headers", STRANGERS)
def test_another_site_may_change_nothing(method: str, headers: dict[str, str]) -> None:
    answer = visit().request(method, "/", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["refusal"]["code"] == "request/other-origin"
    assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize("headers", STRANGERS)
def test_another_site_may_open_no_socket(headers: dict[str, str]) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        visit().websocket_connect("ws://house.example/socket", headers=headers) as socket,
    ):
        socket.receive_text()
    assert closed.value.code == 1008


def test_our_own_page_may_open_a_socket() -> None:
    with visit().websocket_connect("ws://house.example/socket", headers={"Origin": HOME}) as socket:
        assert socket.receive_text() == "hello"


def test_a_page_that_came_unencrypted_may_not_speak_for_an_encrypted_house() -> None:
    encrypted = scope(scheme="https", host="house.example", origin="http://house.example")
    assert not same_origin(encrypted, over_tls=True)
    assert visit(base="https://house.example").post("/", headers={"Origin": HOME}).status_code == 403
    # Behind an unknown proxy we can't know, and trust the host header.
    assert visit().post("/", headers={"Origin": "https://house.example"}).status_code == 200


def test_a_caller_who_does_not_say_whom_they_call_is_no_page_of_ours() -> None:
    assert not same_origin(scope(origin="http://"), over_tls=False)


def test_programs_that_name_no_page_are_let_in_only_where_that_was_asked_for() -> None:
    friendly = visit(Door(programs=True))
    assert visit().post("/").status_code == 403
    assert friendly.post("/").status_code == 200
    with friendly.websocket_connect("ws://house.example/socket") as socket:
        assert socket.receive_text() == "hello"
    assert friendly.post("/", headers={"Origin": "http://evil.example"}).status_code == 403
    assert friendly.post("/", headers={"Origin": "null"}).status_code == 403
    assert friendly.post("/", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_anyone_may_look() -> None:
    assert visit().get("/", headers={"Origin": "http://evil.example"}).status_code == 200


# Bodies


def test_a_body_up_to_the_limit_arrives_whole_and_a_longer_one_is_refused() -> None:
    fits, more = b"x" * MESSAGE_LIMIT, b"x" * (MESSAGE_LIMIT + 1)
    assert visit().post("/", headers={"Origin": HOME}, content=fits).content == fits
    answer = visit().post("/", headers={"Origin": HOME}, content=more)
    assert answer.status_code == 413
    assert answer.json()["refusal"] == {
        "code": "message/too-long",
        "rule": "",
        "args": {"limit": MESSAGE_LIMIT},
    }


def test_a_body_that_comes_in_pieces_is_counted_as_one() -> None:
    pieces = visit().post("/", headers={"Origin": HOME}, content=(b"x" * 100 for _ in range(40)))
    assert pieces.content == b"x" * 4000
    assert visit().post("/", headers={"Origin": HOME}, content=(b"x" for _ in range(5000))).status_code == 413


# Who calls


@pytest.mark.parametrize(
    ("door", "called", "address"),
    [
        (Door(), scope("192.0.2.7"), "192.0.2.7"),
        (Door(), scope("192.0.2.7", x_forwarded_for="198.51.100.1"), "192.0.2.7"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="198.51.100.1"), "198.51.100.1"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="1.2.3.4, 198.51.100.1"), "198.51.100.1"),
        (
            Door(proxies=2),
            scope("10.0.0.1", x_forwarded_for="1.2.3.4, 198.51.100.1, 10.0.0.2"),
            "198.51.100.1",
        ),
        (Door(proxies=2), scope("10.0.0.1", x_forwarded_for="1.2.3.4"), "10.0.0.1"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="198.51.100.1:50123"), "198.51.100.1"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="[2001:db8:1:2::9]:443"), "2001:db8:1:2::/64"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="[2001:db8:1:2::9]"), "2001:db8:1:2::/64"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="2001:db8:1:2::9"), "2001:db8:1:2::/64"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for="[::ffff:192.0.2.7]:80"), "192.0.2.7"),
        (Door(proxies=1), scope("10.0.0.1"), "10.0.0.1"),
        (Door(proxies=1), scope("10.0.0.1", x_forwarded_for=" , "), "10.0.0.1"),
        (Door(), scope("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64"),
        (Door(), scope("2001:db8:1:2:ffff::1"), "2001:db8:1:2::/64"),
        (Door(), scope("::ffff:192.0.2.7"), "192.0.2.7"),
        (Door(), {"type": "http", "client": None, "headers": []}, ""),
    ],
)
def test_whoever_calls_is_known_by_the_network_and_only_a_known_proxy_is_believed(
    door: Door, called: dict[str, Any], address: str
) -> None:
    assert door.address(called) == address


def test_a_made_up_address_is_short() -> None:
    assert len(Door(proxies=1).address(scope(x_forwarded_for="x" * 10_000))) <= 40


# Names


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eannA", "annA"),
        ("A\u200bn\u2066n\u2069a\ufeff", "Anna"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("小美", "小美"),
        ("نور", "نور"),
        ("Jean-Luc O'Neill 3", "Jean-Luc O'Neill 3"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("🎨", "🎨"),
        ("H" + "\u0336" * 20 + "i", "H\u0336\u0336\u0336i"),
        ("\u0301Anna", "Anna"),
        ("A" * 30, "A" * NAME_LIMIT),
        ("A" * (NAME_LIMIT - 1) + " B", "A" * (NAME_LIMIT - 1)),
    ],
)
def test_a_name_is_cleaned(said: str, name: str) -> None:
    assert clean_name(said) == name


@pytest.mark.parametrize(
    "said", ["", "   ", "\n\t", "\u200b\u200d", "\u3164", "\u2800 \u2800", "\u202e", "\u0301", "\ud800"]
)
def test_a_name_of_nothing_that_can_be_seen_is_refused(said: str) -> None:
    assert clean_name(said) == NO_NAME


@given(st.text(max_size=60))
def test_a_clean_name_is_one_short_visible_line_and_stays_as_it_is(said: str) -> None:
    name = clean_name(said)
    if isinstance(name, Refusal):
        return
    assert 1 <= len(name) <= NAME_LIMIT
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(mark) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} for mark in name)

"""Limits of connections: size and duration of requests, clients that don't read, excess frames."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.floods import frame
from tests.waiting import until_so
from vernissage.server.edge.bounded_http import PIPELINED, REQUEST_LIMIT, BoundedHttp, Patience
from vernissage.server.edge.bounded_socket import BoundedSocket
from vernissage.server.edge.limits import Limit, Limits, Rules

pytestmark = pytest.mark.anyio
SHORT = Patience(request=0.3, reading=0.3)
LONG = Patience(request=60, reading=60)
FRAMES = Limit(burst=10, every=60)
GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
ENDLESS = 1_000_000


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reports the size of a request body, or sends an endless response at `/endless`."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": str(len(event["text"]))})
        return
    size, more = 0, True
    while more:
        event = await receive()
        size, more = size + len(event.get("body", b"")), event.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(1000 if scope["path"] == "/endless" else 0):
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    await send({"type": "http.response.body", "body": str(size).encode()})


class House:
    """A server with only these limits."""

    def __init__(self, port: int, limits: Limits) -> None:
        self.port = port
        self.limits = limits
        self.callers: list[Caller] = []

    async def connect(self) -> Caller:
        self.callers.append(Caller(*await asyncio.open_connection("127.0.0.1", self.port)))
        return self.callers[-1]


class Caller:
    """A client connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, words: bytes) -> None:
        self.writer.write(words)
        await self.writer.drain()

    async def hears(self) -> bytes:
        """Returns everything received until the connection is closed, which must happen."""
        async with asyncio.timeout(20):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


@asynccontextmanager
async def opened(
    patience: Patience = LONG, *, proxied: bool = False, **rules: object
) -> AsyncIterator[House]:
    limits = Limits(monotonic, Rules(frames=FRAMES, **rules))  # type: ignore[arg-type]
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=partial(BoundedHttp, limits=limits, proxied=proxied, patience=patience),  # type: ignore[arg-type]
        ws=partial(BoundedSocket, limits=limits, patience=patience),  # type: ignore[arg-type]
        lifespan="off",
        log_level="critical",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    house = House(listening.getsockname()[1], limits)
    try:
        yield house
    finally:
        for caller in house.callers:
            caller.writer.close()
        server.should_exit = True
        await serving


async def test_a_request_is_answered_and_the_connection_can_be_used_again() -> None:
    async with opened(SHORT) as house:
        caller = await house.connect()
        for _ in range(3):
            await caller.say(GET + b"\r\n")
            assert b"200 OK" in await caller.reader.readuntil(b"0\r\n\r\n")
        await caller.say(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in await caller.hears()
        assert house.limits.connections.total == 0


async def test_header_lines_without_end_are_refused() -> None:
    async with opened() as house:
        caller = await house.connect()
        for _ in range(REQUEST_LIMIT // 1000):
            await caller.say(b"X-More: " + b"y" * 990 + b"\r\n" if _ else GET)
            await asyncio.sleep(0)
        await caller.say(b"X-More: " + b"y" * 3000 + b"\r\n")
        assert (await caller.hears()).startswith(b"HTTP/1.1 431 ")


async def test_a_header_line_without_end_is_refused() -> None:
    async with opened() as house:
        caller = await house.connect()
        await caller.say(GET + b"X-Long: ")
        await caller.say(b"y" * (REQUEST_LIMIT + 1))
        assert (await caller.hears()).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("start", [b"", b"0\r\n"], ids=["body", "header lines after it"])
async def test_a_body_without_end_is_refused_and_so_are_header_lines_after_it(start: bytes) -> None:
    async with opened() as house:
        caller = await house.connect()
        await caller.say(b"POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n")
        await caller.say(b"Transfer-Encoding: chunked\r\n\r\n")
        assert b"100 Continue" in await caller.reader.readuntil(b"\r\n\r\n")
        more = b"X: yyyyyyyyyyy\r\n" if start else b"1\r\nx\r\n"
        await caller.say(start + (more * REQUEST_LIMIT)[:REQUEST_LIMIT])
        assert (await caller.hears()).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"\r\n", b"HTTP/1.1 408 "),
        (GET + b"X-Slow: y", b"HTTP/1.1 408 "),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\nx", b"HTTP/1.1 408 "),
        (GET + b"\r\n" + GET, b"HTTP/1.1 200 "),  # the second is never complete
    ],
    ids=["nothing", "a line", "headers", "a body", "the next request"],
)
async def test_what_does_not_come_to_its_end_in_time_is_ended(said: bytes, answer: bytes) -> None:
    async with opened(SHORT) as house:
        caller = await house.connect()
        await caller.say(said)
        heard = await caller.hears()
        assert heard.startswith(answer)
        assert bool(heard) == bool(answer)
        assert house.limits.connections.total == 0


async def test_who_drips_is_not_given_more_time_by_every_drop() -> None:
    async with opened(Patience(request=0.5, reading=60)) as house:
        caller = await house.connect()
        await caller.say(GET + b"X-Slow: ")
        until = monotonic() + 20
        while monotonic() < until and not caller.reader.at_eof():
            try:
                await caller.say(b"y")
                async with asyncio.timeout(0.1):
                    await caller.reader.read(1000)
            except TimeoutError:
                continue
            except ConnectionError:
                return
        assert caller.reader.at_eof()


async def test_requests_ahead_of_their_answers_are_only_so_many() -> None:
    async with opened() as house:
        caller = await house.connect()
        await caller.say((GET + b"\r\n") * (PIPELINED + 3))
        heard = await caller.hears()
        assert b"400 Bad Request" in heard
        assert heard.count(b"HTTP/1.1") <= PIPELINED + 2


async def test_who_never_reads_an_answer_is_cut_off() -> None:
    async with opened(SHORT) as house:
        caller = await house.connect()
        caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await caller.say(b"GET /endless HTTP/1.1\r\nHost: x\r\n\r\n")
        await until_so(lambda: not house.limits.connections.total, "it is still connected")
        caller.writer.transport.abort()


async def test_only_so_many_connections_from_one_address_and_in_all() -> None:
    async with opened(connections=2, all_connections=3) as house:
        callers = [await house.connect() for _ in range(3)]
        assert await callers[2].hears() == b""
        callers[0].writer.close()
        await callers[0].writer.wait_closed()
        await callers[1].say(GET + b"\r\n")
        assert b"200 OK" in await callers[1].reader.readuntil(b"0\r\n\r\n")
        after = await house.connect()
        await after.say(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in await after.hears()


async def test_an_address_that_was_refused_too_often_is_not_even_listened_to() -> None:
    once = Limit(burst=1, every=1_000_000.0)
    async with opened(requests=once, refusals=once) as house:
        caller = await house.connect()
        await caller.say(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in await caller.hears()
        assert not house.limits.request("127.0.0.1", "")
        assert house.limits.request("127.0.0.1", "")
        shut_out = await house.connect()
        await shut_out.say(GET + b"Connection: close\r\n\r\n")
        assert await shut_out.hears() == b""


async def test_behind_a_proxy_all_have_one_address_and_only_their_number_counts() -> None:
    async with opened(proxied=True, connections=1, all_connections=3) as house:
        callers = [await house.connect() for _ in range(4)]
        assert await callers[3].hears() == b""
        await callers[2].say(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in await callers[2].hears()


async def test_a_socket_is_no_connection_for_requests_any_more() -> None:
    async with opened(SHORT, connections=1) as house, connect(f"ws://127.0.0.1:{house.port}/") as browser:
        assert house.limits.connections.total == 0
        later = await house.connect()
        await later.say(b"GET / HTTP/1.1\r\n")
        await later.hears()  # until a request that was begun later has taken too long
        await browser.send("hello")
        assert await browser.recv() == "5"


@pytest.mark.parametrize(
    "sent",
    [frame(0x9), frame(0xA), frame(0x0, end=False), frame(0x9, b"x" * 100)],
    ids=["pings", "pongs", "empty pieces", "long pings"],
)
async def test_what_is_no_message_is_counted_too(sent: bytes) -> None:
    async with opened() as house, connect(f"ws://127.0.0.1:{house.port}/", ping_interval=None) as browser:
        if sent.startswith(b"\x00"):
            browser.transport.write(frame(0x1, end=False))
        browser.transport.write(sent * (FRAMES.burst // 2))
        browser.transport.write(frame(0x9, b"still there"))
        browser.transport.write(sent * FRAMES.burst)
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(20):
                await browser.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


async def test_messages_that_come_faster_than_they_are_heard_do_not_pile_up() -> None:
    async with opened() as house, connect(f"ws://127.0.0.1:{house.port}/", ping_interval=None) as browser:
        browser.transport.write(frame(0x1, b"{}") * (50 * Rules().waiting))
        async with asyncio.timeout(20):
            heard = [said async for said in _all_of(browser)]
        assert browser.close_code == 4429
        assert len(heard) < 5 * Rules().waiting


async def _all_of(browser: ClientConnection) -> AsyncIterator[object]:
    """Yields what it receives until the end."""
    with suppress(ConnectionClosed):
        while True:
            yield await browser.recv()


async def test_a_message_in_a_few_pieces_is_a_message() -> None:
    async with opened() as house, connect(f"ws://127.0.0.1:{house.port}/", ping_interval=None) as browser:
        await browser.send(iter(["hel", "lo ", "all"]))
        assert await browser.recv() == "9"

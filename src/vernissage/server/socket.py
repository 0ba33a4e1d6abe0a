"""A browser's socket at a table: reads what is said, one message after the other, and sends what is told.

Spoken in plain ASGI: every move is sent to every seat, and each layer in between would cost each of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from time import perf_counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import protocol
from vernissage.server.entrance import find
from vernissage.server.protocol import Why
from vernissage.server.room import Visitor
from vernissage.server.services import Services
from vernissage.server.session import Visit
from vernissage.server.table import Table

BACKLOG: Final = 200
"""Messages a socket may lag behind before it is closed: whoever reads on gets everything anew."""
CLOSED: Final[dict[Why, int]] = {"restart": 1012, "gone": 4404, "too-fast": 4429, "too-slow": 4408}
BUSY: Final = 1013
NUMBERS: Final = count(1)
"""Of the sockets of this process, each of which a table knows by its number."""


class Connection:
    """One socket. What it is told waits in its outbox, so a slow reader keeps nobody waiting."""

    def __init__(self, send: Send, visit: Visit | None, *, watching: bool) -> None:
        guest, name = ("", "") if visit is None else (visit.guest.id, visit.guest.name)
        self.visitor = Visitor(next(NUMBERS), guest, name, watching=watching)
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._closing: Why | None = None

    def tell(self, news: bytes) -> None:
        if len(self._outbox) >= BACKLOG:
            self.dismiss("too-slow")
        elif self._closing is None:
            self._outbox.append(news)
            self._filled.set()

    def dismiss(self, why: Why) -> None:
        if self._closing is None:
            self._closing = why
            self._filled.set()

    async def send(self) -> None:
        """Sends what is told until it is time to close, or the browser has gone."""
        try:
            while True:
                await self._filled.wait()
                self._filled.clear()
                while self._outbox:
                    await self._write(self._outbox.popleft())
                if self._closing is not None:
                    await self._write(codec.encode(protocol.Closing(self._closing)))
                    await self._send({"type": "websocket.close", "code": CLOSED[self._closing]})
                    return
        except (OSError, RuntimeError):
            return  # it has gone: the reader sees it too, and tidies up

    async def _write(self, news: bytes) -> None:
        await self._send({"type": "websocket.send", "text": news.decode()})


async def serve(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """From the handshake to the end. The guard has seen to it that the page is ours."""
    address = services.door.address(scope)
    await receive()  # the wish to connect
    if not services.limits.requests.take(address) or not services.limits.sockets.enter(address):
        await send({"type": "websocket.close", "code": BUSY})
        return
    services.metrics.connected()
    try:
        await send({"type": "websocket.accept"})
        await _attend(HTTPConnection(scope), receive, send, services, address)
    finally:
        services.metrics.disconnected()
        services.limits.sockets.leave(address)


async def _attend(
    request: HTTPConnection, receive: Receive, send: Send, services: Services, address: str
) -> None:
    visit = await services.sessions.find(request)
    table = await find(request.path_params["code"], services, address, visit)
    connection = Connection(send, visit, watching=visit is None or "watch" in request.query_params)
    if table is None:
        connection.dismiss("gone")
        await connection.send()
        return
    sender = asyncio.create_task(connection.send())
    await table.join(connection)
    try:
        await _listen(receive, services, table, connection)
    finally:
        sender.cancel()
        await table.leave(connection)


async def _listen(receive: Receive, services: Services, table: Table, connection: Connection) -> None:
    messages, pings = services.limits.messages(), services.limits.pings()
    while (event := await receive())["type"] == "websocket.receive":
        message = codec.decode(event.get("text") or event.get("bytes") or b"", protocol.Incoming)
        asks = isinstance(message, protocol.Ping)
        if not (pings if asks else messages).take():
            connection.dismiss("too-fast")
            continue  # It is being closed; what it still says is read and dropped.
        if isinstance(message, protocol.Ping):
            connection.tell(codec.encode(protocol.Pong(message.n)))
            continue
        if isinstance(message, Refusal):
            services.metrics.refused(message.code)
            connection.tell(codec.encode(protocol.Refused("", message)))
            continue
        begun = perf_counter()
        await table.say(connection, message)
        if isinstance(message, protocol.Answer):
            services.metrics.took(perf_counter() - begun)

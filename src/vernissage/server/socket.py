"""A browser's socket at a table: reads what is said, one message after the other, and sends what is told."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from time import perf_counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import protocol
from vernissage.server.rooms import Rooms
from vernissage.server.session import Visit
from vernissage.server.table import Table

BACKLOG: Final = 200
"""Messages a socket may lag behind before it is closed: whoever reads on gets everything anew."""
CODE: Final = re.compile("[A-Z]{4,6}")
GOING_AWAY, GONE, TOO_FAST, TOO_SLOW = 1012, 4404, 4429, 4408
CLOSED: Final = {"restart": GOING_AWAY, "gone": GONE, "too-fast": TOO_FAST, "too-slow": TOO_SLOW}


class Connection:
    """One socket. What it is told waits in its outbox, so a slow reader keeps nobody waiting."""

    def __init__(self, socket: WebSocket, guest: str, name: str, *, watching: bool) -> None:
        self.guest = guest
        self.name = name
        self.watching = watching
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | str] = asyncio.Queue()
        self._closing = False

    def tell(self, news: bytes) -> None:
        if self._outbox.qsize() >= BACKLOG:
            self.dismiss("too-slow")
        elif not self._closing:
            self._outbox.put_nowait(news)

    def dismiss(self, why: str) -> None:
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(why)

    async def send(self) -> None:
        """Sends what is told until it is time to close."""
        while isinstance(news := await self._outbox.get(), bytes):
            await self._socket.send_text(news.decode())
        await self._socket.send_text(codec.encode(protocol.Closing(news)).decode())  # type: ignore[arg-type]
        await self._socket.close(CLOSED[news])


async def serve(socket: WebSocket, rooms: Rooms) -> None:
    """From the handshake to the end. The guard has seen to it that the page is ours."""
    address = rooms.door.address(socket.scope)
    if not rooms.limits.requests.take(address) or not rooms.limits.sockets.enter(address):
        await socket.close(1013)
        return
    rooms.metrics.connected()
    try:
        await socket.accept()
        await _attend(socket, rooms, address)
    except (WebSocketDisconnect, RuntimeError):
        pass  # The browser is gone; RuntimeError is how Starlette says so to whoever still sends.
    finally:
        rooms.metrics.disconnected()
        rooms.limits.sockets.leave(address)


async def _attend(socket: WebSocket, rooms: Rooms, address: str) -> None:
    visit = await rooms.sessions.find(socket)
    table = await _find(socket, rooms, address, visit)
    watching = visit is None or "watch" in socket.query_params
    guest, name = ("", "") if visit is None else (visit.guest.id, visit.guest.name)
    connection = Connection(socket, guest, name, watching=watching)
    sender = asyncio.create_task(_until_closed(connection))
    if table is None:
        connection.dismiss("gone")
        await sender
        return
    await table.join(connection)
    try:
        await _listen(socket, rooms, table, connection)
    finally:
        sender.cancel()
        await table.leave(connection)


async def _until_closed(connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # The reader sees it too, and tidies up.
        await connection.send()


async def _find(socket: WebSocket, rooms: Rooms, address: str, visit: Visit | None) -> Table | None:
    """The table. Wrong codes are counted, and who tried too many is told the same as for a wrong one.

    But who sits there comes in: a guesser in the same network must not keep them out.
    """
    code = socket.path_params["code"]
    table = await rooms.tables.find(code) if CODE.fullmatch(code) else None
    if table is None:
        rooms.limits.codes.take(address)
    elif rooms.limits.codes.wait(address) and (visit is None or not table.knows(visit.guest.id)):
        return None
    return table


async def _listen(socket: WebSocket, rooms: Rooms, table: Table, connection: Connection) -> None:
    bucket = rooms.limits.messages()
    while True:
        said = await _receive(socket)
        if said is None:
            return
        if not bucket.take():
            connection.dismiss("too-fast")
            continue  # It is being closed; what it still says is read and dropped.
        message = codec.decode(said, protocol.Incoming)
        if isinstance(message, Refusal):
            rooms.metrics.refused(message.code)
            connection.tell(codec.encode(protocol.Refused("", message)))
            continue
        begun = perf_counter()
        await table.say(connection, message)
        if isinstance(message, protocol.Answer):
            rooms.metrics.took(perf_counter() - begun)


async def _receive(socket: WebSocket) -> str | bytes | None:
    """The next message; None when the browser has gone."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text: str | None = event.get("text")
    return text if text is not None else bytes(event.get("bytes") or b"")

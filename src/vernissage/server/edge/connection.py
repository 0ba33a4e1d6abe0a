"""The outgoing side of a socket: messages are queued, so that a slow reader delays nobody.

Every move is sent to every seat, so each layer is costly. A message is written directly if the server allows
this (bounded_socket.py), otherwise through ASGI.
"""

import asyncio
from collections import deque
from itertools import count
from typing import Final

from starlette.types import Scope, Send

from vernissage.core import codec
from vernissage.server.edge.session import Visit
from vernissage.table import protocol
from vernissage.table.protocol import Why
from vernissage.table.room import Visitor
from vernissage.table.rows import Guest

BACKLOG: Final = 200
"""How many messages may be queued before the socket is closed. A client that reconnects gets the full
state."""
CLOSED: Final[dict[Why, int]] = {
    "restart": 1012,
    "gone": 4404,
    "damaged": 4409,
    "earlier": 4426,
    "too-fast": 4429,
    "too-slow": 4408,
    "closed": 4410,
    "banned": 4403,
}
WRITE_TEXT: Final = "vernissage.write_text"
"""The name of an ASGI extension: a function that writes a message at once, or returns False if it can't."""
NUMBERS: Final = count(1)
"""Consecutive numbers, by which tables identify the sockets of this process."""
NOBODY: Final = Guest("", "", 0.0)
"""The guest of a socket without a cookie. It only watches."""


class Connection:
    """One socket, as a table sees it: a visitor who can be sent messages and dismissed."""

    def __init__(
        self,
        scope: Scope,
        send: Send,
        visit: Visit | None,
        address: str = "",
        *,
        watching: bool,
        screen: bool = False,
        rated: bool = False,
        paces: bool = False,
    ) -> None:
        guest = NOBODY if visit is None else visit.guest
        self.visitor = Visitor(
            next(NUMBERS),
            guest.id,
            guest.name,
            guest.portrait,
            watching=watching,
            screen=screen,
            rated=rated,
            paces=paces,
        )
        self.address = address
        self._write_at_once = scope.get("extensions", {}).get(WRITE_TEXT, _not_at_once)
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._closing: Why | None = None

    def tell(self, news: bytes) -> None:
        if self._closing is not None:
            return
        if not self._outbox and self._write_at_once(news):
            return
        if len(self._outbox) >= BACKLOG:
            self.dismiss("too-slow")
        else:
            self._outbox.append(news)
            self._filled.set()

    def dismiss(self, why: Why) -> None:
        if self._closing is None:
            self._closing = why
            self._filled.set()

    async def send(self) -> None:
        """Sends queued messages until the socket is closed or the browser disconnects."""
        try:
            while True:
                await self._filled.wait()
                self._filled.clear()
                while self._outbox:
                    await self._write(self._outbox[0])
                    self._outbox.popleft()  # only after sending, so that new messages come after this one
                if self._closing is not None:
                    await self._write(codec.encode(protocol.Closing(self._closing)))
                    await self._send({"type": "websocket.close", "code": CLOSED[self._closing]})
                    return
        except (OSError, RuntimeError):
            return  # disconnected: the reader notices and cleans up

    async def _write(self, news: bytes) -> None:
        await self._send({"type": "websocket.send", "text": news.decode()})


def _not_at_once(_news: bytes) -> bool:
    return False

"""The sockets of one table, for any server.

It runs in the peers' environment, so it imports none of our code.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Any

import picows  # type: ignore[import-not-found] # installed in the peers' own environment

TEXT = picows.WSMsgType.TEXT


class Socket(picows.WSListener):  # type: ignore[misc] # its base class is unknown here
    """The socket of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._transport: Any = None
        self._closing = False

    async def open(self, url: str, headers: dict[str, str]) -> None:
        await picows.ws_connect(lambda: self, url, extra_headers=headers)

    def on_ws_connected(self, transport: Any) -> None:
        self._transport = transport

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:
        if frame.msg_type == TEXT:
            self._table.hear(self._seat, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, _transport: Any) -> None:
        if not self._closing:
            self._table.lost()

    def say(self, message: bytes) -> None:
        self._transport.send(TEXT, message)

    def close(self) -> None:
        self._closing = True
        self._transport.disconnect()


class Table(ABC):
    """A table and its sockets. It makes one move at a time; the move is done when every seat has its view."""

    def __init__(self, seats: int) -> None:
        self.sockets = [Socket(self, seat) for seat in range(seats)]
        self.ready: Future[None] = get_running_loop().create_future()
        """Set when the game has begun and the first move can be made."""
        self.over = False
        self.due = 0.0
        """When the move in progress should have been sent. Its latency counts from then."""
        self.bytes = 0
        self.done: Callable[[Table], None] = _nobody
        """Called when every seat has its view."""
        self.lost: Callable[[], None] = _nobody
        """Called when a socket is closed unexpectedly."""
        self._views: set[bytes] = set()
        self._missing = 0

    def move(self) -> None:
        self._missing = len(self.sockets)
        self._views.clear()
        self.send()

    def hear(self, seat: int, message: bytes) -> None:
        if not self.reads(seat, message):
            return
        self.bytes += len(message)
        self._views.add(message)
        self._missing -= 1
        if not self._missing:
            assert len(self._views) == len(self.sockets), "two seats were told the same"
            self.done(self)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @abstractmethod
    async def open(self) -> None:
        """Seats everyone and starts the game."""

    @abstractmethod
    def send(self) -> None:
        """Makes a move for a seat whose turn it is."""

    @abstractmethod
    def reads(self, seat: int, message: bytes) -> bool:
        """Reads a message to this seat; returns whether it shows the move in progress."""


def _nobody(*_: object) -> None:
    pass

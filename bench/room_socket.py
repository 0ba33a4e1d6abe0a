"""The sockets of one table, whatever house they lead to.

It runs in the peers' environment, so it imports nothing of ours.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Any

import picows  # type: ignore[import-not-found] # it lives in the peers' own environment

TEXT = picows.WSMsgType.TEXT


class Socket(picows.WSListener):  # type: ignore[misc] # what it derives from isn't known here
    """One seat's socket."""

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
    """A table and its sockets. One move is under way at a time, and over when every seat has its view."""

    def __init__(self, seats: int) -> None:
        self.sockets = [Socket(self, seat) for seat in range(seats)]
        self.ready: Future[None] = get_running_loop().create_future()
        """The game has begun: the first move can be made."""
        self.over = False
        self.due = 0.0
        """When the move under way should have been sent; how long it took counts from there."""
        self.bytes = 0
        self.done: Callable[[Table], None] = _nobody
        """Who is told when every seat has its view."""
        self.lost: Callable[[], None] = _nobody
        """Who is told when a socket is closed that should be open."""
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
        """Everyone sits down and the game begins."""

    @abstractmethod
    def send(self) -> None:
        """Somebody whose turn it is makes a move."""

    @abstractmethod
    def reads(self, seat: int, message: bytes) -> bool:
        """Is this how the move under way looks from this seat?"""


def _nobody(*_: object) -> None:
    pass

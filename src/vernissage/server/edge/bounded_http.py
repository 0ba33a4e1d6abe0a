"""Requests, bounded at the socket: a request comes whole, within a size and a time, or its connection ends.

The server library parses what comes and has no limits of its own: it would collect header lines without end,
and wait for the rest of them for ever. Here the bytes of a request are counted before they are parsed. One
that comes in one piece, as nearly all do, costs nothing more than that; only one that doesn't has a timer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vernissage.server.edge.limits import Limits
from vernissage.server.edge.security import network

REQUEST_LIMIT: Final = 32 * 1024
"""Bytes of a request, with its address, its headers and its body. The body alone may have `MESSAGE_LIMIT`."""
BODY_TOO_LONG: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
HEADERS_TOO_LONG: Final = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
PIPELINED: Final = 8
"""Requests that may wait for the one before them on the same connection. Browsers send none ahead."""


@dataclass(frozen=True, slots=True)
class Patience:
    """For how long a connection is waited for, in seconds."""

    request: float = 10.0
    """From the first byte of a request, or from the beginning of a connection, until it is there."""
    reading: float = 30.0
    """Until some of what waits for a browser has been read."""


PATIENCE: Final = Patience()


class Fuse:
    """Ends something after so many seconds, unless it is put out before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, end: Callable[[], None]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._end = end
        self._timer: asyncio.TimerHandle | None = None

    def light(self) -> None:
        """From now on; if it burns already, from when it was lit."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._burnt)

    def put_out(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _burnt(self) -> None:
        self._timer = None
        self._end()


class BoundedHttp(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        *args: Any,  # noqa: ANN401 - uvicorn's own
        limits: Limits,
        proxied: bool,
        patience: Patience = PATIENCE,
        **kwargs: Any,  # noqa: ANN401 - the same
    ) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._patience = patience
        self._proxied = proxied
        self._from = ""
        """Whose connection this is counted as; empty if it isn't."""
        self._size = 0
        """Bytes that have come since the last request was whole."""
        self._is_under_way = False
        self._coming = Fuse(self.loop, patience.request, self._too_late)
        self._unread = Fuse(self.loop, patience.reading, self._end)

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # All come from the address of the proxy, if there is one: then only their number in all counts.
        peer = self.client or ("", 0)
        address = f"{peer[0]} {peer[1]}" if self._proxied else network(peer[0])
        if self._limits.refusals.wait(address) or not self._limits.connections.enter(address):
            transport.abort()
            return
        self._from = address
        self._coming.light()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # From now on it is a socket, and counted as one.
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._coming.put_out()
        self._unread.put_out()
        if self._from:
            self._limits.connections.leave(self._from)
            self._from = ""

    # What comes

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        if self._size > REQUEST_LIMIT:
            cycle: RequestResponseCycle | None = self.cycle
            in_body = cycle is not None and cycle.more_body
            self._refuse(BODY_TOO_LONG if in_body else HEADERS_TOO_LONG)
            return
        super().data_received(data)
        if (self._size or self._is_under_way) and self._from:
            self._coming.light()

    def on_message_begin(self) -> None:
        self._is_under_way = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            message = "too many requests ahead of their answers"
            raise ValueError(message)  # The parser gives up, and the connection ends.
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._size, self._is_under_way = 0, False
        self._coming.put_out()
        super().on_message_complete()

    def _too_late(self) -> None:
        if self._size or self._is_under_way:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:  # A browser that has opened a connection to have one asks for nothing yet: no answer.
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        """One line, and the end. Where an answer is under way, only the end."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            line = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(line.encode())
        self.transport.close()
        self.loop.call_later(self._patience.request, self.transport.abort)  # if even that line is never read

    # What goes

    def _end(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.light()

    def resume_writing(self) -> None:
        self._unread.put_out()
        super().resume_writing()

"""Limits the size and the duration of every HTTP request, at the connection.

The HTTP library has no limits of its own: it would collect headers, and wait for more, without end. So
`BoundedHttp` counts the bytes of a request before they are parsed. Nearly all requests arrive in one piece
and need nothing more; only the others need a timer.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vernissage.server.edge.limits import Limits
from vernissage.server.edge.security import network

REQUEST_LIMIT: Final = 32 * 1024
"""The maximum size of a request in bytes: path, headers and body. The body alone is limited by
`MESSAGE_LIMIT`."""
BODY_TOO_LONG: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
HEADERS_TOO_LONG: Final = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
PIPELINED: Final = 8
"""How many pipelined requests may wait on one connection. Browsers don't pipeline."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Timeouts of a connection, in seconds."""

    request: float = 10.0
    """The time from the first byte of a request, or the start of a connection, to the end of the request."""
    reading: float = 30.0
    """The time in which the browser must read some of the data sent to it."""


PATIENCE: Final = Patience()


class Timeout:
    """A timeout that can be started and cancelled."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, end: Callable[[], None]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._end = end
        self._timer: asyncio.TimerHandle | None = None

    def light(self) -> None:
        """Starts the timeout, unless it is already running."""
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
    """An HTTP connection that limits the size and duration of requests, and the connections per address."""

    def __init__(
        self,
        *args: Any,  # noqa: ANN401 - uvicorn's own
        limits: Limits,
        proxied: bool,
        patience: Patience = PATIENCE,
        **kwargs: Any,  # noqa: ANN401 - uvicorn's own
    ) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._patience = patience
        self._proxied = proxied
        self._from = ""
        """The address for which this connection is counted; empty if it isn't counted."""
        self._size = 0
        """Bytes received since the last complete request."""
        self._is_under_way = False
        self._coming = Timeout(self.loop, patience.request, self._too_late)
        self._unread = Timeout(self.loop, patience.reading, self._end)

    # Connecting and disconnecting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Behind a proxy all connections come from one address, so only their total is limited.
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
        self._leave()  # From now on the connection is counted as a WebSocket.
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._coming.put_out()
        self._unread.put_out()
        if self._from:
            self._limits.connections.leave(self._from)
            self._from = ""

    # Receiving

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
            raise ValueError(
                "too many pipelined requests"
            )  # The parser gives up and the connection is closed.
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._size, self._is_under_way = 0, False
        self._coming.put_out()
        super().on_message_complete()

    def _too_late(self) -> None:
        if self._size or self._is_under_way:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:  # Browsers open spare connections, which send no request and need no response.
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        """Sends an error response and closes the connection. If a response has begun, only closes it."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            line = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(line.encode())
        self.transport.close()
        self.loop.call_later(self._patience.request, self.transport.abort)  # in case nobody reads it

    # Sending

    def _end(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.light()

    def resume_writing(self) -> None:
        self._unread.put_out()
        super().resume_writing()

"""Limits WebSocket control frames, message fragments and queued messages.

Complete messages are limited by their handler (socket.py). Control frames, which the library answers by
itself, and fragments of unfinished messages never reach the handler, so they are limited here. Browsers send
neither, so this costs nothing per message.
"""

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from vernissage.server.edge.bounded_http import PATIENCE, Patience, Timeout
from vernissage.server.edge.connection import CLOSED, WRITE_TEXT
from vernissage.server.edge.limits import Limits

PORTION: Final = 4096
"""How many bytes are parsed at a time. This bounds the number of empty frames parsed before they are
counted."""
TEXT: Final = 0x81
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 1 << 16
"""The smallest payload length that is written in eight bytes."""


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection that limits control frames, fragments and queued messages."""

    def __init__(self, *args: Any, limits: Limits, patience: Patience = PATIENCE, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **kwargs)
        self._patience = patience
        self._frames = limits.of_socket(limits.rules.frames)
        self._waiting = limits.rules.waiting
        self._unread = Timeout(self.loop, patience.reading, self._end)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PORTION] if len(data) > PORTION else data)
            if self.queue.qsize() > self._waiting:
                self._hang_up()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # otherwise the handshake was refused
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[WRITE_TEXT] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Sends a message at once, or returns False if it can't. Saves a task and two layers of calls."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        """Counts a control frame or fragment and returns whether it is allowed. If not, the socket closes."""
        if self.transport.is_closing():
            return False
        if not self._frames.take():
            self._hang_up()
            return False
        return True

    def _hang_up(self) -> None:
        if self.close_sent:
            return
        if not self.handshake_complete:  # The client sent data before the handshake.
            self.transport.abort()
            return
        self.frames = []
        code = CLOSED["too-fast"]
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(self._patience.reading, self.transport.abort)  # in case nobody reads it

    # Sending

    def _end(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.light()

    def resume_writing(self) -> None:
        self._unread.put_out()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.put_out()
        super().connection_lost(exc)


def _head(length: int) -> bytes:
    """Returns the header of an unmasked, uncompressed text frame: RFC 6455, 5.2."""
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < EIGHT_BYTES:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((TEXT, TWO_BYTES + 1)) + length.to_bytes(8)

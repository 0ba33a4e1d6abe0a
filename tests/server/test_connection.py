"""Messages of a table arrive in order, however slowly a socket is read."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.types import Message

from vernissage.server.edge.connection import BACKLOG, WRITE_TEXT, Connection


class Line:
    """A connection to a browser that can be blocked, and shows what has passed."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()

    def write(self, text: bytes) -> bool:
        if self.free.is_set():
            self.sent.append(text.decode())
        return self.free.is_set()

    async def send(self, message: Message) -> None:
        await self.free.wait()
        self.sent.append(message["text"] if "text" in message else str(message["code"]))

    def connection(self) -> Connection:
        scope = {"type": "websocket", "extensions": {WRITE_TEXT: self.write}}
        return Connection(scope, self.send, None, watching=True)


def test_what_is_told_while_the_line_is_free_goes_at_once() -> None:
    async def tell() -> list[str]:
        line = Line()
        line.free.set()
        line.connection().tell(b"one")
        return line.sent

    assert asyncio.run(tell()) == ["one"]


def test_nothing_overtakes_what_waits() -> None:
    async def tell() -> list[str]:
        line = Line()
        connection = line.connection()
        sender = asyncio.create_task(connection.send())
        connection.tell(b"one")
        await asyncio.sleep(0)  # the sender is blocked on the first message
        line.free.set()
        connection.tell(b"two")
        for _ in range(3):  # lets the sender run
            await asyncio.sleep(0)
        connection.tell(b"three")
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
        return line.sent

    assert asyncio.run(tell()) == ["one", "two", "three"]


def test_whoever_does_not_read_is_sent_away() -> None:
    async def tell() -> list[str]:
        line = Line()
        connection = line.connection()
        for number in range(BACKLOG + 1):
            connection.tell(str(number).encode())
        line.free.set()
        await connection.send()
        return line.sent

    *told, reason, code = asyncio.run(tell())
    assert told == [str(number) for number in range(BACKLOG)]
    assert "too-slow" in reason
    assert code == "4408"

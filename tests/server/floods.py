"""Floods: denial-of-service attacks on a test server. Each is bounded and stays on the loopback.

`python -m tests.server.floods` runs each against a server of its own and prints a table: the server's peak
memory, and how long an honest player waited for answers meanwhile. The flood has another loopback address
than the player, but runs in the same process, so the measured waits are a little too long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.live import House, Nursery
from tests.server.people import Browser, Gone, Socket
from vernissage import catalog

FLOODER = "127.0.0.2"
MIB = 1024 * 1024
GRACE = 2.0
"""Seconds after which a connection closed by the server is seen as closed."""
ENDED = (ConnectionError, asyncio.IncompleteReadError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Flood:
    """What is sent to which server."""

    house: House
    code: str
    """The code of a public table."""
    size: int
    """The maximum number of bytes in total."""
    seconds: float
    """The maximum duration."""
    sockets: int
    """How many connections are used at a time."""


@dataclass(slots=True)
class Measured:
    """How a server coped."""

    before: int = 0
    peak: int = 0
    """Bytes of memory."""
    waits: list[float] | None = None
    """How many seconds an honest player waited for each answer."""
    answered: bool = False
    """Whether the player was answered afterwards."""
    left: int = 0
    """How many connections of the flood the server still held at the end."""


Pour = Callable[[Flood], Awaitable[int]]
"""Runs a flood, and returns how many of its connections are still open at the end."""


class Hose:
    """One connection of a flood."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, house: House) -> Hose:
        return cls(*await asyncio.open_connection("127.0.0.1", house.port, local_addr=(FLOODER, 0)))

    async def pour(self, pieces: Iterator[bytes], until: float, size: int) -> None:
        """Sends these pieces until the connection is closed, or the time or the size is reached."""
        with suppress(*ENDED):
            for piece in pieces:
                if monotonic() > until or size <= 0:
                    return
                size -= len(piece)
                self.writer.write(piece)
                async with asyncio.timeout(max(0.01, until - monotonic())):
                    await self.writer.drain()

    async def is_open(self) -> bool:
        """Returns whether the server still holds the connection."""
        with suppress(*ENDED):
            async with asyncio.timeout(GRACE):
                while await self.reader.read(65536):
                    pass
                return False
            return True
        return not self.reader.at_eof() and self.reader.exception() is None and not self.writer.is_closing()

    def close(self) -> None:
        self.writer.transport.abort()


async def hoses(flood: Flood, number: int) -> list[Hose]:
    found = await asyncio.gather(*(Hose.connect(flood.house) for _ in range(number)), return_exceptions=True)
    return [each for each in found if isinstance(each, Hose)]


async def poured(flood: Flood, number: int, start: bytes, endless: Callable[[], Iterator[bytes]]) -> int:
    """Runs so many of these connections."""
    until = monotonic() + flood.seconds
    all_ = await hoses(flood, number)
    for hose in all_:
        hose.writer.write(start)
    await asyncio.gather(*(hose.pour(endless(), until, flood.size // number) for hose in all_))
    return await left(all_)


async def left(all_: list[Hose]) -> int:
    still = await asyncio.gather(*(hose.is_open() for hose in all_))
    for hose in all_:
        hose.close()
    return sum(still)


def again(piece: bytes) -> Callable[[], Iterator[bytes]]:
    def endless() -> Iterator[bytes]:
        while True:
            yield piece

    return endless


GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nTransfer-Encoding: chunked\r\n\r\n"


async def header_lines(flood: Flood) -> int:
    """Header lines without end."""
    return await poured(flood, 4, GET, again(b"a:b\r\n" * 10_000))


async def one_header(flood: Flood) -> int:
    """One header line without end."""
    return await poured(flood, 4, GET + b"X-Long: ", again(b"y" * 65536))


async def bodies(flood: Flood) -> int:
    """Bodies without end, in pieces of one byte."""
    return await poured(flood, 4, POST, again(b"1\r\nx\r\n" * 8192))


async def trailers(flood: Flood) -> int:
    """Header lines without end after a body."""
    return await poured(flood, 4, POST + b"0\r\n", again((b"X-More: " + b"y" * 1000 + b"\r\n") * 64))


async def pipelined(flood: Flood) -> int:
    """Requests without end on one connection, and no answer is read."""
    return await poured(flood, 8, b"", again((GET + b"\r\n") * 2000))


async def drip(flood: Flood, start: bytes, drop: bytes) -> int:
    """A byte a second, on many connections."""
    until = monotonic() + flood.seconds
    all_ = await hoses(flood, flood.sockets)
    for hose in all_:
        with suppress(*ENDED):
            hose.writer.write(start)
    while monotonic() < until:
        for hose in all_:
            with suppress(*ENDED):
                if drop and not hose.writer.is_closing():
                    hose.writer.write(drop)
        await asyncio.sleep(1)
    return await left(all_)


async def slow_headers(flood: Flood) -> int:
    """Headers that come a byte a second."""
    return await drip(flood, GET + b"X-Slow: ", b"y")


async def slow_bodies(flood: Flood) -> int:
    """Bodies that come a byte a second."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 4000\r\n\r\n"
    return await drip(flood, head, b"x")


async def silence(flood: Flood) -> int:
    """Connections that say nothing."""
    return await drip(flood, b"", b"")


async def requests(flood: Flood, path: str) -> int:
    """One request after the other, as fast as they are answered."""
    until = monotonic() + flood.seconds
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()

    async def ask() -> None:
        while monotonic() < until:
            with suppress(*ENDED):
                hose = await Hose.connect(flood.house)
                hose.writer.write(request)
                while await hose.reader.read(65536):
                    pass
                hose.close()

    await asyncio.gather(*(ask() for _ in range(8)))
    return 0


async def pages(flood: Flood) -> int:
    """The front page, again and again."""
    return await requests(flood, "/")


async def health(flood: Flood) -> int:
    """/health, again and again."""
    return await requests(flood, "/health")


async def metrics(flood: Flood) -> int:
    """/metrics, again and again."""
    return await requests(flood, "/metrics")


async def openapi(flood: Flood) -> int:
    """/api/openapi.json, again and again."""
    return await requests(flood, "/api/openapi.json")


def frame(opcode: int, payload: bytes = b"", *, end: bool = True) -> bytes:
    """Returns a masked frame. A mask of zeros leaves the payload as it is."""
    assert len(payload) < 126
    return bytes((opcode | (0x80 if end else 0), 0x80 | len(payload))) + bytes(4) + payload


async def over_sockets(flood: Flood, number: int, start: bytes, piece: bytes) -> int:
    """Sends frames without end at a table, without reading answers."""
    host = flood.house.host
    greeting = (
        f"GET /api/tables/{flood.code}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    until = monotonic() + flood.seconds
    all_ = await hoses(flood, number)
    for hose in all_:
        hose.writer.write(greeting)
        with suppress(*ENDED):
            await hose.reader.readuntil(b"\r\n\r\n")
        hose.writer.write(start)
    await asyncio.gather(*(hose.pour(again(piece)(), until, flood.size // number) for hose in all_))
    return await left(all_)


async def pings(flood: Flood) -> int:
    """Pings whose answers nobody reads."""
    return await over_sockets(flood, 1, b"", frame(0x9, b"0123456789" * 12) * 512)


async def fragments(flood: Flood) -> int:
    """A message of empty pieces without end."""
    return await over_sockets(flood, 4, frame(0x1, end=False), frame(0x0, end=False) * 10_000)


async def messages(flood: Flood) -> int:
    """Messages of two bytes, as many as fit."""
    return await over_sockets(flood, 50, b"", frame(0x1, b"{}") * 8192)


FLOODS: tuple[Pour, ...] = (
    header_lines,
    one_header,
    bodies,
    trailers,
    pipelined,
    slow_headers,
    slow_bodies,
    silence,
    pages,
    health,
    metrics,
    openapi,
    pings,
    fragments,
    messages,
)


async def measured(pour: Pour, house: House, size: int, seconds: float, sockets: int) -> Measured:
    """Runs a flood with an honest player at a table."""
    player = Browser(house)
    name = catalog.names()[0]
    code, watched = player.make(name), player.make(name, open=True)
    found = Measured(waits=[])
    async with player.at(code) as socket:
        await socket.fence()
        found.before = found.peak = house.memory()
        watching = [asyncio.create_task(_weigh(house, found)), asyncio.create_task(_wait(socket, found))]
        async with asyncio.timeout(3 * seconds + 30):
            found.left = await pour(Flood(house, watched, size, seconds, sockets))
        for watch in watching:
            watch.cancel()
        with suppress(TimeoutError, Gone):
            await socket.fence()
            found.answered = True
    found.peak = max(found.peak, house.memory())
    return found


async def _weigh(house: House, found: Measured) -> None:
    while True:
        found.peak = max(found.peak, house.memory())
        await asyncio.sleep(0.02)


async def _wait(socket: Socket, found: Measured) -> None:
    """Measures answers to an honest player, who asks no more often than allowed."""
    assert found.waits is not None
    while True:
        asked = monotonic()
        try:
            await socket.fence()
        finally:
            found.waits.append(monotonic() - asked)  # the wait so far, if the flood ends first
        await asyncio.sleep(0.6)


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("flood", nargs="*", help="the names of some; else all")
    told.add_argument("--size", type=int, default=60, help="MiB that a flood has in all, at most")
    told.add_argument("--seconds", type=float, default=14, help="that it lasts, at most")
    told.add_argument("--json", action="store_true")
    asked = told.parse_args()
    with Nursery() as nursery:
        for pour in FLOODS:
            if asked.flood and pour.__name__ not in asked.flood:
                continue
            with TemporaryDirectory() as folder, closing(_House(nursery, Path(folder))) as house:
                house.start()
                found = asyncio.run(measured(pour, house, asked.size * MIB, asked.seconds, 200))
            _tell(pour, found, as_json=asked.json)


class _House(House):
    def close(self) -> None:
        self.end()


def _tell(pour: Pour, found: Measured, *, as_json: bool) -> None:
    waits = sorted(found.waits or [0.0])
    row = {
        "flood": (pour.__doc__ or "").partition("\n")[0],
        "memory": round((found.peak - found.before) / MIB),
        "median_ms": round(statistics.median(waits) * 1000),
        "worst_ms": round(waits[-1] * 1000),
        "left": found.left,
        "answered": found.answered,
    }
    line = json.dumps(row) if as_json else "| " + " | ".join(str(value) for value in row.values()) + " |"
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

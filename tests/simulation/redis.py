"""A model of Redis streams, for the mail between simulated servers: as much of it as `Transport` uses.

Each command travels to Redis and back. Redis may be slow, hang, be restarted empty, or forget its latest
entries as a replica does that takes over. A server may be cut off on the way there, or on the way back: then
a command was carried out, and the server believes that it was not.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Self

from vernissage.core.rng import Rng
from vernissage.server.platform.simulated import BEGINNING

Entry = tuple[bytes, dict[bytes, bytes]]
LOOK: Final = 0.05
"""Seconds between two looks at a Redis that hangs."""


@dataclass(slots=True)
class Way:
    """How Redis is reached by one server, or by all of them."""

    is_cut: bool = False
    delay: float = 0.0
    loses_answers: float = 0.0
    """The share of commands that are carried out without an answer."""


class Redis:
    """The streams, and how they are reached."""

    def __init__(self, now: Callable[[], float], rng: Rng) -> None:
        self.all = Way()
        self.of: defaultdict[str, Way] = defaultdict(Way)
        self.hangs = False
        self.batches = 0
        """How many batches of messages were added so far."""
        self.lost_answers = 0
        self._now = now
        self._rng = rng
        self._streams: defaultdict[str, list[Entry]] = defaultdict(list)
        self._readers: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)
        self._numbers = 0

    def client(self, server: str, patience: float) -> Client:
        return Client(self, server, patience)

    def restart(self) -> None:
        """Forgets everything, and breaks all connections."""
        self._streams.clear()
        self._wake_all()

    def forget_latest(self, count: int) -> int:
        """Forgets the latest entries of each stream. Returns how many there were."""
        forgotten = 0
        for entries in self._streams.values():
            forgotten += len(entries[-count:])
            del entries[-count:]
        return forgotten

    def cut(self, server: str) -> None:
        """Breaks the connections of one server until `mend`."""
        self.of[server].is_cut = True
        self._wake_all()

    def mend(self, server: str) -> None:
        self.of.pop(server, None)

    # For clients

    def add(self, stream: str, piece: dict[str, Any], longest: int) -> None:
        self._numbers += 1
        self.batches += 1
        id_ = f"{int(1000 * (BEGINNING + self._now()))}-{self._numbers}".encode()
        self._streams[stream].append((id_, {name.encode(): _bytes(value) for name, value in piece.items()}))
        del self._streams[stream][:-longest]
        self._wake(stream)

    def after(self, stream: str, last: bytes | str, count: int) -> list[Entry]:
        since = _order(last)
        return [entry for entry in self._streams.get(stream, ()) if _order(entry[0]) > since][:count]

    def trim(self, stream: str, first: bytes | str) -> None:
        since = _order(first)
        self._streams[stream] = [entry for entry in self._streams[stream] if _order(entry[0]) >= since]

    def drop(self, stream: str) -> None:
        self._streams.pop(stream, None)

    def wait_for(self, stream: str) -> asyncio.Future[None]:
        """Returns a future that is done when something is added to the stream."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._readers[stream].append(future)
        return future

    def is_cut(self, server: str) -> bool:
        return self.all.is_cut or self.of[server].is_cut

    def delay(self, server: str) -> float:
        return (0.0003 + self.all.delay + self.of[server].delay) * (0.5 + self._rng.fraction())

    def loses_answer(self, server: str) -> bool:
        share = max(self.all.loses_answers, self.of[server].loses_answers)
        lost = share > 0 and self._rng.fraction() < share
        self.lost_answers += lost
        return lost

    def _wake_all(self) -> None:
        """Lets all readers notice whether their connection is broken."""
        for stream in list(self._readers):
            self._wake(stream)

    def _wake(self, stream: str) -> None:
        for reader in self._readers.pop(stream, ()):
            if not reader.done():
                reader.set_result(None)


class Client:
    """A connection of one server, with the methods of `redis.asyncio.Redis` that `Transport` calls."""

    def __init__(self, redis: Redis, server: str, patience: float) -> None:
        self._redis = redis
        self._server = server
        self._patience = patience

    async def xread(self, streams: dict[str, bytes | str], count: int, block: int) -> list[Any]:
        ((stream, last),) = streams.items()
        await self.travel()
        found = self._redis.after(stream, last, count)
        if not found:
            waiting = self._redis.wait_for(stream)
            await asyncio.wait([waiting], timeout=block / 1000)
            found = self._redis.after(stream, last, count)
        await self.travel()
        return [[stream.encode(), found]] if found else []

    def pipeline(self, *, transaction: bool) -> Pipeline:
        del transaction
        return Pipeline(self, self._redis)

    async def delete(self, stream: str) -> None:
        await self.travel()
        self._redis.drop(stream)

    async def aclose(self) -> None:
        """Closes nothing: a client has no socket."""

    async def travel(self) -> None:
        """One way between the server and Redis."""
        await asyncio.sleep(self._redis.delay(self._server))
        began = asyncio.get_running_loop().time()
        while self._redis.hangs:
            await asyncio.sleep(LOOK)
            if asyncio.get_running_loop().time() - began > self._patience:
                raise TimeoutError("Timeout reading from Redis")
        if self._redis.is_cut(self._server):
            raise ConnectionError("Connection refused")

    def check_answer(self) -> None:
        if self._redis.loses_answer(self._server):
            raise ConnectionError("Connection reset by peer")


class Pipeline:
    """Several commands that are sent together."""

    def __init__(self, client: Client, redis: Redis) -> None:
        self._client = client
        self._redis = redis
        self._commands: list[Callable[[], object]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    def xadd(self, stream: str, piece: dict[str, Any], *, maxlen: int) -> None:
        self._commands.append(lambda: self._redis.add(stream, piece, maxlen))

    def xtrim(self, stream: str, *, minid: bytes | str, approximate: bool) -> None:
        del approximate
        self._commands.append(lambda: self._redis.trim(stream, minid))

    def expire(self, stream: str, seconds: int) -> None:
        """Ignored: no server is dead for so long that its stream would matter."""

    async def execute(self) -> None:
        await self._client.travel()
        for command in self._commands:
            command()
        self._client.check_answer()
        await self._client.travel()


def _order(id_: bytes | str) -> tuple[int, int]:
    text = id_.decode() if isinstance(id_, bytes) else id_
    milliseconds, _, number = text.partition("-")
    return int(milliseconds), int(number or 0)


def _bytes(value: str | int | bytes) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()

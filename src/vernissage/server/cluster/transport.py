"""Sends messages between processes through Redis. No other file uses Redis.

Every process reads its own stream. Messages sent in one turn of the event loop are batched per receiver.
Batches are numbered per sender: duplicates are dropped, and a gap (Redis was restarted, or the stream was
full) is reported. So no loss goes unnoticed, and Redis needs no persistence.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from vernissage.server.cluster.messages import AnyMail, read, write

log = logging.getLogger(__name__)

LONGEST: Final = 2_000
"""The maximum number of batches in a stream. If a process does not read, the oldest are dropped, and
it notices the gap."""
WAITS: Final = 1_000
"""Milliseconds to block while waiting for messages."""
BREATH: Final = 0.05
"""Seconds between two attempts when Redis does not answer."""
FORGOTTEN: Final = 60
"""Seconds after which the stream of a dead process expires."""
TROUBLE: Final = Exception
"""The exceptions of the driver. They are of many types, for example on truncated answers."""


class Transport:
    """Sends and receives the messages of one process."""

    def __init__(
        self,
        url: str,
        name: str,
        patience: float,
        receive: Callable[[str, AnyMail], None],
        missed: Callable[[str], None],
    ) -> None:
        self._reader = _connect(url, patience + WAITS / 1000)
        self._writer = _connect(url, patience / 2)
        self._name = name
        self._patience = patience
        self._receive = receive
        self._missed = missed
        self._waiting: defaultdict[str, list[AnyMail]] = defaultdict(list)
        self._sent: defaultdict[str, int] = defaultdict(int)
        self._read: defaultdict[str, int] = defaultdict(int)
        self._heard: dict[str, float] = {}
        self._last = "0"
        self.written = 0
        """How many messages were sent so far."""
        self._sending: asyncio.Task[None] | None = None
        self._trouble_since: float | None = None

    @property
    def is_lost(self) -> bool:
        """Whether Redis has not answered for longer than the timeout."""
        since = self._trouble_since
        return since is not None and asyncio.get_running_loop().time() - since > self._patience

    def listen_for(self, other: str) -> None:
        """Starts measuring the silence of another process."""
        self._heard[other] = asyncio.get_running_loop().time()

    def silence(self, other: str) -> float:
        """Returns the seconds since the last message from this process."""
        return asyncio.get_running_loop().time() - self._heard[other]

    def send(self, to: str, mail: AnyMail) -> None:
        """Queues a message. It is sent at the end of this turn of the event loop."""
        self.written += 1
        self._waiting[to].append(mail)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def receive(self) -> None:
        """Delivers each message of this process's stream. Retries if Redis does not answer."""
        while True:
            try:
                found: Any = await self._reader.xread(
                    {_stream(self._name): self._last}, count=100, block=WAITS
                )
            except TROUBLE as error:
                self._is_in_trouble(error)
                self._last = "0"  # It may be a new Redis. Batches read before are skipped by number.
                await asyncio.sleep(BREATH)
                continue
            self._is_well()
            for _, pieces in found or ():
                for id_, piece in pieces:
                    self._last = id_
                    self._open(piece)

    async def tidy(self) -> None:
        """Deletes the batches that were read from the stream, and renews the stream's expiry."""
        try:
            async with self._writer.pipeline(transaction=False) as commands:
                if self._last != "0":
                    commands.xtrim(_stream(self._name), minid=self._last, approximate=False)
                commands.expire(_stream(self._name), FORGOTTEN)
                await commands.execute()
        except TROUBLE as error:
            self._is_in_trouble(error)

    async def close(self) -> None:
        """Sends queued messages, if possible, and deletes the stream."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=self._patience)
        with suppress(TROUBLE):  # otherwise the stream expires
            await self._writer.delete(_stream(self._name))
        await self._reader.aclose()
        await self._writer.aclose()

    async def _send(self) -> None:
        await asyncio.sleep(0)  # batches all messages of this turn
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, defaultdict(list)
                pieces = {to: self._piece(to, mail) for to, mail in waiting.items()}
                while not await self._sent_all(pieces):
                    if self.is_lost:
                        break  # Receivers notice the gap in the numbers.
                    await asyncio.sleep(BREATH)
        finally:
            self._sending = None

    def _piece(self, to: str, mail: list[AnyMail]) -> dict[str, str | int | bytes]:
        self._sent[to] += 1
        return {"from": self._name, "number": self._sent[to], "mail": write(mail)}

    async def _sent_all(self, pieces: dict[str, dict[str, str | int | bytes]]) -> bool:
        try:
            async with self._writer.pipeline(transaction=False) as commands:
                for to, piece in pieces.items():
                    commands.xadd(_stream(to), piece, maxlen=LONGEST)  # type: ignore[arg-type]
                await commands.execute()
        except TROUBLE as error:
            self._is_in_trouble(error)
            return False
        self._is_well()
        return True

    def _open(self, piece: dict[bytes, bytes]) -> None:
        sender, number = piece[b"from"].decode(), int(piece[b"number"])
        self._heard[sender] = asyncio.get_running_loop().time()
        if number <= self._read[sender]:
            return  # a duplicate
        if number > self._read[sender] + 1:
            self._missed(sender)
        self._read[sender] = number
        try:
            for mail in read(piece[b"mail"]):
                self._receive(sender, mail)
        except Exception:  # a bug, or another version; the sockets concerned enter again
            log.exception("mail could not be dealt with")
            self._missed(sender)

    def _is_in_trouble(self, error: Exception) -> None:
        if self._trouble_since is None:
            self._trouble_since = asyncio.get_running_loop().time()
            log.warning("Redis does not answer: %s", error)

    def _is_well(self) -> None:
        if self._trouble_since is not None:
            self._trouble_since = None
            log.warning("Redis answers again")


def _connect(url: str, patience: float) -> Redis:
    """Returns a client that never retries, because the caller decides what to do after an error."""
    return Redis.from_url(
        url, socket_connect_timeout=patience, socket_timeout=patience, retry=Retry(NoBackoff(), 0)
    )


def _stream(name: str) -> str:
    return f"vernissage:mail:{name}"

"""Carries mail from process to process, through Redis. The only file that knows Redis.

Every process has a stream that only it reads. What is written in one turn of the event loop goes in one piece
to each receiver, and the pieces from each sender are numbered: one that comes twice is not read again, and
where one is missing (Redis was restarted, or the stream was full) the reader is told so. So nothing is ever
missed unnoticed, and Redis has to remember nothing.
"""

from __future__ import annotations

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
"""Pieces that wait for a process; if it does not read them, the oldest go, and it finds that out."""
WAITS: Final = 1_000
"""Milliseconds for which one waits for something to read before asking again."""
BREATH: Final = 0.05
"""Seconds between two tries when Redis does not answer."""
FORGOTTEN: Final = 60
"""Seconds after which the stream of a process that is gone goes, too."""
TROUBLE: Final = Exception
"""Whatever the driver raises: over an answer that was cut off it stumbles in ways of its own."""


class Courier:
    """The mail of one process."""

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
        """How much mail there was so far."""
        self._sending: asyncio.Task[None] | None = None
        self._trouble_since: float | None = None

    @property
    def is_lost(self) -> bool:
        """Has Redis not answered for longer than one waits for it?"""
        since = self._trouble_since
        return since is not None and asyncio.get_running_loop().time() - since > self._patience

    def listen_for(self, other: str) -> None:
        """From now on something should come from there."""
        self._heard[other] = asyncio.get_running_loop().time()

    def silence(self, other: str) -> float:
        """For how many seconds nothing has come from there."""
        return asyncio.get_running_loop().time() - self._heard[other]

    def send(self, to: str, mail: AnyMail) -> None:
        """It goes out once everything has been said in this turn of the event loop."""
        self.written += 1
        self._waiting[to].append(mail)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def receive(self) -> None:
        """Reads mail as long as the house is open."""
        while True:
            try:
                found: Any = await self._reader.xread(
                    {_stream(self._name): self._last}, count=100, block=WAITS
                )
            except TROUBLE as error:
                self._is_in_trouble(error)
                self._last = "0"  # It may be another Redis; what was read before is not read again.
                await asyncio.sleep(BREATH)
                continue
            self._is_well()
            for _, pieces in found or ():
                for id_, piece in pieces:
                    self._last = id_
                    self._open(piece)

    async def tidy(self) -> None:
        """What was read leaves the stream; should this process end, all of it does after a while."""
        try:
            async with self._writer.pipeline(transaction=False) as commands:
                if self._last != "0":
                    commands.xtrim(_stream(self._name), minid=self._last, approximate=False)
                commands.expire(_stream(self._name), FORGOTTEN)
                await commands.execute()
        except TROUBLE as error:
            self._is_in_trouble(error)

    async def close(self) -> None:
        """All that was written is sent first, if it can be; then the stream is gone."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=self._patience)
        with suppress(TROUBLE):  # else it goes by itself
            await self._writer.delete(_stream(self._name))
        await self._reader.aclose()
        await self._writer.aclose()

    async def _send(self) -> None:
        await asyncio.sleep(0)  # All of this turn goes together.
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, defaultdict(list)
                pieces = {to: self._piece(to, mail) for to, mail in waiting.items()}
                while not await self._sent_all(pieces):
                    if self.is_lost:
                        break  # Those who miss it find that out by its number.
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
            return  # It was sent twice.
        if number > self._read[sender] + 1:
            self._missed(sender)
        self._read[sender] = number
        try:
            for mail in read(piece[b"mail"]):
                self._receive(sender, mail)
        except Exception:  # a bug of ours, or of another version; what it was about begins anew
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
    """Tried once: whoever asks knows better than the driver what to do next."""
    return Redis.from_url(
        url, socket_connect_timeout=patience, socket_timeout=patience, retry=Retry(NoBackoff(), 0)
    )


def _stream(name: str) -> str:
    return f"vernissage:mail:{name}"

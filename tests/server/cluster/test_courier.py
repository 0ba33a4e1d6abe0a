"""Messages are delivered again after any error of Redis or of the connection to it."""

from __future__ import annotations

import asyncio

import pytest

from tests.chaos.relay import LIMIT, Relay
from tests.redis import Redis
from tests.waiting import PATIENCE
from vernissage.server.cluster.messages import Alive, AnyMail
from vernissage.server.cluster.transport import Transport

pytestmark = pytest.mark.anyio
NONSENSE = b":x\r\n"
"""For example the rest of a truncated answer."""


class Stammer(Relay):
    """A relay that corrupts the first answer of Redis on each of its first connections."""

    def __init__(self, to: int, lines: int) -> None:
        super().__init__(to)
        self._left = lines

    async def _pour(self, source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
        from_redis = into.get_extra_info("sockname")[1] == self.port
        if from_redis and self._left:
            self._left -= 1
            await source.read(LIMIT)
            into.write(NONSENSE)
        await super()._pour(source, into)


async def test_a_courier_that_reads_nonsense_reads_on(redis: Redis) -> None:
    relay, heard = Stammer(redis.port, 4), asyncio.Event()
    await relay.open()

    def receive(_: str, mail: AnyMail) -> None:
        assert mail == Alive()
        heard.set()

    def missed(_: str) -> None:
        """Ignored: nothing was sent before."""

    through = f"redis://127.0.0.1:{relay.port}"
    one, three = (Transport(redis.url, name, PATIENCE, receive, missed) for name in ("one", "three"))
    two = Transport(through, "two", PATIENCE, receive, missed)
    reading = [asyncio.create_task(transport.receive()) for transport in (two, three)]
    try:
        one.send("two", Alive())
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        heard.clear()
        two.send("three", Alive())
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
    finally:
        for task in reading:
            task.cancel()
        for transport in (one, two, three):
            await transport.close()
        await relay.close()

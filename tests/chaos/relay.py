"""A TCP relay between two programs that can be cut or slowed down."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from tests.program import LOOPBACK

LIMIT: Final = 65_536
"""The maximum number of bytes buffered in each direction."""


class Relay:
    """Forwards connections to another port."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._delay = 0.0
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._come, LOOPBACK, 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying)

    @property
    def is_whole(self) -> bool:
        return not self._is_cut

    def cut(self) -> None:
        """Closes all connections and refuses new ones."""
        self._is_cut = True
        for line in list(self._lines):
            line.transport.abort()

    def slow_down(self, seconds: float) -> None:
        """Delays everything by so many seconds, each way."""
        self._delay = seconds

    def mend(self) -> None:
        """Restores normal operation."""
        self._is_cut, self._delay = False, 0.0

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection(LOOPBACK, self._to)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, back}
        self._lines |= both
        try:
            await asyncio.gather(self._pour(reader, back), self._pour(there, writer))
        finally:
            self._lines -= both
            for line in both:
                line.transport.abort()

    async def _pour(self, source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await source.read(LIMIT):
                if self._delay:
                    await asyncio.sleep(self._delay)
                into.write(said)
                await into.drain()
            if into.can_write_eof():
                into.write_eof()

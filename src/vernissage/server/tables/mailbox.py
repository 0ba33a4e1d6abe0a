"""A mailbox: an asynchronous queue whose letters are handled one at a time, in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

log = logging.getLogger(__name__)

L = TypeVar("L")


class Mailbox(Generic[L]):
    """Handles letters one after the other, however many senders there are."""

    def __init__(self, open_: Callable[[L], Awaitable[None]]) -> None:
        self._open = open_
        self._letters: asyncio.Queue[tuple[L | None, asyncio.Future[None] | None]] = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())
        self._closed = False

    @property
    def empty(self) -> bool:
        """Whether no letter is waiting in the queue."""
        return self._letters.empty()

    def post(self, letter: L) -> None:
        """Queues a letter without waiting."""
        self._letters.put_nowait((letter, None))

    async def deliver(self, letter: L) -> None:
        """Queues a letter and waits until it has been handled."""
        if self._closed:
            return
        read = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((letter, read))
        await read

    async def close(self) -> None:
        """Handles all letters queued so far. Later letters are dropped without blocking their senders."""
        read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((None, read))
        await read
        self._closed = True
        self._reader.cancel()
        while not self._letters.empty():
            _, waiting = self._letters.get_nowait()
            if waiting is not None and not waiting.done():  # otherwise the sender has gone
                waiting.set_result(None)

    async def _read(self) -> None:
        while True:
            letter, read = await self._letters.get()
            try:
                if letter is not None:
                    await self._open(letter)
            except Exception:
                # A bug must not stop the mailbox for everyone. The failed letter changed nothing.
                log.exception("a letter could not be dealt with")
            finally:
                if read is not None and not read.done():
                    read.set_result(None)

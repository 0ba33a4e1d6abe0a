"""Letters are handled one at a time, and nobody waits forever for one that is not handled."""

from __future__ import annotations

import asyncio

import pytest

from tests.waiting import PATIENCE
from vernissage.server.tables.mailbox import Mailbox

pytestmark = pytest.mark.anyio


class Reader:
    """Handles one letter each time it is allowed to."""

    def __init__(self) -> None:
        self.allowed = asyncio.Semaphore(0)
        self.opened: list[str] = []

    async def open(self, letter: str) -> None:
        await self.allowed.acquire()
        self.opened.append(letter)


async def turn() -> None:
    """Lets all tasks run."""
    await asyncio.sleep(0)


async def test_one_that_closes_lets_everyone_go_even_if_some_have_gone() -> None:
    reader = Reader()
    mailbox = Mailbox(reader.open)
    first = asyncio.create_task(mailbox.deliver("first"))
    await turn()
    closing = asyncio.create_task(mailbox.close())
    await turn()
    late = [asyncio.create_task(mailbox.deliver(f"late {number}")) for number in range(3)]
    await turn()
    late[1].cancel()
    reader.allowed.release()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(first, closing, late[0], late[2])
        await mailbox.deliver("later still")
    assert reader.opened == ["first"]
    assert late[1].cancelled()

"""A fair queue: scarce resources are handed out in turns."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from vernissage.server.workers.fair_queue import FairQueue

pytestmark = pytest.mark.anyio
ONE = "the only pen"


async def wait(turns: FairQueue[str], names: Iterable[str], served: list[str]) -> list[asyncio.Task[None]]:
    """Each of these waits for the pen in this order, and returns it at once."""

    async def use(name: str) -> None:
        thing = await turns.take(name)
        served.append(name)
        await asyncio.sleep(0)
        turns.give(thing)

    tasks = [asyncio.create_task(use(name)) for name in names]
    await asyncio.sleep(0)
    return tasks


async def order(names: str) -> str:
    """Returns the order in which these are served, if they queue while the pen is in use."""
    turns, served = FairQueue([ONE]), list[str]()
    pen = await turns.take("")
    tasks = await wait(turns, names, served)
    assert len(turns) == len(names)
    turns.give(pen)
    await asyncio.gather(*tasks)
    assert len(turns) == 0
    return "".join(served)


@pytest.mark.parametrize(
    ("come", "served"), [("abc", "abc"), ("aaaaab", "abaaaa"), ("aaabbc", "abcaba"), ("", "")]
)
async def test_names_take_turns_however_much_one_wants(come: str, served: str) -> None:
    assert await order(come) == served


async def test_whoever_comes_late_waits_for_one_turn_of_each() -> None:
    turns, served = FairQueue([ONE]), list[str]()
    pen = await turns.take("")
    early = await wait(turns, "a" * 50 + "b" * 50, served)
    late = await wait(turns, "c", served)
    turns.give(pen)
    await asyncio.gather(*early, *late)
    assert served.index("c") == 2


async def test_whoever_leaves_is_passed_over_and_nothing_gets_lost() -> None:
    turns, served = FairQueue([ONE]), list[str]()
    pen = await turns.take("")
    gone, *_, last = await wait(turns, "aab", served)
    gone.cancel()
    turns.give(pen)
    await last
    assert served == ["a", "b"]
    assert await turns.take("") == ONE


async def test_what_comes_at_the_moment_of_leaving_goes_to_the_next() -> None:
    turns, served = FairQueue([ONE]), list[str]()
    pen = await turns.take("")
    gone, last = await wait(turns, "ab", served)
    turns.give(pen)  # it is already assigned to the first
    gone.cancel()
    await last
    assert served == ["b"]


async def test_the_last_that_was_given_back_is_lent_first() -> None:
    turns = FairQueue(["cold", "warm"])
    assert [await turns.take("a"), await turns.take("b")] == ["warm", "cold"]
    turns.give("cold")
    turns.give("warm")
    assert await turns.take("a") == "warm"

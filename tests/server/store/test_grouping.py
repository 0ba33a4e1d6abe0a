"""Waiting jobs share one commit, and nobody gets a result before that."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.stores import Commits, answers, entries, furnish, given, opened, table, with_store
from vernissage.server.store import Store


@with_store
async def test_all_that_wait_land_in_order_by_one_commit(store: Store) -> None:
    codes = ["ABCD", *(f"T{n}" for n in range(19))]
    for code in codes[1:]:
        await store.add_table(table(code))
    commits = Commits(store)
    async with commits.held_back():
        turns = ((code, number) for number in range(10) for code in codes)
        tasks = await given(*(store.append(code, number, b"%d" % number) for code, number in turns))
    assert await answers(tasks) == [None] * 200
    assert commits.count == 2, "one for the job held back, one for all others"
    for code in codes:
        assert await store.inputs(code) == [b"%d" % number for number in range(10)]


@with_store
async def test_a_job_that_fails_leaves_its_neighbours_alone(store: Store) -> None:
    commits = Commits(store)
    async with commits.held_back():
        tasks = await given(
            store.append("ABCD", 0, b"first"),
            store.append("ABCD", 0, b"the same number"),
            store.append("ABCD", 5, b"a gap"),
            store.add_table(table("WXYZ", guests=("ada", "nobody"))),
            store.rename("ada", "\ud800", "fox"),
            store.append("ABCD", 1, b"second"),
        )
    failed = ["Taken", "Missing", "Missing", "UnicodeEncodeError"]
    assert await answers(tasks) == [None, *failed, None]
    assert commits.count == 2
    assert await store.inputs("ABCD") == [b"first", b"second"]
    assert await store.find_table("WXYZ") is None


def test_nobody_is_told_before_the_commit(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await furnish(store)
            async with Commits(store).held_back(store.append("ABCD", 0, b"first")) as told:
                for _ in range(10):
                    await asyncio.sleep(0)
                assert not told.done()
                assert entries(url, "ABCD") == []
            assert told.done()
            assert entries(url, "ABCD") == [b"first"]

    asyncio.run(scene())


def test_whoever_is_told_can_show_it_to_others(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await furnish(store)
            for number in range(20):
                await store.append("ABCD", number, b"x")
                assert len(entries(url, "ABCD")) == number + 1

    asyncio.run(scene())


@with_store
async def test_everyone_hears_of_a_commit_that_fails_and_the_next_one_is_fine(store: Store) -> None:
    commits = Commits(store)
    async with commits.held_back():
        commits.error = OSError("no more room")
        tasks = await given(*(store.append("ABCD", number, b"x") for number in range(3)))
    assert await answers(tasks) == ["OSError"] * 3
    commits.error = None
    assert await store.inputs("ABCD") == []
    await store.append("ABCD", 0, b"first")
    assert await store.inputs("ABCD") == [b"first"]


@with_store
async def test_whoever_goes_away_leaves_the_job_behind(store: Store) -> None:
    async with Commits(store).held_back():
        tasks = await given(store.append("ABCD", 0, b"first"), store.append("ABCD", 1, b"second"))
        tasks[0].cancel()
    assert await answers(tasks) == ["CancelledError", None]
    assert await store.inputs("ABCD") == [b"first", b"second"]


@with_store
async def test_closing_writes_everything_first(store: Store) -> None:
    async with Commits(store).held_back():
        tasks = await given(*(store.append("ABCD", number, b"x") for number in range(50)))
        closing = asyncio.ensure_future(store.close())
    await closing
    assert await answers(tasks) == [None] * 50


@with_store
async def test_a_closed_store_says_so_and_can_be_closed_again(store: Store) -> None:
    assert await store.ready()
    await store.close()
    await store.close()
    assert not await store.ready()
    with pytest.raises(RuntimeError, match="closed"):
        await store.inputs("ABCD")

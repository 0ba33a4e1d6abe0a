"""The log of a game: numbered from 0, no number twice, none left out."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.stores import answers, furnish, given, opened, table, with_store
from vernissage.server.store import Missing, Store, Taken


@with_store
async def test_inputs_come_back_in_order(store: Store) -> None:
    assert await store.inputs("ABCD") == []
    for number in range(12):
        await store.append("ABCD", number, b"%d" % number)
    assert await store.inputs("ABCD") == [b"%d" % number for number in range(12)]


@with_store
async def test_every_table_counts_for_itself(store: Store) -> None:
    await store.add_table(table("WXYZ"))
    await store.append("ABCD", 0, b"here")
    await store.append("WXYZ", 0, b"there")
    assert await store.inputs("ABCD") == [b"here"]
    assert await store.inputs("WXYZ") == [b"there"]


@with_store
async def test_a_number_is_given_once(store: Store) -> None:
    await store.append("ABCD", 0, b"first")
    await store.append("ABCD", 1, b"second")
    for number in (0, 1):
        with pytest.raises(Taken):
            await store.append("ABCD", number, b"again")
    assert await store.inputs("ABCD") == [b"first", b"second"]


@with_store
async def test_no_number_is_left_out(store: Store) -> None:
    for number in (1, -1):
        with pytest.raises(Missing, match=f"before number {number}"):
            await store.append("ABCD", number, b"too far")
    await store.append("ABCD", 0, b"first")
    with pytest.raises(Missing):
        await store.append("ABCD", 2, b"too far")
    assert await store.inputs("ABCD") == [b"first"]


@with_store
async def test_the_inputs_of_another_table_fill_no_gap(store: Store) -> None:
    await store.add_table(table("WXYZ"))
    await store.append("WXYZ", 0, b"there")
    with pytest.raises(Missing):
        await store.append("ABCD", 1, b"here")


@with_store
async def test_an_unknown_table_has_no_inputs(store: Store) -> None:
    with pytest.raises(Missing):
        await store.append("NONE", 0, b"first")
    assert await store.inputs("NONE") == []


def test_of_two_writers_with_the_same_number_one_wins(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as one, opened(url) as other:
            await furnish(one)
            for number in range(20):
                tasks = await given(*(store.append("ABCD", number, b"x") for store in (one, other)))
                assert sorted(map(str, await answers(tasks))) == ["None", "Taken"]
            assert await one.inputs("ABCD") == await other.inputs("ABCD") == [b"x"] * 20

    asyncio.run(scene())

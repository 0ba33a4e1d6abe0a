"""One process at a time holds a table's lease. A process that was late finds it taken, and can't write."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

from tests.chance import machine
from tests.server.store.stores import Commits, answers, entries, furnish, given, opened, table
from tests.waiting import until_async
from vernissage.server.store import Kept, Lease, NotHome, Outdated, Store
from vernissage.server.store.database.engine import is_locked
from vernissage.server.store.rows import Contact
from vernissage.table.rows import Wait

HOLDER = ("-m", "tests.server.store.holder")
LONG, SHORT = 600.0, 0.05
"""Seconds for which a heartbeat is valid: throughout a test, or hardly at all."""


def input_(number: int, entry: bytes = b"x") -> Kept:
    return Kept(code="ABCD", inputs=((number, entry),))


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Yields two processes' connections to a database with a table. The first is alive."""
    async with opened(url) as one, opened(url) as other:
        await furnish(one)
        await one.beat("one", LONG)
        await other.beat("other", LONG)
        yield one, other


def with_two(test: Callable[[Store, Store], Awaitable[None]]) -> Callable[[str], None]:
    """Runs a test with both."""

    def run(shared: str) -> None:
        async def scene() -> None:
            async with two(shared) as (one, other):
                await test(one, other)

        asyncio.run(scene())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def taken(store: Store, holder: str) -> Lease:
    lease = await store.take("ABCD", holder)
    assert lease is not None
    return lease


async def is_late(store: Store, holder: str) -> None:
    """Lets the heartbeat of this process expire, as if it hung or were dead."""
    await store.beat(holder, SHORT)

    async def has_no_home() -> bool:
        return await store.home_of("ABCD") is None

    await until_async(has_no_home)


@with_two
async def test_of_two_that_take_a_table_at_once_one_has_it(one: Store, other: Store) -> None:
    codes = [f"T{n}" for n in range(20)]
    tasks = await given(
        *(store.take(code, who) for code in codes for store, who in ((one, "one"), (other, "other")))
    )
    leases = [lease for lease in await answers(tasks) if isinstance(lease, Lease)]
    assert sorted(lease.code for lease in leases) == sorted(codes)
    assert [await other.home_of(lease.code) for lease in leases] == leases


@with_two
async def test_while_its_home_lives_nobody_else_takes_a_table(one: Store, other: Store) -> None:
    lease = await taken(one, "one")
    assert await other.take("ABCD", "other") is None
    assert await other.home_of("ABCD") == lease
    await one.keep(input_(0), 0, lease)


@with_two
async def test_whoever_was_late_can_keep_nothing_even_where_nobody_has_moved_since(
    one: Store, other: Store
) -> None:
    late = await taken(one, "one")
    await one.keep(input_(0), 0, late)
    await is_late(one, "one")
    lease = await taken(other, "other")
    assert lease.epoch == late.epoch + 1
    await one.beat("one", LONG)  # it returns, and believes that nothing has changed
    with pytest.raises(NotHome):
        await one.keep(input_(1), 0, late)
    with pytest.raises(NotHome):
        await one.keep(Kept(row=table("ABCD", stage="over")), 0, late)
    assert await one.take("ABCD", "one") is None
    await other.keep(input_(1, b"elsewhere"), 0, lease)
    assert await one.inputs("ABCD") == [b"x", b"elsewhere"]


@with_two
async def test_whoever_was_late_goes_on_if_nobody_has_taken_the_table(one: Store, other: Store) -> None:
    lease = await taken(one, "one")
    await is_late(one, "one")
    await one.keep(input_(0), 0, lease)
    await one.beat("one", LONG)
    assert await other.take("ABCD", "other") is None


@with_two
async def test_one_that_lost_its_table_in_a_group_is_refused_and_its_neighbours_are_not(
    one: Store, other: Store
) -> None:
    await one.add_table(table("WXYZ"))
    late, good = await taken(one, "one"), await one.take("WXYZ", "one")
    await one.hand_back(late)
    await taken(other, "other")
    there = Kept(code="WXYZ", inputs=((0, b"x"),))
    async with Commits(one).held_back():
        tasks = await given(
            one.keep(input_(0), 0, late), one.keep(there, 0, good), one.keep(input_(5), 0, late)
        )
    assert await answers(tasks) == ["NotHome", None, "NotHome"]
    assert (await one.inputs("ABCD"), await one.inputs("WXYZ")) == ([], [b"x"])


@with_two
async def test_a_table_is_not_taken_between_the_look_at_its_lease_and_the_commit(
    one: Store, other: Store
) -> None:
    """Otherwise its new home would not know of the last write."""
    lease = await taken(one, "one")
    await is_late(one, "one")
    async with Commits(one).held_back(one.keep(input_(0), 0, lease)):
        with pytest.raises(OperationalError) as told:
            await other.take("ABCD", "other")
        assert is_locked(told.value)
    await taken(other, "other")
    assert await other.inputs("ABCD") == [b"x"]


@with_two
async def test_a_gap_at_home_is_a_gap(one: Store, other: Store) -> None:
    del other
    lease = await taken(one, "one")
    with pytest.raises(Outdated, match="before number 3") as told:
        await one.keep(input_(3), 0, lease)
    assert not isinstance(told.value, NotHome)


@with_two
async def test_what_is_given_up_is_taken_at_once_and_epochs_only_grow(one: Store, other: Store) -> None:
    first = await taken(one, "one")
    again = await taken(one, "one")
    with pytest.raises(NotHome):
        await one.keep(input_(0), 0, first)
    await one.hand_back(first)  # too late: it holds nothing
    assert await other.take("ABCD", "other") is None
    await one.hand_back(again)
    there = await taken(other, "other")
    await other.leave("other")
    back = await taken(one, "one")
    assert [lease.epoch for lease in (first, again, there, back)] == [1, 2, 3, 4]


def test_a_process_that_was_stopped_comes_back_too_late(made: str) -> None:
    command = [sys.executable, *HOLDER, made, "ABCD"]
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(made, machine()))
        runner.run(furnish(store))
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:  # noqa: S603 - our own file
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(20)]
            os.kill(process.pid, signal.SIGSTOP)
            number = runner.run(moved_on(store))
            os.kill(process.pid, signal.SIGCONT)
            told += process.stdout.readlines()
        runner.run(store.close())
    assert entries(made, "ABCD") == [*(b"%d" % n for n in range(number)), b"elsewhere"]
    assert told.pop() == b"not home\n"
    assert told == [b"%d\n" % n for n in range(len(told))]
    assert number >= len(told), "whatever it was told is there"


async def moved_on(store: Store) -> int:
    """Lets another process take the table and write an input. Returns its number."""
    await store.beat("other", LONG)
    lease = await until_async(lambda: free(store))
    number = len(await store.inputs("ABCD"))
    await store.keep(input_(number, b"elsewhere"), 0, lease)
    return number


async def free(store: Store) -> Lease | None:
    """Takes the table. A process stopped in a transaction has it locked until PostgreSQL disconnects it."""
    try:
        return await store.take("ABCD", "other")
    except OperationalError as error:
        if not is_locked(error):
            raise
        return None


@with_two
async def test_a_process_knows_who_lives_and_what_it_holds(one: Store, other: Store) -> None:
    lease = await taken(one, "one")
    pulse = await one.beat("one", LONG)
    assert pulse.living == {"one", "other"}
    assert 0 < pulse.left <= LONG
    assert (await one.held("one"), await one.held("other")) == ({"ABCD": lease.epoch}, {})
    await is_late(one, "one")
    assert (await other.beat("other", LONG)).living == {"other"}
    assert (await one.beat("one", LONG)).left < 0


@with_two
async def test_whoever_is_to_be_called_is_called_by_one_of_two(one: Store, other: Store) -> None:
    for guest in ("ada", "ben"):
        await one.add_contact(Contact(f"at {guest}'s", guest, "webhook", b"{}", 1.0))
    await one.keep(Kept(code="ABCD", waits=(Wait("ada", 0, 1, 1.0), Wait("ben", 1, 1, 1.0))), 0)
    wanted = await one.calls.wanted(2.0, 2.0, 0.0)
    asked = [store.calls.claim(wanted, 3.0) for store in (one, other) * 5]
    claimed = [errand.due.guest for found in await asyncio.gather(*asked) for errand in found]
    assert sorted(claimed) == ["ada", "ben"]

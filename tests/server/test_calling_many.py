"""No contact prevents calls to others: neither a slow server, nor one that is gone, nor an odd address."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.server.store.stores import ADA, table
from tests.server.test_calls import BEN, NOON, Listening, call_all, call_at, calling, listening, waited_for
from tests.waiting import PATIENCE
from vernissage.server.notify import delivery
from vernissage.server.notify.calls import AT_A_PLACE, GRACE, HELD, PAUSE, REMINDER, pause_after
from vernissage.server.store import Store
from vernissage.server.store.calls import TRIES
from vernissage.table.pending import DAYS
from vernissage.table.rows import Kept, Wait

pytestmark = pytest.mark.anyio

SOON = 0.3
"""A short deadline, for tests that wait until it is over."""
BREATH = 0.02
"""Seconds between two bytes: far less than any timeout of a single read."""
MANY = 12


class Dribbling:
    """A server that sends its response byte by byte, without end."""

    def __init__(self) -> None:
        self.server = socket.create_server(("127.0.0.1", 0))
        self.came: list[socket.socket] = []
        self.let_go = Event()
        """Has a client closed its connection?"""
        self._threads: list[Thread] = []
        Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.getsockname()[1]}/slowly"

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                came, _ = self.server.accept()
                self.came.append(came)
                Thread(target=self._dribble, args=(came,), daemon=True).start()

    def _dribble(self, came: socket.socket) -> None:
        with suppress(OSError):
            came.sendall(b"HTTP/1.1 ")
            while not self.let_go.wait(BREATH):
                came.sendall(b"2")
        self.let_go.set()


@contextmanager
def dribbling() -> Iterator[Dribbling]:
    slow = Dribbling()
    with closing(slow.server):
        try:
            yield slow
        finally:
            slow.let_go.set()
            for came in slow.came:
                came.close()


async def until_heard(machine: Listening, many: int) -> None:
    assert await asyncio.to_thread(machine.has_heard, many), "nobody is called"


async def wait_for_ben(store: Store) -> None:
    """Others also wait for Ben, but not as long as for Ada."""
    await store.add_table(table("LATER", stage="playing", guests=(ADA.id, BEN.id)))
    await store.keep(Kept(code="LATER", waits=(Wait(BEN.id, 1, 3, NOON + 1),)), 0)


async def test_a_call_has_one_deadline_however_busily_it_is_drawn_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "DEADLINE", SOON)
    async with waited_for(tmp_path) as store:
        with dribbling() as slow:
            await call_at(store, slow.address)
            async with asyncio.timeout(PATIENCE):
                await call_all(store, NOON + GRACE)
            assert await asyncio.to_thread(slow.let_go.wait, PATIENCE)


async def test_a_machine_that_dribbles_keeps_nobody_else_from_being_called(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        await wait_for_ben(store)
        with dribbling() as slow, listening() as machine:
            for number in range(MANY):
                await call_at(store, f"{slow.address}/{number}")
            await call_at(store, machine.address)
            await call_at(store, machine.address, guest=BEN)
            async with calling(store, NOON + GRACE + 1) as calls:
                await calls.look()
                await until_heard(machine, 2)
                assert not slow.let_go.is_set(), "it still answers slowly"
                assert len(slow.came) <= AT_A_PLACE


async def test_who_has_no_room_is_called_when_there_is_some(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            for number in range(MANY):
                await call_at(store, f"{machine.address}&number={number}")
            async with calling(store, NOON + GRACE) as calls:
                watching = asyncio.create_task(calls.watch())
                await until_heard(machine, MANY)
                watching.cancel()
            assert len(machine.heard) == MANY


async def test_who_was_not_reached_is_called_again_even_by_a_house_opened_since(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            await call_at(store, machine.address)
            machine.status = 500
            await call_all(store, NOON + GRACE)
            machine.status = 200
            await call_all(store, NOON + GRACE + PAUSE - 1)
            assert len(machine.heard) == 1, "not at once"
            await call_all(store, NOON + GRACE + PAUSE)
            await call_all(store, NOON + GRACE + 2 * PAUSE)
            assert len(machine.heard) == 2, "and then no more"


async def test_a_call_that_a_house_did_not_finish_is_made_by_the_next(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with dribbling() as slow:
            await call_at(store, slow.address)
            async with calling(store, NOON + GRACE) as calls:
                await calls.look()  # and is closed in the middle of it
        with listening() as machine:
            (contact,) = await store.contacts_of(ADA.id)
            (errand,) = await store.calls.wanted(NOON + GRACE + HELD, NOON, NOON)
            assert (errand.contact, errand.tries) == (contact, 0)
            assert not await store.calls.wanted(NOON + GRACE + HELD - 1, NOON, NOON), "not while it may go on"
            assert not machine.heard


async def test_two_houses_make_no_call_twice(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            await call_at(store, machine.address)
            wanted = await store.calls.wanted(NOON + GRACE, NOON, NOON)
            assert await store.calls.claim(wanted, NOON + HELD) == wanted
            assert await store.calls.claim(wanted, NOON + HELD) == []
            again = await store.calls.wanted(NOON + HELD, NOON, NOON)
            assert await store.calls.claim(again, NOON + 2 * HELD) == again
            assert await store.calls.claim(again, NOON + 2 * HELD) == []


async def test_tries_become_rarer_and_end_and_a_reminder_is_tried_anew(tmp_path: Path) -> None:
    async with waited_for(tmp_path, NOON + DAYS) as store:
        with listening() as machine:
            machine.status = 503
            await call_at(store, machine.address)
            now = NOON + GRACE
            tried: list[float] = []
            while now < NOON + DAYS - REMINDER:
                await call_all(store, now)
                tried += [now] * (len(machine.heard) - len(tried))
                now += PAUSE if now < NOON + 3 * 3600 else 3600
            gaps = [after - before for before, after in pairwise(tried)]
            assert len(tried) == TRIES
            assert gaps == sorted(gaps)
            assert gaps[-1] > 10 * gaps[0]
            machine.status = 200
            await call_all(store, NOON + DAYS - REMINDER)
            assert b'"reminds":false' in machine.heard[-1][2], "who never heard of it is not reminded of it"
            assert len(machine.heard) == TRIES + 1


def test_pauses_grow_and_start_anew_for_what_is_told_next() -> None:
    pauses = [pause_after(tries) for tries in range(1, TRIES + 2)]
    assert pauses == [30, 120, 480, 1920, 7680, 0, 30]


@pytest.mark.parametrize(
    "strange", ["https://a.example/\u00e4", "http://" + 70 * "a" + ".example/", "http://[1/", "nothing"]
)
async def test_an_address_that_makes_no_sense_stops_nobody(tmp_path: Path, strange: str) -> None:
    """An earlier release may have accepted such an address."""
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            await call_at(store, strange)
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE)
            assert len(machine.heard) == 1


async def test_a_step_that_others_do_not_see_is_no_reason_to_call_again(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE)
            await store.keep(Kept(code="WAIT", waits=(Wait(ADA.id, 0, 4, NOON),)), 0)
            await call_all(store, NOON + GRACE + 1)
            assert len(machine.heard) == 1
            await store.keep(Kept(code="WAIT", waits=(Wait(ADA.id, 0, 5, NOON + 2),)), 0)
            await call_all(store, NOON + GRACE + 2)
            assert len(machine.heard) == 2, "another decision is another call"


async def test_who_is_gone_for_one_is_not_gone_for_the_other(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            machine.status = 410
            for guest in (ADA, BEN):
                await call_at(store, machine.address, guest=guest)
            await call_all(store, NOON + GRACE)
            assert await store.contacts_of(ADA.id) == []
            assert len(await store.contacts_of(BEN.id)) == 1

"""When nothing can be stored, players are told, nothing has happened, and it recovers by itself.

Real faults: a disk that is full or read-only; a file that is locked, moved, replaced, or can't grow. Pages
are not reloaded: a player keeps one socket, unless the file is replaced.
"""

from __future__ import annotations

import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.frames import CloseCode

from tests.server.company import at_once, few, play_all, playing
from tests.server.live import NO_LIMITS, House, Nursery
from tests.server.people import Browser
from tests.server.truth import inputs
from tests.server.unkept import LATER, SAID, is_told_that_nothing_happened, is_well, make_a_move
from tests.waiting import PATIENCE, until_so
from vernissage import catalog
from vernissage.server.api.route import OUT_OF_ORDER
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
Fault = Callable[[House], AbstractContextManager[None]]

DISK = 3 * 1024 * 1024


# Faults: each lasts for its block


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Another process, this one, locks the database."""
    with closing(sqlite3.connect(house.file, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


@contextmanager
def allowed_to_grow_no_more(house: House) -> Iterator[None]:
    """No file of the process may grow."""
    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def moved_away(house: House) -> Iterator[None]:
    """The file is moved away and back."""
    elsewhere = house.file.with_name("elsewhere.db")
    house.file.rename(elsewhere)
    yield
    assert not house.file.exists(), "nothing was made in its place"
    elsewhere.rename(house.file)


FAULTS = [locked, allowed_to_grow_no_more, moved_away]
every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)


@every_fault
async def test_a_move_that_cannot_be_kept_has_not_happened_and_can_be_made_later(
    own_house: OpenHouse, fault: Fault
) -> None:
    house, name = own_house(NO_LIMITS), catalog.names()[0]
    house.excused.extend((*SAID, LATER))
    async with playing(house, name, few(name)) as players:
        await make_a_move(players)
        code, kept = players[0].table.code, inputs(house, players[0].table.code)
        with fault(house):
            for _ in range(2):
                await is_told_that_nothing_happened(house, players)
        assert is_well(house)
        assert inputs(house, code) == kept
        await play_all(players)
        assert len(inputs(house, code)) == players[0].sight.number
    assert [house.log().count(words) for words in SAID] == [1, 1]


@every_fault
async def test_whoever_comes_meanwhile_is_told_so_and_comes_in_afterwards(
    own_house: OpenHouse, fault: Fault
) -> None:
    house, name = own_house(NO_LIMITS), catalog.names()[0]
    house.excused.extend((*SAID, LATER))
    guest = Browser(house)
    code = guest.make(name)
    async with guest.at(code):
        with fault(house):
            for answer in (
                guest.ask("POST", "/api/tables", {"game": name}),
                guest.ask("PATCH", "/api/me", {"name": "Somebody"}),
                Browser(house, stranger=True).ask("GET", "/api/me"),
            ):
                assert (answer.status, answer.refusal) == (503, OUT_OF_ORDER.code)
                assert "set-cookie" not in answer.headers
            assert guest.ask("GET", f"/t/{code}").status == 200, "the page is served, and retries by itself"
            reads = guest.ask("GET", "/api/me").status == 200  # reading works on a full disk
            socket = await guest.come(code)
            assert reads == (not socket.closed)
            assert socket.closed in {0, CloseCode.SERVICE_RESTART}
            await socket.leave()
    async with guest.at(code) as socket:
        assert socket.you == 0
    assert guest.make(name) != code


async def test_a_bot_tries_again_by_itself(own_house: OpenHouse) -> None:
    house, name = own_house(NO_LIMITS, "--bot-pause", "0.5"), catalog.names()[0]
    house.excused.extend((*SAID, LATER))
    guest = Browser(house)
    async with guest.at(guest.make(name, bots="random", players=few(name))) as player:
        await player.until(lambda: player.over or player.owes)
        number = player.sight.number
        await player.answer(player.offers[0])
        await player.until(lambda: player.sight.number > number)
        told = player.sight.number
        with locked(house):
            # Without asking it: a bot's move could not be kept.
            await until_so(lambda: SAID[0] in house.log(), "no bot has moved")
        await player.until(lambda: player.sight.number > told)
        assert not [news for news in player.news if isinstance(news, protocol.Refused)]


# Another file took over


async def test_a_copy_in_place_of_the_file_is_taken_for_what_it_is(own_house: OpenHouse) -> None:
    """As after restoring a backup: its contents are the truth, and players reconnect."""
    house, name = own_house(NO_LIMITS), catalog.names()[0]
    house.excused.extend((*SAID, LATER, "another process has changed a table"))
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        await make_a_move(players)
        copy = house.file.with_name("yesterday.db")
        with closing(sqlite3.connect(house.file)) as database, closing(sqlite3.connect(copy)) as written:
            database.backup(written)
        before = inputs(house, code)
        await make_a_move(players)
        house.file.unlink()
        await is_told_that_nothing_happened(house, players)
        copy.rename(house.file)
        assert is_well(house) or is_well(house)
        mover = next(player for player in players if player.owes)
        await mover.answer(mover.offers[0])
        await mover.until(lambda: mover.closed)
        assert mover.news[-1] == protocol.Closing("restart")
    async with at_once([player.browser for player in players], code) as back:
        assert back[0].sight.number == len(before)
        await play_all(back)
    assert house.rows("PRAGMA integrity_check") == [("ok",)]


# A separate disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk for this test."""
    path = tmp_path / "disk"
    path.mkdir()
    mounted = subprocess.run(  # noqa: S603 - our own words
        ["/bin/mount", "-t", "tmpfs", "-o", f"size={DISK}", "none", str(path)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip("only root can mount a small disk; the other faults are tried all the same")
    yield path
    subprocess.run(["/bin/umount", "--lazy", str(path)], check=True)  # noqa: S603 - the same


@contextmanager
def full(disk: Path) -> Iterator[None]:
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    yield
    filler.unlink()


def remount(disk: Path, how: str) -> bool:
    told = ["/bin/mount", "-o", f"remount,{how}", str(disk)]
    return subprocess.run(told, capture_output=True, check=False).returncode == 0  # noqa: S603 - the same


async def test_a_full_disk_and_a_read_only_one_are_survived(
    nursery: Nursery, tmp_path: Path, disk: Path
) -> None:
    house = House(nursery, tmp_path, NO_LIMITS)
    house.file = disk / "house.db"
    name = catalog.names()[0]
    try:
        house.start()
        async with playing(house, name, few(name)) as players:
            await make_a_move(players)
            with full(disk):
                await is_told_that_nothing_happened(house, players)
                # Nothing is open there now, so it can be remounted read-only.
                assert remount(disk, "ro")
                await is_told_that_nothing_happened(house, players)
                assert remount(disk, "rw")
                await is_told_that_nothing_happened(house, players)
            assert is_well(house)
            await play_all(players)
            assert len(inputs(house, players[0].table.code)) == players[0].sight.number
    finally:
        house.end()
    assert house.complaints().count("nothing can be kept") == 1

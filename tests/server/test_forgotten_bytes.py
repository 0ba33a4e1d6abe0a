"""After a guest is erased no file of the house contains a byte of their data, while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, update

from tests.cli.told import run
from tests.server.company import few, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.server.store.stores import opened
from tests.waiting import until_so
from vernissage import catalog
from vernissage.server.store import guests, schema
from vernissage.server.store.database.engine import connect
from vernissage.server.store.database.secure_delete import empty_log, rewrite

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = catalog.names()[0]
NAME = "Xanthippe Quill"
ADDRESS = "https://hooks.example/xanthippes-own"
CIRCLE = "The Quill and Feather people"
MANY = 1_500


def left_in(folder: Path, *words: str) -> list[str]:
    """The files in this folder that contain any of these words."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert files
    kept = {file.name: file.read_bytes() for file in files}
    return sorted(f"{name}: {word}" for name, said in kept.items() for word in words if word.encode() in said)


def somebody(house: House) -> Browser:
    """A guest with a name, a webhook, a circle of their own and a table."""
    guest = Browser(house)
    assert guest.ask("PATCH", "/api/me", {"name": NAME}).status == 200
    named = {"language": "en", "address": ADDRESS}
    assert guest.ask("POST", "/api/me/contacts/webhook", named).status == 200
    guest.make(GAME, bots="random")
    made = guest.ask("POST", "/api/circles", {"name": CIRCLE})
    assert made.status in {200, 201}, made.body
    return guest


def forget_me(guest: Browser) -> None:
    answer = guest.ask("POST", "/api/me/forget", {"name": NAME, "called": "Somebody"})
    assert answer.status == 200, answer.body


async def test_who_forgets_themselves_is_in_no_byte_of_any_file(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    guest = somebody(house)
    async with playing(house, GAME, few(GAME)):
        pass
    assert left_in(house.file.parent, NAME, ADDRESS, CIRCLE)
    who = guest.guest
    forget_me(guest)
    assert left_in(house.file.parent, NAME, ADDRESS, CIRCLE) == []
    assert house.rows("SELECT count(*) FROM guests WHERE id = ?", who) == [(0,)]


async def test_whom_the_keeper_of_the_house_forgets_is_in_no_byte_either(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    guest = somebody(house)
    told = run("forget", guest.guest, "--yes", "--database", house.database)
    assert told.code == 0, told
    await nothing_is_left(house)


async def nothing_is_left(house: House) -> None:
    def found() -> list[str]:
        return left_in(house.file.parent, NAME, ADDRESS, CIRCLE)

    await until_so(lambda: not found(), found)


async def test_while_somebody_reads_the_log_stays_and_then_it_goes(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    guest = somebody(house)
    with closing(sqlite3.connect(house.file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM guests WHERE name = ?", (NAME,)).fetchone() == (1,)
        forget_me(guest)
        assert left_in(house.file.parent, NAME), "a reader still needs the old snapshot"
        reader.execute("COMMIT")
    await nothing_is_left(house)


async def test_a_house_that_fell_before_it_could_wipe_does_so_when_it_opens(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    guest = somebody(house)
    with closing(sqlite3.connect(house.file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM guests").fetchone()
        forget_me(guest)
        house.kill()
        reader.execute("COMMIT")
        assert left_in(house.file.parent, NAME)
        house.start()
        await nothing_is_left(house)


def crowded(connection: Connection) -> list[str]:
    """Makes many guests whose rows grow and shrink, so that database pages are split. Returns their ids."""
    ids = [sha256(f"{number}".encode()).hexdigest()[:16] for number in range(MANY)]
    for number, guest in enumerate(ids):
        made = {"id": guest, "name": f"Name {guest}", "made": float(number)}
        connection.execute(insert(schema.guests), made)
        row = {"address": f"https://{guest}.example/", "guest": guest, "kind": "webhook", "made": 1.0}
        connection.execute(insert(schema.contacts), {**row, "doc": b"d" * (int(guest[:3], 16) % 900)})
        if number % 3 == 0:
            other = schema.contacts.c.guest == ids[int(guest[3:8], 16) % (number + 1)]
            longer = b"e" * (int(guest[8:11], 16) % 1500)
            connection.execute(update(schema.contacts).where(other).values(doc=longer))
    return ids


async def test_not_even_where_rows_once_were_is_anything_left(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    async with opened(url):
        engine = connect(url)
        with engine.connect() as connection:
            with connection.begin():
                ids = crowded(connection)
            gone = ids[::2]
            with connection.begin():
                for guest in gone:
                    guests.remove(connection, guest)
            assert empty_log(connection)
            assert rewrite(connection)
            assert empty_log(connection)
            assert left_in(tmp_path, *gone) == []
        engine.dispose()


def test_what_is_deleted_is_overwritten_however_sqlite_was_built(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1
    engine.dispose()

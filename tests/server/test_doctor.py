"""`vernissage doctor` finds what is wrong with a running or stopped server, one line per problem."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.told import Told, run
from tests.server.company import few, playing
from tests.server.live import NO_LIMITS, House
from vernissage import catalog
from vernissage.server.operations import checkup
from vernissage.server.pages import files, html
from vernissage.server.store import admin

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = catalog.names()[0]


def examined(house: House, *words: str) -> Told:
    where = ("--host", "127.0.0.1", "--port", str(house.port))
    return run("doctor", *where, "--database", house.database, *words)


def complaints(told: Told) -> list[str]:
    return [line for line in told.out.splitlines() if line.startswith("✗")]


async def test_a_house_in_order_has_no_complaints_while_it_is_open(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)):
        told = examined(house)
    assert (told.code, complaints(told)) == (0, []), told
    for words in ("a house is open there", "every file is there", "can be written", "all 1 are sound"):
        assert words in told.out


async def test_nor_has_one_on_postgresql(house_on_postgres: House) -> None:
    async with playing(house_on_postgres, GAME, few(GAME)):
        told = examined(house_on_postgres)
    assert (told.code, complaints(told)) == (0, []), told
    for words in ("a house is open there", "every question has its index", "are sound"):
        assert words in told.out


async def test_each_damaged_table_is_listed_with_its_reason(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as one, playing(house, GAME, few(GAME)) as two:
        first, second = one[0].table.code, two[0].table.code
    house.stop()
    house.change("UPDATE tables SET doc = 'nothing' WHERE code = ?", first)
    house.change("INSERT INTO inputs (code, number, entry) VALUES (?, 0, '{')", second)
    told = examined(house)
    assert told.code == 1
    listed = complaints(told)
    assert len(listed) == 3
    assert any(f"{first} is damaged: its setting" in line for line in listed)
    assert any(f"{second} is damaged: an input can't be read; sound up to input 0" in line for line in listed)
    assert "2 of 2 are damaged" in listed[-1]


def test_a_port_somebody_else_has(house: House) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        other.close()
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        told = examined(house, "--port", str(port))
    assert f"Port {port} is in use by another program" in complaints(told)[0]


def test_a_database_that_is_not_there_or_none_of_ours(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    assert "There is no database" in run("doctor", "--database", f"sqlite:///{letter}").out
    letter.write_text("Dear Ada, " * 200, encoding="utf-8")
    told = run("doctor", "--database", f"sqlite:///{letter}")
    assert told.code == 1
    assert "is not a database" in told.out


def test_what_a_page_would_not_find_is_named(tmp_path: Path) -> None:
    (tmp_path / "built.json").write_bytes((files.BUILT / "built.json").read_bytes())
    missing = list(html.missing(tmp_path))
    assert any(name.endswith(".js") for name in missing)
    assert "portraits/bear.webp" in missing


def test_every_question_of_a_house_has_its_index(house: House) -> None:
    with admin.reading(house.database) as connection:
        assert list(checkup.slow_questions(connection)) == []


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT * FROM tables WHERE game = 'x'",
        "SELECT count(*) FROM inputs",
        "SELECT * FROM tables WHERE stage = 'over'",
        "SELECT * FROM guests WHERE name LIKE '%a'",
    ],
)
def test_a_question_that_reads_all_there_is_would_be_found(house: House, sql: str) -> None:
    with admin.reading(house.database) as connection:
        steps = checkup.plan(connection, lambda connection: connection.exec_driver_sql(sql).all())
    assert any(checkup.READS_ALL.search(step) for step in steps), steps

"""A guest's data can be exported and deleted, without taking anything from others."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.cli.told import Told, run
from tests.play import every_game
from tests.server.company import few, play, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import record
from vernissage.core.inputs import TakenOver
from vernissage.table import protocol
from vernissage.table.chair import FORGOTTEN

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
KNOWN_AS = "Melusine"
"""A name that the server never gives to anyone, so that it is unique at the table."""
TABLES = (
    "guests",
    "tokens",
    "tables",
    "seats",
    "inputs",
    "days",
    "feats",
    "mementos",
    "bans",
    "circle_people",
)


def tool(house: House, *words: str) -> Told:
    return run(*words, "--database", house.database)


@pytest.fixture
def house(any_house: House) -> House:
    return any_house


def forget(house: House, guest: str) -> Told:
    told = tool(house, "forget", guest, "--yes")
    assert told.code == 0, told
    return told


def traces(house: House, *words: str, about: str = "") -> list[str]:
    """Returns where any of these words occurs in the whole database, in rows that contain `about`."""
    found = []
    for table in TABLES:
        for row in house.rows(f"SELECT * FROM {table}"):  # noqa: S608 - our own tables
            said = " ".join(
                value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value) for value in row
            )
            found += [f"{table}: {word}" for word in words if word in said and about in said]
    return found


@every_game
async def test_a_game_that_is_over_was_played_with_somebody(house: House, name: str) -> None:
    async with playing(house, name, few(name), names=[KNOWN_AS]) as players:
        goes, stays = players[0].browser, players[1].browser
        assert goes.ask("PATCH", "/api/me", {"name": "Xanthippe"}).status == 200
        await play_all(players)
        code, before = players[0].table.code, truth(house, players[0].table.code)
    guest = goes.guest
    assert before.setting.chairs[0].name == KNOWN_AS
    assert "1 stay" in forget(house, guest).out
    assert traces(house, guest, "Xanthippe") == []
    assert traces(house, KNOWN_AS, about=code) == []
    after = truth(house, code)
    assert after.match.outcome == before.match.outcome
    assert (after.setting.chairs[0].guest, after.setting.chairs[0].name) == (FORGOTTEN, "Somebody")
    assert stays.card(code).names[0] == "Somebody"
    others = house.rows("SELECT company FROM mementos WHERE code = ?", code)
    assert len(others) == few(name) - 1
    assert all(FORGOTTEN in str(company) for (company,) in others)
    assert stays.ask("GET", f"/api/tables/{code}/record").status == 200
    assert goes.ask("PATCH", "/api/me", {"name": "Back"}).refusal == "session/none"


@every_game
async def test_in_a_game_that_goes_on_a_bot_follows_and_others_play_to_the_end(
    house: House, name: str
) -> None:
    async with playing(house, name, few(name)) as (goes, stays, *_):
        code, guest = stays.table.code, goes.browser.guest
        forget(house, guest)
        await goes.until(lambda: goes.closed)
        await stays.until(lambda: stays.closed)
        assert stays.news[-1] == protocol.Closing("restart")
    assert traces(house, guest) == []
    async with stays.browser.at(code) as back:
        assert back.table.places[0].name == "Somebody"
        assert back.host
        if few(name) == 2:
            await play(back)
    assert any(isinstance(entry, TakenOver) for entry in truth(house, code).match.inputs)


async def test_a_name_that_came_back_to_its_seat_is_forgotten_in_the_record_too(house: House) -> None:
    async with playing(house, GAME, few(GAME), names=[KNOWN_AS]) as players:
        code, goes = players[0].table.code, players[0].browser
    number = len(truth(house, code).match.inputs)
    entry = json.dumps({"input": "taken-over", "seat": 0, "by": KNOWN_AS}).encode()
    house.change("INSERT INTO inputs (code, number, entry) VALUES (?, ?, ?)", code, number, entry)
    assert traces(house, KNOWN_AS, about=code) != []
    forget(house, goes.guest)
    assert traces(house, KNOWN_AS, about=code) == []


async def test_whoever_has_the_same_name_keeps_it(house: House) -> None:
    async with playing(house, GAME, few(GAME), names=[KNOWN_AS, KNOWN_AS]) as players:
        code, goes = players[0].table.code, players[0].browser
    forget(house, goes.guest)
    first, second, *_ = truth(house, code).setting.chairs
    assert (first.name, second.name) == ("Somebody", f"{KNOWN_AS} 2")
    assert traces(house, KNOWN_AS, about=code) == [f"tables: {KNOWN_AS}"], "the name of the other"


async def test_where_people_gather_the_chair_is_free_again(house: House) -> None:
    host, friend = Browser(house), Browser(house)
    code = host.make(GAME)
    async with friend.at(code) as socket:
        await socket.say(protocol.Sit())
        await socket.until(lambda: socket.you is not None)
        forget(house, host.guest)
        await socket.until(lambda: socket.closed)
    async with friend.at(code) as socket:
        assert socket.host
        assert len([place for place in socket.table.places if place.name]) == 1


async def test_tables_that_were_theirs_alone_are_gone(house: House) -> None:
    alone = Browser(house)
    code = alone.make(GAME, bots="random")
    guest = alone.guest
    assert "1 tables are gone" in forget(house, guest).out
    assert house.rows("SELECT * FROM tables WHERE code = ?", code) == []
    assert traces(house, guest, code) == []


def test_nobody_is_forgotten_by_mistake(house: House) -> None:
    guest = Browser(house).guest
    assert tool(house, "forget", guest).code == 1, "it asks first"
    assert tool(house, "forget", "somebody", "--yes").code == 1
    assert tool(house, "forget", guest, "--yes", "--as", " ").code == 1
    assert house.rows("SELECT count(*) FROM guests WHERE id = ?", guest) == [(1,)]


async def test_an_archive_holds_all_there_is_and_no_secret(house: House, tmp_path: Path) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
        over, guest = players[0].table.code, players[0].browser.guest
    going_on = players[0].browser.make(GAME, bots="random")
    address = "https://called.example/"
    players[0].browser.ask("POST", "/api/me/contacts/webhook", {"language": "en", "address": address})
    players[0].browser.ask("POST", "/api/me/ratings/keep")
    file = tmp_path / "all.zip"
    assert tool(house, "export", guest, "--into", str(file)).code == 0
    assert tool(house, "export", guest, "--into", str(file)).code == 1, "it replaces nothing"
    read = unpacked(file)
    assert read.keys() == {
        "guest.json",
        "circles.json",
        "contacts.json",
        "holiday.json",
        "honours.json",
        "mementos.json",
        "ratings.json",
        "tables.json",
        f"records/{over}.json",
    }
    assert read["guest.json"]["id"] == guest
    assert {table["code"] for table in read["tables.json"]} == {over, going_on}
    assert [each["address"] for each in read["contacts.json"]] == [address]
    assert read["honours.json"].keys() == {"days", "feats"}
    assert read["ratings.json"] == []
    [memento] = read["mementos.json"]
    assert (memento["code"], memento["guest"]) == (over, guest)
    assert players[1].browser.guest not in str(read["mementos.json"])
    kept = record.read(zipfile.ZipFile(file).read(f"records/{over}.json"))
    assert isinstance(kept, record.Reading)
    assert record.verify(truth(house, over).match.game, kept.record) is None


def unpacked(file: Path) -> dict[str, Any]:
    with zipfile.ZipFile(file) as files:
        return {name: json.loads(files.read(name)) for name in files.namelist()}

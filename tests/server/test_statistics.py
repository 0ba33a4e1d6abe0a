"""A guest's statistics: results, company, games put away; exported and erased with all else."""

from __future__ import annotations

import io
import json
import zipfile
from collections import Counter
from time import time

import msgspec
import pytest

from tests.play import game_called
from tests.server.company import few, gathered, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.api import http_types
from vernissage.server.history.mementos import Companion
from vernissage.server.history.statistics import TOGETHER, Remembered, Statistics, met, past_of, results
from vernissage.server.store import Memento
from vernissage.server.tables.table_lists import UNTOUCHED
from vernissage.table.chair import FORGOTTEN

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
MINE = Memento(
    guest="ada",
    code="ABCD",
    game=GAME,
    seat=0,
    made=0.0,
    rules=1,
    score=3,
    place=1,
    won=True,
    day="",
    helped=False,
    company=b"[]",
    doc=b"null",
)


def statistics(browser: Browser) -> Statistics:
    return browser.ask("GET", "/api/me/statistics").read(Statistics)


def with_(*guests: str, **different: object) -> Memento:
    company = [Companion(seat, guest) for seat, guest in enumerate(guests, start=1)]
    return msgspec.structs.replace(MINE, company=codec.encode(company), **different)


def test_results_and_company_are_as_counted_by_hand() -> None:
    names = ("ben", "cleo", FORGOTTEN, "")
    rows = [
        with_(*names[: number % 5], game=f"game {number % 3}", won=number % 2 == 0) for number in range(20)
    ]
    games, won = Counter(row.game for row in rows), Counter(row.game for row in rows if row.won)
    assert {each.game: (each.played, each.won) for each in results(rows)} == {
        game: (games[game], won[game]) for game in games
    }
    by_hand = {}
    for name in ("ben", "cleo"):
        together = [row for row in rows if f'"{name}"' in row.company.decode()]
        by_hand[name] = len(together), sum(row.won for row in together)
    assert met(rows) == by_hand
    assert [*met(rows)] == ["ben", "cleo"], "the most frequent company comes first"


def test_company_is_whom_one_has_met_three_times() -> None:
    rows = [with_("ben")] * (TOGETHER - 1)
    assert met(rows) == {}
    assert met([*rows, with_("ben", won=False)]) == {"ben": (TOGETHER, TOGETHER - 1)}


def test_two_seats_of_one_guest_are_one_game_together() -> None:
    assert met([with_("ben", "ben")] * TOGETHER) == {"ben": (TOGETHER, TOGETHER)}


def test_a_memento_that_can_not_be_read_is_left_out() -> None:
    assert past_of([with_("ben", doc=b'{"of":"long ago"}'), with_("ben", doc=b"null")], ["ben"]) == []


TELLING = [name for name in catalog.names() if catalog.extras(name).memoir()]


@pytest.mark.parametrize("name", TELLING)
async def test_a_finished_game_counts_and_its_game_says_something(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        browser = players[0].browser
        assert statistics(browser) == Statistics([], [], [])
        await play_all(players)
    found = statistics(browser)
    assert [(each.game, each.played) for each in found.results] == [(name, 1)]
    assert len(found.ended) == 1
    assert time() - found.ended[0] < 600
    assert found.company == [], "once is no company"
    assert browser.ask("GET", f"/api/me/memoirs/{name}").read(Remembered).memoir.chapters


@pytest.mark.parametrize("name", [name for name in catalog.names(with_templates=True) if name not in TELLING])
def test_a_game_without_a_memoir_says_so(house: House, name: str) -> None:
    assert Browser(house).ask("GET", f"/api/me/memoirs/{name}").refusal == "game/no-memoir"


def test_who_has_played_nothing_is_told_so(house: House) -> None:
    browser = Browser(house)
    assert statistics(browser) == Statistics([], [], [])
    for name in catalog.names():
        assert browser.ask("GET", f"/api/me/memoirs/{name}").read(Remembered).memoir.chapters == ()
    stranger = Browser(house, stranger=True)
    assert stranger.ask("GET", "/api/me/statistics").refusal == "session/none"


def listed(browser: Browser, code: str) -> http_types.TableCard:
    me = browser.ask("GET", "/api/me").read(http_types.Me)
    return next(card for card in me.tables if card.code == code)


async def test_a_game_is_put_away_for_one_and_taken_out_again(house: House) -> None:
    code, (mine, other) = await gathered(house, GAME, 2)
    me = mine.ask("POST", f"/api/me/tables/{code}/put-away").read(http_types.Me)
    assert [card.away for card in me.tables] == [True]
    mine.ask("POST", f"/api/me/tables/{code}/put-away").read(http_types.Me)
    assert not listed(other, code).away
    mine.ask("POST", f"/api/me/tables/{code}/take-out").read(http_types.Me)
    assert not listed(mine, code).away
    for deed in ("put-away", "take-out"):
        assert Browser(house).ask("POST", f"/api/me/tables/{code}/{deed}").refusal == "table/not-seated"


async def test_what_nobody_touches_for_long_is_put_away_by_itself_and_never_lost(house: House) -> None:
    code, (mine, _) = await gathered(house, GAME, 2)
    house.change("UPDATE tables SET used = ? WHERE code = ?", time() - UNTOUCHED + 60, code)
    assert not listed(mine, code).away
    house.change("UPDATE tables SET used = ? WHERE code = ?", time() - UNTOUCHED - 60, code)
    assert listed(mine, code).away
    mine.ask("POST", f"/api/me/tables/{code}/take-out").read(http_types.Me)
    assert not listed(mine, code).away


async def test_all_there_is_can_be_fetched_as_one_file(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
        code, browser = players[0].table.code, players[0].browser
    answer = browser.ask("GET", "/api/me/archive")
    with zipfile.ZipFile(io.BytesIO(answer.body)) as files:
        assert f"records/{code}.json" in files.namelist()
        assert json.loads(files.read("guest.json"))["id"] == browser.guest
        [memento] = json.loads(files.read("mementos.json"))
        assert memento["doc"]


@pytest.mark.parametrize("name", [name for name in catalog.names() if game_called(name).extras.works])
async def test_what_was_made_comes_along_as_pictures(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code, browser = players[0].table.code, players[0].browser
    answer = browser.ask("GET", "/api/me/archive")
    with zipfile.ZipFile(io.BytesIO(answer.body)) as files:
        pictures = [each for each in files.namelist() if each.startswith("pictures/")]
        assert pictures
        assert {each.partition("-")[0] for each in pictures} == {f"pictures/{code}"}
        assert all(files.read(each).startswith(b"\xff\xd8") for each in pictures)


async def test_everything_is_forgotten_if_the_name_is_said(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
        code, browser, other = players[0].table.code, players[0].browser, players[1].browser
    guest, name = browser.guest, browser.ask("GET", "/api/me").read(http_types.Me).name
    wrong = browser.ask("POST", "/api/me/forget", {"name": f"{name}?", "called": "Jemand"})
    assert wrong.refusal == "me/other-name"
    assert house.rows("SELECT count(*) FROM guests WHERE id = ?", guest) == [(1,)]
    browser.ask("POST", "/api/me/forget", {"name": name, "called": "Jemand"}).read(http_types.Gone)
    assert house.rows("SELECT count(*) FROM guests WHERE id = ?", guest) == [(0,)]
    assert house.rows("SELECT count(*) FROM mementos WHERE guest = ?", guest) == [(0,)]
    assert listed(other, code).names[0] == "Jemand"
    assert browser.ask("GET", "/api/me/statistics").refusal == "session/none"

"""Circles: made, joined by a link, playing a next game, showing their history, and left."""

from __future__ import annotations

import io
import json
import zipfile
from http import HTTPStatus
from pathlib import Path
from time import time
from typing import Any, Final

import pytest

from tests.play import every_game, game_called
from tests.server.clocked import clocked
from tests.server.company import all_until, at_once, few, gathered, play_all, playing
from tests.server.live import House, Nursery
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core.company import ANYONE
from vernissage.server.api import circles, http_types
from vernissage.server.api.circle_types import CircleCard, CircleCards, CircleId, CirclePage, NextEvening
from vernissage.server.history.meetings import CircleAnnals
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
NAME = "The Thursday people"
HOUR: Final = 3600.0


@pytest.fixture
def house(any_house: House) -> House:
    return any_house


def make(browser: Browser, **more: Any) -> str:
    answer = browser.ask("POST", "/api/circles", {"name": NAME, **more})
    assert answer.status == HTTPStatus.CREATED, answer
    return answer.read(CircleId).id


def page(browser: Browser, circle: str) -> CirclePage:
    return browser.ask("GET", f"/api/circles/{circle}").read(CirclePage)


def mine(browser: Browser) -> list[CircleCard]:
    return browser.ask("GET", "/api/circles").read(CircleCards).circles


def join(browser: Browser, circle: str, key: str = "") -> CirclePage:
    answer = browser.ask("POST", f"/api/circles/{circle}/join", {"key": key})
    assert answer.status == HTTPStatus.OK, answer
    return answer.read(CirclePage)


def lay(browser: Browser, circle: str, game: str) -> str:
    answer = browser.ask("POST", f"/api/circles/{circle}/tables", {"game": game})
    assert answer.status == HTTPStatus.CREATED, answer
    return answer.read(http_types.TableCode).code


def three(house: House) -> tuple[str, list[Browser]]:
    """A circle of three people."""
    people = [Browser(house) for _ in range(3)]
    circle = make(people[0])
    key = page(people[0], circle).key
    for browser in people[1:]:
        join(browser, circle, key)
    return circle, people


async def test_a_circle_is_joined_by_its_link_and_seen_by_nobody_else(house: House) -> None:
    ada, ben, stranger = (Browser(house) for _ in range(3))
    circle = make(ada)
    found = page(ada, circle)
    assert (found.name, found.you, len(found.people)) == (NAME, 0, 1)
    shown = ben.ask("POST", f"/api/circles/{circle}/invitation", {"key": found.key}).read(CircleCard)
    assert (shown.name, shown.invited, len(shown.people)) == (NAME, True, 1)
    assert join(ben, circle, found.key).you == 1
    assert [each.name for each in page(ada, circle).people] == [ada.me().name, ben.me().name]
    assert [each.id for each in mine(ben)] == [circle]
    for path in (f"/api/circles/{circle}", f"/api/circles/{circle}/annals", "/api/circles/nowhere"):
        answer = stranger.ask("GET", path)
        assert (answer.status, answer.refusal) == (HTTPStatus.NOT_FOUND, "circle/unknown")
    for what in ("invitation", "join"):
        for key in ("", "no key", found.key[:-1]):
            answer = stranger.ask("POST", f"/api/circles/{circle}/{what}", {"key": key})
            assert answer.refusal == "circle/unknown"
    assert mine(stranger) == []


async def test_to_strangers_a_circle_and_none_are_the_same(house: House) -> None:
    circle, stranger = make(Browser(house)), Browser(house)
    asked: list[tuple[str, str, object]] = [
        ("GET", "", None),
        ("GET", "/annals", None),
        ("PATCH", "", {"name": "Mine"}),
        ("POST", "/invitation", {"key": "x"}),
        ("POST", "/join", {"key": "x"}),
        ("POST", "/leave", None),
        ("POST", "/renew", None),
        ("POST", "/tables", {"game": GAME}),
    ]
    for method, path, body in asked:
        there, nowhere = (
            stranger.ask(method, f"/api/circles/{each}{path}", body) for each in (circle, "nowhere")
        )
        assert (there.status, there.body) == (nowhere.status, nowhere.body), path
    assert page_name(house, circle) == NAME


def page_name(house: House, circle: str) -> str:
    ((name,),) = house.rows("SELECT name FROM circles WHERE id = ?", circle)
    return str(name)


async def test_a_new_link_shuts_out_the_old_one_and_nobody_who_is_in(house: House) -> None:
    circle, (ada, ben, _) = three(house)
    late, old = Browser(house), page(ada, circle).key
    new = ben.ask("POST", f"/api/circles/{circle}/renew").read(CirclePage).key
    assert new != old
    assert late.ask("POST", f"/api/circles/{circle}/join", {"key": old}).refusal == "circle/unknown"
    assert page(ada, circle).key == new
    assert join(late, circle, new).you == 3


async def test_anyone_in_it_may_rename_it(house: House) -> None:
    circle, (ada, ben, _) = three(house)
    assert ben.ask("PATCH", f"/api/circles/{circle}", {"name": "  Fridays\u200b "}).status == HTTPStatus.OK
    assert page(ada, circle).name == "Fridays"
    long = ben.ask("PATCH", f"/api/circles/{circle}", {"name": "x" * 100}).read(CirclePage).name
    assert long == "x" * circles.LONGEST_NAME


async def test_no_two_in_it_look_alike(house: House) -> None:
    people = [Browser(house) for _ in range(12)]
    circle = make(people[0])
    for browser in people[1:]:
        join(browser, circle, page(people[0], circle).key)
    portraits = [person.portrait for person in page(people[0], circle).people]
    assert len(set(portraits)) == len(people)
    assert portraits[0] == people[0].me().portrait
    assert [face.portrait for face in mine(people[1])[0].people] == portraits


async def test_who_leaves_is_gone_and_the_last_one_out_closes_it(house: House) -> None:
    circle, people = three(house)
    for number, browser in enumerate(people):
        assert len(page(browser, circle).people) == 3 - number
        left = browser.ask("POST", f"/api/circles/{circle}/leave").read(CircleCards)
        assert left.circles == []
        assert browser.ask("GET", f"/api/circles/{circle}").refusal == "circle/unknown"
    assert house.rows("SELECT id FROM circles WHERE id = ?", circle) == []


async def test_those_at_a_table_are_asked_and_one_circle_is_enough_for_them(house: House) -> None:
    code, (ada, ben, cleo) = await gathered(house, GAME, 3)
    circle = make(ada, table=code)
    at_table = ben.ask("GET", f"/api/tables/{code}/circles").read(CircleCards).circles
    assert [(each.id, each.invited) for each in at_table] == [(circle, True)]
    assert {face.name for face in page(ada, circle).invited} == {ben.me().name, cleo.me().name}
    assert ben.ask("GET", f"/api/circles/{circle}").refusal == "circle/unknown", "not before they say yes"
    assert make(ben, table=code) == circle, "two who have the same idea"
    assert len(page(ben, circle).people) == 2
    cleo.ask("POST", f"/api/circles/{circle}/leave")
    assert mine(cleo) == []
    assert page(ada, circle).invited == []
    stranger = Browser(house)
    assert stranger.ask("GET", f"/api/tables/{code}/circles").read(CircleCards).circles == []


async def test_a_circle_begins_where_one_sits_with_others_and_no_game_goes_on(house: House) -> None:
    ada = Browser(house)
    body = {"name": NAME, "table": "ZZZZ"}
    assert ada.ask("POST", "/api/circles", body).refusal == "table/not-seated"
    others = Browser(house).make(GAME)
    assert ada.ask("POST", "/api/circles", {**body, "table": others}).refusal == "table/not-seated"
    days = ada.ask("POST", "/api/tables", {"game": GAME, "daily": True})
    daily = days.read(http_types.TableCode).code
    assert ada.ask("POST", "/api/circles", {**body, "table": daily}).refusal == "table/begun"
    guided = ada.ask("POST", "/api/tables", {"game": GAME, "guide": True}).read(http_types.TableCode).code
    assert ada.ask("POST", "/api/circles", {**body, "table": guided}).refusal == "table/begun"
    async with playing(house, GAME, few(GAME)) as players:
        body = {"name": NAME, "table": players[0].table.code}
        assert players[0].browser.ask("POST", "/api/circles", body).refusal == "table/begun"


def agree(browser: Browser, circle: str, at: float | None) -> CirclePage:
    return browser.ask("POST", f"/api/circles/{circle}/evening", {"at": at}).read(CirclePage)


def say_yes(browser: Browser, circle: str, at: float, *, comes: bool = True) -> CirclePage:
    return browser.ask("POST", f"/api/circles/{circle}/answer", {"at": at, "comes": comes}).read(CirclePage)


async def test_an_evening_is_agreed_on_and_who_comes_is_seen_by_the_circle_alone(house: House) -> None:
    circle, (ada, ben, cleo) = three(house)
    soon, later = time() + HOUR, time() + 2 * HOUR
    assert page(ada, circle).evening is None
    assert agree(ada, circle, soon).evening == NextEvening(soon, [], you=True)
    assert say_yes(ben, circle, soon).evening == NextEvening(soon, [ada.me().name], you=True)
    (card,) = mine(cleo)
    assert card.evening is not None
    assert (card.evening.at, set(card.evening.coming)) == (soon, {ada.me().name, ben.me().name})
    assert say_yes(ben, circle, soon, comes=False).evening == NextEvening(soon, [ada.me().name], you=False)
    say_yes(ben, circle, soon)
    assert agree(cleo, circle, later).evening == NextEvening(later, [], you=True), "a new date asks anew"
    assert say_yes(ben, circle, soon).evening == NextEvening(later, [cleo.me().name], you=False)
    assert agree(ben, circle, None).evening is None
    outside = Browser(house)
    for path, body in (("evening", {"at": soon}), ("answer", {"at": soon, "comes": True})):
        assert outside.ask("POST", f"/api/circles/{circle}/{path}", body).refusal == "circle/unknown"
    agree(ada, circle, soon)
    key = page(ada, circle).key
    invited = outside.ask("POST", f"/api/circles/{circle}/invitation", {"key": key}).read(CircleCard)
    assert (invited.invited, invited.evening) == (True, None)


@pytest.mark.parametrize("ahead", [-60.0, 0.0, 400 * 24 * HOUR])
async def test_an_evening_is_ahead_and_within_a_year(house: House, ahead: float) -> None:
    ada = Browser(house)
    circle = make(ada)
    answer = ada.ask("POST", f"/api/circles/{circle}/evening", {"at": time() + ahead})
    assert answer.refusal == "circle/not-ahead"
    assert page(ada, circle).evening is None


async def test_an_evening_is_over_some_hours_after_it_began(nursery: Nursery, tmp_path: Path) -> None:
    with clocked(nursery, tmp_path) as house:
        ada = Browser(house)
        circle = make(ada)
        at = house.now + HOUR
        agree(ada, circle, at)
        house.now = at + 5 * HOUR
        assert page(ada, circle).evening == NextEvening(at, [], you=True)
        house.now = at + 7 * HOUR
        assert page(ada, circle).evening is None


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"name": ""}, "circle/no-name"),
        ({"name": " \u200b\n "}, "circle/no-name"),
        ({"name": 5}, "message/malformed"),
        ({"name": "x" * 300}, "message/malformed"),
        ({}, "message/malformed"),
        ({"name": NAME, "more": 1}, "message/malformed"),
        ({"name": NAME, "table": "x" * 50}, "message/malformed"),
    ],
)
async def test_nonsense_makes_no_circle(house: House, body: object, refusal: str) -> None:
    ada = Browser(house)
    assert ada.ask("POST", "/api/circles", body).refusal == refusal
    assert mine(ada) == []


async def test_the_house_must_know_who_asks(house: House) -> None:
    stranger = Browser(house, stranger=True)
    for method, path in (("GET", "/api/circles"), ("POST", "/api/circles")):
        body = {"name": NAME} if method == "POST" else None
        assert stranger.ask(method, path, body).refusal == "session/none"


@pytest.mark.parametrize("name", catalog.names())
async def test_the_next_game_keeps_a_place_for_everyone_and_whoever_comes_takes_it(
    house: House, name: str
) -> None:
    circle, (ada, ben, cleo) = three(house)
    code = lay(ada, circle, name)
    for browser in (ben, cleo):
        card = browser.card(code)
        assert (card.you is not None, card.stage) == (True, "gathering")
        waits = browser.ask("GET", "/api/me/waits").read(http_types.WaitCards).waits
        assert [(each.code, each.gathers) for each in waits] == [(code, True)]
        assert [table.code for table in page(browser, circle).tables] == [code]
    async with at_once([ada, ben], code) as (host, guest):
        await all_until([host], lambda socket: [place.kept for place in socket.table.places].count(True) == 1)
        assert guest.you == 1
        assert ben.ask("GET", "/api/me/waits").read(http_types.WaitCards).waits == []
        if game_called(name).info.fewest > 2:
            await host.say(protocol.SetBot(3, ANYONE))
            await all_until([host], lambda socket: socket.table.places[3].kind == "bot")
        await host.say(protocol.Start())
        await all_until([host, guest], lambda socket: socket.table.stage == "playing")
        people = [seat for seat, place in enumerate(host.table.places) if place.kind == "person"]
        assert people == [host.you, guest.you], "an absent member does not play"
    assert cleo.card(code).you is None
    assert cleo.ask("GET", "/api/me/waits").read(http_types.WaitCards).waits == []


async def test_where_there_are_more_people_than_chairs_whoever_comes_sits(house: House) -> None:
    smallest = min(catalog.names(), key=lambda name: game_called(name).info.most)
    most = game_called(smallest).info.most
    people = [Browser(house) for _ in range(most + 1)]
    circle = make(people[0])
    key = page(people[0], circle).key
    for browser in people[1:]:
        join(browser, circle, key)
    code = lay(people[0], circle, smallest)
    assert people[0].card(code).free == most - 1
    assert page(people[-1], circle).tables[0].free == most - 1


async def test_who_comes_first_of_those_expected_is_host_when_the_host_has_left(house: House) -> None:
    circle, (ada, ben, cleo) = three(house)
    code = lay(ada, circle, GAME)
    async with ada.at(code) as socket:
        await socket.say(protocol.Rise())
        await socket.until(lambda: socket.you is None)
    async with cleo.at(code) as socket:
        await socket.until(lambda: socket.host)
    assert ben.card(code).you is not None


async def test_an_unknown_game_makes_no_table(house: House) -> None:
    circle, (ada, *_) = three(house)
    answer = ada.ask("POST", f"/api/circles/{circle}/tables", {"game": "chess"})
    assert answer.refusal == "message/unknown-game"
    assert page(ada, circle).tables == []


@every_game
async def test_what_was_played_is_told_with_the_rematch_that_followed(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code, browsers = players[0].table.code, [player.browser for player in players]
        circle = make(browsers[0], table=code)
        await players[0].say(protocol.Rematch())
        await all_until(players, lambda player: player.table.next)
        follows = players[0].table.next
    for browser in browsers[1:]:
        join(browser, circle)
    found = page(browsers[0], circle)
    ((game,),) = [evening.games for evening in found.evenings]
    assert (game.code, game.game, len(game.players)) == (code, name, few(name))
    assert [player.person for player in game.players] == sorted(
        [player.person for player in game.players],
        key=lambda person: (not next(each.won for each in game.players if each.person == person),),
    )
    (tally,) = found.tallies
    assert (tally.game, tally.played) == (name, 1)
    assert tally.won == [
        int(any(each.won for each in game.players if each.person == person))
        for person in range(len(found.people))
    ]
    assert sum(person.evenings for person in found.people) == sum(tally.won)
    assert [table.code for table in found.tables] == [follows]
    told = browsers[0].ask("GET", f"/api/circles/{circle}/annals").read(CircleAnnals)
    assert set(told.special) <= {code}
    assert all(honour.game == name for honour in told.honours)


async def test_a_game_that_goes_on_tells_a_circle_nothing_of_itself(house: House) -> None:
    code, browsers = await gathered(house, GAME, few(GAME))
    circle = make(browsers[0], table=code)
    async with at_once(browsers, code) as players:
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        found = page(browsers[0], circle)
        assert (found.evenings, found.tallies) == ([], [])
        assert [(table.code, table.stage, table.winners) for table in found.tables] == [(code, "playing", [])]
        late = Browser(house)
        join(late, circle, found.key)
        (card,) = page(late, circle).tables
        assert (card.you, card.your_turn) == (None, False)


async def test_all_of_it_is_in_the_archive_but_for_what_is_others(house: House) -> None:
    circle, (ada, ben, _) = three(house)
    packed = zipfile.ZipFile(io.BytesIO(ada.ask("GET", "/api/me/archive").body))
    said = packed.read("circles.json").decode()
    assert [(each["id"], each["name"]) for each in json.loads(said)] == [(circle, NAME)]
    assert page(ada, circle).key not in said
    assert ben.guest not in said


async def test_who_is_forgotten_is_in_no_circle_and_at_none_of_its_tables(house: House) -> None:
    circle, (ada, ben, cleo) = three(house)
    code = lay(ada, circle, GAME)
    alone = make(ben)
    gone, name = ben.guest, ben.me().name
    assert ben.ask("POST", "/api/me/forget", {"name": name, "called": "Somebody"}).status == HTTPStatus.OK
    assert [person.name for person in page(ada, circle).people] == [ada.me().name, cleo.me().name]
    assert house.rows("SELECT circle FROM circle_people WHERE guest = ?", gone) == []
    assert house.rows("SELECT id FROM circles WHERE id = ?", alone) == []
    assert name not in ada.card(code).names

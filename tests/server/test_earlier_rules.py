"""Games of earlier rules can't be opened: the server says why and exports their records."""

from __future__ import annotations

import gzip
import http
import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.told import run
from tests.play import every_game, game_called
from tests.server.company import all_until, at_once, few, gathered, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.server.test_upkeep import look, old_house, store_of
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.record import Reading, Record, Replay, read, replay
from vernissage.core.refusal import Refusal
from vernissage.server.operations.retention import RetentionPolicy
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = catalog.names()[0]
UNKNOWN = 0
"""A version of rules before the first, which no game can play."""
EARLIER = "UPDATE tables SET rules = 0"


def upgraded(house: House) -> None:
    """Restarts the server with newer rules than those of all its games."""
    house.kill()
    house.change(EARLIER)
    house.start()


def record_at(browser: Browser, code: str) -> Record:
    answer = browser.ask("GET", f"/api/tables/{code}/record")
    assert answer.status == http.HTTPStatus.OK, answer.body
    found = read(answer.body)
    assert isinstance(found, Reading)
    assert not found.damage
    return found.record


def played_again(found: Record) -> AnyMatch:
    """Replays a record with a version that knows its rules."""
    game = game_called(found.game)
    refusal = replay(game, found)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "record/other-version", "not by ours"
    again = replay(game, replace(found, version=game.info.version))
    assert isinstance(again, Replay)
    assert again.stopped is None
    return again.match


def archived(folder: Path) -> bytes:
    """Returns the only record in this archive."""
    (file,) = folder.glob("*/*.json.gz")
    return gzip.decompress(file.read_bytes())


async def told(browser: Browser, code: str) -> list[object]:
    socket = await browser.come(code)
    await socket.until(lambda: socket.closed)
    return list(socket.news)


@every_game
async def test_of_a_finished_game_the_record_is_left(own_house: OpenHouse, name: str) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code, host = players[0].table.code, players[0].browser
    before = record_at(host, code)
    assert not host.card(code).earlier
    upgraded(house)
    stranger = Browser(house)
    for browser in (host, stranger):
        found = record_at(browser, code)
        assert (found.inputs, found.seed, found.version) == (before.inputs, before.seed, UNKNOWN)
        assert played_again(found).outcome == before.outcome
        for path in ("replay/0", "reasons"):
            answer = browser.ask("GET", f"/api/tables/{code}/{path}")
            assert (answer.status, answer.refusal) == (http.HTTPStatus.GONE, "table/earlier-rules")
        assert await told(browser, code) == [protocol.Closing("earlier")]
    assert host.ask("POST", f"/api/tables/{code}/mend").refusal == "table/earlier-rules"
    assert host.card(code).earlier
    assert [card.earlier for card in host.me().tables] == [True]


@every_game
async def test_of_a_half_played_game_only_its_people_get_the_record(own_house: OpenHouse, name: str) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as players:
        mover = next(player for player in players if player.owes)
        await mover.answer(mover.offers[0])
        await mover.until(lambda: mover.sight.number == 1)
        code, people = players[0].table.code, [player.browser for player in players]
    upgraded(house)
    assert await told(people[0], code) == [protocol.Closing("earlier")]
    for browser in people:
        assert len(played_again(record_at(browser, code)).inputs) == 1
    refused = Browser(house).ask("GET", f"/api/tables/{code}/record")
    assert refused.refusal == "table/not-over", "it holds every hand"


async def test_a_table_where_people_still_gather_goes_on_by_the_new_rules(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    code, people = await gathered(house, GAME, few(GAME))
    upgraded(house)
    async with at_once(people, code) as players:
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        await play_all(players)
    assert record_at(people[0], code).version == game_called(GAME).info.version


async def test_a_days_deal_stays_sealed_all_the_same(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    browser = Browser(house)
    code = browser.make(GAME, daily=True)
    upgraded(house)
    assert browser.ask("GET", f"/api/tables/{code}/record").refusal == "daily/sealed"


async def test_the_doctor_does_not_call_them_sound(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as one, playing(house, GAME, few(GAME)) as two:
        torn = two[0].table.code
        assert one[0].table.code != torn
    Browser(house).make(GAME)
    house.stop()
    house.change(EARLIER)
    present = game_called(GAME).info.version
    said = run("doctor", "--port", str(house.port), "--database", house.database)
    assert said.code == 0
    assert f"2 can't be opened ({GAME}, rules {UNKNOWN}; here are rules {present})" in said.out
    assert "all 1 others are sound" in said.out
    house.change("UPDATE tables SET doc = 'nothing' WHERE code = ?", torn)
    said = run("doctor", "--port", str(house.port), "--database", house.database)
    assert said.code == 1
    assert f"{torn} is damaged: its setting can't be read" in said.out
    assert "1 of 3 are damaged" in said.out


async def test_a_guests_own_archive_has_the_record(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as players:
        await play_all(players)
        code, host = players[0].table.code, players[0].browser
    upgraded(house)
    with zipfile.ZipFile(io.BytesIO(host.ask("GET", "/api/me/archive").body)) as archive:
        found = read(archive.read(f"records/{code}.json"))
    assert isinstance(found, Reading)
    assert found.record == record_at(host, code)


async def test_old_ones_are_archived_as_they_were_kept(tmp_path: Path) -> None:
    async with old_house(tmp_path, GAME) as registry:
        row = await store_of(registry).find_table("OLD")
        assert row is not None
        earlier = replace(row, rules=UNKNOWN)
        await store_of(registry).mend(earlier, len(await store_of(registry).inputs("OLD")), row.version, 0.0)
        await registry.put_away("OLD", "restart")
        await look(registry, RetentionPolicy(finished=7, archive=tmp_path))
        assert await store_of(registry).find_table("OLD") is None
    found = read(archived(tmp_path))
    assert isinstance(found, Reading)
    assert played_again(found.record).outcome is not None

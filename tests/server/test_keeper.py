"""Operators act through the database while the server runs: it notices, and nobody else is affected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cli.told import Told, run
from tests.server.company import few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.waiting import until
from vernissage import catalog
from vernissage.server.api import http_types
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
GAME = catalog.names()[0]


def tool(house: House, *words: str) -> Told:
    return run(*words, "--database", house.database)


async def test_a_closed_table_is_told_to_its_people_and_is_gone_for_good(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        code = players[0].table.code
        assert tool(house, "close", code.lower()).code == 0
        for player in players:
            await player.until(lambda player=player: player.closed)  # type: ignore[misc]
            assert player.news[-1] == protocol.Closing("closed")
    browser = players[0].browser
    assert browser.ask("GET", f"/api/tables/{code}").refusal == "table/unknown"
    assert browser.me().tables == []
    async with browser.at(code) as again:
        await again.until(lambda: again.closed)
        assert again.news == [protocol.Closing("gone")]
    assert tool(house, "close", code).code == 1
    assert code not in tool(house, "tables").out
    (line,) = [line for line in tool(house, "tables", "--all").out.splitlines() if line.startswith(code)]
    assert line.split()[:3] == [code, GAME, "closed"]


async def test_tables_are_listed_with_their_people(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        code, browser = players[0].table.code, players[0].browser
        (line,) = [line for line in tool(house, "tables").out.splitlines() if line.startswith(code)]
        assert all(words in line for words in (GAME, "playing", browser.me().name))
        assert browser.guest not in line
        assert browser.guest in tool(house, "tables", code).out
    assert tool(house, "tables", "NOPE").code == 1


async def test_a_banned_guest_is_turned_out_and_comes_in_nowhere(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as (stays, goes, *_):
        code, browser = stays.table.code, goes.browser
        phrase = browser.ask("POST", "/api/me/phrase").read(http_types.NewPhrase).phrase
        assert tool(house, "ban", browser.guest[:8]).code == 0
        await goes.until(lambda: goes.closed)
        assert goes.news[-1] == protocol.Closing("banned")
        async with browser.at(code) as again:
            await again.until(lambda: again.closed)
            assert again.news == [protocol.Closing("banned")]
        refused = browser.ask("GET", "/api/me")
        assert (refused.status, refused.refusal) == (403, "house/banned")
        assert browser.ask("POST", "/api/tables", {"game": GAME}).refusal == "house/banned"
        assert b'id="welcome"' not in browser.ask("GET", f"/t/{code}").body
        stranger = Browser(house, stranger=True)
        assert stranger.ask("POST", "/api/recover", {"phrase": phrase}).refusal == "house/banned"
        await stays.fence()
        assert not stays.closed, "nobody else is harmed"
    assert browser.guest in tool(house, "ban").out
    assert tool(house, "ban", browser.guest, "--lift").code == 0
    until(lambda: browser.ask("GET", "/api/me").status == 200)
    assert tool(house, "ban", browser.guest, "--lift").code == 1


async def test_a_banned_address_is_refused_whoever_it_is(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as players:
        assert tool(house, "ban", "127.0.0.1").code == 0
        for player in players:
            await player.until(lambda player=player: player.closed)  # type: ignore[misc]
    assert Browser(house, stranger=True).ask("GET", "/api/me").refusal == "house/banned"
    house.stop()
    house.start()
    assert Browser(house, stranger=True).ask("GET", "/api/house").refusal == "house/banned", "it is kept"


def test_whom_nobody_knows_is_not_banned(house: House) -> None:
    assert "No guest has the id or the name 'Nobody Here'" in tool(house, "ban", "Nobody Here").err
    twins = [Browser(house) for _ in range(2)]
    for twin in twins:
        assert twin.ask("PATCH", "/api/me", {"name": "Twin of Somebody"}).status == 200
    refused = tool(house, "ban", "Twin of Somebody")
    assert refused.code == 1
    assert all(twin.guest in refused.err for twin in twins)


async def test_other_browsers_are_signed_out_and_this_one_stays(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        code, here = players[0].table.code, players[0].browser
        phrase = here.ask("POST", "/api/me/phrase").read(http_types.NewPhrase).phrase
        lost = Browser(house, stranger=True)
        assert lost.ask("POST", "/api/recover", {"phrase": phrase}).status == 200
        async with lost.at(code) as there:
            assert there.you == players[0].you
            out = here.ask("POST", "/api/me/sign-out-others")
            assert out.read(http_types.SignedOut).others == 1
            await there.until(lambda: there.closed)
            assert there.news[-1] == protocol.Closing("restart")
        async with lost.at(code) as stranger:
            assert stranger.you is None
        assert lost.ask("PATCH", "/api/me", {"name": "Thief"}).refusal == "session/none"
        async with here.at(code) as back:
            assert back.you == players[0].you
    assert here.ask("POST", "/api/me/sign-out-others").read(http_types.SignedOut).others == 0
    assert Browser(house, stranger=True).ask("POST", "/api/me/sign-out-others").refusal == "session/none"


async def test_a_table_beside_a_closed_one_goes_on(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, GAME, few(GAME)) as closed, playing(house, GAME, few(GAME)) as others:
        assert tool(house, "close", closed[0].table.code).code == 0
        await closed[0].until(lambda: closed[0].closed)
        await play_all(others)

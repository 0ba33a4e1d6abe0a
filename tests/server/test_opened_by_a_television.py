"""A television opens a table before anyone sits, and picks the game; players know that it is there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

import msgspec
import pytest

from tests.play import game_called
from tests.server.company import all_until, play_all, until_one_is_asked_nothing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket, short
from tests.server.test_lobby import kinds, lobby, sit
from vernissage import catalog
from vernissage.table import protocol

pytestmark = pytest.mark.anyio

SMALL: Final = min(catalog.names(), key=lambda name: game_called(name).info.most)
LARGE: Final = max(catalog.names(), key=lambda name: game_called(name).info.most)
"""The games for the fewest and for the most people."""
PEOPLE: Final = game_called(LARGE).info.fewest + 1


@asynccontextmanager
async def opened(house: House, name: str, people: int) -> AsyncIterator[tuple[Socket, list[Socket]]]:
    """Yields a television that has opened a table, and this many people who have sat down there."""
    wall = Browser(house)
    code = wall.make(name, television=True)
    async with wall.at(code, screen=True) as screen:
        sockets = [await Browser(house).come(code) for _ in range(people)]
        for socket in sockets:
            await sit(socket)
        yield screen, sockets
        for socket in sockets:
            await socket.leave()


async def test_a_television_opens_a_table_where_all_chairs_are_free(house: House) -> None:
    async with opened(house, SMALL, 0) as (screen, _):
        assert {place.kind for place in screen.table.places} == {"free"}
        assert (screen.you, screen.host, screen.keeps) == (None, False, ())


async def test_whoever_sits_down_first_is_host(house: House) -> None:
    async with opened(house, SMALL, 2) as (screen, (first, second)):
        await screen.until(lambda: screen.table.places[1].name)
        assert (first.host, second.host) == (True, False)
        assert [place.host for place in screen.table.places[:2]] == [True, False]


async def test_a_television_starts_no_game(house: House) -> None:
    answer = Browser(house).ask(
        "POST", "/api/tables", {"game": SMALL, "television": True, "bots": "random", "players": 2}
    )
    assert answer.refusal == "table/too-few"
    async with opened(house, LARGE, PEOPLE) as (screen, _):
        assert (await screen.refusal(protocol.Start())).code == "table/watching"
        assert (await screen.refusal(protocol.Sit())).code == "table/watching"


async def test_its_remote_and_the_host_pick_the_game(house: House) -> None:
    async with opened(house, LARGE, 2) as (screen, (host, friend)):
        assert (screen.standing.may_pick, host.standing.may_pick) == (True, True)
        await screen.say(protocol.Pick(SMALL))
        await all_until((screen, host, friend), lambda each: each.table.game == SMALL)
        assert len(screen.table.places) == game_called(SMALL).info.most
        assert kinds(screen)[:3] == ["person", "person", "free"]
        await host.say(protocol.Pick(LARGE))
        await all_until((screen, host, friend), lambda each: each.table.game == LARGE)
        assert len(screen.table.places) == game_called(LARGE).info.most


async def test_nobody_else_picks_it(house: House) -> None:
    async with opened(house, LARGE, 2) as (screen, (_, friend)):
        code = screen.table.code
        assert not friend.standing.may_pick
        assert (await friend.refusal(protocol.Pick(SMALL))).code == "table/not-host"
        async with Browser(house).at(code) as onlooker, Browser(house).at(code, screen=True) as other:
            for each in (onlooker, other):
                assert not each.standing.may_pick
                assert (await each.refusal(protocol.Pick(SMALL))).code == "table/not-host"
        async with Browser(house, stranger=True).at(code, screen=True) as unknown:
            assert (await unknown.refusal(protocol.Pick(SMALL))).code == "table/not-host"
        async with screen.browser.at(code, watch=True) as page:
            assert (await page.refusal(protocol.Pick(SMALL))).code == "table/watching", "no remote"
        assert screen.table.game == LARGE


async def test_a_game_that_is_too_small_for_those_who_sit_is_refused(house: House) -> None:
    most = game_called(SMALL).info.most
    async with opened(house, LARGE, most + 1) as (screen, people):
        refusal = await screen.refusal(protocol.Pick(SMALL))
        assert (refusal.code, refusal.args) == ("table/too-many", {"most": most})
        await people[-1].say(protocol.Rise())
        await screen.until(lambda: kinds(screen)[most] == "free")
        await screen.say(protocol.Pick(SMALL))
        await screen.until(lambda: screen.table.game == SMALL)


async def test_bots_change_the_game_too_as_many_as_have_a_chair(house: House) -> None:
    most = game_called(SMALL).info.most
    async with lobby(house, LARGE, 1) as (host,):
        for seat in range(1, most + 1):
            await host.say(protocol.SetBot(seat, "company"))
        await host.until(lambda: kinds(host)[most] == "bot")
        await host.say(protocol.Pick(SMALL))
        await host.until(lambda: host.table.game == SMALL)
        assert kinds(host) == ["person", *["bot"] * (most - 1)]
        company = catalog.company(SMALL)
        assert all(company.knows(place.bot) for place in host.table.places[1:] if place.bot)
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")


async def test_the_other_game_begins_with_its_usual_options(house: House) -> None:
    async with lobby(house, LARGE, 1) as (host,):
        assert msgspec.json.decode(host.table.options) == short(LARGE)
        await host.say(protocol.Pick(SMALL))
        await host.until(lambda: host.table.game == SMALL)
        assert msgspec.json.decode(host.table.options) == {}
        await host.say(protocol.Pick(SMALL))
        assert (await host.refusal(protocol.Pick("chess"))).code == "message/unknown-game"


async def test_a_game_that_has_begun_is_not_changed(house: House) -> None:
    async with opened(house, LARGE, PEOPLE) as (screen, (host, *_)):
        await host.say(protocol.Start())
        await screen.until(lambda: screen.table.stage == "playing")
        for each in (screen, host):
            assert (await each.refusal(protocol.Pick(SMALL))).code == "table/begun"


async def test_the_picked_game_is_still_picked_after_a_restart(own_house: Callable[..., House]) -> None:
    house = own_house(NO_LIMITS)
    wall = Browser(house)
    code = wall.make(LARGE, television=True)
    async with wall.at(code, screen=True) as screen:
        await screen.say(protocol.Pick(SMALL))
        await screen.until(lambda: screen.table.game == SMALL)
    house.kill()
    house.start()
    async with wall.at(code, screen=True) as screen:
        assert (screen.table.game, screen.standing.may_pick) == (SMALL, True)


async def test_players_know_that_a_television_shows_their_table(house: House) -> None:
    async with opened(house, LARGE, PEOPLE) as (screen, (host, *others)):
        await host.say(protocol.Start())
        await all_until((host, *others), lambda each: each.table.stage == "playing" and each.table.staged)
        await screen.leave()
        await all_until((host, *others), lambda each: not each.table.staged)
        async with host.browser.at(host.table.code, screen=True):
            await all_until((host, *others), lambda each: each.table.staged)


async def test_a_strangers_screen_tells_players_nothing(house: House) -> None:
    """Else somebody who looks on could signal by opening and closing it."""
    async with lobby(house, LARGE, PEOPLE) as players:
        for player in players[1:]:
            await sit(player)
        await players[0].say(protocol.Start())
        await all_until(players, lambda each: each.table.stage == "playing")
        before = [len(player.news) for player in players]
        code = players[0].table.code
        for stranger in (Browser(house), Browser(house, stranger=True)):
            async with stranger.at(code, screen=True) as screen:
                assert not screen.table.staged
                await players[0].fence()
        assert [len(player.news) for player in players] == before


async def test_the_television_sees_the_present_where_others_see_nothing(house: House) -> None:
    async with opened(house, LARGE, PEOPLE) as (screen, (host, *others)):
        wanted = protocol.Setup(screen.table.options, "none", open=False, onlookers="closed")
        await host.say(wanted)
        await host.until(lambda: host.table.onlookers == "closed")
        await host.say(protocol.Start())
        await all_until((screen, host, *others), lambda each: each.number is not None)
        await until_one_is_asked_nothing([host, *others])
        await screen.until(lambda: screen.number == host.number)
        assert screen.standing.sees == "open"
        assert (screen.you, screen.offers, screen.key) == (None, [], "")
        async with Browser(house).at(host.table.code, screen=True) as other:
            assert (other.number, other.standing.sees) == (None, "closed")
        async with screen.browser.at(host.table.code) as page:
            assert page.standing.sees == "closed", "only the television itself"


async def test_after_the_end_the_next_table_is_the_televisions_too(house: House) -> None:
    async with opened(house, LARGE, PEOPLE) as (screen, people):
        options = msgspec.Raw(msgspec.json.encode(short(LARGE)))
        await people[0].say(protocol.Setup(options, "none", open=False))
        await people[0].say(protocol.Start())
        await all_until(people, lambda each: each.table.stage == "playing")
        await play_all(people)
        await people[1].say(protocol.Rematch())
        code = await screen.until(lambda: screen.table.next)
        async with screen.browser.at(code, screen=True) as after:
            assert (after.table.stage, after.table.game) == ("gathering", LARGE)
            assert after.standing.may_pick
            await after.say(protocol.Pick(SMALL))
            await after.until(lambda: after.table.game == SMALL)


async def test_one_person_picks_the_next_game_too(house: House) -> None:
    """Without a television a rematch of one person begins at once."""
    async with opened(house, SMALL, 1) as (screen, (host,)):
        await host.say(protocol.Setup(msgspec.Raw(msgspec.json.encode(short(SMALL))), "none", open=False))
        for seat in range(1, game_called(SMALL).info.fewest):
            await host.say(protocol.SetBot(seat, "random"))
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")
        await play_all([host])
        await host.say(protocol.Rematch())
        code = await screen.until(lambda: screen.table.next)
        assert host.browser.card(code).stage == "gathering"


async def test_a_television_that_is_forgotten_is_at_no_table(house: House) -> None:
    async with opened(house, LARGE, 1) as (screen, (host,)):
        wall, code = screen.browser, screen.table.code
        gone = wall.ask("POST", "/api/me/forget", {"name": wall.me().name, "called": "somebody"})
        assert gone.status == HTTPStatus.OK
        await host.leave()
        async with host.browser.at(code) as again:
            assert (again.host, again.table.staged) == (True, False)

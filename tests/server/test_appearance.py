"""Names and portraits are unique at a table."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from tests.architecture.imports import ROOT
from tests.play import game_called
from tests.server.company import few, playing
from tests.server.live import House
from tests.server.people import Browser, Socket
from vernissage import catalog
from vernissage.table import protocol
from vernissage.table.appearance import COACH, PORTRAITS, called, distinct, is_called, portrait_of, presented
from vernissage.table.chair import FREE, Chair
from vernissage.table.protocol import NAME_LIMIT
from vernissage.table.words import free_names, names

pytestmark = pytest.mark.anyio
every_offered_game = pytest.mark.parametrize("name", catalog.names())


async def sit(socket: Socket) -> int:
    await socket.say(protocol.Sit())
    seat = await socket.until(lambda: None if socket.you is None else socket.you + 1)
    return seat - 1


def named(house: House, name: str) -> Browser:
    browser = Browser(house)
    assert browser.ask("PATCH", "/api/me", {"name": name}).status == 200
    return browser


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Anna", ["Ben"]) == "Anna"
    assert distinct("Anna", ["anna"]) == "Anna 2"
    assert distinct("ANNA", ["Anna", "anna 2"]) == "ANNA 3"


def test_a_number_makes_no_name_too_long() -> None:
    long = "n" * NAME_LIMIT
    assert distinct(long, [long]) == "n" * (NAME_LIMIT - 2) + " 2"


@pytest.mark.parametrize("other", ["ANNA", " anna ", "\uff21nna", "anna"])
def test_names_that_sound_alike_are_the_same(other: str) -> None:
    assert is_called("Anna", [other])


def test_nobody_is_given_a_name_that_somebody_has_in_capitals() -> None:
    only, *rest = names()
    assert list(free_names({name.upper() for name in rest})) == [only]


def test_at_a_new_table_people_are_called_as_they_are_by_now() -> None:
    chairs = (
        Chair("host", "Mila"),
        Chair("host", "Cleo", brought=True, given=True),
        Chair("guest", "Dora", given=True),
        FREE,
        Chair(name="Ben", bot="random"),
    )
    fresh = called(chairs, {"host": "Ben", "guest": "Zoe"})
    assert [chair.name for chair in fresh] == ["Ben", "Cleo", "Dora", "", "Ben 2"]


def test_the_browser_has_a_picture_of_every_portrait() -> None:
    pictures = {path.stem for path in (ROOT / "web/public/portraits").glob("*.webp")}
    assert set(PORTRAITS) == pictures
    assert len(PORTRAITS) > max(game_called(name).info.most for name in catalog.names())


def test_the_coach_s_portrait_is_nobody_s_and_all_others_are_somebody_s() -> None:
    assert {portrait_of(str(guest)) for guest in range(999)} == {*PORTRAITS} - {COACH}
    old = presented((Chair("ada", "Ada", portrait=COACH), FREE))
    assert old[0].portrait not in {"", COACH}


def test_a_guest_has_the_same_portrait_on_every_chair_and_the_others_make_room() -> None:
    rival = next(name for name in map(str, range(999)) if portrait_of(name) == portrait_of("ada"))
    bot, friend = Chair(name=rival, bot="random"), Chair("ben", rival, brought=True)
    for seat in range(3):
        chairs = presented((bot, friend, bot))
        chairs = presented((*chairs[:seat], Chair("ada", "Ada"), *chairs[seat:]))
        assert chairs[seat].portrait == portrait_of("ada")
        assert len({chair.portrait for chair in chairs}) == len(chairs)


def test_whoever_sat_down_first_keeps_the_portrait() -> None:
    rival = next(guest for guest in map(str, range(999)) if portrait_of(guest) == portrait_of("ada"))
    first = presented((FREE, Chair("ada", "Ada")))
    second = presented((Chair(rival, "Ben"), first[1]))
    assert second[1] == first[1]
    assert second[0].portrait not in {"", second[1].portrait}
    assert presented(second) == second
    assert presented((FREE, replace(second[1], bot="random")))[1].portrait == portrait_of("ada")


@every_offered_game
async def test_two_at_a_table_are_never_called_the_same(house: House, name: str) -> None:
    host, friend = named(house, "Anna"), named(house, "anna")
    code = host.make(name)
    async with host.at(code) as first, friend.at(code) as second:
        assert second.table.places[0].name == "Anna"
        seat = await sit(second)
        assert second.table.places[seat].name == "anna 2"
        refused = friend.ask("PATCH", "/api/me", {"name": "ANNA"})
        assert refused.refusal == "table/name-taken"
        assert friend.me().name == "anna", "nothing has changed"
        assert friend.ask("PATCH", "/api/me", {"name": "Ben"}).status == 200
        await first.until(lambda: first.table.places[seat].name == "Ben")
        assert (await first.refusal(protocol.Bring("ben"))).code == "table/name-taken"


async def test_a_name_is_free_again_where_the_game_has_begun(house: House) -> None:
    async with playing(house, catalog.names()[0], few(catalog.names()[0])) as (first, second, *_):
        taken = first.table.places[1].name
        assert first.browser.ask("PATCH", "/api/me", {"name": taken}).status == 200
        await second.fence()
        assert second.table.places[0].name != taken


@every_offered_game
async def test_my_portrait_is_the_same_on_my_page_and_at_every_table(house: House, name: str) -> None:
    browser, others = Browser(house), [Browser(house) for _ in range(2)]
    mine = browser.me().portrait
    async with AsyncExitStack() as sockets:
        for seat in range(2):
            code = others[seat].make(name)
            socket = await sockets.enter_async_context(browser.at(code))
            await socket.say(protocol.Sit(seat + 1))
            await socket.until(lambda socket=socket: socket.you is not None)  # type: ignore[misc]
            hosts = others[seat].me().portrait
            assert socket.table.places[0].portrait == hosts
            assert socket.table.places[seat + 1].portrait == mine or hosts == mine


@every_offered_game
async def test_everyone_is_told_the_same_table_in_the_same_order(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players, Browser(house).at(players[0].table.code) as late:
        tables = [
            [(place.name, place.portrait) for place in socket.table.places] for socket in (*players, late)
        ]
        assert all(table == tables[0] for table in tables)
        assert len(set(tables[0])) == len(players)

"""Limits of a public server: whoever exceeds them is told so, and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tests.play import every_game
from tests.server.company import few, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import inputs
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.edge.limits import Rules
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
RULES = Rules()


@every_game
async def test_whoever_talks_too_fast_is_asked_to_leave_and_the_others_play_on(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house()
    async with playing(house, name, few(name)) as (talker, other, *_):
        before = len(talker.news)
        for _ in range(2 * RULES.messages.burst):
            await talker.connection.send('{"do":"point","at":"NOWHERE"}')
        await talker.until(lambda: talker.closed)
        assert talker.news[-1] == protocol.Closing("too-fast")
        assert talker.closed == 4429
        answered = [news for news in talker.news[before:] if isinstance(news, protocol.Refused)]
        assert RULES.messages.burst - 5 <= len(answered) < 2 * RULES.messages.burst
        await other.until(lambda: not other.table.places[0].here)
        async with talker.browser.at(talker.table.code) as back:
            assert back.you == 0
            assert len(inputs(house, back.table.code)) == 0
            await back.fence()


async def test_who_asks_too_often_whether_the_house_is_there_is_asked_to_leave(own_house: OpenHouse) -> None:
    host = Browser(own_house())
    asker = await host.come(host.make(catalog.names()[0]))
    for number in range(2 * RULES.pings.burst):
        await asker.connection.send(codec.encode(protocol.Ping(number)).decode())
    await asker.until(lambda: asker.closed)
    assert asker.news[-1] == protocol.Closing("too-fast")
    answered = [news.n for news in asker.news if isinstance(news, protocol.Pong)]
    assert answered == list(range(len(answered)))
    assert RULES.pings.burst <= len(answered) < 2 * RULES.pings.burst


async def test_asking_whether_the_house_is_there_takes_nothing_from_what_may_be_said(
    own_house: OpenHouse,
) -> None:
    host = Browser(own_house())
    async with host.at(host.make(catalog.names()[0])) as talker:
        for number in range(RULES.messages.burst - 1):
            await talker.say(protocol.Point("here"))
            if number < RULES.pings.burst - 1:
                await talker.say(protocol.Ping(-number))
        await talker.fence()
        assert not talker.closed


async def test_an_honest_game_stays_below_every_limit(own_house: OpenHouse) -> None:
    house = own_house()
    async with playing(house, catalog.names()[0], few(catalog.names()[0])) as players:
        await play_all(players)
        assert not any(player.closed for player in players)


async def test_whoever_guesses_codes_soon_finds_nothing_but_those_who_sit_there_come_in(
    own_house: OpenHouse,
) -> None:
    house = own_house()
    host, friend, guesser = Browser(house), Browser(house), Browser(house)
    code = host.make(catalog.names()[0], open=True)
    assert guesser.ask("GET", f"/api/tables/{code}").status == 200
    guesses = [guesser.ask("GET", f"/api/tables/{wrong}") for wrong in wrong_codes()]
    assert [guess.status for guess in guesses[: RULES.codes.burst - 1]] == [404] * (RULES.codes.burst - 1)
    assert guesses[-1].status == 429
    assert guesses[-1].refusal == "limit/wait"
    assert int(guesses[-1].headers["retry-after"]) > 0
    assert guesser.ask("GET", f"/api/tables/{code}").status == 429, "a right code looks like a wrong one"
    late = await friend.come(code)
    await late.until(lambda: late.closed)
    assert late.news == [protocol.Closing("gone")]
    async with host.at(code) as socket:
        assert socket.you == 0
    assert host.card(code).you == 0


async def test_codes_guessed_over_sockets_count_as_well(own_house: OpenHouse) -> None:
    house = own_house()
    host, guesser = Browser(house), Browser(house)
    code = host.make(catalog.names()[0])
    for wrong in wrong_codes():
        socket = await guesser.come(wrong)
        await socket.until(lambda socket=socket: socket.closed)  # type: ignore[misc]
    assert guesser.ask("GET", f"/api/tables/{code}").status == 429


def wrong_codes() -> list[str]:
    """Returns more codes than allowed, of six letters, as no table here has."""
    return [f"ZZZZZ{letter}" for letter in "ABCDEFGHJKLM"[: RULES.codes.burst + 1]]


async def test_from_one_address_come_only_so_many_sockets(own_house: OpenHouse) -> None:
    house = own_house()
    host = Browser(house)
    code = host.make(catalog.names()[0])
    async with AsyncExitStack() as sockets:
        for _ in range(RULES.sockets):
            await sockets.enter_async_context(host.at(code))
        with pytest.raises(InvalidStatus):
            await host.dial(code)
    async with host.at(code) as socket:
        assert socket.you == 0


async def test_from_one_address_come_only_so_many_new_guests_and_tables(own_house: OpenHouse) -> None:
    house = own_house()
    host = Browser(house)
    made = [
        host.ask("POST", "/api/tables", {"game": catalog.names()[0]}) for _ in range(RULES.tables.burst + 2)
    ]
    assert [answer.status for answer in made[: RULES.tables.burst]] == [201] * RULES.tables.burst
    assert made[-1].refusal == "limit/wait"
    asked = [Browser(house, stranger=True).ask("GET", "/api/me") for _ in range(RULES.guests.burst + 1)]
    assert asked[0].status == 200
    assert asked[-1].refusal == "limit/wait"
    assert "set-cookie" not in asked[-1].headers
    assert host.me().name


async def test_phrases_are_tried_only_so_often(own_house: OpenHouse) -> None:
    house = own_house()
    tries = [Browser(house, stranger=True).ask("POST", "/api/recover", {"phrase": "x"}) for _ in range(7)]
    assert tries[0].refusal.startswith("phrase/")
    assert tries[RULES.phrases.burst].refusal == "limit/wait"

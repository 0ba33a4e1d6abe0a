"""Only the home of a table can tell whether a client has heard everything, not the socket's process."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

import vernissage
from tests.server.cluster.houses import CALMLY, QUICKLY, OpenHouses, by, home_of, playing_through
from tests.server.company import few, gathered, play
from tests.server.live import NO_LIMITS, House
from tests.server.people import SHORTEST, Browser, Socket, short
from tests.server.test_programs import aside, begun, seated
from tests.server.unkept import make_a_move
from vernissage import catalog
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
GAME = min(catalog.names(), key=few)


async def altered(house: House, how: str) -> None:
    """Restarts a process with this bug."""
    await asyncio.to_thread(house.stop)
    house.altered = [f"tests.chaos.altered:{how}"]
    await asyncio.to_thread(house.start)


def pongs(socket: Socket) -> list[int]:
    return [news.n for news in socket.news if isinstance(news, protocol.Pong)]


async def test_the_home_of_a_table_says_where_the_game_is_whoever_has_the_socket(both: list[House]) -> None:
    async with playing_through(both, GAME, 2) as players:
        for _ in range(3):
            for player in players:
                answer = await player.pong()
                assert (answer.stage, answer.number) == ("playing", player.sight.number)
            await make_a_move(players)
        assert not any(player.behind for player in players)


async def test_while_the_home_hangs_nobody_answers_in_its_place(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    async with playing_through(both, GAME, 2) as (_, here):
        os.kill(both[0].pid, signal.SIGSTOP)
        try:
            await here.say(protocol.Ping(7))
            await here.fence()  # The socket's process answers this itself, after everything before.
            assert pongs(here) == []
        finally:
            os.kill(both[0].pid, signal.SIGCONT)
        await here.until(lambda: pongs(here) == [7])


async def test_who_was_told_nothing_though_the_home_believes_it_learns_so_with_the_next_answer(
    houses: OpenHouses,
) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    await altered(both[0], "deaf:0")
    async with playing_through(both, GAME, 2) as (there, here):
        before, mover = there.sight.number, there if there.owes else here
        await mover.answer(mover.offers[0])
        await there.until(lambda: there.sight.number > before)
        answer = await here.pong()
        assert answer.number == there.sight.number
        assert here.behind == [answer]
        async with here.browser.at(there.table.code) as again:
            assert again.sight.number == there.sight.number


async def test_a_program_that_is_told_nothing_any_more_plays_to_the_end(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    await altered(both[0], "deaf:2")
    host = Browser(both[0])
    code = host.make(GAME, options=short(GAME, SHORTEST))
    async with host.at(code) as person:
        assert home_of(both[1], code) == "0"
        program = aside(lambda: vernissage.connect(f"http://{both[1].host}", code).play("random"))
        await person.until(lambda: len(seated(person)) == 2)
        await begun(person)
        await play(person)
        ended = await program
        assert ended == person.sight.outcome


async def test_whoever_is_not_heard_of_at_the_home_comes_in_all_the_same(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *QUICKLY)
    await altered(both[1], "unwritten:2")
    code, (ada, ben) = await gathered(both[0], GAME, 2)
    async with ada.at(code) as there, by(both[1], ada).at(code, watch=True) as first:
        assert home_of(both[0], code) == "0"
        async with by(both[1], ben).at(code) as second:
            await there.until(lambda: all(place.here for place in there.table.places[:2]))
            assert second.you == 1
        assert not first.closed

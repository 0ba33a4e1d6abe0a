"""The home of a table is killed, hangs or is stopped: its game goes on, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tests.server.cluster.houses import (
    QUICKLY,
    WHEN_REDIS_IS_GONE,
    OpenHouses,
    assert_sound,
    by,
    home_of,
    inputs,
    play_on,
    play_wherever,
    playing_through,
    welcomed,
)
from tests.server.company import few, gathered
from tests.server.live import NO_LIMITS, House
from tests.server.unkept import make_a_move
from tests.waiting import until_so
from vernissage import catalog
from vernissage.server.edge.connection import CLOSED
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
RESTART = CLOSED["restart"]
GAME = min(catalog.names(), key=few)


async def test_the_table_of_a_killed_home_goes_on_elsewhere(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *QUICKLY)
    async with playing_through(both, GAME, 2) as (there, here):
        code, before = there.table.code, welcomed(here)
        assert home_of(both[1], code) == "0"
        both[0].kill()
        await here.until(lambda: welcomed(here) > before)
        assert home_of(both[1], code) == "1"
        back = await by(both[1], there.browser).come(code)
        await asyncio.gather(play_on(back), play_on(here))
        assert_sound(both[1], code, [back, here])
        assert not here.closed
        await back.leave()


async def test_a_home_that_hung_comes_back_and_can_keep_nothing(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *QUICKLY)
    both[0].excused.extend(WHEN_REDIS_IS_GONE)  # so it seems to a process that was asleep
    async with playing_through(both, GAME, 2) as (there, here):
        while not there.owes:
            await make_a_move([there, here])
        code, before, late = there.table.code, welcomed(here), welcomed(there)
        os.kill(both[0].pid, signal.SIGSTOP)
        await there.answer(there.offers[0])
        await here.until(lambda: welcomed(here) > before)
        kept = inputs(both[1], code)
        os.kill(both[0].pid, signal.SIGCONT)
        await there.until(lambda: welcomed(there) > late)
        assert inputs(both[1], code) == kept
        assert home_of(both[1], code) == "1"
        await asyncio.gather(play_on(there), play_on(here))
        assert_sound(both[1], code, [there, here])
        assert not there.closed


@pytest.mark.deep
async def test_a_rolling_restart_loses_and_doubles_nothing(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *QUICKLY)
    code, browsers = await gathered(both[0], GAME, 2, times=4)
    async with browsers[0].at(code) as host:
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")
    doors = both, both[::-1]
    people = [
        asyncio.create_task(play_wherever(browser, way, code))
        for browser, way in zip(browsers, doors, strict=True)
    ]
    for house in both:
        before = len(inputs(house, code))
        await until_so(lambda: len(inputs(house, code)) > before, "nobody moves")  # noqa: B023 - at once
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.start)
    players = [await task for task in people]
    assert_sound(both[0], code, players)
    for player in players:
        await player.leave()


async def test_a_table_is_handed_over_by_a_process_that_stops(both: list[House]) -> None:
    async with playing_through(both, GAME, 2) as (there, here):
        code, before = there.table.code, welcomed(here)
        assert home_of(both[1], code) == "0"
        await asyncio.to_thread(both[0].stop)
        await here.until(lambda: welcomed(here) > before)  # long before its heartbeat expires
        assert home_of(both[1], code) == "1"
        await asyncio.to_thread(both[0].start)
        back = await by(both[0], there.browser).come(code)
        assert there.closed == RESTART
        await asyncio.gather(play_on(back), play_on(here))
        assert_sound(both[0], code, [back, here])
        assert not here.closed
        await back.leave()

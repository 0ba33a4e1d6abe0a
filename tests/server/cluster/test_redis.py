"""Redis is restarted or down for a while: nothing is lost, and everything recovers by itself."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tests.redis import Redis
from tests.server.cluster.houses import (
    QUICKLY,
    WHEN_REDIS_IS_GONE,
    OpenHouses,
    assert_sound,
    by,
    come_back,
    play_on,
    playing_through,
    welcomed,
)
from tests.server.company import few
from tests.server.live import NO_LIMITS, House
from tests.server.people import Gone
from vernissage import catalog
from vernissage.server.edge.connection import CLOSED
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
GAME = min(catalog.names(), key=few)


async def test_started_anew_it_closes_no_socket(both: list[House], redis: Redis) -> None:
    async with playing_through(both, GAME, 2) as (there, here):
        people = [asyncio.create_task(play_on(player)) for player in (there, here)]
        for _ in range(3):
            await asyncio.to_thread(redis.kill)
            await asyncio.to_thread(redis.start)
        await asyncio.gather(*people)
        assert_sound(both[0], there.table.code, [there, here])
        assert not there.closed
        assert not here.closed


async def test_whoever_missed_something_there_comes_in_again_before_anything_else_is_told(
    both: list[House], redis: Redis
) -> None:
    async with playing_through(both, GAME, 2) as (there, here):
        before = welcomed(here)
        os.kill(both[1].pid, signal.SIGSTOP)  # it reads nothing, and is not missed yet
        for thing in "abc":
            await there.say(protocol.Point(thing))
            await there.fence()
        redis.clear()
        await there.say(protocol.Point("later"))
        await there.fence()
        os.kill(both[1].pid, signal.SIGCONT)
        await here.until(lambda: welcomed(here) > before)
        heard = [news.at for news in here.news if isinstance(news, protocol.Pointed)]
        assert "later" not in heard, "what it was told follows on what it has missed"
        assert not here.closed


@pytest.mark.deep
async def test_while_it_is_gone_those_at_home_notice_nothing_and_others_come_in_there(
    houses: OpenHouses, redis: Redis
) -> None:
    both = houses(2, NO_LIMITS, *QUICKLY)
    for house in both:
        house.excused.extend(WHEN_REDIS_IS_GONE)
    async with playing_through(both, GAME, 2) as (there, here):
        code, before = there.table.code, welcomed(there)
        await asyncio.to_thread(redis.kill)
        try:
            with pytest.raises(Gone):
                await here.until(lambda: False)
            assert here.closed == CLOSED["restart"]
            assert isinstance(here.news[-1], protocol.Closing)
            back = await come_back(here.browser, both[::-1], code)
            assert back.browser.house is both[0], "only its home can let them in"
            await asyncio.gather(play_on(there), play_on(back))
            assert_sound(both[0], code, [there, back])
            assert welcomed(there) == before
        finally:
            await asyncio.to_thread(redis.start)
        await back.leave()
        again = await come_back(here.browser, both[1:], code)
        assert again.over
        await again.leave()


@pytest.mark.deep
async def test_nobody_is_waited_for_whose_only_way_is_gone(houses: OpenHouses, redis: Redis) -> None:
    """A home that can reach none of its clients gives up its table, so that another process can take it."""
    both = houses(2, NO_LIMITS, *QUICKLY)
    for house in both:
        house.excused.extend(WHEN_REDIS_IS_GONE)
    async with playing_through(both, GAME, 2) as (there, here):
        code = there.table.code
        await there.leave()
        await asyncio.to_thread(redis.kill)
        try:
            back = await come_back(here.browser, both[1:], code)
            other = await come_back(by(both[1], there.browser), both[1:], code)
            await asyncio.gather(play_on(back), play_on(other))
            assert_sound(both[1], code, [back, other])
        finally:
            await asyncio.to_thread(redis.start)
        await back.leave()
        await other.leave()

"""In a cluster, clocks, notifications and votes happen once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time

import pytest

from tests.server.cluster.houses import CALMLY, OpenHouses, by, inputs
from tests.server.cluster.test_once import GAME, moves
from tests.server.company import all_until, at_once, gathered
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.server.test_calls import listening
from tests.waiting import until_so
from vernissage.server.notify.calls import GRACE
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
LONG_AGO = 86_400.0


async def begun(houses: Sequence[House], people: int = 2) -> tuple[str, list[Browser]]:
    """Returns a correspondence game with nobody connected."""
    code, browsers = await gathered(houses[0], GAME, people, clock="days")
    async with at_once(browsers, code) as players:
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
    return code, browsers


async def all_at_once(houses: Sequence[House]) -> None:
    """Starts all processes, which look at once for what is due."""
    await asyncio.gather(*(asyncio.to_thread(house.start) for house in houses))


async def test_days_that_are_over_are_over_once(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    code, browsers = await begun(both)
    for house in both:
        house.stop()
    asked = both[0].rows("SELECT seat FROM waits WHERE code = ?", code)
    both[0].change("UPDATE waits SET due = ? WHERE code = ?", time() - 1, code)
    await all_at_once(both)
    await until_so(lambda: len(inputs(both[0], code)) >= len(asked), "nobody's days run out")
    doors = [by(house, browser) for house, browser in zip(both, browsers, strict=True)]
    async with at_once(doors, code) as players:  # clients see what was stored, by any process
        kept = inputs(both[0], code)
        assert {player.sight.number for player in players} == {len(kept)}
    assert [number for number, _ in kept] == list(range(len(asked)))
    assert sum(map(moves, both)) == len(asked)


async def test_whoever_is_waited_for_is_called_by_one_of_them(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY, "--local-calls")
    code, browsers = await begun(both)
    with listening() as machine:
        for seat, browser in enumerate(browsers):
            own = {"address": f"{machine.address}&seat={seat}", "language": "en"}
            told = browser.ask("POST", "/api/me/contacts/webhook", own)
            assert told.status == 200, told.body
        for house in both:
            house.stop()
        asked = both[0].rows("SELECT seat FROM waits WHERE code = ?", code)
        both[0].change("UPDATE waits SET since = ? WHERE code = ?", time() - GRACE - LONG_AGO, code)
        await all_at_once(both)
        await until_so(lambda: len(machine.heard) >= len(asked), "nobody is called")
        for house in both:
            house.stop()  # each sends its remaining notifications first
        assert len(machine.heard) == len(asked)
        await all_at_once(both)


async def test_votes_to_stop_are_counted_together_through_whatever_door_they_come(both: list[House]) -> None:
    code, browsers = await gathered(both[0], GAME, 2)
    doors = [by(house, browser) for house, browser in zip(both, browsers, strict=True)]
    async with at_once(doors, code) as players:
        here, there = players
        await here.say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        await there.say(protocol.Stop())
        await there.until(lambda: there.standing.stops)
        assert not here.standing.stops
        await here.say(protocol.Stop())
        await all_until(players, lambda player: player.table.stopped)
        cards = [door.card(code) for door in doors]
        assert [card.stage for card in cards] == ["over", "over"]
    assert inputs(both[0], code) == []

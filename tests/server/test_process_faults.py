"""Processes are stopped, continued or killed: the server's own, and its bot workers."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.server.company import few, play, play_all, playing
from tests.server.live import NO_LIMITS, House, ended
from tests.server.people import Browser, Socket
from tests.server.truth import inputs
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
NAME = catalog.names()[0]
LIMIT = 3
"""Seconds a bot may think here."""
LOST = "a process of the bots was lost, and another takes its place"
"""What the server may log then."""


def most_helpers() -> int:
    """Returns one per core for bots that search, and half as many for quick ones."""
    cores = os.cpu_count() or 1
    return cores + max(1, cores // 2)


@asynccontextmanager
async def among_bots(house: House, bots: str = "random") -> AsyncIterator[Socket]:
    """Yields a running game with bots, and their processes."""
    browser = Browser(house)
    async with browser.at(browser.make(NAME, bots=bots)) as socket:
        await until_a_bot_moves(socket)
        assert house.helpers()
        yield socket


async def until_a_bot_moves(socket: Socket) -> None:
    """Waits for the next move of any bot."""
    told = len(socket.story)
    await play(socket, stop=lambda: any(each.seat for each in socket.story[told:]))


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
@pytest.mark.parametrize("bots", ["random", "search"])
async def test_bots_go_on_when_their_processes_are(
    own_house: OpenHouse, kind: signal.Signals, bots: str
) -> None:
    house = own_house(NO_LIMITS, "--bot-limit", str(LIMIT))
    house.excused.append(LOST)
    async with among_bots(house, bots) as socket:
        hurt = set(house.helpers())
        for pid in hurt:
            os.kill(pid, kind)
        await play(socket, stop=lambda: LOST in house.log())
        await until_a_bot_moves(socket)
        helpers = set(house.helpers())
        assert len(helpers) <= most_helpers()
        assert all(ended(pid, PATIENCE) for pid in hurt - helpers)
        assert not socket.over, "there was something left to go on with"


async def test_a_house_that_was_stopped_goes_on_where_it_was(own_house: OpenHouse) -> None:
    """As on a laptop that sleeps: what was sent meanwhile is handled, once."""
    house = own_house(NO_LIMITS, "--bot-limit", "1")
    house.excused.append(LOST)  # by the clock they may have taken too long
    async with among_bots(house) as bots, playing(house, NAME, few(NAME)) as players:
        mover = next(player for player in players if player.owes)
        number, code = mover.sight.number, mover.table.code
        os.killpg(house.pid, signal.SIGSTOP)
        move = Rng(seed_from_text("asleep"), "move").pick(mover.offers)
        for _ in range(3):  # a page that hears nothing may repeat itself
            await mover.answer(move)
        await asyncio.sleep(1.5)  # longer than a bot may think
        assert mover.sight.number == number
        os.killpg(house.pid, signal.SIGCONT)
        for player in players:
            await player.until(lambda player=player: player.sight.number == number + 1)  # type: ignore[misc]
        await play_all(players)
        assert len(inputs(house, code)) == players[0].sight.number
        await play_all([bots])
        assert len(house.helpers()) <= most_helpers()


async def test_a_house_that_is_asked_to_close_leaves_nothing_behind_though_its_bots_were_stopped(
    own_house: OpenHouse,
) -> None:
    house = own_house(NO_LIMITS)
    async with among_bots(house, "search") as socket:
        helpers = house.helpers()
        for pid in helpers:
            os.kill(pid, signal.SIGSTOP)
        os.kill(house.pid, signal.SIGTERM)
        await socket.until(lambda: socket.closed)
    assert all(ended(pid, PATIENCE) for pid in (house.pid, *helpers))


async def test_no_process_is_left_behind_when_the_house_is_killed(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    async with among_bots(house) as socket:
        helpers = house.helpers()
        os.kill(house.pid, signal.SIGKILL)
        await socket.until(lambda: socket.closed)
    assert all(ended(pid, PATIENCE) for pid in helpers)

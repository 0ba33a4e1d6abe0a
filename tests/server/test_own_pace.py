"""Bots don't pause for a page that shows their moves at a pace of its own, unless others are there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.chance import machine
from tests.play import game_called, options_for
from tests.server.company import few
from tests.server.inside import Ear, table_inside
from tests.server.live import NO_LIMITS, House
from tests.server.pauses import Clockwork
from tests.server.people import Browser, Socket
from vernissage import catalog
from vernissage.core.company import People, Waits
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BRIEF, STEP, BotPool, Pace, Question, question
from vernissage.table.table_types import Clock

NAME = next(name for name in catalog.names() if game_called(name).info.first_player)
"""A game where the person begins, and then a bot."""
AN_HOUR = "3600"


class Taking(BotPool):
    """Bots that think for so many seconds."""

    def __init__(self, pace: Pace, seconds: float) -> None:
        super().__init__(machine(), pace, workers=1)
        self._seconds = seconds

    async def _chosen(self, _asked: Question, _turn: str) -> int | Waits:
        await asyncio.sleep(self._seconds)
        return 0


def answered_after(pace: Pace, seconds: float) -> float:
    """Returns when the answer comes at such a table, in seconds on a simulated clock."""
    match = begin(game_called(NAME), options_for(game_called(NAME), few(NAME)), seed_from_text("brief"))
    assert not isinstance(match, Refusal)
    asked = question(NAME, "random", match, match.to_move[0], People(()))
    loop = Clockwork()
    try:
        loop.run_until_complete(Taking(pace, seconds).answer(asked, briefly=True))
        return round(loop.time(), 6)
    finally:
        loop.close()


def test_a_brief_pause_is_the_same_whatever_a_thought_takes() -> None:
    assert {answered_after(Pace(0.8, 1.8), took) for took in (0.0, 0.1, BRIEF)} == {BRIEF}
    assert answered_after(Pace(0.8, 1.8), 2 * BRIEF) == BRIEF + STEP


def test_a_brief_pause_is_never_longer_than_a_usual_one() -> None:
    assert answered_after(Pace(0.0, 0.0), 0.0) == 0.0
    assert answered_after(Pace(0.1, 0.1), 0.0) == 0.1


def answered(socket: Socket, asked: int) -> bool:
    """Whether this question is answered, and either a bot has moved or another question is asked."""
    return socket.story[-1:] != [] and (socket.story[-1].seat != socket.you or socket.sight.question > asked)


@pytest.mark.anyio
async def test_bots_hurry_for_one_page_that_paces_itself(own_house: Callable[..., House]) -> None:
    browser = Browser(own_house(NO_LIMITS, "--bot-pause", AN_HOUR))
    async with browser.at(browser.make(NAME, bots="random"), paces=True) as socket:
        while all(told.seat == socket.you for told in socket.story):
            asked = socket.sight.question
            await socket.answer(socket.offers[0])
            await socket.until(partial(answered, socket, asked))


@asynccontextmanager
async def playing(
    tmp_path: Path, bot_pool: BotPool, people: tuple[str, ...], *, paces: bool, clock: Clock = "none"
) -> AsyncIterator[Table]:
    """Yields a game of these people and a bot, each at such a page."""
    async with table_inside(tmp_path, bot_pool, NAME, people, bots=1, clock=clock) as (table, _):
        visitors = {number: replace(each, paces=paces) for number, each in table.room.visitors.items()}
        table.room = replace(table.room, visitors=visitors)
        yield table


@pytest.mark.anyio
@pytest.mark.parametrize("paces", [True, False])
async def test_a_page_paces_itself_where_it_says_so(
    tmp_path: Path, bot_pool: BotPool, *, paces: bool
) -> None:
    async with playing(tmp_path, bot_pool, ("ada",), paces=paces) as table:
        assert table.room.is_paced_by_page is paces


@pytest.mark.anyio
async def test_bots_pause_as_usual_where_somebody_else_plays(tmp_path: Path, bot_pool: BotPool) -> None:
    async with playing(tmp_path, bot_pool, ("ada", "ben"), paces=True) as table:
        assert not table.room.is_paced_by_page


@pytest.mark.anyio
async def test_bots_pause_as_usual_while_a_clock_runs(tmp_path: Path, bot_pool: BotPool) -> None:
    async with playing(tmp_path, bot_pool, ("ada",), paces=True, clock="brisk") as table:
        assert not table.room.is_paced_by_page


@pytest.mark.anyio
@pytest.mark.parametrize("guest", ["ada", "cleo"], ids=["a screen of one's own", "a spectator"])
async def test_bots_pause_as_usual_where_anybody_looks_on(
    tmp_path: Path, bot_pool: BotPool, guest: str
) -> None:
    async with playing(tmp_path, bot_pool, ("ada",), paces=True) as table:
        await table.join(Ear(guest, watching=True))
        assert not table.room.is_paced_by_page

"""Some games have a time to look around before the first move, which ends early if everyone agrees."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.chance import machine
from tests.play import game_called, options_for
from tests.server.company import few
from tests.server.inside import one_move, people_for, table_inside
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.core.company import People
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.server.workers.bot_pool import BotPool, Pace, question
from vernissage.table import protocol
from vernissage.table.clock import SECONDS

pytestmark = pytest.mark.anyio
SHOWS = [name for name in catalog.names() if game_called(name).opening]
OTHERS = [name for name in catalog.names() if not game_called(name).opening]
every_game_that_shows = pytest.mark.parametrize("name", SHOWS)


@every_game_that_shows
async def test_it_goes_on_when_the_last_person_has_looked_and_not_before(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    people = people_for(name)
    async with table_inside(tmp_path, bot_pool, name, people, clock="brisk") as (table, ears):
        ends = table.room.seen_at
        for number, ear in enumerate(ears):
            assert (ear.table.looked, table.room.seen_at) == (tuple(range(number)), ends)
            await ear.say(table, protocol.Looked())
        assert ears[0].table.looked is None
        assert table.room.seen_at < ends
        seconds = SECONDS["brisk"]
        assert seconds is not None
        assert {each.ends for each in table.room.deadlines.values()} == {table.room.seen_at + seconds}


@every_game_that_shows
async def test_who_says_so_again_or_too_late_changes_nothing(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, ears):
        for _ in range(2):
            await ears[0].say(table, protocol.Looked())
        assert ears[0].table.looked == (0,)
        for ear in ears:
            await ear.say(table, protocol.Looked())
        before = table.room
        await ears[0].say(table, protocol.Looked())
        assert (table.room, ears[0].refusals) == (before, [])


@every_game_that_shows
async def test_who_begins_at_once_ends_it_for_all_and_they_are_told(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, ears):
        await one_move(table, ears)
        assert [ear.table.looked for ear in ears] == [None] * len(ears)


@pytest.mark.parametrize("name", OTHERS)
async def test_where_nothing_is_shown_first_nobody_is_waited_for(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, ears):
        assert ears[0].table.looked is None
        await ears[0].say(table, protocol.Looked())
        assert (table.room.looked, ears[0].refusals) == (frozenset(), [])


@every_game_that_shows
async def test_a_bot_that_waits_goes_on_as_soon_as_all_have_looked(name: str) -> None:
    game = game_called(name)
    match = begin(game, options_for(game, few(name)), seed_from_text("look"))
    assert not isinstance(match, Refusal)
    seat = game.to_move(match.state)[0]
    bot_pool, looked = BotPool(machine(), Pace(0.0, 0.001), workers=1), asyncio.Event()
    longer = 10 * PATIENCE
    answer = asyncio.create_task(
        bot_pool.answer(question(name, "random", match, seat, People(())), longer, looked)
    )
    looked.set()
    async with asyncio.timeout(PATIENCE):
        assert await answer in range(len(match.offers[seat]))
    bot_pool.close()

"""With a clock, a question that is not answered in time is answered by the game."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.architecture.imports import ROOT
from tests.chance import drawn
from tests.play import every_game
from tests.server.company import few, play, playing
from tests.server.inside import match_at, people_for, table_inside
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import clock, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.clock import SECONDS
from vernissage.table.letters import Alarm
from vernissage.table.pending import DAYS
from vernissage.table.room import Deadline
from vernissage.table.world import World
from vernissage.text import languages

pytestmark = pytest.mark.anyio
LANGUAGES = languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_each_clock_is_what_it_gives(language: str) -> None:
    said = (ROOT / f"web/src/text/lobby/{language}.ftl").read_text(encoding="utf-8")
    bank, more = int(clock.BANK) // 60, int(clock.INCREMENT)
    given = {
        "relaxed": [int(SECONDS["relaxed"]) // 60],
        "brisk": [int(SECONDS["brisk"])],
        "bank": [bank, more],
        "days": [int(DAYS) // 86_400],
    }
    for kind, numbers in given.items():
        for text in (f"lobby-clock-time-{kind}", f"lobby-clock-note-{kind}"):
            (line,) = re.findall(rf"^{text} = (.*)$", said, re.MULTILINE)
            assert [int(number) for number in re.findall(r"\d+", line)] == numbers, text


def at(now: float) -> World:
    """Returns the world at this time, on both clocks."""
    return World(now, now, Calendar(b"", time), drawn())


@every_game
async def test_whoever_was_asked_before_keeps_that_time_when_another_answers(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, _):
        room = table.room
        seconds = SECONDS["brisk"]
        assert room.deadlines.keys() == room.owing().keys()
        later = clock.deadlines(room, at(1e9))
        assert later == room.deadlines
        seat, deadline = next(iter(room.deadlines.items()))
        asked_anew = {**room.deadlines, seat: Deadline(deadline.question - 1, deadline.ends)}
        anew = clock.deadlines(replace(room, deadlines=asked_anew), at(1e9))
        assert anew == {**room.deadlines, seat: Deadline(deadline.question, 1e9 + seconds)}


@every_game
async def test_the_time_left_is_that_of_the_first_who_is_over_it(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, _):
        room = replace(table.room, deadlines={0: Deadline(4, 50.0), 1: Deadline(7, 40.0)})
        assert clock.left(room, 35.0) == 5.0
        assert clock.first(room, 35.0) is None
        assert clock.first(room, 40.0) == (1, 7)
        assert clock.first(room, 60.0) == (1, 7)
        assert clock.left(replace(room, deadlines={}), 35.0) is None


@every_game
async def test_what_is_looked_at_costs_nobody_time(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, _):
        seconds = SECONDS["brisk"]
        asked = replace(table.room, deadlines={}, seen_at=105.0)
        assert {each.ends for each in clock.deadlines(asked, at(100.0)).values()} == {105.0 + seconds}
        assert {each.ends for each in clock.deadlines(asked, at(110.0)).values()} == {110.0 + seconds}


@every_game
async def test_while_nobody_is_there_no_clock_runs(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, ears):
        assert table.room.deadlines
        for ear in ears:
            await table.leave(ear)
        assert not table.room.deadlines
        await table.join(ears[0])
        assert table.room.deadlines


def run_out(table: Table) -> None:
    """Moves all running deadlines to now."""
    over = {seat: Deadline(question, 0.0) for seat, question in table.room.owing().items()}
    table.room = replace(table.room, deadlines=over)


def ring(table: Table) -> None:
    """Lets the clocks run out, and the table notice."""
    run_out(table)
    table.mailbox.post(Alarm())


@every_game
async def test_when_the_time_is_over_the_game_moves_for_the_seat(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, ears):
        seats = match_at(table).game.to_move(match_at(table).state)
        ring(table)
        await ears[0].until(lambda: len(ears[0].inputs) >= len(seats))
        assert ears[0].inputs[: len(seats)] == ["timed-out"] * len(seats)
        assert {entry.seat for entry in match_at(table).inputs[: len(seats)]} == set(seats)


async def test_a_clock_whose_move_could_not_be_kept_tries_again_by_itself(
    tmp_path: Path, bot_pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    name = catalog.names()[0]
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, ears):
        with closing(sqlite3.connect(tmp_path / "inside.db", isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            run_out(table)
            await table.mailbox.deliver(Alarm())
            assert "nothing can be kept" in caplog.text
            assert not match_at(table).inputs
            assert not ears[0].inputs
            another.execute("ROLLBACK")
        await ears[0].until(lambda: ears[0].inputs)
        assert set(ears[0].inputs) == {"timed-out"}
        assert not any(ear.refusals for ear in ears)


@every_game
async def test_a_game_in_which_nobody_ever_answers_comes_to_its_end(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, (ear, *_)):
        while match_at(table).outcome is None:
            told = len(ear.inputs)
            ring(table)
            await ear.until(lambda past=told: len(ear.inputs) > past)  # type: ignore[misc]
        assert set(ear.inputs) == {"timed-out"}
        assert not table.room.deadlines


@every_game
async def test_a_clock_that_rings_too_late_does_nothing(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="brisk") as (table, ears):
        match = match_at(table)
        seat = match.game.to_move(match.state)[0]
        late = match.asked[seat]
        move = match.game.offers(match.state, seat)[0]
        await ears[seat].say(table, protocol.Answer(late, Raw(codec.encode(move))))
        await table.mailbox.deliver(Alarm())
        assert ears[seat].inputs == ["made"]


@every_game
async def test_bots_are_not_timed(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, ("ada",), few(name) - 1, clock="brisk") as (table, _):
        assert table.room.deadlines.keys() <= {0}


@every_game
async def test_from_the_beginning_everyone_is_told_how_much_time_is_left(house: House, name: str) -> None:
    async with playing(house, name, few(name), clock="brisk") as players:
        assert all(player.sight.left is not None for player in players)
        async with players[0].browser.at(players[0].table.code) as again:
            assert again.sight.left is not None


@pytest.mark.parametrize("name", catalog.names())
async def test_the_time_told_is_that_of_whoever_decides_now(house: House, name: str) -> None:
    browser = Browser(house)
    async with browser.at(browser.make(name, bots="random", clock="relaxed")) as socket:
        await play(socket)
        moved = [news for news in socket.news if isinstance(news, protocol.Moved)]
        assert moved
        for news in moved:
            assert (news.sight.left is not None) == (0 in news.sight.to_move), "bots have no clock"


@every_game
async def test_a_table_without_a_clock_tells_of_no_time(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        assert all(player.sight.left is None for player in players)

"""Where a table has a clock, a question that is not answered in time is answered by the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import Raw

from tests.play import every_game
from tests.server.company import few, play, playing
from tests.server.inside import match_at, people_for, table_inside
from tests.server.live import PATIENCE, House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core import codec
from vernissage.server import protocol
from vernissage.server.clock import SECONDS, Clocks
from vernissage.server.table import Table
from vernissage.server.thinking import Thinkers

pytestmark = pytest.mark.anyio


class Bell:
    """Notes who rang."""

    def __init__(self) -> None:
        self.rung: list[tuple[int, int]] = []
        self._rang = asyncio.Event()
        self.clocks = Clocks(self._ring)

    def _ring(self, seat: int, question: int) -> None:
        self.rung.append((seat, question))
        self._rang.set()

    async def wait(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._rang.wait()
        self._rang.clear()


async def test_a_clock_rings_for_the_seat_and_the_question_it_was_started_for() -> None:
    bell = Bell()
    bell.clocks.run({3: 7}, 0.0)
    await bell.wait()
    assert bell.rung == [(3, 7)]
    assert bell.clocks.left() is None


async def test_the_clock_of_an_answered_question_does_not_ring() -> None:
    bell = Bell()
    bell.clocks.run({0: 1}, 0.0)
    bell.clocks.run({1: 1}, 0.0)
    await bell.wait()
    assert bell.rung == [(1, 1)]


async def test_a_question_asked_anew_starts_the_clock_anew() -> None:
    bell = Bell()
    bell.clocks.run({0: 1}, PATIENCE)
    bell.clocks.run({0: 2}, 0.0)
    await bell.wait()
    assert bell.rung == [(0, 2)]


async def test_the_others_keep_their_time_when_one_answers() -> None:
    bell = Bell()
    bell.clocks.run({0: 1, 1: 1}, PATIENCE)
    before = bell.clocks._running[1]
    bell.clocks.run({0: 2, 1: 1}, 2 * PATIENCE)
    assert bell.clocks._running[1] is before
    left = bell.clocks.left()
    assert left is not None
    assert left <= PATIENCE, "the first to ring is the old one"
    bell.clocks.stop()
    assert bell.clocks.left() is None


async def test_what_is_looked_at_costs_nobody_time() -> None:
    bell = Bell()
    bell.clocks.run({0: 1}, PATIENCE)
    asked_before = bell.clocks._running[0][1].when()
    bell.clocks.show(3.0)
    bell.clocks.show(2.0)
    bell.clocks.run({0: 1, 1: 1}, PATIENCE)
    assert bell.clocks._running[0][1].when() == asked_before
    assert bell.clocks._running[1][1].when() >= asked_before + 5.0, "one thing is shown after the other"
    bell.clocks.stop()


async def test_without_a_clock_nothing_runs() -> None:
    bell = Bell()
    bell.clocks.run({0: 1}, None)
    assert bell.clocks.left() is None
    assert bell.clocks._running == {}


def test_every_kind_of_clock_has_its_seconds() -> None:
    assert SECONDS["none"] is None
    assert (SECONDS["brisk"] or 0) < (SECONDS["relaxed"] or 0)


def ring(table: Table) -> None:
    """Lets the clocks of all who owe a decision run out now, instead of in half a minute."""
    match = match_at(table)
    asked = {seat: match.asked[seat] for seat in match.game.to_move(match.state)}
    table._clocks.stop()
    table._clocks._seen_at = 0.0
    table._clocks.run(asked, 0.0)


@every_game
async def test_when_the_time_is_over_the_game_moves_for_the_seat(
    tmp_path: Path, thinkers: Thinkers, name: str
) -> None:
    async with table_inside(tmp_path, thinkers, name, people_for(name), clock="brisk") as (table, ears):
        seats = match_at(table).game.to_move(match_at(table).state)
        ring(table)
        await ears[0].until(lambda: len(ears[0].inputs) >= len(seats))
        assert ears[0].inputs[: len(seats)] == ["timed-out"] * len(seats)
        assert {entry.seat for entry in match_at(table).inputs[: len(seats)]} == set(seats)


@every_game
async def test_a_game_in_which_nobody_ever_answers_comes_to_its_end(
    tmp_path: Path, thinkers: Thinkers, name: str
) -> None:
    async with table_inside(tmp_path, thinkers, name, people_for(name), clock="brisk") as (table, (ear, *_)):
        while match_at(table).outcome is None:
            told = len(ear.inputs)
            ring(table)
            await ear.until(lambda past=told: len(ear.inputs) > past)  # type: ignore[misc]
        assert set(ear.inputs) == {"timed-out"}
        assert table._clocks.left() is None


@every_game
async def test_a_clock_that_rings_too_late_does_nothing(
    tmp_path: Path, thinkers: Thinkers, name: str
) -> None:
    async with table_inside(tmp_path, thinkers, name, people_for(name), clock="brisk") as (table, ears):
        match = match_at(table)
        seat = match.game.to_move(match.state)[0]
        late = match.asked[seat]
        move = match.game.offers(match.state, seat)[0]
        await table.say(ears[seat], protocol.Answer(late, Raw(codec.encode(move))))
        table._clocks._ring(seat, late)
        await table.say(ears[seat], protocol.Ping(1))
        assert ears[seat].inputs == ["made"]


@every_game
async def test_bots_are_not_timed(tmp_path: Path, thinkers: Thinkers, name: str) -> None:
    async with table_inside(tmp_path, thinkers, name, ("ada",), few(name) - 1, clock="brisk") as (table, _):
        assert table._clocks._running.keys() <= {0}


@every_game
async def test_from_the_beginning_everyone_is_told_how_much_time_is_left(house: House, name: str) -> None:
    async with playing(house, name, few(name), clock="brisk") as players:
        assert all(player.sight.left is not None for player in players)
        async with players[0].browser.at(players[0].table.code) as again:
            assert again.sight.left is not None


@pytest.mark.parametrize("name", catalog.names())
async def test_the_time_told_is_that_of_who_decides_now(house: House, name: str) -> None:
    browser = Browser(house)
    async with browser.at(browser.make(name, bots="random", clock="relaxed")) as socket:
        await play(socket)
        for news in socket.news:
            if isinstance(news, protocol.Moved):
                assert (news.sight.left is not None) == (0 in news.sight.to_move), "bots have no clock"


@every_game
async def test_a_table_without_a_clock_tells_of_no_time(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        assert all(player.sight.left is None for player in players)

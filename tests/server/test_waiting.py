"""Decisions that others wait for: stored with the move that causes them, due after days, oldest first."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.chance import drawn
from tests.play import every_game, game_called
from tests.server.inside import CODE, Ear, match_at, people_for, table_inside
from tests.server.people import short
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import clock, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.change import Change
from vernissage.table.handlers import hear
from vernissage.table.handlers.seats import began
from vernissage.table.letters import Alarm, Came, Said, Went
from vernissage.table.pending import DAYS
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock
from vernissage.table.world import World

pytestmark = pytest.mark.anyio

NOON = 1_900_000_000.0


def at(now: float) -> World:
    """Returns the world so many seconds after noon, on both clocks."""
    return World(5.0 + now, NOON + now, Calendar(b"secret", lambda: NOON + now), drawn())


class Evening:
    """A table of people only, who come, go and answer at given times."""

    def __init__(self, name: str, kind: Clock) -> None:
        people = people_for(name)
        chairs = tuple(Chair(who, who.title(), key=f"a key for {who}") for who in people)
        setting = Setting(CODE, name, people[0], chairs, short(name), clock=kind)
        room = began(Room(game_called(name), setting, NOON), people[0], at(0.0))
        assert isinstance(room, Room)
        self.room = replace(room, seen_at=0.0)
        self.change = Change(self.room)

    def hear(self, letter: Came | Went | Said | Alarm, now: float) -> None:
        heard = hear(self.room, letter, at(now))
        assert isinstance(heard, Change), heard
        self.change, self.room = heard, replace(heard.room, seen_at=0.0)

    def come(self, now: float, *seats: int) -> None:
        for seat in seats or range(len(self.room.setting.chairs)):
            chair = self.room.setting.chairs[seat]
            self.hear(Came(Visitor(seat, chair.guest, chair.name)), now)

    def go(self, seat: int, now: float) -> None:
        self.hear(Went(seat), now)

    def answer(self, now: float) -> int:
        """Lets the first who owes a decision make one."""
        match = self.room.match
        assert match is not None
        seat, question = next(iter(self.room.owing().items()))
        move = match.game.offers(match.state, seat)[0]
        self.hear(Said(seat, protocol.Answer(question, Raw(codec.encode(move)))), now)
        return seat


@every_game
def test_nobody_who_is_there_is_waited_for(name: str) -> None:
    evening = Evening(name, "none")
    evening.come(0.0)
    assert not evening.room.waits
    evening.answer(1.0)
    assert evening.change.kept.waits is None, "a move is kept as quickly as ever"


@every_game
def test_whoever_goes_while_asked_is_waited_for_until_they_are_back(name: str) -> None:
    evening = Evening(name, "none")
    evening.come(0.0)
    seat = next(iter(evening.room.owing()))
    evening.go(seat, 7.0)
    alone = len(evening.room.setting.guests) == 1
    assert bool(evening.room.waits) is not alone, "who plays alone keeps nobody waiting"
    if alone:
        return
    wait = evening.room.waits[seat]
    assert (wait.guest, wait.since, wait.due) == (evening.room.setting.chairs[seat].guest, NOON + 7.0, None)
    assert evening.change.kept.waits == tuple(evening.room.waits.values())
    evening.come(9.0, seat)
    assert not evening.room.waits
    assert evening.change.kept.waits == ()


@every_game
def test_where_there_are_days_each_decision_has_its_own_whoever_is_there(name: str) -> None:
    evening = Evening(name, "days")
    evening.hear(Alarm(), 0.0)
    assert {wait.due for wait in evening.room.waits.values()} == {NOON + DAYS}
    assert evening.room.waits.keys() == evening.room.owing().keys()
    evening.come(3600.0)
    assert {wait.due for wait in evening.room.waits.values()} == {NOON + DAYS}, "looking in wins no time"
    assert clock.left(evening.room, at(3600.0).now) == pytest.approx(DAYS - 3600.0)
    evening.answer(7200.0)
    assert all(wait.due in {NOON + DAYS, NOON + 7200.0 + DAYS} for wait in evening.room.waits.values())


@every_game
def test_when_days_are_over_the_game_moves_on_though_nobody_is_there(name: str) -> None:
    evening = Evening(name, "days")
    evening.hear(Alarm(), 0.0)
    late = set(evening.room.waits)
    evening.hear(Alarm(), DAYS - 1.0)
    assert set(evening.room.waits) == late
    evening.hear(Alarm(), DAYS + 1.0)
    assert evening.room.match is not None
    assert evening.room.match.inputs[0].seat in late


@every_game
def test_a_bank_pays_for_thinking_and_gets_a_little_back_for_each_decision(name: str) -> None:
    evening = Evening(name, "bank")
    evening.come(0.0)
    seat = next(iter(evening.room.owing()))
    assert clock.left(evening.room, at(0.0).now) == clock.BANK
    evening.answer(100.0)
    goes_on = seat in evening.room.owing() and evening.room.went_on_secretly(seat)
    paid = 0.0 if goes_on else clock.INCREMENT - 100.0
    assert clock.left_in_bank(evening.room.setting, seat) == clock.BANK + paid


@every_game
def test_while_nobody_is_there_a_bank_pays_nothing_and_is_kept(name: str) -> None:
    evening = Evening(name, "bank")
    evening.come(0.0)
    asked = set(evening.room.owing())
    for seat in range(len(evening.room.setting.chairs)):
        evening.go(seat, 40.0)
    kept = evening.change.kept.row
    assert kept is not None
    banks = msgspec.json.decode(kept.doc, type=Setting).banks
    assert banks == tuple(clock.BANK - 40.0 * (seat in asked) for seat in range(len(banks)))
    evening.come(9_000.0, next(iter(asked)))
    assert clock.left(evening.room, at(9_000.0).now) == clock.BANK - 40.0


async def test_whoever_comes_or_goes_does_so_though_nothing_can_be_kept(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    name = next(each for each in catalog.names() if len(people_for(each)) > 1)
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, ears):
        asked = ears[next(iter(table.room.owing()))]
        with closing(sqlite3.connect(tmp_path / "inside.db", isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            await table.leave(asked)
            assert asked.visitor.number not in table.room.visitors
            another.execute("ROLLBACK")
        assert not table.room.waits, "not kept yet"
        await table.mailbox.deliver(Alarm())
        assert await table._help.store.waits_at(CODE) == tuple(table.room.waits.values())
        assert table.room.waits


async def test_a_sleeping_table_is_woken_when_somebodys_days_are_over(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    name = catalog.names()[0]
    async with table_inside(tmp_path, bot_pool, name, people_for(name), clock="days") as (table, ears):
        store = table._help.store
        assert await store.waits_at(CODE) == tuple(table.room.waits.values())
        assert await store.overdue(NOON * 2) == [CODE]
        assert await store.overdue(0.0) == []
        calls = [await store.calls_for(ear.guest) for ear in ears]
        assert {call.code for each in calls for call in each} == {CODE}
        assert isinstance(ears[0], Ear)
        assert match_at(table).outcome is None

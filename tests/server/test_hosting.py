"""A table before its game always has a host; and shared screens count as nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import PEOPLE, Ear, away_for, lobby_inside
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.handlers.host import GRACE
from vernissage.table.letters import Alarm

pytestmark = pytest.mark.anyio
NAME = catalog.names()[0]
THREE = PEOPLE[:3]


async def gone(table: Table, ear: Ear, seconds: float) -> None:
    """Makes this player count as gone for so many seconds."""
    await table.leave(ear)
    away_for(table, ear.guest, seconds)


def host_of(table: Table) -> str:
    return table.room.setting.host


async def test_where_the_host_has_gone_the_next_person_who_is_there_becomes_host(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    async with lobby_inside(tmp_path, bot_pool, NAME, THREE) as (table, (ada, ben, cleo)):
        await table.leave(ben)
        await gone(table, ada, GRACE + 1)
        await table.join(Ear("somebody else"))  # each arrival or departure triggers a check
        await cleo.until(lambda: cleo.table.places[2].host)
        assert host_of(table) == "cleo"
        changed = next(news for news in reversed(cleo.news) if isinstance(news, protocol.Changed))
        assert changed.host
        await cleo.say(table, protocol.SetBot(3, "random"))
        assert cleo.refusals == []


async def test_a_host_who_is_back_soon_is_still_host(tmp_path: Path, bot_pool: BotPool) -> None:
    async with lobby_inside(tmp_path, bot_pool, NAME, THREE) as (table, (ada, ben, _cleo)):
        await gone(table, ada, 1)
        await table.join(Ear("somebody else"))
        await table.join(Ear("ada"))
        await ben.say(table, protocol.Talk(text="still here"))
        assert host_of(table) == "ada"


async def test_while_nobody_else_is_there_the_table_waits_for_its_host(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    async with lobby_inside(tmp_path, bot_pool, NAME, THREE) as (table, ears):
        for ear in ears:
            await gone(table, ear, GRACE + 1)
        onlooker = Ear("somebody else")
        await table.join(onlooker)
        await table.mailbox.deliver(Alarm())
        assert host_of(table) == "ada"
        await table.join(Ear("ben"))
        await onlooker.until(lambda: onlooker.table.places[1].host)


async def test_a_host_who_rises_leaves_the_table_to_the_next(house: House) -> None:
    host, friend = Browser(house), Browser(house)
    code = host.make(NAME)
    async with host.at(code) as first, friend.at(code) as second:
        await second.say(protocol.Sit())
        await second.until(lambda: second.you is not None)
        await first.say(protocol.Rise())
        await second.until(lambda: second.host)
        await first.until(lambda: first.table.places[1].host and not first.host)


async def test_only_people_who_look_on_are_counted_and_each_once(house: House) -> None:
    host, guest = Browser(house), Browser(house)
    code = host.make(NAME)
    async with (
        host.at(code) as first,
        host.at(code, watch=True),
        Browser(house, stranger=True).at(code),
        guest.at(code, watch=True),
    ):
        await first.fence()
        assert first.table.watchers == 0, "screens"
        async with guest.at(code), guest.at(code):
            await first.until(lambda: first.table.watchers == 1)
            await first.fence()
            assert first.table.watchers == 1, "two pages of one person"
        await first.until(lambda: first.table.watchers == 0)


async def test_a_host_closes_a_table_before_the_game_and_nobody_sits_down_again(house: House) -> None:
    host, friend = Browser(house), Browser(house)
    code = host.make(NAME)
    async with host.at(code) as first, friend.at(code) as second:
        await second.say(protocol.Sit())
        await second.until(lambda: second.you is not None)
        assert (await second.refusal(protocol.Stop())).code == "table/not-host"
        await first.say(protocol.Stop())
        await second.until(lambda: second.table.stopped and second.you is None)
        for each in (first, second):
            assert (await each.refusal(protocol.Sit())).code == "table/stopped"
        assert (await first.refusal(protocol.SetBot(0, "random"))).code == "table/stopped"
    for person in (host, friend):
        assert person.me().tables == []

"""A ping is answered at once with the current position, as its viewer counts it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.play import every_game
from tests.server.company import all_until, few, playing
from tests.server.inside import Ear, lobby_inside, match_at, one_move, people_for
from tests.server.live import NO_LIMITS, House
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]


def pong(table: Table, ear: Ear) -> protocol.Pong:
    """Returns the answer to a ping now."""
    table.ask(ear, len(ear.news))
    answer = ear.news.pop()
    assert isinstance(answer, protocol.Pong)
    return answer


def known(ear: Ear) -> tuple[str, int | None]:
    """Returns the position according to everything told before."""
    shown = [news.sight for news in ear.news if isinstance(news, protocol.Welcome | protocol.Moved)]
    return ear.table.stage, None if shown[-1] is None else shown[-1].number


@every_game
@pytest.mark.parametrize("onlookers", ["open", "delayed", "closed"])
async def test_who_has_heard_everything_is_never_behind(
    tmp_path: Path, bot_pool: BotPool, name: str, onlookers: str
) -> None:
    async with lobby_inside(tmp_path, bot_pool, name, people_for(name), onlookers=onlookers) as (table, ears):
        pages = [*ears, Ear("stranger"), Ear(ears[0].guest, watching=True)]
        for page in pages[len(ears) :]:
            await table.join(page)
        for page in pages:
            assert pong(table, page) == protocol.Pong(len(page.news), "gathering", None)
        await ears[0].say(table, protocol.Start())
        while match_at(table).outcome is None:
            assert [(told.stage, told.number) for told in (pong(table, page) for page in pages)] == [
                known(page) for page in pages
            ]
            await one_move(table, ears)
        for page in pages:
            assert (pong(table, page).stage, pong(table, page).number) == known(page)
            assert known(page) == ("over", len(match_at(table).inputs))


@contextmanager
def unable_to_write(house: House) -> Iterator[None]:
    """Blocks all writes to the database."""
    with closing(sqlite3.connect(house.file, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


async def test_nobody_waits_for_what_is_being_kept_to_learn_where_the_game_is(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    name = catalog.names()[0]
    async with playing(house, name, few(name)) as players:
        mover = next(player for player in players if player.owes)
        before, heard = mover.sight.number, [len(player.news) for player in players]
        with unable_to_write(house):
            await mover.answer(mover.offers[0])
            for player in players:
                assert (await player.pong()).number == before
            for player, many in zip(players, heard, strict=True):
                assert all(isinstance(news, protocol.Pong) for news in player.news[many:])
        await all_until(players, lambda player: player.sight.number > before)

"""The server stays responsive while a long game is replayed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from msgspec import Raw, structs

from tests.chance import drawn
from tests.play import every_game, game_called, random_step
from tests.server.inside import Ear, match_at, people_for
from tests.server.long_games import house_with, long_match, long_setting
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import MOST_INPUTS, Input
from vernissage.core.match import AnyMatch, Match
from vernissage.core.refusal import Refusal
from vernissage.core.stepwise import at_once
from vernissage.server.platform.background import STEPS
from vernissage.server.store import Guest
from vernissage.server.tables.checkpoints import EVERY, Checkpoints
from vernissage.server.tables.registry import Registry
from vernissage.server.workers.coach import Coach
from vernissage.table import news, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.change import Earlier, Everything, GameMoved
from vernissage.table.news import PAGE, news_of
from vernissage.table.room import Room, Visitor
from vernissage.table.world import World

pytestmark = pytest.mark.anyio
LONG = 400
SMALL = 64 * 1024
"""The maximum size of any message in bytes, however long the game is."""
ADA = Guest("ada", "Ada", 0.0)
LOOKS_BACK = next(name for name in catalog.names() if game_called(name).extras.retrospect)
COACHED = next(
    name for name in catalog.names() if catalog.extras(name).coach() and not catalog.extras(name).recall()
)
RECALLED = next(name for name in catalog.names() if catalog.extras(name).recall())


class Watch:
    """Counts the inputs replayed between two turns of the event loop."""

    def __init__(self) -> None:
        self.played: Counter[int] = Counter()
        self._turn = 0

    def note(self) -> None:
        self.played[self._turn] += 1

    def begin(self) -> None:
        self._turn += 1
        asyncio.get_running_loop().call_soon(self.begin)

    @property
    def most(self) -> int:
        return max(self.played.values())


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch, enter = Watch(), Match.enter

    def counted(match: AnyMatch, entry: Input) -> object:
        watch.note()
        return enter(match, entry)

    monkeypatch.setattr(Match, "enter", counted)
    return watch


@every_game
async def test_a_long_table_comes_back_some_inputs_at_a_time(tmp_path: Path, watch: Watch, name: str) -> None:
    setting = long_setting(name, "LONG")
    match = long_match(setting, LONG)
    async with house_with(tmp_path, (setting, match)) as tables:
        watch.begin()
        first, second = await asyncio.gather(tables.find("LONG"), tables.find("LONG"))
        assert first is not None
        assert first is second, "visitors meanwhile wait for the same load"
        assert match_at(first) == match
    assert watch.played.total() == LONG, "once, for all who wait"
    assert watch.most <= STEPS


async def test_a_short_table_does_not_wait_for_a_long_one_nor_do_many_take_more_of_a_turn(
    tmp_path: Path, watch: Watch
) -> None:
    name = catalog.names()[0]
    codes = ("LONG", "LENGTHY", "SHORT")
    rooms = [
        (setting, long_match(setting, 20 if setting.code == "SHORT" else 10 * LONG))
        for setting in (long_setting(name, code) for code in codes)
    ]
    came: list[str] = []

    async def come(tables: Registry, code: str) -> None:
        assert await tables.find(code) is not None
        came.append(code)

    async with house_with(tmp_path, *rooms) as tables:
        watch.begin()
        await asyncio.gather(*(come(tables, code) for code in codes))
    assert came[0] == "SHORT"
    assert watch.most <= STEPS


async def test_what_was_changed_beside_the_house_while_a_table_was_read_is_read_again(tmp_path: Path) -> None:
    setting = long_setting(catalog.names()[0], "LONG")
    async with house_with(tmp_path, (setting, long_match(setting, LONG))) as tables:
        coming = asyncio.create_task(tables.find("LONG"))
        await asyncio.sleep(0)
        assert "LONG" in tables._loading
        await tables.put_away("LONG", "restart")
        assert await coming is not None
        assert len(tables) == 0, "what it has may be old"
        assert await tables.find("LONG") is not await coming


async def moment(tables: Registry) -> None:
    assert await tables.moment("LONG", LONG - 1) is not None


async def play_on(tables: Registry) -> None:
    assert isinstance(await tables.play_on("LONG", 0, LONG, ADA), str)


async def coach(tables: Registry) -> None:
    table = await tables.find("LONG")
    assert table is not None
    coaching = Coach(tables._help.bot_pool, tables.background)
    card = await coaching.card("LONG", table.room.setting.game, match_at(table), 0)
    assert not isinstance(card, Refusal)
    coaching.close()


@pytest.mark.parametrize(
    ("name", "ask"), [(LOOKS_BACK, moment), (LOOKS_BACK, play_on), (COACHED, coach), (RECALLED, coach)]
)
async def test_whatever_plays_a_long_game_again_lets_others_have_their_turn(
    tmp_path: Path, watch: Watch, name: str, ask: Callable[[Registry], asyncio.Future[None]]
) -> None:
    setting = long_setting(name, "LONG")
    async with house_with(tmp_path, (setting, long_match(setting, LONG, over=True))) as tables:
        await tables.find("LONG")
        watch.played.clear()
        watch.begin()
        await ask(tables)
    assert watch.played.total() >= LONG - 1
    assert watch.most <= STEPS


async def test_the_last_move_of_a_long_game_is_told_with_its_hindsight_and_holds_up_nobody(
    tmp_path: Path, watch: Watch
) -> None:
    setting = long_setting(LOOKS_BACK, "LONG")
    over = long_match(setting, LONG, over=True)
    *_, before, _ = over.again()
    hindsight = codec.encode(over.retrospect)
    async with house_with(tmp_path, (setting, before)) as tables:
        table = await tables.find("LONG")
        assert table is not None
        last = over.inputs[-1]
        ears = [Ear(person) for person in people_for(LOOKS_BACK)]
        for ear in ears:
            await table.join(ear)
        watch.played.clear()
        watch.begin()
        answer = protocol.Answer(before.asked[last.seat], Raw(codec.encode(last.move)))
        await ears[last.seat].say(table, answer)
        told = [news for news in ears[0].news if isinstance(news, protocol.Moved)]
        assert bytes(told[-1].sight.retrospect) == hindsight
        played, most = watch.played.total(), watch.most
        await table.join(Ear("ada"))
        assert watch.played.total() == played, "later visitors cost nothing more"
    assert played >= len(over.inputs)
    assert most <= STEPS


@every_game
def test_any_moment_is_the_same_whatever_was_asked_before(name: str) -> None:
    match = long_match(long_setting(name, "LONG"), 2 * EVERY + 5, over=True)
    moments, past = [*match.again()], Checkpoints()
    for number in (EVERY + 3, 0, len(match.inputs), EVERY, 2 * EVERY + 1, 2 * EVERY - 1):
        assert at_once(past.at(match, number)) == moments[number]
    past.kept.clear()
    assert at_once(past.at(match, EVERY + 1)) == moments[EVERY + 1]


def test_a_kept_moment_is_where_the_next_one_begins(watch: Watch) -> None:
    match, past = long_match(long_setting(LOOKS_BACK, "LONG"), 3 * EVERY), Checkpoints()
    at_once(past.at(match, 2 * EVERY))
    watch.played.clear()
    at_once(past.at(match, 2 * EVERY + 7))
    assert watch.played.total() == 7


def test_a_kept_moment_of_another_game_is_not_used() -> None:
    setting = long_setting(LOOKS_BACK, "LONG")
    match = long_match(setting, 2 * EVERY)
    stepped = random_step(match)
    assert not isinstance(stepped, Refusal)
    strangers = [
        structs.replace(stepped.match, seed=bytes(32)),
        structs.replace(stepped.match, game=replace(match.game)),
        long_match(structs.replace(setting, options={**setting.options}), EVERY, over=True),
    ]
    moments = [*match.again()]
    for stranger in strangers:
        past = Checkpoints()
        past.kept[EVERY] = stranger
        assert at_once(past.at(match, EVERY + 1)) == moments[EVERY + 1]


@every_game
def test_whatever_is_told_of_a_long_game_stays_small(name: str) -> None:
    setting = long_setting(name, "LONG")
    visitor, world = Visitor(1, "ada", "Ada"), World(0.0, 0.0, Calendar(b"secret", time), drawn())
    for match in (long_match(setting, MOST_INPUTS - 1), long_match(setting, 5 * LONG, over=True)):
        room = Room(match.game, setting, 0.0, match, visitors={1: visitor})
        last = len(match.inputs) - 1
        for happened in (Everything(1), GameMoved(last), Earlier(1, LONG), Earlier(1, 10**12)):
            [(_, message)] = news_of(room, [happened], world)
            assert len(message) < SMALL
        assert len(news.story(match, 0, LONG)) == PAGE
        assert news.story(match, 0, -1) == []


@every_game
def test_page_by_page_the_whole_story_is_told(name: str) -> None:
    match = long_match(long_setting(name, "LONG"), LONG, over=True)
    told, before = list[protocol.Told](), len(match.inputs)
    while before:
        told = [*news.story(match, 0, before), *told]
        before = told[0].number
    assert told == [news.logged(match, number, 0) for number in range(len(match.inputs))]

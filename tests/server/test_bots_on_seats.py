"""Bots play by themselves, take over for players who leave, and step aside when they return."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path

import pytest

from tests.play import every_game, game_called
from tests.server.company import all_until, few, play_all, playing
from tests.server.inside import Ear, away_for, match_at, people_for, table_inside
from tests.server.live import House
from tests.server.people import SHORTEST, Browser
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core.company import ANYONE
from vernissage.core.inputs import Made, Resigned, TakenOver
from vernissage.server.api import http_types
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.handlers.stand_ins import PATIENCE
from vernissage.table.letters import Renamed

pytestmark = pytest.mark.anyio
every_bot = pytest.mark.parametrize(
    ("name", "bot"),
    [pair for name in catalog.names() for pair in product([name], catalog.company(name).names)],
)


@every_bot
async def test_a_person_plays_a_whole_game_among_bots(house: House, name: str, bot: str) -> None:
    browser = Browser(house)
    code = browser.make(name, bots=bot, players=game_called(name).info.fewest + 1)
    async with browser.at(code) as socket:
        await play_all([socket])
        kept = truth(house, code)
        inputs = len(kept.match.inputs)
        heard = [told.number for told in socket.story]
        assert heard == sorted(set(heard)), "each once and in order; secret inputs are never told"
        assert heard[-1] == inputs - 1
        async with browser.at(code) as again:
            read = [told.number for told in again.story]
        assert read == list(range(inputs))[-len(read) :], "when it is over, all of it"
        # A very short game may be over before everyone has moved.
        assert {entry.seat for entry in kept.match.inputs} - {socket.you}
        said = browser.ask("GET", f"/api/tables/{code}/reasons").read(http_types.Reasons).reasons
        assert {reason.seat for reason in said} <= set(range(kept.match.players)) - {socket.you}


@every_game
async def test_where_someone_resigns_a_bot_goes_on(house: House, name: str) -> None:
    async with playing(house, name, few(name), times=SHORTEST) as (leaver, *others):
        other = others[0]
        await leaver.say(protocol.Resign())
        await all_until([leaver, *others], lambda each: each.table.places[0].kind == "bot")
        assert [told.input for told in other.story[:2]] == ["resigned", "taken-over"]
        assert other.story[1].by == f"bot-{other.table.places[0].bot}"
        assert (leaver.you, leaver.key) == (None, "")
        assert (await leaver.refusal(protocol.Sit())).code == "table/begun"
        assert (await leaver.refusal(protocol.Undo())).code == "table/not-seated"
        await play_all(others)


@pytest.mark.parametrize("name", catalog.names())
async def test_where_everyone_resigned_the_bots_end_it_among_themselves(house: House, name: str) -> None:
    async with playing(house, name, few(name), times=SHORTEST) as players:
        for player in players:
            await player.say(protocol.Resign())
        await all_until(players, lambda player: player.table.stage == "over")
        kinds = {type(entry) for entry in truth(house, players[0].table.code).match.inputs}
        assert kinds == {Made, Resigned, TakenOver}


async def someone_away(table: Table, ear: Ear, seconds: float) -> None:
    """Makes this player count as away for so many seconds."""
    await table.leave(ear)
    away_for(table, ear.guest, seconds)


@every_game
async def test_a_bot_stands_in_for_somebody_who_has_been_away_for_a_while(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, (ada, ben, *_)):
        await someone_away(table, ada, PATIENCE + 1)
        await ben.say(table, protocol.SetBot(0, "random"))
        assert ben.inputs[0] == "taken-over"
        place = ben.table.places[0]
        assert (place.kind, place.name) == ("bot", "Ada")
        assert place.bot == catalog.company(name).seated(ANYONE, 0), "nobody chooses the bot in a game"
        assert table.room.setting.chairs[0].guest == "ada", "the chair stays hers"
        if match_at(table).game.to_move(match_at(table).state) == (0,):
            await ben.until(lambda: "made" in ben.inputs)


@every_game
async def test_whoever_comes_back_takes_the_seat_back(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, (ada, ben, *_)):
        await someone_away(table, ada, PATIENCE + 1)
        await ben.say(table, protocol.SetBot(0, "random"))
        back = Ear("ada")
        await table.join(back)
        await back.say(table, protocol.Undo())
        assert back.refusals == ["table/stood-in"]
        await back.say(table, protocol.Sit())
        assert match_at(table).inputs[-1] == TakenOver(0, "Ada")
        assert ben.table.places[0].kind == "person"
        await back.say(table, protocol.Undo())
        assert back.refusals[1:] == ["match/bound"]


@every_game
@pytest.mark.parametrize("seconds", [0, PATIENCE - 5])
async def test_nobody_is_replaced_at_once(
    tmp_path: Path, bot_pool: BotPool, name: str, seconds: float
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, (ada, ben, *_)):
        await ben.say(table, protocol.SetBot(0, "random"))
        await someone_away(table, ada, seconds)
        await ben.say(table, protocol.SetBot(0, "random"))
        await ben.say(table, protocol.SetBot(1, "random"))
        assert ben.refusals == ["table/not-away"] * 3
        assert match_at(table).inputs == ()


@every_game
async def test_only_players_let_a_bot_stand_in_and_only_one_that_exists(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, (ada, ben, *_)):
        await someone_away(table, ada, PATIENCE + 1)
        watcher = Ear("zoe")
        await table.join(watcher)
        await watcher.say(table, protocol.SetBot(0, "random"))
        assert watcher.refusals == ["table/not-seated"]
        for wish in (protocol.SetBot(0, "nobody"), protocol.SetBot(9, "random")):
            await ben.say(table, wish)
        assert ben.refusals == ["bot/unknown", "seat/unknown"]
        assert match_at(table).inputs == ()


@every_game
async def test_a_screen_that_only_shows_the_table_does_not_count_as_being_there(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, (ada, ben, *_)):
        await someone_away(table, ada, PATIENCE + 1)
        await table.join(Ear("ada", watching=True))
        assert not ben.table.places[0].here
        await ben.say(table, protocol.SetBot(0, "random"))
        assert ben.refusals == []


@every_game
async def test_while_nobody_is_connected_the_bots_wait(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    async with table_inside(tmp_path, bot_pool, name, ("ada",), few(name) - 1) as (table, (ada,)):
        await ada.say(table, protocol.Resign())
        await table.leave(ada)
        # Answers that were already computed, or are outdated.
        thoughts = [task for _, task in table._thinking.values()]
        await asyncio.gather(*thoughts, return_exceptions=True)
        await table.mailbox.deliver(Renamed("nobody", "Nobody"))  # a letter after theirs
        waiting = match_at(table)
        assert waiting.outcome is None
        assert not table._thinking
        assert table.mailbox.empty
        watcher = Ear("zoe")
        await table.join(watcher)
        await watcher.until(lambda: match_at(table).outcome is not None)
        assert len(match_at(table).inputs) > len(waiting.inputs)

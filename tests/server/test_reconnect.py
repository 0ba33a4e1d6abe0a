"""After a reload, a network failure or on another device, a player finds the game as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Raw

from tests.chance import machine
from tests.play import every_game
from tests.server.company import all_until, few, gathered, play_all, playing
from tests.server.inside import CODE, match_at, one_move, people_for, table_inside
from tests.server.live import House
from tests.server.people import Browser, Socket, lasting
from tests.server.truth import inputs
from vernissage.core import codec
from vernissage.server.api import http_types
from vernissage.server.operations.metrics import Metrics
from vernissage.server.tables.registry import IDLE, Registry
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol

pytestmark = pytest.mark.anyio


def mover_of(players: list[Socket]) -> Socket:
    return next(player for player in players if player.owes)


@every_game
async def test_whoever_is_lost_in_the_middle_of_a_turn_comes_back_to_the_same_question(
    house: House, name: str
) -> None:
    async with playing(house, name, few(name)) as players:
        mover = mover_of(players)
        await mover.answer(mover.offers[-1])
        await all_until(players, lambda player: player.sight.number == 1)
        mover = mover_of(players)
        await mover.drop()
        async with mover.browser.at(mover.table.code) as back:
            assert (back.you, back.key, back.host) == (mover.you, mover.key, mover.host)
            assert codec.encode(back.sight) == codec.encode(mover.sight)
            assert codec.encode(back.story) == codec.encode(mover.story)
            await play_all([back, *(player for player in players if player is not mover)])


@every_game
async def test_the_others_see_who_is_away_and_who_is_back(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as (lost, other, *_):
        assert other.table.places[0].here
        await lost.drop()
        await other.until(lambda: not other.table.places[0].here)
        assert other.table.places[0].since is not None
        assert other.table.places[0].kind == "person"
        async with lost.browser.at(lost.table.code):
            await other.until(lambda: other.table.places[0].here)
            assert other.table.places[0].since is None


@every_game
async def test_one_of_two_windows_closes_and_the_player_is_still_there(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as (player, other, *_):
        async with player.browser.at(player.table.code) as window:
            await window.drop()
        await other.fence()
        assert other.table.places[0].here
        await player.drop()
        await other.until(lambda: not other.table.places[0].here)


@every_game
async def test_an_answer_said_again_after_coming_back_is_not_played_twice(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = mover_of(players)
        said = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
        told = await mover.ask(said, protocol.Moved)
        await mover.drop()
        async with mover.browser.at(mover.table.code) as back:
            again = await back.ask(said, protocol.Moved)
            assert codec.encode(again.told) == codec.encode(lasting(told))
            assert len(inputs(house, back.table.code)) == 1


@every_game
async def test_an_answer_that_was_on_its_way_when_the_network_failed_is_played_once(
    house: House, name: str
) -> None:
    async with playing(house, name, few(name)) as players:
        mover = mover_of(players)
        said = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
        await mover.say(said)
        await mover.drop()  # before the reply: it is unknown whether it arrived
        async with mover.browser.at(mover.table.code) as back:
            await back.say(said)
            await back.until(lambda: len(back.story) == 1)
            await back.fence()
            assert len(inputs(house, back.table.code)) == 1
            others = [player for player in players if player is not mover]
            await all_until(others, lambda player: len(player.story) == 1)
            await play_all([back, *others])


@every_game
async def test_a_spectator_who_reloads_sees_it_all_again(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        async with Browser(house, stranger=True).at(players[0].table.code) as spectator:
            assert len(spectator.story) == len(players[0].story)
            assert spectator.sight.outcome == players[0].sight.outcome


@every_game
async def test_a_phrase_opens_ones_own_seat_on_another_device(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = mover_of(players)
        phrase = mover.browser.ask("POST", "/api/me/phrase").read(http_types.NewPhrase).phrase
        device = Browser(house, stranger=True)
        recovered = device.ask("POST", "/api/recover", {"phrase": phrase.upper().replace(" ", "-")})
        assert recovered.read(http_types.Me).name == mover.browser.me().name
        assert device.token != mover.browser.token
        assert device.guest == mover.browser.guest
        async with device.at(mover.table.code) as back:
            assert back.you == mover.you
            assert codec.encode(back.sight) == codec.encode(mover.sight)
            await play_all([back, *(player for player in players if player is not mover)])


async def test_a_wrong_phrase_opens_nothing(house: House) -> None:
    guest, device = Browser(house), Browser(house, stranger=True)
    first = guest.ask("POST", "/api/me/phrase").read(http_types.NewPhrase).phrase
    second = guest.ask("POST", "/api/me/phrase").read(http_types.NewPhrase).phrase
    turned = " ".join(reversed(second.split()))
    for phrase in (first, turned, "none of these words", " ".join(second.split()[1:])):
        answer = device.ask("POST", "/api/recover", {"phrase": phrase})
        assert answer.refusal.startswith("phrase/")
        assert not device.cookie


@every_game
async def test_a_gathering_is_found_again_as_it_was(house: House, name: str) -> None:
    code, (host, friend, *_) = await gathered(house, name, few(name))
    async with friend.at(code) as once:
        await once.drop()
    async with friend.at(code) as back, host.at(code) as other:
        assert (back.you, other.you) == (1, 0)
        assert back.key == once.key


@every_game
async def test_a_table_nobody_is_at_is_put_away_and_found_again(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with table_inside(tmp_path, bot_pool, name, people_for(name)) as (table, ears):
        await one_move(table, ears)
        tables = Registry(table._help.store, bot_pool, Metrics(), table._help.calendar, platform=machine())
        found = await tables.find(CODE)
        assert found is not None
        await found.join(ears[0])
        for now in (0.0, 2 * IDLE, 4 * IDLE):
            await tables.sweep(now)
            assert await tables.find(CODE) is found, "somebody is there"
        await found.leave(ears[0])
        await tables.sweep(5 * IDLE)
        assert await tables.find(CODE) is found, "not at once"
        await tables.sweep(7 * IDLE)
        assert len(tables) == 0
        again = await tables.find(CODE)
        assert again is not None
        assert again is not found
        assert match_at(again) == match_at(table)
        assert again.room.setting == table.room.setting
        await tables.close()

"""Hints when playing alone or with bots: recorded before they are told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.play import game_called
from tests.server.company import few, playing
from tests.server.live import House
from tests.server.people import Browser, Socket
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Hinted
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
COACHED = [name for name in catalog.names() if catalog.company(name).judge]
coached_games = pytest.mark.parametrize("name", COACHED)


@asynccontextmanager
async def among_bots(house: House, name: str, players: int) -> AsyncIterator[Socket]:
    """Yields somebody who plays with bots and has a decision to make."""
    browser = Browser(house)
    code = browser.make(name, bots="greedy", players=players)
    async with browser.at(code) as player:
        await player.until(lambda: player.owes and len(player.offers) > 1)
        yield player


@coached_games
async def test_who_plays_with_bots_is_told_an_offered_move_and_it_is_noted(house: House, name: str) -> None:
    async with among_bots(house, name, 2) as player:
        number, question = player.sight.number, player.sight.question
        said = protocol.Hint(number)
        advised = await player.ask(said, protocol.Advised)
        match = truth(house, player.table.code).match
        assert match.inputs[-1] == Hinted(player.you or 0)
        assert (advised.number, advised.you) == (number + 1, player.you)
        assert (
            codec.decode(bytes(advised.move), game_called(name).types.move) in match.offers[player.you or 0]
        )
        assert advised.touch
        assert player.sight.question == question, "the question stands"
        assert player.story[-1].input == "hinted"
        again = await player.ask(protocol.Hint(number + 1), protocol.Advised)
        assert again == advised
        assert len(truth(house, player.table.code).match.inputs) == number + 1, "it is noted once"
        assert (await player.refusal(protocol.Hint(number))).code == "table/moved-on"
        await player.answer(codec.decode(bytes(advised.move), dict))
        await player.until(lambda: player.sight.number > number + 1)


@coached_games
async def test_in_company_there_are_no_hints(house: House, name: str) -> None:
    async with playing(house, name, 2) as players:
        for player in players:
            assert (await player.refusal(protocol.Hint(0))).code == "hint/in-company"
        async with players[0].browser.at(players[0].table.code, watch=True) as screen:
            assert (await screen.refusal(protocol.Hint(0))).code == "table/watching"
    assert truth(house, players[0].table.code).match.inputs == ()


@pytest.mark.parametrize("name", [name for name in catalog.names() if name not in COACHED])
async def test_where_a_hint_makes_no_sense_there_is_none(house: House, name: str) -> None:
    browser = Browser(house)
    code = browser.make(name, bots="company", players=few(name))
    async with browser.at(code) as player:
        await player.until(lambda: player.owes)
        assert (await player.refusal(protocol.Hint(player.sight.number))).code == "hint/none"


async def test_the_puzzle_of_a_day_is_played_without_hints(house: House) -> None:
    name = next(name for name in COACHED if game_called(name).extras.daily)
    browser = Browser(house)
    async with browser.at(browser.make(name, daily=True)) as player:
        assert (await player.refusal(protocol.Hint(0))).code == "hint/daily"


async def test_who_is_led_through_a_first_game_gets_no_hints_beside(house: House) -> None:
    name = next(name for name in COACHED if catalog.extras(name).guide())
    browser = Browser(house)
    async with browser.at(browser.make(name, guide=True)) as player:
        assert (await player.refusal(protocol.Hint(0))).code == "hint/guided"

"""Guided first games on a live server: following the guide shows every step, and bots wait."""

from __future__ import annotations

from functools import partial
from time import time

import pytest

from tests.server.live import House
from tests.server.people import Browser, Socket
from tests.server.truth import truth
from vernissage import catalog
from vernissage.server.api import http_types
from vernissage.table import protocol
from vernissage.table.aftermath import counted
from vernissage.table.calendar import Calendar

pytestmark = pytest.mark.anyio
guided_games = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.extras(name).guide()]
)


def sights(socket: Socket) -> list[protocol.Sight]:
    """Returns all sights of this table in order, as a page shows them."""
    seen = [news.sight for news in socket.news if isinstance(news, protocol.Welcome | protocol.Moved)]
    return [sight for sight in seen if sight is not None]


def is_more_to_see(socket: Socket, looked: int) -> bool:
    return len(sights(socket)) > looked


def next_step(sight: protocol.Sight, after: int) -> int | None:
    """Returns the number of the step shown now, if any."""
    assert sight.guide is not None
    return next((step for step in sight.guide.steps if step >= after), None)


@guided_games
async def test_who_does_what_is_shown_hears_every_sentence(house: House, name: str) -> None:
    browser = Browser(house)
    steps = browser.ask("GET", f"/api/games/{name}/guide").read(http_types.GuideCard).steps
    assert any(step.asks for step in steps)
    said: list[int] = []
    async with browser.at(browser.make(name, guide=True)) as socket:
        looked = 0
        while len(said) < len(steps):
            await socket.until(partial(is_more_to_see, socket, looked))
            sight = sights(socket)[looked]
            looked += 1
            while (step := next_step(sight, len(said))) is not None:
                said.append(step)
                if steps[step].asks:
                    await socket.fence()
                    assert sights(socket)[looked:] == [], f"somebody moves while step {step + 1} is asked"
                    assert sight.guide is not None
                    assert sight.guide.best is not None
                    await socket.answer(socket.offers[sight.guide.best])
                    break
    assert said == list(range(len(steps)))


@guided_games
async def test_a_page_is_told_where_the_rules_allow_more_than_the_lesson(house: House, name: str) -> None:
    """Otherwise the page would present the few offered moves as all legal ones."""
    guide, browser = catalog.extras(name).guide(), Browser(house)
    assert guide is not None
    async with browser.at(browser.make(name, guide=True)) as socket:
        allowed = truth(house, socket.table.code).match.offers[guide.learner]
        assert socket.sight.guide is not None
        assert socket.sight.guide.narrows == (len(socket.offers) < len(allowed))


@guided_games
async def test_a_guided_game_is_not_one_that_was_played_though_it_be_played_on_alone(
    house: House, name: str
) -> None:
    browser = Browser(house)
    code = browser.make(name, guide=True)
    async with browser.at(code) as socket:
        assert browser.card(code).lesson
        await socket.say(protocol.Skip())
        await socket.until(lambda: not socket.table.guided)
    assert browser.card(code).lesson
    assert not browser.card(browser.make(name)).lesson
    found = truth(house, code)
    assert counted(found.setting, found.moments[-1], Calendar(b"secret", time)) == {}


@guided_games
async def test_a_guided_game_was_arranged_and_has_no_seal(house: House, name: str) -> None:
    browser = Browser(house)
    async with browser.at(browser.make(name, guide=True)) as socket:
        assert (socket.table.stage, socket.table.commitment) == ("playing", "")


@guided_games
async def test_a_guided_game_waits_for_nobody_until_it_is_played_on_alone(house: House, name: str) -> None:
    browser = Browser(house)
    code = browser.make(name, guide=True)
    async with browser.at(code) as socket:
        assert browser.me().tables == []
        await socket.say(protocol.Skip())
        await socket.until(lambda: not socket.table.guided)
    (listed,) = browser.me().tables
    assert listed.code == code

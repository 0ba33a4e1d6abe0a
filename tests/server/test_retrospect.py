"""The retrospect of a game on the wire: the same for everyone, and not before it is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.chance import drawn
from tests.play import every_game, game_called, options_for, random_match
from tests.server.clocked import DAY
from tests.server.company import few, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.server.api import http_types
from vernissage.table import news
from vernissage.table.calendar import Calendar
from vernissage.table.room import Room
from vernissage.table.setting import Setting
from vernissage.table.world import World

pytestmark = pytest.mark.anyio
NAME = catalog.names()[0]


@every_game
async def test_who_played_who_looks_on_and_who_comes_later_are_told_the_same(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code, anyone = players[0].table.code, Browser(house)
        async with anyone.at(code) as watching:
            await play_all(players)
            await watching.until(lambda: watching.sight.outcome)
            async with players[0].browser.at(code) as again, Browser(house).at(code) as later:
                told = {bytes(each.sight.retrospect) for each in (*players, watching, again, later)}
        match = truth(house, code).match
        assert told == {codec.encode(match.retrospect)}
        for number, wanted in ((0, None), (len(match.inputs), match.retrospect)):
            frame = anyone.ask("GET", f"/api/tables/{code}/replay/{number}").read(http_types.Frame)
            assert bytes(frame.retrospect) == codec.encode(wanted)


class Secrets(Value, frozen=True):
    """Everything a game could tell, but must not while others still play the same deal."""

    dealt: Any


def looking_back(first: Any, _steps: Sequence[Step[Any, Any]]) -> Value:
    return Secrets(first)


def finished() -> AnyMatch:
    plain = game_called(NAME)
    game = replace(plain, extras=replace(plain.extras, retrospect=looking_back))
    *_, end = random_match(game, options_for(game, game.info.fewest), seed_from_text("in hindsight"))
    return end


@pytest.mark.parametrize(
    ("daily", "now", "secret"),
    [("", 0.0, False), ("1970-01-01", 0.0, True), ("1970-01-01", DAY, False)],
)
def test_the_puzzle_of_a_day_is_not_looked_back_on_until_the_day_is_over(
    daily: str, now: float, *, secret: bool
) -> None:
    match = finished()
    room = Room(match.game, Setting("QUIET", NAME, "ada", (), {}, daily=daily), made=0.0, match=match)
    world = World(now=0.0, time=0.0, calendar=Calendar(b"", lambda: now), chance=drawn())
    sights = news.sights(room, (0, None), world)
    assert [sights[viewer].retrospect is None for viewer in (0, None)] == [secret, secret]

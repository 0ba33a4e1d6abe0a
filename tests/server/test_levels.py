"""The level of bots: set for all or one, stored with the table, and by experience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.play import game_called
from tests.server.company import play_all
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.server.test_lobby import lobby
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.company import LEVELS
from vernissage.server.tables.first_level import usual_levels
from vernissage.table import protocol
from vernissage.table.setting import Setting

pytestmark = pytest.mark.anyio
every_offered_game = pytest.mark.parametrize("name", catalog.names())
WITH_KINDS = next(name for name in catalog.names() if catalog.company(name).personalities)
KINDS = catalog.company(WITH_KINDS).personalities


@pytest.mark.parametrize("name", [name for name in catalog.names() if game_called(name).info.most > 2])
async def test_a_level_is_said_once_for_all_bots_here_and_to_come(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        assert host.table.level == "easy", "in a first game"
        await host.say(protocol.SetBot(1, "company"))
        await host.say(protocol.SetLevel("hard"))
        await host.until(lambda: host.table.level == "hard")
        assert host.table.places[1].level == "hard"
        await host.say(protocol.SetBot(2, "company"))
        await host.until(lambda: host.table.places[2].bot)
        assert host.table.places[2].level == "hard"


async def test_one_bot_can_play_better_than_the_others_and_in_its_own_way(house: House) -> None:
    async with lobby(house, WITH_KINDS, 1) as (host,):
        for seat in (1, 2):
            await host.say(protocol.SetBot(seat, "easy"))
        await host.say(protocol.SetBot(2, f"hard-{KINDS[0]}"))
        await host.until(lambda: host.table.places[2].level == "hard")
        assert host.table.places[1].level == "easy"
        assert host.table.places[1].personality == KINDS[1]
        await host.say(protocol.SetLevel("medium"))
        await host.until(lambda: host.table.level == "medium")
        assert [(place.level, place.personality) for place in host.table.places[1:3]] == [
            ("medium", KINDS[1]),
            ("medium", KINDS[0]),
        ], "each stays who it is"


async def test_level_and_personality_are_still_there_after_a_restart(own_house: Callable[..., House]) -> None:
    house = own_house(NO_LIMITS)
    browser = Browser(house)
    code = browser.make(WITH_KINDS)
    async with browser.at(code) as host:
        await host.say(protocol.SetLevel("hard"))
        await host.say(protocol.SetBot(1, f"medium-{KINDS[-1]}"))
        await host.until(lambda: host.table.places[1].bot)
        before = host.table
    house.kill()
    house.start()
    async with browser.at(code) as host:
        assert host.table.level == before.level == "hard"
        assert host.table.places[1] == before.places[1]
        assert (host.table.places[1].level, host.table.places[1].personality) == ("medium", KINDS[-1])


@every_offered_game
@pytest.mark.parametrize("level", ["", "Hard", "harder", "random", "easy-storyteller", 1, None])
async def test_a_level_nobody_knows_is_refused(house: House, name: str, level: Any) -> None:
    async with lobby(house, name, 1) as (host,):
        said = msgspec.json.encode({"do": "set-level", "level": level}).decode()
        assert (await host.refusal(said)).code == "message/malformed"


@every_offered_game
async def test_a_bot_for_programs_has_no_level_until_it_gets_one(house: House, name: str) -> None:
    async with lobby(house, name, 1) as (host,):
        await host.say(protocol.SetBot(1, "random"))
        await host.until(lambda: host.table.places[1].bot == "random")
        assert host.table.places[1].level is None
        await host.say(protocol.SetLevel("medium"))
        await host.until(lambda: host.table.places[1].bot == catalog.company(name).seated("medium", 1))


async def test_a_first_game_is_easy_and_whoever_has_finished_one_meets_medium(house: House) -> None:
    name, browser = catalog.names()[-1], Browser(house)
    assert browser.me().levels == dict.fromkeys(catalog.names(), "easy")
    async with browser.at(browser.make(name, bots="company")) as first:
        assert {place.level for place in first.table.places[1:]} == {"easy"}
        await play_all([first])
    assert browser.me().levels == {**dict.fromkeys(catalog.names(), "easy"), name: "medium"}
    async with browser.at(browser.make(name, bots="company")) as second:
        assert {place.level for place in second.table.places[1:]} == {"medium"}
    async with browser.at(browser.make(name, bots="hard")) as third:
        assert {place.level for place in third.table.places[1:]} == {"hard"}


def test_to_be_guided_through_a_game_is_not_to_have_finished_one() -> None:
    played = codec.encode(Setting("CODE", "one", "ada", (), {}))
    learned = codec.encode(Setting("CODE", "one", "ada", (), {}, position={"turn": 3}))
    assert usual_levels(("one", "two"), {"one": [learned]}) == {"one": "easy", "two": "easy"}
    assert usual_levels(("one", "two"), {"one": [learned, played]}) == {"one": "medium", "two": "easy"}


def test_a_table_from_before_there_were_levels_is_read_as_a_medium_one() -> None:
    plain = codec.plain(Setting("CODE", WITH_KINDS, "ada", (), {}))
    del plain["level"]
    setting = codec.convert(plain, Setting)
    assert isinstance(setting, Setting)
    assert setting.level == "medium"
    company = catalog.company(WITH_KINDS)
    assert setting.bot_for(company, 0, before="search") == company.seated("medium", 0)
    assert [setting.bot_for(company, 0, level, f"easy-{KINDS[1]}") for level in LEVELS] == [
        f"{level}-{KINDS[1]}" for level in LEVELS
    ]

"""Chat is heard by everyone at the table, if the game allows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import time

import pytest

from tests.chance import drawn
from tests.play import game_called, options_for
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.speech import FREE, silent
from vernissage.server.edge.limits import Rules
from vernissage.table import news, protocol
from vernissage.table.calendar import Calendar
from vernissage.table.room import Room
from vernissage.table.setting import Setting
from vernissage.table.world import World

pytestmark = pytest.mark.anyio
NAME = catalog.names()[0]


async def test_everyone_hears_what_is_said_and_so_does_whoever_comes_later(house: House) -> None:
    host, guest = Browser(house), Browser(house)
    code = host.make(NAME)
    async with host.at(code) as first, guest.at(code) as second:
        await first.say(protocol.Sit())
        await first.say(protocol.Talk(text="  Hello,\n you  there "))
        await first.say(protocol.Talk(phrase="well-played"))
        await first.fence()
        phrase = protocol.Spoken(0, first.table.places[0].name, "", "well-played")
        for socket in (first, second):
            await socket.until(lambda heard=socket.news: phrase in heard)  # type: ignore[misc]
            texts = [news.text for news in socket.news if isinstance(news, protocol.Spoken)]
            assert texts == ["Hello, you there", ""]
        async with guest.at(code) as later:
            welcome = later.news[0]
            assert isinstance(welcome, protocol.Welcome)
            assert [said.phrase for said in welcome.talk] == ["", "well-played"]


async def test_a_hand_that_points_is_seen_by_all_and_not_kept(house: House) -> None:
    host, guest = Browser(house), Browser(house)
    code = host.make(NAME)
    async with host.at(code) as first, guest.at(code) as second:
        await first.say(protocol.Sit())
        await first.say(protocol.Point("frame-3"))
        await second.until(lambda: protocol.Pointed(0, "frame-3") in second.news)


@pytest.mark.parametrize(
    "said",
    [
        protocol.Talk(),
        protocol.Talk(text="   "),
        protocol.Talk(text="both", phrase="hello"),
        protocol.Talk(text="a\x00b"),
        protocol.Talk(text="\u202eright to left"),
    ],
)
async def test_whoever_says_nothing_or_something_odd_is_told_so(house: House, said: protocol.Talk) -> None:
    host = Browser(house)
    async with host.at(host.make(NAME)) as socket:
        await socket.say(protocol.Sit())
        assert (await socket.refusal(said)).code == "message/malformed"


async def test_whoever_talks_without_end_is_asked_to_wait_and_may_go_on_playing(
    own_house: Callable[..., House],
) -> None:
    house = own_house()
    host = Browser(house)
    async with host.at(host.make(NAME)) as socket:
        await socket.say(protocol.Sit())
        for _ in range(Rules().talk.burst):
            await socket.say(protocol.Talk(phrase="applause"))
        await socket.fence()
        assert (await socket.refusal(protocol.Talk(phrase="applause"))).code == "limit/wait"
        await socket.say(protocol.Point("frame-3"))
        await socket.until(lambda: protocol.Pointed(0, "frame-3") in socket.news)


async def test_a_phrase_is_one_that_the_house_has_words_for(house: House) -> None:
    host = Browser(house)
    async with host.at(host.make(NAME)) as socket:
        await socket.say(protocol.Sit())
        refused = await socket.refusal('{"do": "talk", "phrase": "my-own-words"}')
        assert refused.code == "message/malformed"


async def test_nobody_can_say_more_than_fits_into_a_line(house: House) -> None:
    host = Browser(house)
    async with host.at(host.make(NAME)) as socket:
        await socket.say(protocol.Sit())
        long = protocol.Talk(text="a" * (protocol.TALK_LIMIT + 1))
        assert (await socket.refusal(long)).code == "message/malformed"


async def test_whoever_has_no_seat_or_looks_on_hears_but_says_nothing(house: House) -> None:
    host, guest = Browser(house), Browser(house)
    code = host.make(NAME)
    async with guest.at(code) as standing, host.at(code, watch=True) as watching:
        assert (await standing.refusal(protocol.Talk(text="psst"))).code == "table/not-seated"
        assert (await watching.refusal(protocol.Point("frame-3"))).code == "table/watching"


def match_where_only_the_first_may_talk(rule: str) -> AnyMatch:
    speech = lambda _state, seat: FREE if seat == 0 else silent(rule)  # noqa: E731 - a rule in one line
    game = replace(game_called(NAME), speech=speech)
    match = begin(game, options_for(game, game.info.most), seed_from_text("hush"))
    assert not isinstance(match, Refusal)
    return match


def test_a_game_says_who_may_talk_and_the_rule_that_silences_the_others() -> None:
    match = match_where_only_the_first_may_talk("ABC-1.2")
    room = Room(match.game, Setting("QUIET", NAME, "ada", (), {}), made=0.0, match=match)
    assert [room.silence(viewer) for viewer in (0, 1, None)] == [None, "ABC-1.2", ""]
    told = news.sights(
        room, (0, 1, None), World(now=0.0, time=0.0, calendar=Calendar(b"", time), chance=drawn())
    )
    assert [told[viewer].silence for viewer in (0, 1, None)] == [None, "ABC-1.2", ""]


def test_before_a_game_everyone_who_sits_may_talk() -> None:
    assert Room(game_called(NAME), Setting("QUIET", NAME, "ada", (), {}), made=0.0).silence(0) is None

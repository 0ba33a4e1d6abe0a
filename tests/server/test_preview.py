"""Previews are sent on request, for the current position, and change nothing."""

from __future__ import annotations

import pytest
from msgspec import Raw

from tests.play import every_game
from tests.server.company import all_until, few, gathered, play_all, playing
from tests.server.evening import Heard, evening
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import truth
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api import http_types
from vernissage.table import protocol
from vernissage.table.handlers import hear
from vernissage.table.handlers.play import MOVED_ON
from vernissage.table.letters import Said
from vernissage.table.news import news_of
from vernissage.table.rows import NOTHING

LETTERS = 300


def letters(name: str) -> list[Heard]:
    return list(evening(name, LETTERS, Rng(seed_from_text("foreseen once more"), name)))


@every_game
def test_a_question_changes_nothing_keeps_nothing_and_is_answered_to_who_asked(name: str) -> None:
    asked = 0
    for heard in letters(name):
        room = heard.after
        for visitor in room.visitors.values():
            seat = room.eyes(visitor)
            if room.match is None or seat is None:
                continue
            change = hear(room, Said(visitor.number, protocol.Preview(len(room.match.inputs))), heard.world)
            assert not isinstance(change, Refusal)
            assert (change.room.setting, change.room.match, change.kept) == (
                room.setting,
                room.match,
                NOTHING,
            )
            ((told, message),) = news_of(change.room, change.told, heard.world)
            wanted = protocol.Foreseen(len(room.match.inputs), seat, raw(room.match.preview(seat)))
            assert (told, message) == (visitor.number, codec.encode(wanted))
            asked += 1
    assert asked


@every_game
def test_of_a_game_that_has_moved_on_nothing_is_foreseen(name: str) -> None:
    tried = 0
    for heard in letters(name):
        room = heard.after
        for visitor in room.visitors.values():
            if room.match is not None and room.eyes(visitor) is not None:
                for number in (len(room.match.inputs) - 1, len(room.match.inputs) + 1):
                    asked = Said(visitor.number, protocol.Preview(number))
                    assert hear(room, asked, heard.world) is MOVED_ON
                    tried += 1
    assert tried


def raw(value: object) -> Raw:
    return Raw(codec.encode(value))


@every_game
@pytest.mark.anyio
async def test_before_the_game_and_without_a_seat_there_is_nothing_to_foresee(
    house: House, name: str
) -> None:
    code, browsers = await gathered(house, name, few(name))
    async with browsers[0].at(code) as host, Browser(house).at(code) as guest:
        assert (await host.refusal(protocol.Preview(0))).code == "table/not-begun"
        await host.say(protocol.Start())
        await all_until([host, guest], lambda socket: socket.table.stage == "playing")
        assert (await guest.refusal(protocol.Preview(0))).code == "table/not-seated"
        async with browsers[0].at(code, watch=True) as screen:
            assert (await screen.refusal(protocol.Preview(0))).code == "table/watching"
        before = len(host.news)
        assert (await host.refusal(protocol.Preview(7))).code == "table/moved-on"
        await host.fence()
        assert len(host.news) == before + 1, "no more is said than that"
        assert (await host.ask(protocol.Preview(0), protocol.Foreseen)).you == host.you


@every_game
@pytest.mark.anyio
async def test_a_replay_foresees_what_was_foreseen_then(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code, anyone = players[0].table.code, Browser(house)
        await play_all(players)
    moments = truth(house, code).moments
    for number in {0, len(moments) // 2, len(moments) - 1}:
        path = f"/api/tables/{code}/replay/{number}/preview"
        found = anyone.ask("GET", f"{path}/1").read(http_types.Foresight)
        assert bytes(found.preview) == codec.encode(moments[number].preview(1))
        for nonsense in ("9", "-1", "me"):
            assert anyone.ask("GET", f"{path}/{nonsense}").refusal == "replay/unknown"
    path = f"/api/tables/{code}/replay/{len(moments)}/preview/1"
    assert anyone.ask("GET", path).refusal == "replay/unknown"

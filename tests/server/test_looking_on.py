"""Onlookers: they see the public view, now, delayed or not at all; and they can't talk."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw

from tests.play import every_game
from tests.server.later import known, next_letter, public, seen_otherwise, shown
from tests.server.live import House
from tests.server.people import Browser
from tests.server.test_changing_hands import FREE_TALK, HOST, LATE, heard, world
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.rng import Rng
from vernissage.table import news, protocol, spectators
from vernissage.table.handlers import hear
from vernissage.table.letters import Said
from vernissage.table.table_types import Onlookers


@every_game
@pytest.mark.every_case
def test_who_sees_it_later_is_shown_the_table_as_the_public_saw_it_then(name: str) -> None:
    assert next(seen_otherwise(name), None) is None


@every_game
def test_where_it_is_closed_those_without_a_seat_see_nothing_of_it(name: str) -> None:
    room = shown(name, "closed")
    for number in range(5):
        room, told = heard(room, next_letter(room, Rng(bytes(32), "closed", number)))
        assert known(told, LATE) == []
    welcome = msgspec.json.decode(news.welcome(room, room.visitors[LATE], world()), type=protocol.Welcome)
    assert (welcome.sight, welcome.story, welcome.talk) == (None, [], [])
    assert welcome.standing.sees == "closed"
    assert hear(room, Said(LATE, protocol.Explain(0)), world()) == spectators.CLOSED
    assert hear(room, Said(LATE, protocol.ReadBack(9)), world()) == spectators.CLOSED


@every_game
@pytest.mark.parametrize("onlookers", ["delayed", "closed"])
def test_a_second_page_of_somebody_who_plays_sees_what_is_public_and_no_more(
    name: str, onlookers: Onlookers
) -> None:
    room = shown(name, onlookers)
    room, told = heard(room, next_letter(room, Rng(bytes(32), "second")))
    assert room.match is not None
    for moved in known(told, 9):
        assert isinstance(moved, protocol.Moved)
        assert bytes(moved.sight.view) == public(room.match)
        assert codec.encode(moved.sight.offers) == b"[]"


@pytest.mark.parametrize("onlookers", ["delayed", "closed"])
def test_what_players_say_in_the_game_is_not_heard_by_who_does_not_see_it(onlookers: Onlookers) -> None:
    room = shown(FREE_TALK, onlookers)
    room, told = heard(room, Said(HOST, protocol.Talk(text="now!")), Said(HOST, protocol.Point("here")))
    assert {number for number, _ in told} == {HOST, 1, 9}
    welcome = msgspec.json.decode(news.welcome(room, room.visitors[LATE], world()), type=protocol.Welcome)
    assert welcome.talk == []


@every_game
def test_nothing_that_somebody_who_looks_on_says_reaches_those_who_play(name: str) -> None:
    """Except a request for a seat, which reaches those who decide about it, once."""
    room = shown(name, "open")
    for wish in (
        protocol.Talk(text="psst"),
        protocol.Talk(phrase="hmm", tone="sure"),
        protocol.Point("here"),
        protocol.Report(0),
        protocol.Stop(),
        protocol.Admit(0, yes=True),
        protocol.OfferSeat(2),
    ):
        change = hear(room, Said(LATE, wish), world())
        assert not hasattr(change, "told"), wish


@pytest.mark.anyio
async def test_what_bots_say_of_a_game_that_goes_on_is_for_those_who_see_it(house: House) -> None:
    host = Browser(house)
    code = host.make(catalog.names()[0])
    async with host.at(code) as socket:
        for seat in (1, 2):
            await socket.say(protocol.SetBot(seat, "easy"))
        options = Raw(codec.encode(msgspec.json.decode(socket.table.options)))
        await socket.say(protocol.Setup(options, "none", open=False, onlookers="closed"))
        await socket.say(protocol.Start())
        await socket.until(lambda: socket.table.stage == "playing")
        assert host.ask("GET", f"/api/tables/{code}/reasons").status == 200
        assert Browser(house).ask("GET", f"/api/tables/{code}/reasons").status != 200

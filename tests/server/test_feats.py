"""Achievements (feats): announced when reached, kept forever, and only for people."""

from __future__ import annotations

from contextlib import AsyncExitStack
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from tests.chance import drawn
from tests.conformance.options import tables_of
from tests.play import game_called, options_for, random_step
from tests.server.company import LONGEST_CODE
from tests.server.live import House
from tests.server.people import Browser, Socket
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.server.history.honours import Goal, Honours
from vernissage.server.store import Store
from vernissage.table.aftermath import counted
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.protocol import Reached, Resign
from vernissage.table.room import Room
from vernissage.table.setting import Setting

pytestmark = pytest.mark.anyio

FEATS = [name for name in catalog.names() if game_called(name).extras.feats is not None]
every_game_with_feats = pytest.mark.parametrize("name", FEATS)


def game_with_a_feat(name: str) -> AnyMatch:
    """Returns a finished game with at least one feat."""
    game = game_called(name)
    number = 0
    while True:
        match = begin(game, options_for(game, game.info.fewest), seed_from_text(f"feat {number}"))
        while not isinstance(match, Refusal) and match.outcome is None:
            step = random_step(match)
            assert not isinstance(step, Refusal)
            match = step.match
        assert not isinstance(match, Refusal)
        if reached_in(match):
            return match
        number += 1


def reached_in(match: AnyMatch) -> list[tuple[int, str]]:
    feats = match.game.extras.feats
    assert feats is not None
    found = (feats.of(event) for events in match.story for event in events)
    return [reached for reached in found if reached is not None]


async def planted(people: list[Browser], name: str, options: Any, seed: bytes, stage: str = "playing") -> str:
    """Stores a table with this deal, and returns its code."""
    chairs = tuple(Chair(person.guest, person.me().name, key=drawn().key()) for person in people)
    code = drawn().code(LONGEST_CODE)
    plain = codec.decode(codec.encode(options), dict[str, Any])
    match = begin(game_called(name), options, seed)
    assert not isinstance(match, Refusal)
    setting = Setting(code, name, chairs[0].guest, chairs, plain)
    row = row_of(Room(match.game, setting, time(), match))
    store = await Store.open(people[0].house.database)
    try:
        await store.add_table(replace(row, stage=stage))
    finally:
        await store.close()
    return code


async def played_again(people: list[Browser], name: str, match: AnyMatch) -> tuple[str, list[Socket]]:
    """Plays the same game at a table of these people. Returns its code and their closed sockets."""
    code = await planted(people, name, match.options, match.seed)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(code)) for person in people]
        for number, entry in enumerate(match.inputs):
            await sockets[entry.seat].answer(entry.move)
            for socket in sockets:
                await socket.until(lambda socket=socket, past=number: socket.sight.number > past)  # type: ignore[misc]
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.table.stage == "over")  # type: ignore[misc]
            await socket.fence()
    return code, sockets


def told_to(socket: Socket) -> list[Reached]:
    return [news for news in socket.news if isinstance(news, Reached)]


def goals(person: Browser, name: str) -> dict[str, Goal]:
    found = person.ask("GET", "/api/me/honours").read(Honours)
    (mine,) = (each.goals for each in found.feats if each.game == name)
    return {goal.name: goal for goal in mine}


@every_game_with_feats
async def test_a_feat_is_announced_and_kept_and_new_only_once(house: House, name: str) -> None:
    match = game_with_a_feat(name)
    people = [Browser(house) for _ in range(match.players)]
    feats = game_called(name).extras.feats
    assert feats is not None
    assert list(goals(people[0], name)) == list(feats.names)
    code, sockets = await played_again(people, name, match)
    again, later = await played_again(people, name, match)
    assert again != code
    for seat, (first, second) in enumerate(zip(sockets, later, strict=True)):
        assert told_to(first) == [Reached(whose, feat, seat == whose) for whose, feat in reached_in(match)]
        assert told_to(second) == [Reached(whose, feat, new=False) for whose, feat in reached_in(match)]
        mine = {goal.name: goal.code for goal in goals(people[seat], name).values() if goal.made is not None}
        assert mine == {feat: code for whose, feat in reached_in(match) if whose == seat}


@every_game_with_feats
async def test_what_takes_many_games_is_reached_with_the_last_of_them(house: House, name: str) -> None:
    match = game_with_a_feat(name)
    people = [Browser(house) for _ in range(match.players)]
    feats = game_called(name).extras.feats
    assert feats is not None
    every = [replace(each.options, players=match.players) for each in tables_of(name)]
    ways = [options for options in every if game_called(name).check_options(options) is None]
    for options in ways:
        await planted(people, name, options, match.seed, "over")
    wanted = feats.over_time(ways)
    assert wanted
    assert not any(goals(people[0], name)[feat].made for feat in wanted)
    code, sockets = await played_again(people, name, match)
    for seat, socket in enumerate(sockets):
        for feat in wanted:
            assert Reached(seat, feat, new=True) in told_to(socket)
            assert goals(people[seat], name)[feat].code == code


@every_game_with_feats
async def test_whoever_gives_the_seat_to_a_bot_reaches_nothing(house: House, name: str) -> None:
    match = game_with_a_feat(name)
    person = Browser(house)
    code = await planted([person], name, match.options, match.seed)
    async with person.at(code) as socket:
        await socket.say(Resign())
        await socket.until(lambda: socket.table.stage == "over")
        await socket.fence()
        assert told_to(socket) == []
    assert not any(goal.made for goal in goals(person, name).values())


@every_game_with_feats
def test_a_seat_that_a_bot_has_played_for_a_while_no_longer_counts(name: str) -> None:
    game = game_called(name)
    match = begin(game, options_for(game, game.info.most), seed_from_text("handed over"))
    assert not isinstance(match, Refusal)
    chairs = tuple(Chair(f"guest {seat}") for seat in range(match.players - 1))
    setting = Setting("CODE", name, "guest 0", (*chairs, Chair(bot="random")), {})
    calendar = Calendar(b"secret", time)
    assert counted(setting, match, calendar) == {seat: chair.guest for seat, chair in enumerate(chairs)}
    for by in ("bot-random", "Ada"):
        handed = match.take_over(0, by)
        assert not isinstance(handed, Refusal)
        match = handed.match
    assert 0 not in counted(setting, match, calendar)
    assert 1 in counted(setting, match, calendar)


@every_game_with_feats
def test_whoever_plays_along_at_anothers_device_collects_nothing_for_them(name: str) -> None:
    game = game_called(name)
    match = begin(game, options_for(game, 2), seed_from_text("brought along"))
    assert not isinstance(match, Refusal)
    setting = Setting("CODE", name, "ada", (Chair("ada", brought=True), Chair("ada")), {})
    assert counted(setting, match, Calendar(b"secret", time)) == {1: "ada"}

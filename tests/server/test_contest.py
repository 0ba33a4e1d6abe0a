"""Which games count for ratings, who takes part, and their places."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called, random_step
from tests.server.test_changing_hands import FRIEND, HOST, LATE, heard, table, world
from tests.server.test_open_tables import left, opened, rings
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.table import protocol
from vernissage.table.chair import FORGOTTEN
from vernissage.table.handlers.changes import entered
from vernissage.table.letters import Said
from vernissage.table.rated_games import contested, place
from vernissage.table.room import AWAY, Room

AGAINST = [name for name in catalog.names() if not game_called(name).info.together]
every_contest = pytest.mark.parametrize("name", AGAINST)


def over(room: Room) -> Room:
    """Returns the same table after its game, where all players had agreed that it counts."""
    room = replace(room, setting=replace(room.setting, counts=True))
    match: AnyMatch | None = room.match
    assert match is not None
    while match.outcome is None:
        step = random_step(match)
        assert not isinstance(step, Refusal)
        match = step.match
    return replace(room, match=match)


def contest_in(room: Room) -> dict[str, int] | None:
    """Returns the places of the people, in order and without gaps."""
    assert room.match is not None
    found = contested(room.setting, room.match)
    if found is None:
        return None
    ranks = sorted(set(found.places.values()))
    return {guest: ranks.index(at) + 1 for guest, at in found.places.items()}


def test_there_are_games_of_which_it_is_true() -> None:
    assert AGAINST


@every_contest
def test_people_are_compared_among_themselves_and_bots_are_not(name: str) -> None:
    room = over(table(name))
    assert room.match is not None
    assert room.match.outcome is not None
    found = contested(room.setting, room.match)
    assert found is not None
    assert found.game == name
    assert found.people == ("ada", "ben")
    assert found.places == {"ada": place(room.match.outcome, 0), "ben": place(room.match.outcome, 1)}


@every_game
def test_no_contest_is_a_game_together_alone_a_lesson_a_day_or_with_somebody_nobody_knows(name: str) -> None:
    room = over(table(name))
    assert (contest_in(room) is None) == game_called(name).info.together
    chairs = room.setting.chairs
    alone = (chairs[0], replace(chairs[-1], name="Another"), *chairs[2:])
    brought = (chairs[0], replace(chairs[1], brought=True), *chairs[2:])
    changes: tuple[dict[str, Any], ...] = (
        {"daily": "2031-05-04"},
        {"guided": True},
        {"position": {}},
        {"played_on": "ABCD"},
        {"chairs": alone},
        {"chairs": brought},
    )
    for change in ({"counts": False}, *changes):
        setting = replace(room.setting, **change)
        assert contest_in(replace(room, setting=setting)) is None, change


@every_contest
def test_whoever_leaves_and_does_not_come_back_has_come_last(name: str) -> None:
    resigned, _ = heard(table(name), Said(HOST, protocol.Resign()))
    gone = rings(left(opened(table(name)), HOST, 0.0), AWAY)
    for room in (resigned, gone):
        assert contest_in(over(room)) == {"ben": 1, "ada": 2}


@every_contest
def test_whoever_comes_back_is_counted_as_it_ended(name: str) -> None:
    room = rings(left(opened(table(name)), FRIEND, 0.0), AWAY)
    chairs = tuple(replace(each, bot="") if each.guest else each for each in room.setting.chairs)
    room = over(replace(room, setting=replace(room.setting, chairs=chairs)))
    assert room.match is not None
    assert room.match.outcome is not None
    found = contested(room.setting, room.match)
    assert found is not None
    assert found.places["ben"] == place(room.match.outcome, 1)


@every_contest
def test_whoever_came_late_is_not_rated_but_must_have_asked_too(name: str) -> None:
    room = rings(left(opened(table(name)), FRIEND, 0.0), AWAY)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(1)))
    room = over(room)
    assert room.match is not None
    found = contested(room.setting, room.match)
    assert found is not None
    assert found.people == ("ada", "ben", "cleo")
    assert contest_in(room) == {"ada": 1, "ben": 2}


@every_contest
def test_whom_the_host_sends_away_neither_gains_nor_loses(name: str) -> None:
    room, _ = heard(table(name), Said(HOST, protocol.Clear(1)))
    assert contest_in(over(room)) is None
    forgotten = over(table(name))
    chair = replace(forgotten.setting.chairs[1], guest=FORGOTTEN)
    assert contest_in(replace(forgotten, setting=forgotten.setting.with_chair(1, chair))) is None


@every_contest
def test_a_contest_is_kept_with_the_last_input_and_with_no_other(name: str) -> None:
    room = table(name)
    room = replace(room, setting=replace(room.setting, counts=True))
    while room.match is not None and room.match.outcome is None:
        step = random_step(room.match)
        assert not isinstance(step, Refusal)
        change = entered(room, step, world())
        room = change.room
        assert room.match is not None
        assert (change.kept.contest is not None) == (room.match.outcome is not None)

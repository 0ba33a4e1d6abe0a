"""HTTP responses during a game reveal no secret, at any stage.

Each route (doors.py) is asked about a room, and then about another that differs in everything the caller
can't know: the answers are the same, byte for byte. So records, replays, the coach and pages are tested in
the middle of games, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests import budgets
from tests.chance import machine
from tests.conformance.options import tables_of
from tests.play import every_game
from tests.server import overheard
from tests.server.doors import APART, Door, Walk, doors, every_route, questions, walk
from tests.server.twin_rooms import moments, room_with, twin
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer
from vernissage.server.app import House, Settings

pytestmark = pytest.mark.every_case

MOMENTS = 3


def leaks(name: str, around: Walk, many: int, *, only_tables: bool = False) -> Iterator[str]:
    """Yields where an answer leaks something."""
    for number, match in enumerate(reversed(moments(tables_of(name)[0], many))):
        room = room_with(name, match, around.guests[: match.players], "none")
        room = replace(room, visitors={})  # without visitors bots don't move
        for viewer in (0, None):
            other = twin(room, viewer, Rng(match.seed, "twin", len(match.inputs)))
            asked = [  # First requests that change something, so that both rooms change.
                (door, path, body, guest)
                for door in sorted(doors(around.house), key=lambda door: door.method == "GET")
                for path, body in questions(door, match, name)
                for guest in _who_asks(door, viewer)
                if door.leads_to_a_table or not (number or only_tables)  # the others are asked once
            ]
            here, there = [around.set(way).all_of(asked) for way in (room, other)]
            for (door, path, *_), one, two in zip(asked, here, there, strict=True):
                if one != two:
                    told = overheard.first([one], [two])
                    yield f"{door.method} {path} after {len(match.inputs)} inputs: {told}"


def _who_asks(door: Door, viewer: Viewer) -> tuple[int, ...]:
    """Returns which guests to ask as: at a screen, seated players see only what this viewer may, too."""
    if door.is_for_all_eyes:
        return (0, -1) if viewer is None else ()
    return (-1 if viewer is None else viewer,)


@every_game
def test_every_door_says_the_same_in_rooms_that_look_alike(name: str, tmp_path: Path) -> None:
    players = tables_of(name)[0].options.players
    with walk(tmp_path, players + 1) as around:
        assert next(leaks(name, around, budgets.times(MOMENTS)), None) is None


def test_every_door_is_walked_through_or_it_is_said_why_not() -> None:
    house = House(Settings("sqlite://", platform=machine()))
    found = {f"{door.method} {door.path}" for door in doors(house)}
    assert {f"{method} {path}" for method, path in every_route(house)} == found | APART.keys()

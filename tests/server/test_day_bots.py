"""In a daily deal, the same moves meet the same answers: bots and chance depend only on the day."""

from __future__ import annotations

import os
import subprocess
import sys
from time import time

import pytest
from msgspec.structs import replace

from tests.chance import drawn
from tests.server.days import after_bots, answers, dealt, played
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.table.calendar import Calendar
from vernissage.table.handlers import bot_turns, hear
from vernissage.table.letters import Letter, Thought
from vernissage.table.room import Room
from vernissage.table.world import World

DAY = "2031-05-04"
MOVES = 5
"""How many moves the person makes; the bots answer each."""
every_game = pytest.mark.parametrize("name", catalog.names(with_templates=True))


@every_game
def test_the_same_moves_meet_the_same_answers_in_another_process(name: str) -> None:
    """Another hash seed, and bots with an empty cache."""
    played(name, DAY, "somebody else", 2)
    here = answers(played(name, DAY, "ada", MOVES))
    asked = [sys.executable, "-m", "tests.server.days", name, DAY, "ada", str(MOVES)]
    there = subprocess.run(  # noqa: S603 - our own program
        asked, env={**os.environ, "PYTHONHASHSEED": "77"}, check=True, capture_output=True, text=True
    )
    assert there.stdout.splitlines() == here
    assert here


@every_game
def test_bots_come_after_the_person_and_one_after_the_other(name: str) -> None:
    room = dealt(name, DAY)
    assert room.match is not None
    owing = room.owing()
    called = bot_turns.called_on(room)
    assert called == {} if 0 in owing else list(called) == [min(owing)]
    room = after_bots(room)
    assert room.match is not None
    assert 0 in room.owing() or room.match.outcome is not None
    assert bot_turns.called_on(room) == {}


def test_an_answer_to_what_has_changed_meanwhile_is_thought_again() -> None:
    """If somebody who owes nothing changes something, it must not matter whether a bot was faster."""
    name = next(name for name in catalog.names() if 1 in after_first(name).owing())
    room = after_first(name)
    assert room.match is not None
    count, urged = room.moment(1)
    stale = Thought(1, room.match.asked[1], 0, (count - 1, urged))
    assert changed(room, stale) == room.match
    fresh = replace(stale, moment=room.moment(1))
    assert changed(room, fresh) != room.match


def after_first(name: str) -> Room:
    """Returns the game after the person's first move, before any bot has answered."""
    room = after_bots(dealt(name, DAY))
    match = room.match
    assert match is not None
    accepted = match.submit(0, match.asked[0], match.offers[0][0])
    assert not isinstance(accepted, Refusal)
    return replace(room, match=accepted.match)


def changed(room: Room, letter: Letter) -> AnyMatch | None:
    """Returns the game after this letter."""
    change = hear(room, letter, World(now=0.0, time=0.0, calendar=Calendar(b"", time), chance=drawn()))
    assert not isinstance(change, Refusal)
    return change.room.match

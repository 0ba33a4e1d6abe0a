"""HTTP requests about a finished game block the event loop equally briefly, however long it is.

It counts function calls in the event loop's thread per turn of the loop, which are the same on any machine.
Every route is tested (doors.py). Restoring long games is tested in test_long_games.py.
"""

from __future__ import annotations

import threading
from asyncio.base_events import BaseEventLoop
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest
from fluent.runtime import FluentBundle
from msgspec.structs import replace

from tests.play import every_game
from tests.server.doors import Door, Walk, doors, questions, walk
from tests.server.long_games import long_match, long_setting
from tests.server.twin_rooms import CODE
from vernissage import text
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.server.api import http_types
from vernissage.server.pages import learn
from vernissage.server.tables.continuation import kept
from vernissage.table.room import Room
from vernissage.table.setting import Setting

SHORT, LONG = 300, 4_500
FEW = (LONG - SHORT) // 3
"""The allowed difference in calls. Work done for each input in one turn would take at least three times as
many; sixteen replayed inputs differ by less than that from sixteen others."""
A_TURN: CodeType = BaseEventLoop._run_once.__code__  # type: ignore[attr-defined]  # asyncio's own
READS: CodeType = FluentBundle.add_resource.__code__


class Turns:
    """Counts calls in the event loop's thread, turn by turn."""

    def __init__(self) -> None:
        self.most = 0
        self.has_read_texts = False
        self._calls = 0
        self._loop = 0

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is A_TURN:
            self._loop = threading.get_ident()
            self.most, self._calls = max(self.most, self._calls), 0
        elif event in {"call", "c_call"} and threading.get_ident() == self._loop:
            self._calls += 1
            self.has_read_texts |= frame.f_code is READS


@pytest.fixture
def turns() -> Iterator[Turns]:
    """Observes threads started from now on."""
    turns = Turns()
    threading.setprofile(turns.note)
    yield turns
    threading.setprofile(None)


def asked(around: Walk, match: AnyMatch, name: str) -> Iterator[tuple[Door, str, bytes | None]]:
    """Yields all requests about this game, or about everything of a guest."""
    for door in doors(around.house):
        if "{code}" not in door.path and not door.path.startswith(("/api/me", "/learn/{game}/{language}")):
            continue
        for path, body in questions(door, match, name):
            late = codec.encode(http_types.PlayOn(len(match.inputs) - 2))
            yield door, path, late if door.takes is http_types.PlayOn else body


def played_to_its_end(setting: Setting, many: int) -> AnyMatch:
    """Plays so many hints and then always the same moves, so that the positions are the same."""
    match = long_match(setting, many)
    for entry in long_match(setting, SHORT, over=True).inputs[SHORT:]:
        entered = match.enter(entry)
        assert not isinstance(entered, Refusal), entered
        match = entered.match
    return match


def held(folder: Path, turns: Turns, name: str, many: int) -> dict[str, int]:
    """Returns the most calls in one turn for each route, with a game of so many inputs."""
    setting = long_setting(name, CODE)
    folder.mkdir()
    with walk(folder, len(setting.chairs)) as around:
        guests = zip(setting.chairs, around.guests, strict=True)
        seated = tuple(replace(chair, guest=guest) for chair, guest in guests)
        setting = replace(setting, host=around.guests[0], chairs=seated)
        match = played_to_its_end(setting, many)
        around.keeps(kept(Room(match.game, setting, 1.0, match)))
        found: dict[str, int] = {}
        for door, path, body in asked(around, match, name):
            turns.most = 0
            around.ask(door, path, body, 0)
            called = f"{door.method} {door.path}"
            found[called] = max(found.get(called, 0), turns.most)
        return found


@every_game
def test_no_door_holds_the_event_loop_for_longer_when_a_game_is_long(
    turns: Turns, name: str, tmp_path: Path
) -> None:
    text._bundle.cache_clear()
    learn.page.cache_clear()
    held(tmp_path / "first", turns, name, SHORT)  # the first time fills caches
    assert not turns.has_read_texts, "the first of a language reads its sentences beside the event loop"
    short = held(tmp_path / "short", turns, name, SHORT)
    long = held(tmp_path / "long", turns, name, LONG)
    assert {door: (short[door], many) for door, many in long.items() if many > short[door] + FEW} == {}

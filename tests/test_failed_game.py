"""A test that fails over a game leaves its record, and names the commands that open it there."""

from __future__ import annotations

import asyncio
import re
import shlex
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.architecture.imports import ROOT
from tests.chance import machine
from tests.cli.told import run
from tests.conformance.advice import LOOK_AT
from tests.dev.planted import plant_record
from tests.failed_game import how_to_open, match_in
from tests.play import every_game, game_called, options_for, random_match
from tests.server.company import few
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Seat
from vernissage.server.store import Store
from vernissage.server.tables.restore import restored
from vernissage.table.room import Room

GAME = catalog.names(with_templates=True)[0]


def some_match(name: str, stop: int = 3) -> AnyMatch:
    game = game_called(name)
    *_, match = random_match(game, options_for(game, few(name)), seed_from_text("a failure"), stop=stop)
    return match


async def planted(folder: Path, record: Path, step: int) -> list[tuple[AnyMatch, Seat | None]]:
    """The match at each table that a developer's house has then, and the seat to which its link leads."""
    database = f"sqlite:///{folder / 'house.db'}"
    links = await plant_record(database, record, step)
    store, found = await Store.open(database, machine()), []
    for link in links:
        code, _, key = link.split()[0].removeprefix("/t/").partition("#")
        row = await store.find_table(code)
        assert row is not None
        room = restored(row, await store.inputs(code))
        assert isinstance(room, Room)
        assert room.match is not None
        found.append((room.match, room.setting.seat_with(key)))
    await store.close()
    return found


@every_game
def test_the_commands_open_it_at_that_input_in_the_terminal_and_in_the_browser(
    name: str, tmp_path: Path
) -> None:
    match = some_match(name)
    told = how_to_open(match, f"tests/test_x.py::test_it[{name}-2p]", tmp_path)
    terminal = re.search(r"vernissage (replay .*)", told)
    browser = re.search(r"make dev RECORD=(\S+) STEP=(\d+)", told)
    assert terminal is not None
    assert browser is not None
    shown = run(*shlex.split(terminal[1]))
    assert shown.code == 0, shown.err
    tables = asyncio.run(planted(tmp_path, Path(browser[1]), int(browser[2])))
    assert [seat for _, seat in tables] == list(range(match.players))
    assert all((each.state, each.inputs) == (match.state, match.inputs) for each, _ in tables)


def test_the_game_is_the_one_that_was_worked_on_when_it_failed() -> None:
    """The innermost one: a rule that raises has the match before the move it could not make."""
    outer, inner = some_match(GAME, 1), some_match(GAME, 3)

    def look_at(match: AnyMatch) -> None:
        shorter = outer
        assert match == shorter

    with pytest.raises(AssertionError) as failed:
        look_at(inner)
    assert match_in(failed.value) is inner


def test_without_a_game_there_is_nothing_to_open() -> None:
    with pytest.raises(ZeroDivisionError) as failed:
        1 / 0  # noqa: B018 - it only has to fail
    assert match_in(failed.value) is None


def test_a_game_that_is_not_in_the_catalog_is_left_alone(tmp_path: Path) -> None:
    stranger = msgspec.structs.replace(some_match(GAME), game=replace(game_called(GAME)))
    assert how_to_open(stranger, "a test", tmp_path) == ""


def test_every_promise_says_what_to_do_when_it_is_broken() -> None:
    files = (ROOT / "tests" / "conformance").glob("test_*.py")
    assert {path.stem.removeprefix("test_") for path in files} == LOOK_AT.keys()

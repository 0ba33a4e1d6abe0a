"""SQLite's write-ahead log, truncated or corrupted anywhere: only its end is lost.

Acknowledged data is flushed to the disk; here even that is taken away, byte by byte.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.budgets import times
from tests.server.company import all_until, at_once, few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.truth import inputs
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]
NAME = catalog.names()[0]
MOVES = 12
CHANCE = seed_from_text("the power fails")


class Files(NamedTuple):
    """The database files after its server was killed."""

    main: bytes
    log: bytes
    begun: int
    """The length of the log when the game began."""

    def lay(self, place: Path, log: bytes) -> None:
        """Writes the files there, with this log."""
        place.write_bytes(self.main)
        beside(place, "-shm").unlink(missing_ok=True)
        beside(place, "-wal").write_bytes(log)

    def torn(self, number: int, first: int = 0) -> bytes:
        """Returns the log truncated at random; every other one continues with garbage."""
        rng = Rng(CHANCE, "cuts", number)
        cut = first + int(rng.fraction() * (len(self.log) - first))
        nonsense = bytes(rng.below(256) for _ in range(500)) if number % 2 else b""
        return self.log[:cut] + nonsense


def beside(place: Path, suffix: str) -> Path:
    return place.with_name(place.name + suffix)


async def make_moves(players: list[Socket], moves: int) -> None:
    for _ in range(moves):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(Rng(CHANCE, "moves", number).pick(mover.offers))
        await all_until(players, lambda player, past=number: player.sight.number > past)  # type: ignore[misc]


async def killed_in_a_game(house: House) -> tuple[Files, str, list[Browser]]:
    """Kills a server during a game. Returns its files, the table and the people."""
    log = beside(house.file, "-wal")
    async with playing(house, NAME, few(NAME)) as players:
        begun = log.stat().st_size
        await make_moves(players, MOVES)
        house.kill()
    files = Files(house.file.read_bytes(), log.read_bytes(), begun)
    return files, players[0].table.code, [player.browser for player in players]


def kept(place: Path, code: str) -> list[tuple[Any, ...]]:
    """Returns the stored inputs if the file is sound; none if not even the tables were stored."""
    with closing(sqlite3.connect(place)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'inputs'").fetchall():
            return []
        return database.execute(
            "SELECT number, entry FROM inputs WHERE code = ? ORDER BY number", (code,)
        ).fetchall()


async def test_a_torn_log_costs_its_end_and_what_is_left_goes_on(
    own_house: OpenHouse, tmp_path: Path
) -> None:
    house = own_house(NO_LIMITS)
    files, code, people = await killed_in_a_game(house)
    assert len(files.log) > files.begun, "there is something to lose"

    place = tmp_path / "torn.db"
    files.lay(place, files.log)
    whole = kept(place, code)
    assert [number for number, _ in whole] == list(range(MOVES))
    lengths = set()
    for number in range(times(100)):
        files.lay(place, files.torn(number))
        left = kept(place, code)
        assert left == whole[: len(left)]
        lengths.add(len(left))
    assert len(lengths) > 3, "it was torn at many places"

    for number in range(times(3)):
        files.lay(house.file, files.torn(number, files.begun))
        house.start()
        async with at_once(people, code) as players:
            assert players[0].sight.number <= MOVES
            await play_all(players)
            assert len(inputs(house, code)) == players[0].sight.number
        house.kill()
    house.start()

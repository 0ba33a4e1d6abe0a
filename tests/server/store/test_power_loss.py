"""After a power cut the database opens, with everything that was acknowledged, and goes on.

A disk may have any part of what was written since the last sync: each sector is there or is not, and a page
that lies on several sectors may be torn. So the files are put together anew from their sectors before and
after a commit. SQLite syncs its log at a commit (`synchronous=FULL`), and around each checkpoint.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests import chance
from tests.budgets import times
from tests.server.store.stores import furnish, opened
from vernissage.core.rng import Rng
from vernissage.server.store import Store

SECTOR: Final = 512
LARGE: Final = 20_000
"""The bytes of an input: so large that the log is soon long enough for a checkpoint."""
COMMITS: Final = 250
CUTS: Final = 120
"""How many of the commits end in a power cut."""
LATE: Final = 10
"""How many commits are lost by a disk that never syncs."""


@dataclass(frozen=True, slots=True)
class Disk:
    """The database and its log, byte for byte."""

    database: bytes
    log: bytes

    @classmethod
    def of(cls, file: Path) -> Disk:
        return cls(file.read_bytes(), file.with_name(file.name + "-wal").read_bytes())

    def put(self, file: Path) -> None:
        file.write_bytes(self.database)
        file.with_name(file.name + "-wal").write_bytes(self.log)
        file.with_name(file.name + "-shm").unlink(missing_ok=True)


def cut_between(before: Disk, after: Disk, rng: Rng) -> Disk:
    """Returns what a disk may hold if power fails during this commit.

    The database is written by a checkpoint only, when the log has been synced.
    """
    if before.database == after.database or rng.fraction() < 0.5:
        return Disk(before.database, torn(before.log, after.log, rng))
    return Disk(torn(before.database, after.database, rng), after.log)


def torn(before: bytes, after: bytes, rng: Rng) -> bytes:
    """Returns sectors of the one and of the other. The file may have grown as far as any of the new ones."""
    share = rng.fraction()
    sectors = range(0, max(len(before), len(after)), SECTOR)
    parts = [(after if rng.fraction() < share else before)[at : at + SECTOR] for at in sectors]
    while parts and not parts[-1]:
        parts.pop()
    return b"".join(part.ljust(SECTOR, b"\0") for part in parts)


def entry(number: int) -> bytes:
    return b"%d " % number * (LARGE // 4)


async def commits(file: Path) -> list[Disk]:
    """Returns the disk after each commit of an evening: the first without an input, then one more each."""
    async with opened(f"sqlite:///{file}") as store:
        await furnish(store)
        disks = [Disk.of(file)]
        for number in range(COMMITS):
            await store.append("ABCD", number, entry(number))
            disks.append(Disk.of(file))
    return disks


def found_in(file: Path) -> list[bytes]:
    """Returns the inputs in a sound database; an empty list if it is damaged."""
    with closing(sqlite3.connect(file)) as database:
        try:
            sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = database.execute("SELECT number, entry FROM inputs ORDER BY number").fetchall()
        except sqlite3.DatabaseError:
            return []
    return [found for place, (number, found) in enumerate(rows) if sound and place == number]


def evening(tmp_path: Path) -> list[Disk]:
    return asyncio.run(commits(tmp_path / "house.db"))


def checkpoints(disks: list[Disk]) -> Iterator[int]:
    """Yields the commits with which a checkpoint was made."""
    for number in range(1, len(disks)):
        if disks[number].database != disks[number - 1].database:
            yield number


def test_a_power_cut_loses_nothing_acknowledged_and_damages_nothing(tmp_path: Path) -> None:
    disks, rng, file = evening(tmp_path), chance.rng("power"), tmp_path / "copy.db"
    made = list(checkpoints(disks))
    assert made, "no checkpoint was made"
    cuts = [*made, *(1 + rng.below(COMMITS) for _ in range(times(CUTS)))]
    kept = 0
    for number in cuts:
        cut_between(disks[number - 1], disks[number], rng).put(file)
        found = found_in(file)
        assert found in ([entry(n) for n in range(number - 1)], [entry(n) for n in range(number)]), number
        kept += len(found) == number
    assert 0 < kept < len(cuts), "no commit was cut, or each"


def test_after_a_power_cut_a_house_goes_on(tmp_path: Path) -> None:
    disks, rng, file = evening(tmp_path), chance.rng("power"), tmp_path / "copy.db"
    cut_between(disks[-2], disks[-1], rng).put(file)

    async def scene(store: Store) -> list[bytes | None]:
        number = len(await store.inputs("ABCD"))
        await store.append("ABCD", number, b"next")
        return await store.inputs("ABCD")

    async def again() -> list[bytes | None]:
        async with opened(f"sqlite:///{file}") as store:
            return await scene(store)

    assert asyncio.run(again())[-1] == b"next"


def test_a_disk_that_never_syncs_would_lose_what_was_acknowledged(tmp_path: Path) -> None:
    """Otherwise the test above would find nothing."""
    disks, rng, file = evening(tmp_path), chance.rng("power"), tmp_path / "copy.db"
    lost = 0
    for number in range(LATE, COMMITS, LATE):
        cut_between(disks[number - LATE], disks[number], rng).put(file)
        lost += len(found_in(file)) < number
    assert lost

"""Archives or deletes tables that have been unused for the configured time.

A record is on the disk before its game is deleted from the database. Nobody can enter a table meanwhile, and
tables with visitors or damage are left alone.
"""

import asyncio
import gzip
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import record
from vernissage.core.record import Record
from vernissage.server.history import mementos
from vernissage.server.store import Store, TableRow, Taken, tables
from vernissage.server.tables.earlier_rules import as_kept
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.restore import is_playable, restoring
from vernissage.table.room import Room

log = logging.getLogger(__name__)

EVERY: Final = 3600.0
"""Seconds between two runs."""
BREATH: Final = 0.1
"""Seconds of pause between two database operations."""
SOME: Final = 100
"""How many old games are fetched at a time."""
A_DAY: Final = 86_400.0
FINISHED: Final = ("over",)
ABANDONED: Final = (*tables.GOING_ON, tables.CLOSED)


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """The number of days that tables are kept after their last use; 0 means forever."""

    finished: int = 0
    abandoned: int = 0
    archive: Path | None = None
    """The folder for records of finished games. With None, games are deleted without a record."""


class Retention:
    """The background task that archives and deletes unused tables."""

    def __init__(
        self, store: Store, registry: Registry, keeping: RetentionPolicy, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._registry = registry
        self._keeping = keeping
        self._now = now

    async def watch(self) -> None:
        """Runs as long as the server does. Failures are retried in the next run."""
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                why = getattr(error, "strerror", None) or type(error).__name__  # its message may name a table
                log.error("old tables could not be deleted: %s", why)  # noqa: TRY400 - not a bug
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Creates missing mementos, archives or deletes old tables, and shrinks the database file."""
        while codes := await self._store.unremembered(SOME):
            for code in codes:
                await self._remember(code)
        gone = 0
        for code in await self._old(self._keeping.finished, FINISHED):
            gone += await self._registry.while_nobody_comes(code, self._archive)
        for code in await self._old(self._keeping.abandoned, ABANDONED):
            gone += await self._registry.while_nobody_comes(code, self._drop)
        if gone:
            log.info("%d unused tables were removed", gone)
        while await self._store.shrink():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(BREATH)

    async def _old(self, days: int, stages: tuple[str, ...]) -> list[str]:
        return await self._store.unused(stages, self._before(days)) if days else []

    def _before(self, days: int) -> float:
        return self._now() - days * A_DAY

    async def _remember(self, code: str) -> None:
        """Stores a finished game's missing mementos, unless the game can't be replayed."""
        row = await self._store.find_table(code)
        room = None
        if row is not None and is_playable(row):
            room = await self._registry.background.done(restoring(row, await self._store.inputs(code)))
        found = await mementos.of_room(room, self._registry.background) if isinstance(room, Room) else ()
        with suppress(Taken):  # Another process was faster.
            await self._store.remember(code, found)

    async def _drop(self, code: str) -> bool:
        return await self._store.drop(code, ABANDONED, self._before(self._keeping.abandoned))

    async def _archive(self, code: str) -> bool:
        row = await self._store.find_table(code)
        kept = None if row is None else await self._record(row)
        if row is None or kept is None:
            return False
        if self._keeping.archive is not None:
            await self._registry.background.run(write, self._keeping.archive, row, kept)
        return await self._store.archive(code, row.version)

    async def _record(self, row: TableRow) -> Record | None:
        """Returns the record of a finished game, even without its rules; None if the game is damaged."""
        background, entries = self._registry.background, await self._store.inputs(row.code)
        if not is_playable(row):
            kept = await background.run(as_kept, row, entries)
            return kept if isinstance(kept, Record) else None
        room = await background.done(restoring(row, entries))
        if not isinstance(room, Room) or room.match is None:
            return None
        match = room.match
        return await background.run(lambda: record.record(row.game, match, open_seed=True))


def write(folder: Path, row: TableRow, kept: Record) -> None:
    """Writes the record of a finished game to the folder of the table's month, atomically."""
    place = folder / datetime.fromtimestamp(row.made, UTC).strftime("%Y-%m") / f"{row.code}.json.gz"
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = place.with_name(f"{place.name}.part")
    with fresh.open("wb") as file:
        file.write(gzip.compress(record.write(kept).encode(), mtime=0))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(place)

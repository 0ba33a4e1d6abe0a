"""The door to everything that is kept. What was awaited here is on the disk."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from vernissage.server.store import changes, guests, honours, inputs, schema, tables
from vernissage.server.store.engine import connect, is_locked
from vernissage.server.store.errors import Missing, Outdated, Taken
from vernissage.server.store.file import DatabaseFile
from vernissage.server.store.migrate import migrate
from vernissage.server.store.rows import NOTHING, Day, Feat, Guest, Kept, TableRow
from vernissage.server.store.thread import DatabaseThread

OPENING: Final = 8
"""How often a database that is locked is tried when it is opened: some six seconds."""
PATIENCE: Final = 3.0
"""Seconds after which a database that does not answer is not ready."""


class Store:
    """Raises `Taken` for what is there already and `Missing` for what is not; see errors.py."""

    def __init__(self, thread: DatabaseThread) -> None:
        self._thread = thread
        self._trying: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store in this database, made or brought up to date where needed.

        Raises `NewerDatabase` if a newer house has written it.
        """
        thread = DatabaseThread(connect(url), DatabaseFile(url))
        try:
            await _migrated(thread)
        except BaseException:
            await thread.close()
            raise
        return cls(thread)

    async def close(self) -> None:
        """Everything asked for before is written first."""
        await self._thread.close()

    async def ready(self) -> bool:
        """Can something be kept now? It is tried, once for all who ask at the same time."""
        if self._thread.closed:
            return False
        if self._trying is None or self._trying.done():
            self._trying = self._thread.run(_write)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._trying)
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

    # Tokens and phrases arrive here already hashed.

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._thread.run(guests.add, guest, token)

    async def find_guest(self, token: bytes) -> Guest | None:
        return await self._thread.run(guests.find, token)

    async def names(self, guest_ids: tuple[str, ...]) -> dict[str, str]:
        """What these guests are called, as far as they exist."""
        return await self._thread.run(guests.names, guest_ids)

    async def rename(self, guest_id: str, name: str) -> None:
        await self._thread.run(guests.change, guest_id, name=name)

    async def add_token(self, guest_id: str, token: bytes) -> None:
        """One more browser of this guest."""
        await self._thread.run(guests.add_token, guest_id, token)

    async def set_phrase(self, guest_id: str, phrase: bytes) -> None:
        """In place of the one before, which is then worth nothing."""
        await self._thread.run(guests.change, guest_id, phrase=phrase)

    async def find_phrase(self, phrase: bytes) -> Guest | None:
        return await self._thread.run(guests.find_phrase, phrase)

    async def add_table(self, row: TableRow) -> None:
        await self._thread.run(tables.add, row)

    async def find_table(self, code: str) -> TableRow | None:
        return await self._thread.run(tables.find, code)

    async def tables_of(self, guest_id: str, limit: int) -> list[TableRow]:
        """Where this guest holds a seat, newest first."""
        return await self._thread.run(tables.of_guest, guest_id, limit)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Where anyone may sit down: open and still gathering, newest first."""
        return await self._thread.run(tables.open_to_all, limit)

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Keep input `number` of a game; it must be the number of inputs so far."""
        await self._thread.run_row(inputs.append, inputs.row(code, number, entry))

    async def keep(self, kept: Kept, version: int) -> None:
        """All of a change, or nothing of it.

        Raises `Outdated` where its table has gone on from this version, and `Taken` where the code of a new
        table is in use.
        """
        if kept is NOTHING:
            return
        if len(kept.inputs) == 1 and kept.row is None and kept.new_table is None:
            await self._keep_input(kept)  # what happens most goes with the inputs of other tables
        else:
            await self._thread.run(changes.keep, kept, version)

    async def _keep_input(self, kept: Kept) -> None:
        try:
            await self.append(kept.code, *kept.inputs[0])
        except (Taken, Missing) as error:
            raise Outdated(str(error)) from error

    async def inputs(self, code: str) -> list[bytes | None]:
        """All inputs of a game, in order. None, at the end, where one is missing."""
        return await self._thread.run(inputs.of_table, code)

    async def mend(self, row: TableRow, sound: int, version: int, now: float) -> None:
        """A damaged table is like this from now on, after so many sound inputs. The others are put aside."""
        await self._thread.run(changes.mend, row, sound, version, now)

    async def secret(self) -> bytes:
        """The house's own; nobody else may ever hear of it."""
        return await self._thread.run(honours.secret)

    async def scores(self, game: str, date: str) -> list[tuple[int, int]]:
        """Of a daily puzzle: each best score, and how many guests have it."""
        return await self._thread.run(honours.scores, game, date)

    async def days_of(self, guest_id: str, limit: int) -> list[Day]:
        """This guest's daily puzzles, the latest first."""
        return await self._thread.run(honours.days_of, guest_id, limit)

    async def feats_of(self, guest_id: str) -> list[Feat]:
        """What this guest has reached, the oldest first."""
        return await self._thread.run(honours.feats_of, guest_id)

    async def finished(self, guest_id: str) -> dict[str, list[bytes]]:
        """The documents of all tables where this guest has finished a game, by the game's name."""
        return await self._thread.run(honours.finished, guest_id)

    async def played(self, guest_id: str, game: str) -> list[bytes]:
        """The documents of all tables where this guest has finished such a game."""
        return await self._thread.run(honours.played, guest_id, game)


async def _migrated(thread: DatabaseThread) -> None:
    """Who opens a database may wait longer than who moves: another one may be bringing it up to date."""
    for attempt in count(1):
        try:
            return await thread.run(migrate)
        except DBAPIError as error:
            if not is_locked(error) or attempt >= OPENING:
                raise
    return None


def _write(connection: Connection) -> None:
    """Changes nothing, but is written: only that shows whether a disk is full."""
    honours.secret(connection)
    connection.execute(update(schema.secrets).values(id=schema.secrets.c.id))

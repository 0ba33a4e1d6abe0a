"""The interface to everything that is stored. When a write has been awaited, it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final, TypeVar

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from vernissage.server.platform import Platform
from vernissage.server.store import (
    bans,
    changes,
    contacts,
    days,
    guests,
    hidden_games,
    honours,
    inputs,
    leases,
    mementos,
    notices,
    pending,
    retention,
    schema,
    tables,
)
from vernissage.server.store.calls import CallStore
from vernissage.server.store.circles import CircleStore
from vernissage.server.store.database import compaction
from vernissage.server.store.database.engine import connect, is_locked
from vernissage.server.store.database.errors import Missing, Outdated, Taken
from vernissage.server.store.database.file import DatabaseFile
from vernissage.server.store.database.locks import Sharing, be_a_house
from vernissage.server.store.database.migrate import migrate
from vernissage.server.store.database.writer import DatabaseWriter
from vernissage.server.store.notices import Notice
from vernissage.server.store.ratings import RatingStore
from vernissage.server.store.rows import Call, Contact, Day, Finisher, Lease, Pulse
from vernissage.table.rows import NOTHING, Feat, Guest, Kept, Memento, TableRow, Wait

T = TypeVar("T")

OPENING: Final = 8
"""How often opening a locked database is tried: for about six seconds."""
PATIENCE: Final = 3.0
"""After how many seconds an unresponsive database counts as not ready."""


class Store:
    """All queries and changes.

    Raises `Taken` for duplicates and `Missing` for unknown rows; see errors.py.
    """

    def __init__(self, writer: DatabaseWriter) -> None:
        self._writer = writer
        self.calls = CallStore(writer)
        self.circles = CircleStore(writer)
        self.ratings = RatingStore(writer)
        self._trying: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: str, platform: Platform, *, house: Sharing | None = None) -> Store:
        """The store in this database, made or brought up to date where needed.

        Raises `NewerDatabase` if a newer version has written it. On PostgreSQL `house` says whether this
        server is alone or shares the database; a tool passes None. The lock of a file is taken by the caller
        (`hold`).
        """
        await platform.beside().run(compaction.prepare, url)
        engine = connect(url)
        if house is not None:
            be_a_house(engine, house)
        writer = DatabaseWriter(engine, DatabaseFile(url), platform)
        try:
            await _migrated(writer)
        except BaseException:
            await writer.close()
            raise
        return cls(writer)

    async def close(self) -> None:
        """Closes the store after everything pending has been written."""
        await self._writer.close()

    async def ready(self) -> bool:
        """Tests whether a write succeeds now, once for all concurrent callers."""
        if self._writer.closed:
            return False
        if self._trying is None or self._trying.done():
            self._trying = self._writer.run(_write)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._trying)
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

    # Tokens and phrases arrive here already hashed.

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._writer.run(guests.add, guest, token)

    async def find_guest(self, token: bytes) -> Guest | None:
        return await self._writer.run(guests.find, token)

    async def names(self, guest_ids: tuple[str, ...]) -> dict[str, str]:
        """Returns the names of those of these guests who exist."""
        return await self._writer.run(guests.names, guest_ids)

    async def rename(self, guest_id: str, name: str) -> None:
        await self._writer.run(guests.change, guest_id, name=name)

    async def add_token(self, guest_id: str, token: bytes) -> None:
        """Adds another browser of this guest."""
        await self._writer.run(guests.add_token, guest_id, token)

    async def set_phrase(self, guest_id: str, phrase: bytes) -> None:
        """Replaces the phrase. The old one stops working."""
        await self._writer.run(guests.change, guest_id, phrase=phrase)

    async def find_phrase(self, phrase: bytes) -> Guest | None:
        return await self._writer.run(guests.find_phrase, phrase)

    async def sign_out_others(self, guest_id: str, token: bytes) -> int:
        """Signs out this guest's browsers, except the one with this token. Returns how many there were."""
        return await self._writer.run(_sign_out, guest_id, token)

    async def banned(self) -> frozenset[str]:
        """Returns the banned guests and addresses."""
        return frozenset(await self._writer.run(bans.every))

    async def latest_notice(self) -> int:
        return await self._writer.run(notices.latest)

    async def notices(self, since: int) -> list[Notice]:
        """Returns the notices after this number."""
        return await self._writer.run(notices.since, since)

    async def add_table(self, row: TableRow) -> None:
        await self._writer.run(tables.add, row, self._writer.clock.time())

    async def find_table(self, code: str) -> TableRow | None:
        return await self._writer.run(tables.find, code)

    async def progress(self, code: str) -> tuple[int, int] | None:
        """Returns the version of a table and how many inputs it has."""
        return await self._writer.run(tables.progress, code)

    async def tables_of(self, guest_id: str, limit: int) -> list[TableRow]:
        """Returns the tables where this guest holds a seat, the newest first."""
        return await self._writer.run(tables.of_guest, guest_id, limit)

    async def going_on_of(self, guest_id: str, limit: int) -> list[TableRow]:
        """Returns the unfinished games of this guest, however old."""
        return await self._writer.run(tables.going_on_of, guest_id, limit)

    async def put_away(self, guest_id: str, code: str) -> bool:
        """Hides a game from this guest's list. Returns False if they hold no seat."""
        return await self._writer.run(hidden_games.put, guest_id, code)

    async def take_out(self, guest_id: str, code: str, now: float) -> bool:
        """Shows a hidden game again. Returns False if they hold no seat."""
        return await self._writer.run(hidden_games.take_out, guest_id, code, now)

    async def away(self, guest_id: str, before: float) -> set[str]:
        """Returns the codes of games that this guest has hidden, or that nobody has used since `before`."""
        return await self._writer.run(hidden_games.of_guest, guest_id, before)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Returns the tables that anyone can join, the newest first."""
        return await self._writer.run(tables.open_to_all, limit)

    async def use(self, code: str, now: float) -> None:
        """Records that this table was in use until now."""
        await self._writer.run(retention.use, code, now)

    async def unused(self, stages: Sequence[str], before: float) -> list[str]:
        """Returns the codes of tables at these stages unused since `before`, the oldest first."""
        return await self._writer.run(retention.unused, stages, before)

    async def archive(self, code: str, version: int) -> bool:
        """Deletes the inputs of a finished game but keeps its row.

        Returns False if it has changed since it was read.
        """
        return await self._writer.run(retention.archive, code, version)

    async def drop(self, code: str, stages: Sequence[str], before: float) -> bool:
        """Deletes a table if it is still at one of these stages and unused since `before`."""
        return await self._writer.run(retention.drop, code, stages, before)

    async def shrink(self) -> bool:
        """Returns some free space of the file to the disk. Returns True if there is more."""
        return await self._writer.run(retention.shrink)

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Appends input `number` of a game, which must equal the number of inputs so far."""
        await self._writer.run_row(inputs.append, inputs.row(code, number, entry))

    async def beat(self, holder: str, seconds: float) -> Pulse:
        """Records the heartbeat of this process. It counts as alive for so many seconds."""
        return await self._writer.run(leases.beat, holder, seconds)

    async def take(self, code: str, holder: str) -> Lease | None:
        """Takes the lease of a table; returns None while another live process holds it."""
        return await self._writer.run(leases.take, code, holder)

    async def home_of(self, code: str) -> Lease | None:
        """Returns the lease of the live process that serves this table, or None."""
        return await self._writer.run(leases.home_of, code)

    async def awake(self, codes: Sequence[str]) -> set[str]:
        """Returns those of these tables that a live process serves now."""
        return await self._writer.run(leases.awake, codes)

    async def held(self, holder: str) -> dict[str, int]:
        """Returns the tables that this process holds, and the epoch of each lease."""
        return await self._writer.run(leases.held, holder)

    async def hand_back(self, lease: Lease) -> None:
        """Releases a lease, so that another process can take the table at once."""
        await self._writer.run(leases.hand_back, lease)

    async def leave(self, holder: str) -> None:
        """Releases all leases of this process."""
        await self._writer.run(leases.leave, holder)

    async def keep(self, kept: Kept, version: int, lease: Lease | None = None) -> None:
        """Stores a change completely, or not at all.

        Raises `Outdated` if the table has changed since this version, and `Taken` if the code of a new table
        is in use; with a lease, `NotHome` if another process has taken the table.
        """
        if kept is NOTHING:
            return
        if len(kept.inputs) == 1 and kept.row is None and kept.new_table is None and kept.waits is None:
            await self._keep_input(kept, lease)  # the most frequent case, grouped with inputs of other tables
        else:
            await self._writer.run(changes.keep, kept, version, self._writer.clock.time(), lease)

    async def _keep_input(self, kept: Kept, lease: Lease | None) -> None:
        try:
            if lease is None:
                await self.append(kept.code, *kept.inputs[0])
            else:
                await self._writer.run_row(leases.append_at_home, leases.row(lease, *kept.inputs[0]))
        except (Taken, Missing) as error:
            raise Outdated(str(error)) from error

    async def inputs(self, code: str) -> list[bytes | None]:
        """Returns all inputs of a game in order. If one is missing, the list ends there with None."""
        return await self._writer.run(inputs.of_table, code)

    async def waits_at(self, code: str) -> tuple[Wait, ...]:
        """Returns the decisions that others wait for at this table, by seat."""
        return await self._writer.run(pending.at_table, code)

    async def calls_for(self, guest_id: str) -> list[Call]:
        """Returns the tables where others wait for this guest, the longest wait first."""
        return await self._writer.run(pending.of_guest, guest_id)

    async def overdue(self, now: float) -> list[str]:
        """Returns the codes of correspondence tables where somebody's time is up."""
        return await self._writer.run(pending.over, now)

    async def add_contact(self, contact: Contact) -> None:
        """Adds a contact of a guest."""
        await self._writer.run(contacts.add, contact)

    async def remove_contact(self, address: str, guest_id: str) -> bool:
        """Removes a contact. Returns False if there was none."""
        return await self._writer.run(contacts.remove, address, guest_id)

    async def contacts_of(self, guest_id: str) -> list[Contact]:
        """Returns the contacts of this guest, the oldest first."""
        return await self._writer.run(contacts.of_guest, guest_id)

    async def contacts_at(self, address: str) -> list[Contact]:
        """Returns everyone's contacts at this address. Never show them to guests."""
        return await self._writer.run(contacts.at, address)

    async def set_holiday(self, guest_id: str, until: float, days: float) -> None:
        """Sets a holiday. What others wait for is then due `days` after its end."""
        await self._writer.run(contacts.set_holiday, guest_id, until, days)

    async def holidays(self, guest_ids: tuple[str, ...]) -> dict[str, float]:
        """Returns which of these guests have a holiday, now or in the past, and until when."""
        return await self._writer.run(contacts.holidays, guest_ids)

    async def mend(self, row: TableRow, sound: int, version: int, now: float) -> None:
        """Repairs a damaged table: keeps its first `sound` inputs and moves the others aside."""
        await self._writer.run(changes.mend, row, sound, version, now)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs this in one transaction: for what reads or changes many tables of the database."""
        return await self._writer.run(work)

    async def wipe(self, work: Callable[[Connection], bool]) -> bool:
        """Runs `work` outside of any transaction (`secure_delete.py`).

        Returns False if it could not be done yet.
        """
        return await self._writer.run_apart(work)

    async def secret(self, fresh: bytes) -> bytes:
        """Returns the server's secret, which must never leave it. The first call stores `fresh`."""
        return await self._writer.run(honours.secret, fresh)

    async def firsts(self, game: str, date: str) -> list[tuple[int, int]]:
        """Returns how many guests have each score in their first attempt at a day."""
        return await self._writer.run(days.firsts, game, date)

    async def finishers(self, game: str, date: str, limit: int) -> list[Finisher]:
        """Returns at most `limit` guests who finished a day."""
        return await self._writer.run(days.finishers, game, date, limit)

    async def of_day(self, game: str, date: str) -> list[Day]:
        """Returns everyone's results of this day."""
        return await self._writer.run(days.of_day, game, date)

    async def days_of(self, guest_id: str, limit: int) -> list[Day]:
        """Returns this guest's results in daily deals, the latest first."""
        return await self._writer.run(days.days_of, guest_id, limit)

    async def days_of_game(self, guest_id: str, game: str) -> list[Day]:
        """Returns this guest's results in the daily deals of one game, the earliest first."""
        return await self._writer.run(days.of_game, guest_id, game)

    async def give_up(self, guest_id: str, game: str, date: str) -> bool:
        """Records that this guest gives up on a day. Returns False if they never tried."""
        return await self._writer.run(days.give_up, guest_id, game, date)

    async def first_day(self) -> str:
        """Returns the earliest day of which any data is left; empty if there is none."""
        return await self._writer.run(days.earliest)

    async def reach(self, game: str, date: str, code: str) -> bytes | None:
        """Returns what a solver found possible at this table, or from the deal if the code is empty."""
        return await self._writer.run(days.reach, game, date, code)

    async def keep_reach(self, game: str, date: str, code: str, doc: bytes) -> None:
        """Stores what a solver found, because it takes long to compute."""
        await self._writer.run(days.keep_reach, game, date, code, doc)

    async def feats_of(self, guest_id: str) -> list[Feat]:
        """Returns this guest's achievements, the oldest first."""
        return await self._writer.run(honours.feats_of, guest_id)

    async def mementos_of(self, guest_id: str, game: str | None = None) -> list[Memento]:
        """Returns this guest's mementos, of all games or of one, the oldest first."""
        return await self._writer.run(mementos.of_guest, guest_id, game)

    async def results_of(self, guest_id: str) -> list[Memento]:
        """Like `mementos_of`, without the games' own data."""
        return await self._writer.run(mementos.results_of, guest_id)

    async def unremembered(self, limit: int) -> list[str]:
        """Returns some tables whose game ended before mementos were introduced."""
        return await self._writer.run(mementos.unremembered, limit)

    async def remember(self, code: str, rows: Sequence[Memento]) -> None:
        """Stores the mementos of such a table and takes it off the list."""
        await self._writer.run(mementos.remember, code, rows)

    async def finished(self, guest_id: str) -> dict[str, list[bytes]]:
        """Returns the documents of all tables where this guest finished a game, by the game's name."""
        return await self._writer.run(honours.finished, guest_id)

    async def played(self, guest_id: str, game: str) -> list[bytes]:
        """Returns the documents of all tables where this guest finished this game."""
        return await self._writer.run(honours.played, guest_id, game)


async def _migrated(writer: DatabaseWriter) -> None:
    """Migrates the database. Retries while it is locked, as another process may be migrating it."""
    for attempt in count(1):
        try:
            return await writer.run(migrate)
        except DBAPIError as error:
            if not is_locked(error) or attempt >= OPENING:
                raise
    return None


def _sign_out(connection: Connection, guest_id: str, but: bytes) -> int:
    """Signs out browsers, and leaves a notice so that their sockets are closed."""
    notices.leave(connection, "guest", guest_id)
    return guests.drop_tokens(connection, guest_id, but)


def _write(connection: Connection) -> None:
    """Writes a row without changing it, because only a write shows that the disk is full."""
    connection.execute(update(schema.secrets).values(id=schema.secrets.c.id))

"""The door to everything that is kept. What was awaited here is on the disk."""

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
"""How often a database that is locked is tried when it is opened: some six seconds."""
PATIENCE: Final = 3.0
"""Seconds after which a database that does not answer is not ready."""


class Store:
    """Raises `Taken` for what is there already and `Missing` for what is not; see errors.py."""

    def __init__(self, writer: DatabaseWriter) -> None:
        self._writer = writer
        self.calls = CallStore(writer)
        self.circles = CircleStore(writer)
        self.ratings = RatingStore(writer)
        self._trying: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: str, platform: Platform, *, house: Sharing | None = None) -> Store:
        """The store in this database, made or brought up to date where needed.

        Raises `NewerDatabase` if a newer house has written it. A house on PostgreSQL is alone there, or one
        of several that share it; a tool beside it is neither. A file is held by whoever opens a house on it.
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
        """Everything asked for before is written first."""
        await self._writer.close()

    async def ready(self) -> bool:
        """Can something be kept now? It is tried, once for all who ask at the same time."""
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
        """What these guests are called, as far as they exist."""
        return await self._writer.run(guests.names, guest_ids)

    async def rename(self, guest_id: str, name: str) -> None:
        await self._writer.run(guests.change, guest_id, name=name)

    async def add_token(self, guest_id: str, token: bytes) -> None:
        """One more browser of this guest."""
        await self._writer.run(guests.add_token, guest_id, token)

    async def set_phrase(self, guest_id: str, phrase: bytes) -> None:
        """In place of the one before, which is then worth nothing."""
        await self._writer.run(guests.change, guest_id, phrase=phrase)

    async def find_phrase(self, phrase: bytes) -> Guest | None:
        return await self._writer.run(guests.find_phrase, phrase)

    async def sign_out_others(self, guest_id: str, token: bytes) -> int:
        """All browsers of this guest but the one with this token. How many those were."""
        return await self._writer.run(_sign_out, guest_id, token)

    async def banned(self) -> frozenset[str]:
        """Guests and addresses that are not let in."""
        return frozenset(await self._writer.run(bans.every))

    async def latest_notice(self) -> int:
        return await self._writer.run(notices.latest)

    async def notices(self, since: int) -> list[Notice]:
        """What was done beside the house after the notice of this number."""
        return await self._writer.run(notices.since, since)

    async def add_table(self, row: TableRow) -> None:
        await self._writer.run(tables.add, row, self._writer.clock.time())

    async def find_table(self, code: str) -> TableRow | None:
        return await self._writer.run(tables.find, code)

    async def progress(self, code: str) -> tuple[int, int] | None:
        """Which version of a table there is, and how many inputs."""
        return await self._writer.run(tables.progress, code)

    async def tables_of(self, guest_id: str, limit: int) -> list[TableRow]:
        """Where this guest holds a seat, newest first."""
        return await self._writer.run(tables.of_guest, guest_id, limit)

    async def going_on_of(self, guest_id: str, limit: int) -> list[TableRow]:
        """Where this guest can play on, however long ago it began."""
        return await self._writer.run(tables.going_on_of, guest_id, limit)

    async def put_away(self, guest_id: str, code: str) -> bool:
        """This guest does not want to see this game for now. False where they hold no seat."""
        return await self._writer.run(hidden_games.put, guest_id, code)

    async def take_out(self, guest_id: str, code: str, now: float) -> bool:
        """This guest wants to see it again. False where they hold no seat."""
        return await self._writer.run(hidden_games.take_out, guest_id, code, now)

    async def away(self, guest_id: str, before: float) -> set[str]:
        """The codes of games this guest has put away, and of those nobody has touched since."""
        return await self._writer.run(hidden_games.of_guest, guest_id, before)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Where a stranger can join, newest first."""
        return await self._writer.run(tables.open_to_all, limit)

    async def use(self, code: str, now: float) -> None:
        """Somebody was at this table until now."""
        await self._writer.run(retention.use, code, now)

    async def unused(self, stages: Sequence[str], before: float) -> list[str]:
        """The codes of all tables at one of these stages that nobody has used since, the oldest first."""
        return await self._writer.run(retention.unused, stages, before)

    async def archive(self, code: str, version: int) -> bool:
        """Of a finished game only what was reached by it stays. False if it is not the one that was read."""
        return await self._writer.run(retention.archive, code, version)

    async def drop(self, code: str, stages: Sequence[str], before: float) -> bool:
        """This table is gone, if it is still at such a stage and nobody has used it since."""
        return await self._writer.run(retention.drop, code, stages, before)

    async def shrink(self) -> bool:
        """Gives free space back to the disk, some of it at a time. True if there is more."""
        return await self._writer.run(retention.shrink)

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Keep input `number` of a game; it must be the number of inputs so far."""
        await self._writer.run_row(inputs.append, inputs.row(code, number, entry))

    async def beat(self, holder: str, seconds: float) -> Pulse:
        """This process, one of several, lives; it says so again before that time is over."""
        return await self._writer.run(leases.beat, holder, seconds)

    async def take(self, code: str, holder: str) -> Lease | None:
        """This process is the home of a table from now on; None while another is that lives."""
        return await self._writer.run(leases.take, code, holder)

    async def home_of(self, code: str) -> Lease | None:
        """Which process serves this table, if one does that lives."""
        return await self._writer.run(leases.home_of, code)

    async def awake(self, codes: Sequence[str]) -> set[str]:
        """Those of these tables that some process serves now."""
        return await self._writer.run(leases.awake, codes)

    async def held(self, holder: str) -> dict[str, int]:
        """The tables whose home this process is, and the epoch of each lease."""
        return await self._writer.run(leases.held, holder)

    async def hand_back(self, lease: Lease) -> None:
        """Another may take this table at once."""
        await self._writer.run(leases.hand_back, lease)

    async def leave(self, holder: str) -> None:
        """Others may take all tables of this process at once."""
        await self._writer.run(leases.leave, holder)

    async def keep(self, kept: Kept, version: int, lease: Lease | None = None) -> None:
        """All of a change, or nothing of it.

        Raises `Outdated` where its table has gone on from this version, and `Taken` where the code of a new
        table is in use; with a lease, `NotHome` where somebody else has taken the table.
        """
        if kept is NOTHING:
            return
        if len(kept.inputs) == 1 and kept.row is None and kept.new_table is None and kept.waits is None:
            await self._keep_input(kept, lease)  # what happens most goes with the inputs of other tables
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
        """All inputs of a game, in order. None, at the end, where one is missing."""
        return await self._writer.run(inputs.of_table, code)

    async def waits_at(self, code: str) -> tuple[Wait, ...]:
        """The decisions that are waited for at this table, by seat."""
        return await self._writer.run(pending.at_table, code)

    async def calls_for(self, guest_id: str) -> list[Call]:
        """Where others wait for this guest, those first that have waited longest."""
        return await self._writer.run(pending.of_guest, guest_id)

    async def overdue(self, now: float) -> list[str]:
        """The codes of tables where somebody's days are over."""
        return await self._writer.run(pending.over, now)

    async def add_contact(self, contact: Contact) -> None:
        """A guest wants to be called there, too."""
        await self._writer.run(contacts.add, contact)

    async def remove_contact(self, address: str, guest_id: str) -> bool:
        """This guest is called there no more. False if they were not."""
        return await self._writer.run(contacts.remove, address, guest_id)

    async def contacts_of(self, guest_id: str) -> list[Contact]:
        """Where this guest wants to be called, the oldest first."""
        return await self._writer.run(contacts.of_guest, guest_id)

    async def contacts_at(self, address: str) -> list[Contact]:
        """Of whoever wants to be called there: for nobody's eyes but the house's."""
        return await self._writer.run(contacts.at, address)

    async def set_holiday(self, guest_id: str, until: float, days: float) -> None:
        """What others wait for of this guest is due so long after then."""
        await self._writer.run(contacts.set_holiday, guest_id, until, days)

    async def holidays(self, guest_ids: tuple[str, ...]) -> dict[str, float]:
        """Who of these guests is on holiday, or was, and until when."""
        return await self._writer.run(contacts.holidays, guest_ids)

    async def mend(self, row: TableRow, sound: int, version: int, now: float) -> None:
        """A damaged table is like this from now on, after so many sound inputs. The others are put aside."""
        await self._writer.run(changes.mend, row, sound, version, now)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs this in one transaction: for what reads or changes many tables of the database."""
        return await self._writer.run(work)

    async def wipe(self, work: Callable[[Connection], bool]) -> bool:
        """Outside of any transaction (`secure_delete.py`). False where it could not be done yet."""
        return await self._writer.run_apart(work)

    async def secret(self, fresh: bytes) -> bytes:
        """The house's own; nobody else may ever hear of it. A fresh one, if it has none yet."""
        return await self._writer.run(honours.secret, fresh)

    async def firsts(self, game: str, date: str) -> list[tuple[int, int]]:
        """Of a day: each score of a first try, and how many guests have it."""
        return await self._writer.run(days.firsts, game, date)

    async def finishers(self, game: str, date: str, limit: int) -> list[Finisher]:
        """Who has finished a day, so many at most."""
        return await self._writer.run(days.finishers, game, date, limit)

    async def of_day(self, game: str, date: str) -> list[Day]:
        """What everyone has made of this day."""
        return await self._writer.run(days.of_day, game, date)

    async def days_of(self, guest_id: str, limit: int) -> list[Day]:
        """What this guest has made of days, the latest first."""
        return await self._writer.run(days.days_of, guest_id, limit)

    async def days_of_game(self, guest_id: str, game: str) -> list[Day]:
        """The same of one game, the earliest first."""
        return await self._writer.run(days.of_game, guest_id, game)

    async def give_up(self, guest_id: str, game: str, date: str) -> bool:
        """This guest tries no more on this day. False where there was no try."""
        return await self._writer.run(days.give_up, guest_id, game, date)

    async def first_day(self) -> str:
        """The earliest day of which anything is left here; empty where nobody has ever been."""
        return await self._writer.run(days.earliest)

    async def reach(self, game: str, date: str, code: str) -> bytes | None:
        """What was found to be within reach at this table of a day, or from its deal on."""
        return await self._writer.run(days.reach, game, date, code)

    async def keep_reach(self, game: str, date: str, code: str, doc: bytes) -> None:
        """What was found is kept: it takes long to find."""
        await self._writer.run(days.keep_reach, game, date, code, doc)

    async def feats_of(self, guest_id: str) -> list[Feat]:
        """What this guest has reached, the oldest first."""
        return await self._writer.run(honours.feats_of, guest_id)

    async def mementos_of(self, guest_id: str, game: str | None = None) -> list[Memento]:
        """What finished games have left for this guest, or those of one kind; the oldest first."""
        return await self._writer.run(mementos.of_guest, guest_id, game)

    async def results_of(self, guest_id: str) -> list[Memento]:
        """The same, without what the games themselves have left."""
        return await self._writer.run(mementos.results_of, guest_id)

    async def unremembered(self, limit: int) -> list[str]:
        """Some tables whose game was over before mementos were kept."""
        return await self._writer.run(mementos.unremembered, limit)

    async def remember(self, code: str, rows: Sequence[Memento]) -> None:
        """What such a game leaves; it is not listed any more."""
        await self._writer.run(mementos.remember, code, rows)

    async def finished(self, guest_id: str) -> dict[str, list[bytes]]:
        """The documents of all tables where this guest has finished a game, by the game's name."""
        return await self._writer.run(honours.finished, guest_id)

    async def played(self, guest_id: str, game: str) -> list[bytes]:
        """The documents of all tables where this guest has finished such a game."""
        return await self._writer.run(honours.played, guest_id, game)


async def _migrated(writer: DatabaseWriter) -> None:
    """Who opens a database may wait longer than who moves: another one may be bringing it up to date."""
    for attempt in count(1):
        try:
            return await writer.run(migrate)
        except DBAPIError as error:
            if not is_locked(error) or attempt >= OPENING:
                raise
    return None


def _sign_out(connection: Connection, guest_id: str, but: bytes) -> int:
    """Whoever has a socket of this guest is told."""
    notices.leave(connection, "guest", guest_id)
    return guests.drop_tokens(connection, guest_id, but)


def _write(connection: Connection) -> None:
    """Writes a row without changing it, because only a write shows that the disk is full."""
    connection.execute(update(schema.secrets).values(id=schema.secrets.c.id))

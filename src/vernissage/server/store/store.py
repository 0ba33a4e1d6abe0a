"""The interface to all stored data. When a write has been awaited, it is on the disk.

Each query is a function of a connection in one of this folder's modules. `_query` makes it a method that runs
the function in a transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from vernissage.server.platform import Platform
from vernissage.server.store import (
    bans,
    calls,
    changes,
    circles,
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
    ratings,
    retention,
    schema,
    tables,
)
from vernissage.server.store.database import compaction
from vernissage.server.store.database.engine import connect, is_locked
from vernissage.server.store.database.errors import Missing, Outdated, Taken
from vernissage.server.store.database.file import DatabaseFile
from vernissage.server.store.database.locks import Sharing, be_a_house
from vernissage.server.store.database.migrate import migrate
from vernissage.server.store.database.writer import DatabaseWriter
from vernissage.server.store.rows import Lease
from vernissage.table.rows import NOTHING, Kept, TableRow

P = ParamSpec("P")
T = TypeVar("T")

OPENING: Final = 8
"""The number of attempts to open a locked database. Together they take about six seconds."""
PATIENCE: Final = 3.0
"""The seconds after which an unresponsive database counts as not ready."""


class _Queries:
    """A set of queries, which the database's writer runs."""

    def __init__(self, writer: DatabaseWriter) -> None:
        self._writer = writer


def _query(
    work: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[_Queries, P], Coroutine[Any, Any, T]]:
    """Returns a method that runs `work` in a transaction of its own."""

    async def method(self: _Queries, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.run(work, *args, **kwargs)

    return method


class CallStore(_Queries):
    """Queries about notifications: those that are due, their claims and their results."""

    wanted = _query(calls.wanted)
    claim = _query(calls.claim)
    reached = _query(calls.reached)
    missed = _query(calls.missed)


class CircleStore(_Queries):
    """Queries about circles, their members, tables and results."""

    add = _query(circles.add)
    find = _query(circles.find)
    people = _query(circles.people)
    of_guest = _query(circles.of_guest)
    at_table = _query(circles.at_table)
    join = _query(circles.join)
    leave = _query(circles.leave)
    rename = _query(circles.rename)
    renew = _query(circles.renew)
    agree = _query(circles.agree)
    come = _query(circles.come)
    tables = _query(tables.of_circle)
    results = _query(mementos.results_at)
    mementos = _query(mementos.of_tables)


class RatingStore(_Queries):
    """Queries about the ratings of guests who asked for them."""

    of_guest = _query(ratings.of_guest)
    wanted_by = _query(ratings.wanted_by)
    keep = _query(ratings.keep)


class Store(_Queries):
    """All queries and changes of the database.

    They raise `Taken` for duplicates and `Missing` for unknown rows; see errors.py.
    """

    def __init__(self, writer: DatabaseWriter) -> None:
        super().__init__(writer)
        self.calls = CallStore(writer)
        self.circles = CircleStore(writer)
        self.ratings = RatingStore(writer)
        self._trying: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: str, platform: Platform, *, house: Sharing | None = None) -> Store:
        """Opens the store in this database, and creates or migrates it if needed.

        Raises `NewerDatabase` if a newer version has written it. On PostgreSQL `house` says whether this
        server is alone or shares the database; a tool passes None. The caller takes the lock of a file
        (`hold`).
        """
        await platform.executor().run(compaction.prepare, url)
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
        """Writes everything pending, and closes the store."""
        await self._writer.close()

    async def ready(self) -> bool:
        """Returns whether a write succeeds now. Concurrent callers share one test."""
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

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs a function in one transaction, for work that concerns many tables of the database."""
        return await self._writer.run(work)

    async def wipe(self, work: Callable[[Connection], bool]) -> bool:
        """Runs `work` outside of any transaction (`secure_delete.py`).

        Returns its result: False if it could not be done yet.
        """
        return await self._writer.run_apart(work)

    async def keep(self, kept: Kept, version: int, lease: Lease | None = None) -> None:
        """Stores a change completely, or not at all.

        Raises `Outdated` if the table has changed since `version`, and `Taken` if the code of a new table is
        in use. With a lease, raises `NotHome` if another process has taken the table.
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

    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Appends an input to a game. `number` must equal the number of inputs so far."""
        await self._writer.run_row(inputs.append, inputs.row(code, number, entry))

    async def add_table(self, row: TableRow) -> None:
        await self._writer.run(tables.add, row, self._writer.clock.time())

    async def banned(self) -> frozenset[str]:
        """Returns the banned guests and addresses."""
        return frozenset(await self._writer.run(bans.every))

    # Guests. Tokens and phrases arrive here already hashed.
    add_guest = _query(guests.add)
    find_guest = _query(guests.find)
    names = _query(guests.names)
    portraits = _query(guests.portraits)
    rename = _query(guests.rename)
    add_token = _query(guests.add_token)
    set_phrase = _query(guests.set_phrase)
    find_phrase = _query(guests.find_phrase)
    sign_out_others = _query(guests.sign_out_others)
    put_away = _query(hidden_games.put)
    take_out = _query(hidden_games.take_out)
    away = _query(hidden_games.of_guest)
    add_contact = _query(contacts.add)
    remove_contact = _query(contacts.remove)
    contacts_of = _query(contacts.of_guest)
    contacts_at = _query(contacts.at)
    set_holiday = _query(contacts.set_holiday)
    holidays = _query(contacts.holidays)

    # Tables
    find_table = _query(tables.find)
    progress = _query(tables.progress)
    tables_of = _query(tables.of_guest)
    going_on_of = _query(tables.going_on_of)
    open_tables = _query(tables.open_to_all)
    mend = _query(changes.mend)
    waits_at = _query(pending.at_table)
    calls_for = _query(pending.of_guest)
    overdue = _query(pending.over)
    inputs = _query(inputs.of_table)

    # Finished games
    secret = _query(honours.secret)
    feats_of = _query(honours.feats_of)
    finished = _query(honours.finished)
    mementos_of = _query(mementos.of_guest)
    results_of = _query(mementos.results_of)
    unremembered = _query(mementos.unremembered)
    remember = _query(mementos.remember)
    firsts = _query(days.firsts)
    finishers = _query(days.finishers)
    friend_of_day = _query(days.friend)
    of_day = _query(days.of_day)
    days_of = _query(days.days_of)
    days_of_game = _query(days.of_game)
    give_up = _query(days.give_up)
    first_day = _query(days.earliest)
    reach = _query(days.reach)
    keep_reach = _query(days.keep_reach)

    # Several processes
    beat = _query(leases.beat)
    take = _query(leases.take)
    home_of = _query(leases.home_of)
    awake = _query(leases.awake)
    held = _query(leases.held)
    hand_back = _query(leases.hand_back)
    leave = _query(leases.leave)

    # Upkeep
    latest_notice = _query(notices.latest)
    notices = _query(notices.since)
    use = _query(retention.use)
    unused = _query(retention.unused)
    archive = _query(retention.archive)
    drop = _query(retention.drop)
    shrink = _query(retention.shrink)


async def _migrated(writer: DatabaseWriter) -> None:
    """Migrates the database. Retries while it is locked, because another process may be migrating it."""
    for attempt in count(1):
        try:
            return await writer.run(migrate)
        except DBAPIError as error:
            if not is_locked(error) or attempt >= OPENING:
                raise
    return None


def _write(connection: Connection) -> None:
    """Writes a row without changing it, because only a write detects a full disk."""
    connection.execute(update(schema.secrets).values(id=schema.secrets.c.id))

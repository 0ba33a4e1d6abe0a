"""A change of one table, kept whole: its inputs, the table, and what people have reached by it."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from vernissage.server.store import circles, days, honours, inputs, leases, mementos, pending, ratings, tables
from vernissage.server.store.database.errors import Gone, Missing, Outdated
from vernissage.server.store.rows import Lease
from vernissage.table.rows import Feat, Kept, TableRow, Wait


def keep(connection: Connection, kept: Kept, version: int, now: float, lease: Lease | None = None) -> None:
    """All of it, or it raises, and the caller undoes what was kept. With a lease, only if that holds."""
    if lease is not None:
        leases.refuse_elsewhere(connection, lease)
    if kept.new_table is not None:
        _add_table(connection, kept, kept.new_table, now)
    if kept.inputs:  # where a table goes on from another, they are its own: it comes first
        _append(connection, kept)
    # Before the table is saved as over: what somebody has played before is without this one.
    for guest, feats_of in kept.many_games.items():
        assert kept.row is not None
        for name in feats_of(honours.played(connection, guest, kept.row.game)):
            honours.reach(connection, Feat(guest, kept.row.game, name, kept.now, kept.row.code))
    if kept.row is not None:
        tables.save(connection, kept.row, version, now)
    if kept.points is not None:
        days.score(connection, kept.points)
    for feat in kept.feats:
        honours.reach(connection, feat)
    mementos.keep(connection, kept.mementos)
    ratings.count(connection, kept.contest)
    if kept.waits is not None:
        _wait_for(connection, kept.code, kept.waits)


def mend(connection: Connection, row: TableRow, sound: int, version: int, now: float) -> None:
    """A damaged table goes on after so many inputs, if it is still the one that was read."""
    inputs.cut_off(connection, row.code, sound, now)
    tables.save(connection, row, version, now)


def _add_table(connection: Connection, kept: Kept, row: TableRow, now: float) -> None:
    """For a circle, if it says so; and whoever has met at the table before it meets there, too."""
    tables.add(connection, row, now)
    if kept.circle:
        circles.meet(connection, kept.circle, row)
    if kept.row is not None:
        circles.follow(connection, kept.row.code, row)


def _wait_for(connection: Connection, code: str, awaited: tuple[Wait, ...]) -> None:
    """Whoever is forgotten is waited for no more: then the table is another one by now."""
    try:
        pending.replace(connection, code, awaited)
    except IntegrityError as error:
        message = f"somebody at table {code!r} is not there any more"
        raise Gone(message) from error


def _append(connection: Connection, kept: Kept) -> None:
    """One after the other, as each follows the one before it."""
    try:
        for number, entry in kept.inputs:
            inputs.append(connection, [inputs.row(kept.code, number, entry)])
    except (IntegrityError, Missing) as error:
        message = f"table {kept.code!r} has other inputs by now"
        raise Outdated(message) from error

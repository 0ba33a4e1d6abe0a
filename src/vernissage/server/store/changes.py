"""Stores one change of a table in a transaction: inputs, the table itself, and players' results."""

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from vernissage.server.store import circles, days, honours, inputs, leases, mementos, pending, ratings, tables
from vernissage.server.store.database.errors import Gone, Missing, Outdated
from vernissage.server.store.rows import Lease
from vernissage.table.rows import Feat, Kept, TableRow, Wait


def keep(connection: Connection, kept: Kept, version: int, now: float, lease: Lease | None = None) -> None:
    """Stores all parts of a change. If one fails, it raises and the caller rolls back.

    With a lease, it also raises if the lease is lost.
    """
    if lease is not None:
        leases.refuse_elsewhere(connection, lease)
    if kept.new_table is not None:
        _add_table(connection, kept, kept.new_table, now)
    if kept.inputs:  # The new table is added before its inputs.
        _append(connection, kept)
    # This comes before the table is saved as over. Otherwise this game would count as an earlier game.
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
    """Repairs a damaged table: keeps its first `sound` inputs. Raises `Outdated` if it has changed since."""
    inputs.cut_off(connection, row.code, sound, now)
    tables.save(connection, row, version, now)


def _add_table(connection: Connection, kept: Kept, row: TableRow, now: float) -> None:
    """Adds a table, and links it to its circle and to the circles that met at the table before it."""
    tables.add(connection, row, now)
    if kept.circle:
        circles.meet(connection, kept.circle, row)
    if kept.row is not None:
        circles.follow(connection, kept.row.code, row)


def _wait_for(connection: Connection, code: str, awaited: tuple[Wait, ...]) -> None:
    """Replaces the table's waits. Raises `Gone` if one of the guests was deleted meanwhile."""
    try:
        pending.replace(connection, code, awaited)
    except IntegrityError as error:
        raise Gone(f"a guest at table {code!r} no longer exists") from error


def _append(connection: Connection, kept: Kept) -> None:
    """Appends the inputs one by one, because each must follow an existing one."""
    try:
        for number, entry in kept.inputs:
            inputs.append(connection, [inputs.row(kept.code, number, entry)])
    except (IntegrityError, Missing) as error:
        raise Outdated(f"table {kept.code!r} has other inputs now") from error

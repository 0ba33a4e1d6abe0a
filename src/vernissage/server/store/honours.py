"""What guests have reached, in the database: points of daily puzzles, and feats. And the house's secret."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final

import msgspec
from sqlalchemy import Connection, LargeBinary, cast, delete, exists, func, insert, select, update

from vernissage.server.store import schema
from vernissage.server.store.rows import Day, Feat, Points, TableRow

SECRET_BYTES: Final = 32


def secret(connection: Connection) -> bytes:
    """The house's own: made when it is first asked for, and the same ever after."""
    found = connection.scalar(select(schema.secrets.c.secret))
    if found is None:
        found = token_bytes(SECRET_BYTES)
        connection.execute(insert(schema.secrets), {"id": 1, "secret": found})
    return bytes(found)


def score(connection: Connection, points: Points) -> None:
    """One more try. Of two that are as good, the first stays the best."""
    table, score = schema.days, points.score
    where = (table.c.game == points.game, table.c.date == points.date, table.c.guest == points.guest)
    before = connection.execute(select(table).where(*where)).mappings().first()
    if before is None:
        new = Day(points.guest, points.game, points.date, 1, score, score, points.code)
        connection.execute(insert(table), msgspec.structs.asdict(new))
    else:
        better = {"best": score, "code": points.code} if score > before["best"] else {}
        connection.execute(update(table).where(*where).values(tries=before["tries"] + 1, **better))


def reach(connection: Connection, feat: Feat) -> None:
    """Only the first time counts."""
    table = schema.feats
    where = (table.c.guest == feat.guest, table.c.game == feat.game, table.c.feat == feat.feat)
    if connection.scalar(select(table.c.feat).where(*where)) is None:
        connection.execute(insert(table), msgspec.structs.asdict(feat))


def scores(connection: Connection, game: str, date: str) -> list[tuple[int, int]]:
    """How many guests have which best score, the lowest first."""
    table = schema.days
    counted = select(table.c.best, func.count()).where(table.c.game == game, table.c.date == date)
    found = connection.execute(counted.group_by(table.c.best).order_by(table.c.best))
    return [(best, guests) for best, guests in found]


def days_of(connection: Connection, guest_id: str, limit: int) -> list[Day]:
    table = schema.days
    newest = select(table).where(table.c.guest == guest_id).order_by(table.c.date.desc(), table.c.game)
    return [Day(**row) for row in connection.execute(newest.limit(limit)).mappings()]


def feats_of(connection: Connection, guest_id: str) -> list[Feat]:
    table = schema.feats
    reached = select(table).where(table.c.guest == guest_id).order_by(table.c.made, table.c.feat)
    return [Feat(**row) for row in connection.execute(reached).mappings()]


def finished(connection: Connection, guest_id: str) -> dict[str, list[bytes]]:
    """The settings of all games that the guest has finished, by kind."""
    table = schema.tables
    seated = select(table.c.game, table.c.doc).join(schema.seats).where(schema.seats.c.guest == guest_id)
    found: dict[str, list[bytes]] = {}
    for game, doc in connection.execute(seated.where(table.c.stage == "over")):
        found.setdefault(game, []).append(doc)
    return found


def played(connection: Connection, guest_id: str, game: str) -> list[bytes]:
    """The settings of all games of this kind that the guest has finished."""
    table = schema.tables
    seated = (
        select(cast(table.c.doc, LargeBinary))
        .select_from(table)
        .join(schema.seats)
        .where(schema.seats.c.guest == guest_id)
    )
    # A stage that is worked out has no index: else SQLite would go through all games that are over.
    is_over = table.c.stage.concat("") == "over"
    return list(connection.scalars(seated.where(table.c.game == game, is_over)))


def is_alone(connection: Connection, guest_id: str, row: TableRow) -> bool:
    """Does this table mean something to nobody but this guest?"""
    if any(guest != guest_id for guest in row.guests):
        return False
    kept = ((table.c.code == row.code, table.c.guest != guest_id) for table in (schema.days, schema.feats))
    return not any(connection.scalar(select(exists().where(*others))) for others in kept)


def forget(connection: Connection, guest_id: str) -> None:
    """All that this guest has reached."""
    for table in (schema.days, schema.feats):
        connection.execute(delete(table).where(table.c.guest == guest_id))

"""Achievements of guests in the database, and the server's secret."""

from typing import Final

import msgspec
from sqlalchemy import Connection, LargeBinary, cast, delete, exists, select

from vernissage.server.store import schema, tables
from vernissage.server.store.database.engine import insert_once
from vernissage.table.rows import Feat, TableRow

_OWN: Final = (schema.days, schema.feats, schema.mementos)
"""The tables that hold guests' results and achievements."""
_is_over = schema.tables.c.stage.in_((tables.OVER, tables.ARCHIVED))


def secret(connection: Connection, fresh: bytes) -> bytes:
    """Returns the server's secret. The first call stores `fresh`; later calls return the stored one."""
    asked = select(schema.secrets.c.secret)
    found = connection.scalar(asked)
    if found is None:
        insert_once(connection, schema.secrets, {"id": 1, "secret": fresh})
        found = connection.execute(asked).scalar_one()
    return bytes(found)


def reach(connection: Connection, feat: Feat) -> None:
    """Records an achievement. Only the first time counts, whichever process records it."""
    table = schema.feats
    where = (table.c.guest == feat.guest, table.c.game == feat.game, table.c.feat == feat.feat)
    if connection.scalar(select(table.c.feat).where(*where)) is None:
        insert_once(connection, table, msgspec.structs.asdict(feat))


def feats_of(connection: Connection, guest_id: str) -> list[Feat]:
    table = schema.feats
    reached = select(table).where(table.c.guest == guest_id).order_by(table.c.made, table.c.feat)
    return [Feat(**row) for row in connection.execute(reached).mappings()]


def finished(connection: Connection, guest_id: str) -> dict[str, list[bytes]]:
    """Returns the documents of all tables where this guest finished a game, by the game's name."""
    table = schema.tables
    seated = select(table.c.game, table.c.doc).join(schema.seats).where(schema.seats.c.guest == guest_id)
    found: dict[str, list[bytes]] = {}
    for game, doc in connection.execute(seated.where(_is_over)):
        found.setdefault(game, []).append(doc)
    return found


def played(connection: Connection, guest_id: str, game: str) -> list[bytes]:
    """Returns the documents of all tables where this guest finished this game."""
    table = schema.tables
    seated = (
        select(cast(table.c.doc, LargeBinary))
        .select_from(table)
        .join(schema.seats)
        .where(schema.seats.c.guest == guest_id)
    )
    return list(connection.scalars(seated.where(table.c.game == game, _is_over)))


def is_of_use(connection: Connection, code: str) -> bool:
    """Returns whether anyone has a result or an achievement from this table."""
    of_table = (select(exists().where(table.c.code == code)) for table in _OWN)
    return any(connection.scalar(each) for each in of_table)


def is_alone(connection: Connection, guest_id: str, row: TableRow) -> bool:
    """Returns whether nobody but this guest has a seat, a result or an achievement at this table."""
    if any(guest != guest_id for guest in row.guests):
        return False
    kept = ((table.c.code == row.code, table.c.guest != guest_id) for table in _OWN)
    return not any(connection.scalar(select(exists().where(*others))) for others in kept)


def forget(connection: Connection, guest_id: str) -> None:
    """Deletes all results and achievements of this guest."""
    for table in _OWN:
        connection.execute(delete(table).where(table.c.guest == guest_id))

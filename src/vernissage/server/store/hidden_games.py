"""Unfinished games that a guest has hidden from their list, in the database. Nothing is deleted."""

from sqlalchemy import Connection, delete, insert, select

from vernissage.server.store import retention, schema, tables

_TABLE = schema.put_away


def put(connection: Connection, guest_id: str, code: str) -> bool:
    """Hides a game for this guest. Returns False if they have no seat there."""
    if not _is_seated(connection, guest_id, code):
        return False
    own = _TABLE.c.code == code, _TABLE.c.guest == guest_id
    if connection.scalar(select(_TABLE.c.code).where(*own)) is None:
        connection.execute(insert(_TABLE), {"code": code, "guest": guest_id})
    return True


def take_out(connection: Connection, guest_id: str, code: str, now: float) -> bool:
    """Shows a game again, and marks it as used now so that it stays visible. Returns False without a seat."""
    if not _is_seated(connection, guest_id, code):
        return False
    connection.execute(delete(_TABLE).where(_TABLE.c.code == code, _TABLE.c.guest == guest_id))
    retention.use(connection, code, now)
    return True


def of_guest(connection: Connection, guest_id: str, before: float) -> set[str]:
    """Returns the codes of games that this guest has hidden, or that were not used since `before`."""
    by_hand = select(_TABLE.c.code).where(_TABLE.c.guest == guest_id)
    going_on = schema.tables.c.stage.in_(tables.GOING_ON)
    old = (
        select(schema.seats.c.code)
        .join(schema.tables)
        .where(schema.seats.c.guest == guest_id, going_on, schema.tables.c.used < before)
    )
    return {*connection.scalars(by_hand), *connection.scalars(old)}


def _is_seated(connection: Connection, guest_id: str, code: str) -> bool:
    seats = schema.seats
    seated = select(seats.c.code).where(seats.c.code == code, seats.c.guest == guest_id)
    return connection.scalar(seated) is not None

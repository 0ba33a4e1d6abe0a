"""Where guests want to be called, and who is on holiday, in the database."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from vernissage.server.store import calls, notices, schema
from vernissage.server.store.rows import Contact

_TABLE = schema.contacts
_CONTACT = select(*_TABLE.c["address", "guest", "kind", "doc", "made"])
_WAITS = schema.waits


def add(connection: Connection, contact: Contact) -> None:
    """This guest is called there too. Whether others are is their own business."""
    remove(connection, contact.address, contact.guest)
    connection.execute(
        insert(_TABLE),
        {
            "address": contact.address,
            "guest": contact.guest,
            "kind": contact.kind,
            "doc": contact.doc,
            "made": contact.made,
        },
    )


def remove(connection: Connection, address: str, guest_id: str) -> bool:
    """This guest is called there no more. False if they were not."""
    calls.drop_at(connection, address, guest_id)
    own = _TABLE.c.address == address, _TABLE.c.guest == guest_id
    return connection.execute(delete(_TABLE).where(*own)).rowcount > 0


def of_guest(connection: Connection, guest_id: str) -> list[Contact]:
    """The oldest first."""
    mine = _CONTACT.where(_TABLE.c.guest == guest_id).order_by(_TABLE.c.made, _TABLE.c.address)
    return [Contact(*row) for row in connection.execute(mine)]


def at(connection: Connection, address: str) -> list[Contact]:
    """Of whoever wants to be called there. A feed has an address of its own."""
    return [Contact(*row) for row in connection.execute(_CONTACT.where(_TABLE.c.address == address))]


def set_holiday(connection: Connection, guest_id: str, until: float, days: float) -> None:
    """This guest's time stands still until then, with these days after it. Their tables are read anew."""
    connection.execute(delete(schema.holidays).where(schema.holidays.c.guest == guest_id))
    if until:
        connection.execute(insert(schema.holidays), {"guest": guest_id, "until": until})
    mine = _WAITS.c.guest == guest_id, _WAITS.c.due.is_not(None), _WAITS.c.due < until + days
    connection.execute(update(_WAITS).where(*mine).values(due=until + days))
    for code in connection.scalars(
        select(schema.seats.c.code).join(schema.tables).where(*_goes_on(guest_id))
    ):
        notices.leave(connection, "table", code)


def _goes_on(guest_id: str) -> tuple[ColumnElement[bool], ...]:
    return schema.seats.c.guest == guest_id, schema.tables.c.stage == "playing"


def holidays(connection: Connection, guest_ids: tuple[str, ...]) -> dict[str, float]:
    """Which of these guests are on holiday, or were, and until when."""
    known = schema.holidays.c.guest.in_(guest_ids)
    rows = connection.execute(select(schema.holidays.c.guest, schema.holidays.c.until).where(known))
    return {row.guest: row.until for row in rows}

"""Contacts (addresses where guests are notified) and holidays in the database."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from vernissage.server.store import calls, notices, schema
from vernissage.server.store.rows import Contact

_TABLE = schema.contacts
_CONTACT = select(*_TABLE.c["address", "guest", "kind", "doc", "made"])
_WAITS = schema.waits


def add(connection: Connection, contact: Contact) -> None:
    """Adds a contact, or replaces it. Several guests may use one address."""
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
    """Removes a contact. Returns False if there was none."""
    calls.drop_at(connection, address, guest_id)
    own = _TABLE.c.address == address, _TABLE.c.guest == guest_id
    return connection.execute(delete(_TABLE).where(*own)).rowcount > 0


def of_guest(connection: Connection, guest_id: str) -> list[Contact]:
    """Returns the contacts of a guest, the oldest first."""
    mine = _CONTACT.where(_TABLE.c.guest == guest_id).order_by(_TABLE.c.made, _TABLE.c.address)
    return [Contact(*row) for row in connection.execute(mine)]


def at(connection: Connection, address: str) -> list[Contact]:
    """Returns everyone's contacts at this address. The address of a feed is unique."""
    return [Contact(*row) for row in connection.execute(_CONTACT.where(_TABLE.c.address == address))]


def set_holiday(connection: Connection, guest_id: str, until: float, days: float) -> None:
    """Sets a holiday: the guest's deadlines move to `days` after its end, and their tables are reloaded."""
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
    """Returns when each guest's present or past holiday ends. Guests without one are left out."""
    known = schema.holidays.c.guest.in_(guest_ids)
    rows = connection.execute(select(schema.holidays.c.guest, schema.holidays.c.until).where(known))
    return {row.guest: row.until for row in rows}

"""Where guests want to be called, and who is on holiday, in the database."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from vernissage.server.store import notices, schema
from vernissage.server.store.rows import Contact, Due

_TABLE = schema.contacts
_CONTACT = select(*_TABLE.c["address", "guest", "kind", "doc", "made"])
_WAITS = schema.waits
TOLD, REMINDED = 1, 2


def add(connection: Connection, contact: Contact) -> None:
    """This guest is called there too. Whoever was called at that address before no longer is."""
    remove(connection, contact.address)
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


def remove(connection: Connection, address: str, guest_id: str | None = None) -> bool:
    """Nobody is called there any more; or only if it is this guest's. False if there was nobody."""
    own = [] if guest_id is None else [_TABLE.c.guest == guest_id]
    return connection.execute(delete(_TABLE).where(_TABLE.c.address == address, *own)).rowcount > 0


def of_guest(connection: Connection, guest_id: str) -> list[Contact]:
    """The oldest first."""
    mine = _CONTACT.where(_TABLE.c.guest == guest_id).order_by(_TABLE.c.made, _TABLE.c.address)
    return [Contact(*row) for row in connection.execute(mine)]


def find(connection: Connection, address: str) -> Contact | None:
    row = connection.execute(_CONTACT.where(_TABLE.c.address == address)).first()
    return None if row is None else Contact(*row)


def claim(connection: Connection, asked_before: float, due_before: float) -> list[Due]:
    """Whom to call now: those asked before that time, and those to be reminded, each once.

    Whoever asks for them calls them: another process that asks at the same time gets others.
    """
    has_contact = _WAITS.c.guest.in_(select(_TABLE.c.guest))  # few of all who are waited for
    is_new = (_WAITS.c.called < TOLD) & (_WAITS.c.since <= asked_before)
    is_late = (_WAITS.c.called < REMINDED) & (_WAITS.c.due <= due_before)
    which = _WAITS.c["guest", "code", "seat", "called", "since", "due"]
    wanted = (
        select(*which, *schema.tables.c["game", "stage"])
        .join(schema.tables)
        .where(or_(is_new, is_late), has_contact)
    )
    found = []
    for row in connection.execute(wanted.order_by(_WAITS.c.since)).all():
        is_last = row.due is not None and row.due <= due_before
        here = _WAITS.c.code == row.code, _WAITS.c.seat == row.seat, _WAITS.c.called == row.called
        ours = connection.execute(update(_WAITS).where(*here).values(called=REMINDED if is_last else TOLD))
        if ours.rowcount == 1:
            gathers = row.stage == "gathering"
            found.append(Due(row.guest, row.code, row.game, row.due, row.called == TOLD, gathers))
    return found


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

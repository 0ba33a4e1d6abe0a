"""Calls (notifications to send) and their results in the database, so that none is lost when a server stops.

A process claims a call for a limited time before it sends it. If the process crashes, another one retries
after that time. In the worst case a guest is notified twice.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, update

from vernissage.server.store import schema
from vernissage.server.store.database.engine import insert_once
from vernissage.server.store.rows import Contact, Due, Errand

TOLD, REMINDED = 1, 2
TRIES: Final = 6
"""The maximum number of attempts for each notification."""
_CALLS = schema.calls
_CONTACTS = schema.contacts
_WAITS = schema.waits
_CALLED = func.coalesce(_CALLS.c.called, 0)
_TRIED = func.coalesce(_CALLS.c.tries, 0)
_WANTED = select(
    *_CONTACTS.c["address", "guest", "kind", "doc", "made"],
    *_WAITS.c["code", "seat", "due"],
    *schema.tables.c["game", "stage"],
    _CALLED.label("called"),
    _TRIED.label("tries"),
    _CALLS.c.next,
).select_from(
    _CONTACTS.join(_WAITS, _WAITS.c.guest == _CONTACTS.c.guest)
    .join(schema.tables, schema.tables.c.code == _WAITS.c.code)
    .outerjoin(
        _CALLS,
        (_CALLS.c.code == _WAITS.c.code)
        & (_CALLS.c.seat == _WAITS.c.seat)
        & (_CALLS.c.address == _CONTACTS.c.address),
    )
)


def wanted(connection: Connection, now: float, asked_before: float, due_before: float) -> list[Errand]:
    """Returns the calls to send now, the longest wait first.

    Waits that began by `asked_before` get a first call. Waits with a deadline by `due_before` get a reminder.
    """
    is_new = (_WAITS.c.since <= asked_before) & _is_untold(TOLD)
    is_late = (_WAITS.c.due <= due_before) & _is_untold(REMINDED)
    is_free = func.coalesce(_CALLS.c.next, 0.0) <= now
    has_contact = _WAITS.c.guest.in_(select(schema.contacts.alias().c.guest))  # few waits have a contact
    found = _WANTED.where(_CONTACTS.c.kind != "feed", has_contact, is_new | is_late, is_free)
    # A fixed order, so that two processes that claim the same rows cannot deadlock.
    ordered = found.order_by(_WAITS.c.since, _WAITS.c.code, _WAITS.c.seat, _CONTACTS.c.address)
    return [_errand(row, due_before) for row in connection.execute(ordered).all()]


def _is_untold(telling: int) -> ColumnElement[bool]:
    return (telling > _CALLED) & (TRIES * telling > _TRIED)


def _errand(row: Row[*tuple[Any, ...]], due_before: float) -> Errand:
    is_last = row.due is not None and row.due <= due_before
    reminds, gathers = row.called == TOLD, row.stage == "gathering"
    return Errand(
        due=Due(row.guest, row.code, row.game, row.due, reminds, gathers),
        seat=row.seat,
        contact=Contact(row.address, row.guest, row.kind, row.doc, row.made),
        telling=REMINDED if is_last else TOLD,
        tries=row.tries,
        next=row.next,
    )


def claim(connection: Connection, errands: Sequence[Errand], until: float) -> list[Errand]:
    """Reserves calls until the given time. A call that another process has reserved is left out."""
    return [errand for errand in errands if _is_ours(connection, errand, until)]


def _is_ours(connection: Connection, errand: Errand, until: float) -> bool:
    if errand.next is not None:
        return _note(connection, errand, errand.next, next=until)
    row = {
        "code": errand.due.code,
        "seat": errand.seat,
        "address": errand.contact.address,
        "guest": errand.contact.guest,
        "called": 0,
        "tries": 0,
        "next": until,
    }
    return insert_once(connection, _CALLS, row)


def reached(connection: Connection, errand: Errand, until: float) -> None:
    """Records a successful call. Does nothing if the row is gone because the guest has decided meanwhile."""
    _note(connection, errand, until, called=errand.telling, tries=TRIES * errand.telling, next=0.0)


def missed(connection: Connection, errand: Errand, until: float, again: float) -> None:
    """Records a failed call, and the time when it may be tried again."""
    _note(connection, errand, until, tries=errand.tries + 1, next=again)


def _note(connection: Connection, errand: Errand, seen: float, **fields: float) -> bool:
    here = _CALLS.c.code == errand.due.code, _CALLS.c.seat == errand.seat
    there = _CALLS.c.address == errand.contact.address, _CALLS.c.next == seen
    return connection.execute(update(_CALLS).where(*here, *there).values(**fields)).rowcount == 1


def drop(connection: Connection, code: str, seat: int) -> None:
    """Deletes the calls about a decision that nobody waits for any more."""
    connection.execute(delete(_CALLS).where(_CALLS.c.code == code, _CALLS.c.seat == seat))


def drop_at(connection: Connection, address: str, guest_id: str) -> None:
    """Deletes the calls to this guest at this address."""
    there = _CALLS.c.guest == guest_id, _CALLS.c.address == address
    connection.execute(delete(_CALLS).where(*there))

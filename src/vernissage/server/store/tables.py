"""Tables in the database, and who holds a seat at them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    Select,
    String,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from vernissage.server.store import schema
from vernissage.server.store.errors import Outdated
from vernissage.server.store.rows import TableRow

CLOSED: Final = "closed"
"""The stage of a table that whoever runs the house has closed."""
GOING_ON: Final = ("gathering", "playing")
BATCH: Final = 200

_TABLE = select(
    # Cast: what somebody wrote there by hand may be text.
    *(
        cast(each, LargeBinary).label(each.name) if isinstance(each.type, LargeBinary) else each
        for each in schema.tables.c
    )
)
_is_there = schema.tables.c.stage != CLOSED
# Two tables of the same moment come in the same order every time.
_NEWEST_FIRST = _TABLE.order_by(schema.tables.c.made.desc(), schema.tables.c.code)


def add(connection: Connection, row: TableRow) -> None:
    connection.execute(insert(schema.tables), _columns(row))
    _seat(connection, row)


def save(connection: Connection, row: TableRow, version: int) -> None:
    """In place of this version of it. Where there is another by now, or none, nothing is changed.

    Nor where it was dealt from another seed: a deal stands, whoever saves what.
    """
    table = schema.tables
    here = table.c.code == row.code, table.c.version == version, table.c.seed.in_((b"", row.seed))
    saved = connection.execute(update(table).where(*here), {**_columns(row), "version": version + 1})
    if saved.rowcount != 1:
        message = f"table {row.code!r} is not the one that was read"
        raise Outdated(message)
    connection.execute(delete(schema.seats).where(schema.seats.c.code == row.code))
    _seat(connection, row)


def find(connection: Connection, code: str) -> TableRow | None:
    """Unless it was closed: for guests it is as if it had never been."""
    found = _rows(connection, _TABLE.where(schema.tables.c.code == code, _is_there))
    return found[0] if found else None


def with_code(connection: Connection, code: str) -> list[TableRow]:
    """The one of this code, closed or not; nothing where there is none."""
    return _rows(connection, _TABLE.where(schema.tables.c.code == code))


def every(connection: Connection) -> Iterator[TableRow]:
    """All there are, some at a time: a house may have more than fit into memory."""
    some = _TABLE.order_by(schema.tables.c.code).limit(BATCH)
    rows = _rows(connection, some)
    while rows:
        yield from rows
        rows = _rows(connection, some.where(schema.tables.c.code > rows[-1].code))


def count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(schema.tables)) or 0


def codes_of(connection: Connection, guest_id: str) -> set[str]:
    """The codes of all tables where this guest holds a seat."""
    return set(connection.scalars(select(schema.seats.c.code).where(schema.seats.c.guest == guest_id)))


def mentioning(connection: Connection, guest_id: str) -> set[str]:
    """The codes of all tables that know this guest in any way. It reads every table there is."""
    known = or_(schema.tables.c.host == guest_id, cast(schema.tables.c.doc, String).contains(guest_id))
    return set(connection.scalars(select(schema.tables.c.code).where(known)))


def remove(connection: Connection, code: str) -> None:
    """With its inputs and seats. Nothing else may speak of it any more."""
    for table in (schema.inputs, schema.cut_inputs, schema.seats, schema.tables):
        connection.execute(delete(table).where(table.c.code == code))


def close(connection: Connection, code: str) -> bool:
    """Nobody comes back to this table. False if there is none that could go on."""
    going_on = schema.tables.c.stage.in_(GOING_ON)
    here = update(schema.tables).where(schema.tables.c.code == code, going_on)
    closed = connection.execute(here.values(stage=CLOSED, version=schema.tables.c.version + 1))
    return closed.rowcount > 0


def of_guest(connection: Connection, guest_id: str, limit: int) -> list[TableRow]:
    seated = _NEWEST_FIRST.join(schema.seats).where(schema.seats.c.guest == guest_id, _is_there)
    return _rows(connection, seated.limit(limit))


def open_to_all(connection: Connection, limit: int) -> list[TableRow]:
    gathering = _NEWEST_FIRST.where(schema.tables.c.stage == "gathering", schema.tables.c.open)
    return _rows(connection, gathering.limit(limit))


def _columns(row: TableRow) -> dict[str, Any]:
    columns = msgspec.structs.asdict(row)
    del columns["guests"]
    return columns


def _seat(connection: Connection, row: TableRow) -> None:
    if row.guests:
        places = [{"code": row.code, "guest": guest, "place": n} for n, guest in enumerate(row.guests)]
        connection.execute(insert(schema.seats), places)


def _rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    found = connection.execute(query).mappings().all()
    guests = _guests(connection, [row["code"] for row in found])
    return [TableRow(**row, guests=tuple(guests[row["code"]])) for row in found]


def _guests(connection: Connection, codes: list[str]) -> defaultdict[str, list[str]]:
    """The guests at all these tables by one query, not one for each."""
    seated = select(*schema.seats.c["code", "guest"]).where(schema.seats.c.code.in_(codes))
    guests: defaultdict[str, list[str]] = defaultdict(list)
    for code, guest in connection.execute(seated.order_by(schema.seats.c.place)):
        guests[code].append(guest)
    return guests

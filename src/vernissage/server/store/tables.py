"""Tables in the database, and who holds a seat at them."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Select, cast, delete, insert, select, update

from vernissage.server.store import schema
from vernissage.server.store.errors import Outdated
from vernissage.server.store.rows import TableRow

_TABLE = select(
    # Cast: what somebody wrote there by hand may be text.
    *(
        cast(each, LargeBinary).label(each.name) if isinstance(each.type, LargeBinary) else each
        for each in schema.tables.c
    )
)
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
    found = _rows(connection, _TABLE.where(schema.tables.c.code == code))
    return found[0] if found else None


def of_guest(connection: Connection, guest_id: str, limit: int) -> list[TableRow]:
    seated = _NEWEST_FIRST.join(schema.seats).where(schema.seats.c.guest == guest_id)
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

"""Tables and their seats in the database."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    Select,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)

from vernissage.server.store import schema
from vernissage.server.store.database.errors import Outdated
from vernissage.table.rows import TableRow

CLOSED: Final = "closed"
"""The stage of a table that an operator has closed."""
ARCHIVED: Final = "archived"
"""The stage of a table whose inputs were deleted. Its results still count."""
OVER: Final = "over"
GOING_ON: Final = ("gathering", "playing")
BATCH: Final = 200
_PARTS: Final = (
    schema.inputs,
    schema.cut_inputs,
    schema.unremembered,
    schema.put_away,
    schema.calls,
    schema.waits,
    schema.circle_tables,
    schema.seats,
    schema.reaches,
    schema.tables,
)
"""The database tables with rows that belong to one table and are useless without it."""

_TABLE = select(
    # Cast, because a value edited by hand may be text.
    *(
        cast(each, LargeBinary).label(each.name) if isinstance(each.type, LargeBinary) else each
        for each in schema.tables.c
        if each.name != "used"
    )
)
_is_there = schema.tables.c.stage.not_in((CLOSED, ARCHIVED))
# A fixed order, also of tables created at the same moment.
_NEWEST_FIRST = _TABLE.order_by(schema.tables.c.made.desc(), schema.tables.c.code)


def add(connection: Connection, row: TableRow, now: float) -> None:
    connection.execute(insert(schema.tables), _columns(row, now))
    _seat(connection, row)


def save(connection: Connection, row: TableRow, version: int, now: float) -> None:
    """Replaces the stored table, which must have this version.

    Raises `Outdated` if it has another version, or another seed, because a deal is final.
    """
    table = schema.tables
    here = table.c.code == row.code, table.c.version == version, table.c.seed.in_((b"", row.seed))
    columns = {**_columns(row, now), "version": version + 1}
    del columns["code"]  # The code stays, or all rows that refer to it would be checked.
    saved = connection.execute(update(table).where(*here), columns)
    if saved.rowcount != 1:
        raise Outdated(f"table {row.code!r} has changed since it was read")
    connection.execute(delete(schema.seats).where(schema.seats.c.code == row.code))
    _seat(connection, row)


def find(connection: Connection, code: str) -> TableRow | None:
    """Returns a table; None if there is none, or if it is closed or archived."""
    found = _rows(connection, _TABLE.where(schema.tables.c.code == code, _is_there))
    return found[0] if found else None


def progress(connection: Connection, code: str) -> tuple[int, int] | None:
    """Returns the version and the number of inputs of a table; None if guests can't find it."""
    latest = select(func.max(schema.inputs.c.number)).where(schema.inputs.c.code == code).scalar_subquery()
    here = select(schema.tables.c.version, latest).where(schema.tables.c.code == code, _is_there)
    found = connection.execute(here).first()
    return None if found is None else (found[0], 0 if found[1] is None else found[1] + 1)


def with_code(connection: Connection, code: str) -> list[TableRow]:
    """Returns the table with this code, at any stage, in a list; empty if there is none."""
    return _rows(connection, _TABLE.where(schema.tables.c.code == code))


def every(connection: Connection) -> Iterator[TableRow]:
    """Yields all tables. They are read in batches, because they may not fit into memory."""
    some = _TABLE.order_by(schema.tables.c.code).limit(BATCH)
    rows = _rows(connection, some)
    while rows:
        yield from rows
        rows = _rows(connection, some.where(schema.tables.c.code > rows[-1].code))


def count(connection: Connection, *stages: str) -> int:
    """Returns the number of tables at the given stages, or of all tables if no stage is given."""
    those = schema.tables.c.stage.in_(stages) if stages else true()
    return connection.scalar(select(func.count()).select_from(schema.tables).where(those)) or 0


def begun(connection: Connection) -> list[tuple[str, int, int]]:
    """Returns the number of tables whose game has begun, by game and version of the rules."""
    of = schema.tables.c.game, schema.tables.c.rules
    found = (
        select(*of, func.count()).where(_is_there, schema.tables.c.seed != b"").group_by(*of).order_by(*of)
    )
    return [(game, rules, count) for game, rules, count in connection.execute(found)]


def codes_of(connection: Connection, guest_id: str) -> set[str]:
    """Returns the codes of all tables where this guest has a seat."""
    return set(connection.scalars(select(schema.seats.c.code).where(schema.seats.c.guest == guest_id)))


def mentioning(connection: Connection, guest_id: str) -> set[str]:
    """Returns the codes of all tables that mention this guest anywhere. It reads every table."""
    said, doc = literal(guest_id.encode()), cast(schema.tables.c.doc, LargeBinary)
    in_sqlite = connection.dialect.name == "sqlite"  # each database has its own function for this
    place = func.instr(doc, said) if in_sqlite else func.position(said.op("IN")(doc))
    known = or_(schema.tables.c.host == guest_id, place > 0)
    return set(connection.scalars(select(schema.tables.c.code).where(known)))


def remove(connection: Connection, code: str) -> None:
    """Deletes a table with all rows that belong to it. No result may refer to it."""
    for table in _PARTS:
        connection.execute(delete(table).where(table.c.code == code))


def close(connection: Connection, code: str) -> bool:
    """Closes an unfinished table for good. Returns False if there is no such table."""
    going_on = schema.tables.c.stage.in_(GOING_ON)
    here = update(schema.tables).where(schema.tables.c.code == code, going_on)
    closed = connection.execute(here.values(stage=CLOSED, version=schema.tables.c.version + 1))
    return closed.rowcount > 0


def of_guest(connection: Connection, guest_id: str, limit: int) -> list[TableRow]:
    seated = _TABLE.join(schema.seats).where(schema.seats.c.guest == guest_id, _is_there)
    newest_first = seated.order_by(schema.seats.c.made.desc())  # only by this: SQLite would sort thousands
    found = _rows(connection, newest_first.limit(limit))
    return sorted(found, key=lambda row: (-row.made, row.code))


def going_on_of(connection: Connection, guest_id: str, limit: int) -> list[TableRow]:
    """Returns the unfinished games of this guest, the newest first, up to `limit`."""
    mine = schema.seats.c.guest == guest_id, schema.tables.c.stage.in_(GOING_ON)
    newest_first = _TABLE.join(schema.seats).where(*mine).order_by(schema.seats.c.made.desc())
    return _rows(connection, newest_first.limit(limit))


def of_circle(connection: Connection, circle_id: str, limit: int) -> list[TableRow]:
    """Returns the tables where this circle has met, including archived tables, the newest first."""
    met = _TABLE.join(schema.circle_tables).where(
        schema.circle_tables.c.circle == circle_id, schema.tables.c.stage != CLOSED
    )
    newest_first = met.order_by(schema.circle_tables.c.made.desc(), schema.tables.c.code)
    return _rows(connection, newest_first.limit(limit))


def open_to_all(connection: Connection, limit: int) -> list[TableRow]:
    joinable = _NEWEST_FIRST.where(schema.tables.c.open, schema.tables.c.stage.in_(GOING_ON))
    return _rows(connection, joinable.limit(limit))


def _columns(row: TableRow, now: float) -> dict[str, Any]:
    columns = {**msgspec.structs.asdict(row), "used": now}
    del columns["guests"]
    return columns


def _seat(connection: Connection, row: TableRow) -> None:
    if row.guests:
        seat = {"code": row.code, "made": row.made}
        connection.execute(
            insert(schema.seats), [{**seat, "guest": guest, "place": n} for n, guest in enumerate(row.guests)]
        )


def _rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    found = connection.execute(query).mappings().all()
    guests = _guests(connection, [row["code"] for row in found])
    return [TableRow(**row, guests=tuple(guests[row["code"]])) for row in found]


def _guests(connection: Connection, codes: list[str]) -> defaultdict[str, list[str]]:
    """Returns the guests at these tables by code, with one query."""
    seated = select(*schema.seats.c["code", "guest"]).where(schema.seats.c.code.in_(codes))
    guests: defaultdict[str, list[str]] = defaultdict(list)
    for code, guest in connection.execute(seated.order_by(schema.seats.c.place)):
        guests[code].append(guest)
    return guests

"""What finished games leave for their guests, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, LargeBinary, cast, delete, insert, literal, select, true, update

from vernissage.server.store import schema
from vernissage.table.rows import Memento

_TABLE = schema.mementos
_DOCS: Final = ("company", "doc")
# Cast: what somebody wrote there by hand may be text.
_ROW = select(
    *(cast(each, LargeBinary).label(each.name) if each.name in _DOCS else each for each in _TABLE.c)
)

_BRIEF = select(
    *(each for each in _ROW.selected_columns if each.name != "doc"), literal(b"null").label("doc")
)

_IN_ORDER: Final = (_TABLE.c.made, _TABLE.c.code, _TABLE.c.seat)


def keep(connection: Connection, rows: Sequence[Memento]) -> None:
    """Where a jury has spoken since, they are told again; the game ended when it did."""
    for row in rows:
        columns = msgspec.structs.asdict(row)
        again = {name: value for name, value in columns.items() if name != "made"}
        here = update(_TABLE).where(_TABLE.c.guest == row.guest, _TABLE.c.code == row.code)
        if connection.execute(here, again).rowcount == 0:
            connection.execute(insert(_TABLE), columns)


def of_guest(connection: Connection, guest_id: str, game: str | None = None) -> list[Memento]:
    """All that this guest has, or all of one game; the oldest first."""
    wanted = true() if game is None else _TABLE.c.game == game
    found = _ROW.where(_TABLE.c.guest == guest_id, wanted).order_by(_TABLE.c.made, _TABLE.c.code)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def results_of(connection: Connection, guest_id: str) -> list[Memento]:
    """The same without what the games themselves have left, which is most of it."""
    found = _BRIEF.where(_TABLE.c.guest == guest_id).order_by(_TABLE.c.made, _TABLE.c.code)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def of_tables(connection: Connection, codes: Sequence[str]) -> list[Memento]:
    """All that was left at these tables, to whomever; the oldest first."""
    found = _ROW.where(_TABLE.c.code.in_(codes)).order_by(*_IN_ORDER)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def results_at(connection: Connection, codes: Sequence[str]) -> list[Memento]:
    """The same without what the games themselves have left."""
    found = _BRIEF.where(_TABLE.c.code.in_(codes)).order_by(*_IN_ORDER)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def codes_of(connection: Connection, guest_id: str) -> set[str]:
    """The codes of all tables from which this guest has one."""
    return set(connection.scalars(select(_TABLE.c.code).where(_TABLE.c.guest == guest_id)))


def rename(connection: Connection, code: str, guest_id: str, other: str) -> None:
    """Those who played there with this guest have played with that other one from now on."""
    rows = connection.execute(_ROW.where(_TABLE.c.code == code)).mappings().all()
    for row in rows:
        company = bytes(row["company"]).replace(guest_id.encode(), other.encode())
        here = update(_TABLE).where(_TABLE.c.guest == row["guest"], _TABLE.c.code == code)
        connection.execute(here, {"company": company})


def unremembered(connection: Connection, limit: int) -> list[str]:
    """Some of the tables whose game was over before anything was kept of it."""
    found = select(schema.unremembered.c.code).order_by(schema.unremembered.c.code).limit(limit)
    return list(connection.scalars(found))


def remember(connection: Connection, code: str, rows: Sequence[Memento]) -> None:
    """What a game of long ago leaves; whoever has something of it already keeps that."""
    known = set(connection.scalars(select(_TABLE.c.guest).where(_TABLE.c.code == code)))
    keep(connection, [row for row in rows if row.guest not in known])
    connection.execute(delete(schema.unremembered).where(schema.unremembered.c.code == code))

"""Mementos (each guest's record of a finished game) in the database."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, LargeBinary, cast, delete, insert, literal, select, true, update

from vernissage.server.store import schema
from vernissage.table.rows import Memento

_TABLE = schema.mementos
_DOCS: Final = ("company", "doc")
# Cast, because a value edited by hand may be text.
_ROW = select(
    *(cast(each, LargeBinary).label(each.name) if each.name in _DOCS else each for each in _TABLE.c)
)

_BRIEF = select(
    *(each for each in _ROW.selected_columns if each.name != "doc"), literal(b"null").label("doc")
)

_IN_ORDER: Final = (_TABLE.c.made, _TABLE.c.code, _TABLE.c.seat)


def keep(connection: Connection, rows: Sequence[Memento]) -> None:
    """Stores mementos, or updates them after a jury's decision. Never changes the stored end of a game."""
    for row in rows:
        columns = msgspec.structs.asdict(row)
        again = {name: value for name, value in columns.items() if name != "made"}
        here = update(_TABLE).where(_TABLE.c.guest == row.guest, _TABLE.c.code == row.code)
        if connection.execute(here, again).rowcount == 0:
            connection.execute(insert(_TABLE), columns)


def of_guest(connection: Connection, guest_id: str, game: str | None = None) -> list[Memento]:
    """Returns the mementos of this guest, of all games or of one game; the oldest first."""
    wanted = true() if game is None else _TABLE.c.game == game
    found = _ROW.where(_TABLE.c.guest == guest_id, wanted).order_by(_TABLE.c.made, _TABLE.c.code)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def results_of(connection: Connection, guest_id: str) -> list[Memento]:
    """Returns the mementos of this guest without the games' own data, which is the largest part."""
    found = _BRIEF.where(_TABLE.c.guest == guest_id).order_by(_TABLE.c.made, _TABLE.c.code)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def of_tables(connection: Connection, codes: Sequence[str]) -> list[Memento]:
    """Returns everyone's mementos of these tables, the oldest first."""
    found = _ROW.where(_TABLE.c.code.in_(codes)).order_by(*_IN_ORDER)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def results_at(connection: Connection, codes: Sequence[str]) -> list[Memento]:
    """Returns everyone's mementos of these tables without the games' own data, the oldest first."""
    found = _BRIEF.where(_TABLE.c.code.in_(codes)).order_by(*_IN_ORDER)
    return [Memento(**row) for row in connection.execute(found).mappings()]


def codes_of(connection: Connection, guest_id: str) -> set[str]:
    """Returns the codes of all tables from which this guest has a memento."""
    return set(connection.scalars(select(_TABLE.c.code).where(_TABLE.c.guest == guest_id)))


def rename(connection: Connection, code: str, guest_id: str, other: str) -> None:
    """Replaces a guest's id with `other` in the company of all mementos from this table."""
    rows = connection.execute(_ROW.where(_TABLE.c.code == code)).mappings().all()
    for row in rows:
        company = bytes(row["company"]).replace(guest_id.encode(), other.encode())
        here = update(_TABLE).where(_TABLE.c.guest == row["guest"], _TABLE.c.code == code)
        connection.execute(here, {"company": company})


def unremembered(connection: Connection, limit: int) -> list[str]:
    """Returns some of the tables whose game ended before mementos were introduced."""
    found = select(schema.unremembered.c.code).order_by(schema.unremembered.c.code).limit(limit)
    return list(connection.scalars(found))


def remember(connection: Connection, code: str, rows: Sequence[Memento]) -> None:
    """Stores the mementos of a game that ended before mementos were introduced. Existing ones are kept."""
    known = set(connection.scalars(select(_TABLE.c.guest).where(_TABLE.c.code == code)))
    keep(connection, [row for row in rows if row.guest not in known])
    connection.execute(delete(schema.unremembered).where(schema.unremembered.c.code == code))

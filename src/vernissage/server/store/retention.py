"""How long tables are kept, in the database. What goes leaves nothing behind that speaks of it.

Of a game that was finished its row stays: what people have reached and how often they have played follow
from it. Its inputs, nearly all there is of it, are gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from vernissage.server.store import honours, schema, tables

PAGES: Final = 2000
"""How much is given back to the disk at a time: some MB, in which nobody notices the wait."""


def use(connection: Connection, code: str, now: float) -> None:
    """Somebody was at this table until now."""
    connection.execute(update(schema.tables).where(schema.tables.c.code == code).values(used=now))


def unused(connection: Connection, stages: Sequence[str], before: float) -> list[str]:
    """The codes of tables at one of these stages that nobody has used since, the oldest first."""
    old = select(schema.tables.c.code).where(schema.tables.c.used < before, schema.tables.c.stage.in_(stages))
    return list(connection.scalars(old.order_by(schema.tables.c.used)))


def archive(connection: Connection, code: str, version: int) -> bool:
    """Only its row stays. False if it is not the one that was read."""
    return _emptied(connection, code, schema.tables.c.version == version)


def drop(connection: Connection, code: str, stages: Sequence[str], before: float) -> bool:
    """Nothing of it stays, unless something was reached by it. False if somebody has used it since."""
    table = schema.tables
    dropped = _emptied(connection, code, table.c.used < before, table.c.stage.in_(stages))
    if dropped and not honours.is_of_use(connection, code):
        tables.remove(connection, code)
    return dropped


def _emptied(connection: Connection, code: str, *still: ColumnElement[bool]) -> bool:
    table = schema.tables
    here = update(table).where(table.c.code == code, *still)
    if connection.execute(here.values(stage=tables.ARCHIVED, version=table.c.version + 1)).rowcount != 1:
        return False
    waited = schema.calls, schema.waits
    for part in (schema.inputs, schema.cut_inputs, schema.unremembered, schema.put_away, *waited):
        connection.execute(delete(part).where(part.c.code == code))
    return True


def shrink(connection: Connection) -> bool:
    """Gives some of what is free in the file back to the disk. True if there is more."""
    if connection.dialect.name != "sqlite":
        return False  # it sees to that itself
    # By the driver itself: page after page is given back as rows are fetched, of which there seem to be none.
    connection.connection.cursor().execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    return _pragma(connection, "auto_vacuum") > 0 and _pragma(connection, "freelist_count") > 0


def free(connection: Connection) -> tuple[int, int]:
    """How many bytes of the file are free, and how many there are."""
    size = _pragma(connection, "page_size")
    return _pragma(connection, "freelist_count") * size, _pragma(connection, "page_count") * size


def _pragma(connection: Connection, name: str) -> int:
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)

"""Archives and deletes unused tables in the database, and records when tables were used.

The row of a finished game stays, because achievements and the number of games played depend on it. Its
inputs, which are nearly all of its data, are deleted.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from vernissage.server.store import honours, schema, tables

PAGES: Final = 2000
"""How many pages are returned to the disk at a time: a few MB, so that nobody notices the wait."""


def use(connection: Connection, code: str, now: float) -> None:
    """Records that this table was in use until now."""
    connection.execute(update(schema.tables).where(schema.tables.c.code == code).values(used=now))


def unused(connection: Connection, stages: Sequence[str], before: float) -> list[str]:
    """Returns the codes of tables at these stages that were not used since `before`, the oldest first."""
    old = select(schema.tables.c.code).where(schema.tables.c.used < before, schema.tables.c.stage.in_(stages))
    return list(connection.scalars(old.order_by(schema.tables.c.used)))


def archive(connection: Connection, code: str, version: int) -> bool:
    """Deletes all data of a table except its row. Returns False if it has changed since it was read."""
    return _emptied(connection, code, schema.tables.c.version == version)


def drop(connection: Connection, code: str, stages: Sequence[str], before: float) -> bool:
    """Deletes a table, except its row if results depend on it. Returns False if it was used meanwhile."""
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
    """Gives some free pages of the file back to the disk. Returns whether more are left."""
    if connection.dialect.name != "sqlite":
        return False  # PostgreSQL does this itself
    # Through the driver itself: pages are freed only as the (empty) result rows are fetched.
    connection.connection.cursor().execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    return _pragma(connection, "auto_vacuum") > 0 and _pragma(connection, "freelist_count") > 0


def free(connection: Connection) -> tuple[int, int]:
    """Returns the free bytes and the total bytes of the file."""
    size = _pragma(connection, "page_size")
    return _pragma(connection, "freelist_count") * size, _pragma(connection, "page_count") * size


def _pragma(connection: Connection, name: str) -> int:
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)

"""Waits in the database: decisions that others wait for. They are found without loading tables."""

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from vernissage.server.store import calls, schema
from vernissage.server.store.rows import Call
from vernissage.table.rows import Wait

_TABLE = schema.waits
_WAIT = select(*_TABLE.c["guest", "seat", "question", "since", "due"])


def replace(connection: Connection, code: str, waits: tuple[Wait, ...]) -> None:
    """Replaces the waits of this table. Unchanged waits are not touched."""
    known = {_wait(row) for row in connection.execute(_WAIT.where(_TABLE.c.code == code))}
    still = {(wait.seat, wait.guest, wait.since) for wait in waits}
    for gone in known.difference(waits):
        if (
            gone.seat,
            gone.guest,
            gone.since,
        ) not in still:  # otherwise the wait goes on with another deadline
            calls.drop(connection, code, gone.seat)
        connection.execute(delete(_TABLE).where(_TABLE.c.code == code, _TABLE.c.seat == gone.seat))
    for wait in set(waits) - known:
        connection.execute(
            insert(_TABLE),
            {
                "code": code,
                "seat": wait.seat,
                "guest": wait.guest,
                "question": wait.question,
                "since": wait.since,
                "due": wait.due,
            },
        )


def at_table(connection: Connection, code: str) -> tuple[Wait, ...]:
    """Returns the waits of this table, by seat."""
    found = connection.execute(_WAIT.where(_TABLE.c.code == code).order_by(_TABLE.c.seat))
    return tuple(_wait(row) for row in found)


def of_guest(connection: Connection, guest_id: str) -> list[Call]:
    """Returns the tables where others wait for this guest, the longest wait first. Each is listed once."""
    gathers = (schema.tables.c.stage == "gathering").label("gathers")
    which = _TABLE.c.code, schema.tables.c.game, _TABLE.c.since, _TABLE.c.due, gathers
    mine = select(*which).join(schema.tables).where(_TABLE.c.guest == guest_id)
    found: dict[str, Call] = {}
    for row in connection.execute(mine.order_by(_TABLE.c.since, _TABLE.c.code)):
        found.setdefault(row.code, Call(*row))
    return list(found.values())


def over(connection: Connection, now: float) -> list[str]:
    """Returns the codes of tables where a player's time is up."""
    return list(dict.fromkeys(connection.scalars(select(_TABLE.c.code).where(_TABLE.c.due <= now))))


def _wait(row: Row[Any]) -> Wait:
    return Wait(row.guest, row.seat, row.question, row.since, row.due)

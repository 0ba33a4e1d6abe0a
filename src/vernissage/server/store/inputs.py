"""The inputs of every game in the database, numbered from 0 without a gap.

`append` is what happens most: one statement, written once for each database, and run once for all inputs
that wait together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypedDict

from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    Integer,
    LargeBinary,
    String,
    bindparam,
    cast,
    delete,
    exists,
    insert,
    literal,
    literal_column,
    or_,
    select,
    update,
)

from vernissage.server.store import schema
from vernissage.server.store.database.errors import Missing


class Input(TypedDict):
    """Named as in the statement."""

    in_code: str
    in_number: int
    in_entry: bytes


def row(code: str, number: int, entry: bytes) -> Input:
    return {"in_code": code, "in_number": number, "in_entry": entry}


_code = bindparam("in_code", type_=String)
_number = bindparam("in_number", type_=Integer)
_entry = bindparam("in_entry", type_=LargeBinary)

# An input is kept only if the one before it is there: one look at the key, where counting would read
# the whole game. As nothing is deleted but from the end, "the one before" means all before.
_before = _number - literal_column("1")
_follows = exists().where(schema.inputs.c.code == _code, schema.inputs.c.number == _before)
_fits = or_(_number == literal_column("0"), _follows)
FITTING = select(_code, _number, _entry).where(_fits)
"""The input itself, where it follows what is there."""
_APPEND = insert(schema.inputs).from_select(["code", "number", "entry"], FITTING)

# Cast: what somebody wrote there by hand may be text.
_ENTRIES = (
    select(schema.inputs.c.number, cast(schema.inputs.c.entry, LargeBinary))
    .where(schema.inputs.c.code == _code)
    .order_by(schema.inputs.c.number)
)


def append(connection: Connection, inputs: list[Input]) -> None:
    """All of these, each after those before it; or it raises, and the caller undoes what was kept."""
    if insert_all(connection, _APPEND, inputs) != len(inputs):
        raise missing(inputs)


def missing(inputs: Sequence[Input]) -> Missing:
    """What is said where one of these follows nothing."""
    which = " or ".join(f"{one['in_number']} of table {one['in_code']!r}" for one in inputs)
    return Missing(f"there is no input before number {which}")


def insert_all(connection: Connection, statement: Insert, inputs: Sequence[Input]) -> int:
    """How many of these this statement has inserted."""
    # Plain SQL: the way from a statement of SQLAlchemy to the driver takes three times as long as an append.
    # Not every driver can say afterwards how many rows were inserted, if it was not told to remember.
    sql = _in_sql(statement, connection.dialect)
    return connection.exec_driver_sql(sql, inputs, execution_options={"preserve_rowcount": True}).rowcount


@lru_cache
def _in_sql(statement: Insert, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def of_table(connection: Connection, code: str) -> list[bytes | None]:
    """None stands for the first that is missing; whatever comes after it follows from nothing."""
    entries: list[bytes | None] = []
    for number, entry in connection.execute(_ENTRIES, {"in_code": code}):
        if number != len(entries):
            return [*entries, None]
        entries.append(entry)
    return entries


def cut_off(connection: Connection, code: str, sound: int, now: float) -> None:
    """Only so many inputs stay; the others are put aside."""
    table = schema.inputs
    rest = table.c.code == code, or_(table.c.number >= sound, table.c.number < 0)
    found = select(table.c.code, table.c.number, cast(table.c.entry, LargeBinary), literal(now)).where(*rest)
    connection.execute(insert(schema.cut_inputs).from_select(["code", "number", "entry", "cut"], found))
    connection.execute(delete(table).where(*rest))


def rewrite(connection: Connection, code: str, say: Callable[[bytes], bytes]) -> None:
    """The inputs of a game as this says them: only words in them may be others, never what was done."""
    here = update(schema.inputs).where(schema.inputs.c.code == code)
    for number, entry in enumerate(of_table(connection, code)):
        if entry is not None and (said := say(entry)) != entry:
            connection.execute(here.where(schema.inputs.c.number == number), {"entry": said})

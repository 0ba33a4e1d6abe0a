"""The inputs of every game in the database, numbered from 0 without gaps.

`append` is the most frequent operation. It is one SQL statement, compiled once for each database and executed
once for all inputs that are waiting.
"""

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
    """The parameters of the append statement: table, number and encoded input."""

    in_code: str
    in_number: int
    in_entry: bytes


def row(code: str, number: int, entry: bytes) -> Input:
    return {"in_code": code, "in_number": number, "in_entry": entry}


_code = bindparam("in_code", type_=String)
_number = bindparam("in_number", type_=Integer)
_entry = bindparam("in_entry", type_=LargeBinary)

# An input is stored only if its predecessor exists. Looking up one key is cheap; counting would read the
# whole game. Inputs are only deleted from the end, so if the predecessor exists, all earlier inputs do.
_before = _number - literal_column("1")
_follows = exists().where(schema.inputs.c.code == _code, schema.inputs.c.number == _before)
_fits = or_(_number == literal_column("0"), _follows)
FITTING = select(_code, _number, _entry).where(_fits)
"""Selects the input itself if it is the first or its predecessor exists."""
_APPEND = insert(schema.inputs).from_select(["code", "number", "entry"], FITTING)

# Cast, because a value edited by hand may be text.
_ENTRIES = (
    select(schema.inputs.c.number, cast(schema.inputs.c.entry, LargeBinary))
    .where(schema.inputs.c.code == _code)
    .order_by(schema.inputs.c.number)
)


def append(connection: Connection, inputs: list[Input]) -> None:
    """Appends these inputs. Raises `Missing` if one has no predecessor; the caller then rolls back."""
    if insert_all(connection, _APPEND, inputs) != len(inputs):
        raise missing(inputs)


def missing(inputs: Sequence[Input]) -> Missing:
    """Returns the error for inputs of which at least one has no predecessor."""
    which = " or ".join(f"{one['in_number']} of table {one['in_code']!r}" for one in inputs)
    return Missing(f"there is no input before number {which}")


def insert_all(connection: Connection, statement: Insert, inputs: Sequence[Input]) -> int:
    """Executes the statement for all inputs, and returns how many rows were inserted."""
    # Plain SQL, because SQLAlchemy's way from a statement to the driver takes three times as long as an
    # append. Without `preserve_rowcount`, not every driver reports how many rows were inserted.
    sql = _in_sql(statement, connection.dialect)
    return connection.exec_driver_sql(sql, inputs, execution_options={"preserve_rowcount": True}).rowcount


@lru_cache
def _in_sql(statement: Insert, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def of_table(connection: Connection, code: str) -> list[bytes | None]:
    """Returns the inputs of a table. If an input is missing, the list ends with None in its place."""
    entries: list[bytes | None] = []
    for number, entry in connection.execute(_ENTRIES, {"in_code": code}):
        if number != len(entries):
            return [*entries, None]
        entries.append(entry)
    return entries


def cut_off(connection: Connection, code: str, sound: int, now: float) -> None:
    """Keeps the first `sound` inputs and moves the others to `cut_inputs`."""
    table = schema.inputs
    rest = table.c.code == code, or_(table.c.number >= sound, table.c.number < 0)
    found = select(table.c.code, table.c.number, cast(table.c.entry, LargeBinary), literal(now)).where(*rest)
    connection.execute(insert(schema.cut_inputs).from_select(["code", "number", "entry", "cut"], found))
    connection.execute(delete(table).where(*rest))


def rewrite(connection: Connection, code: str, say: Callable[[bytes], bytes]) -> None:
    """Rewrites the inputs of a game with `say`, which may change names but no moves."""
    here = update(schema.inputs).where(schema.inputs.c.code == code)
    for number, entry in enumerate(of_table(connection, code)):
        if entry is not None and (said := say(entry)) != entry:
            connection.execute(here.where(schema.inputs.c.number == number), {"entry": said})

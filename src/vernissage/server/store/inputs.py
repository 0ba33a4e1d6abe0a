"""The inputs of every game in the database, numbered from 0 without a gap.

`append` is what happens most: one statement, built once.
"""

from __future__ import annotations

from sqlalchemy import Connection, Integer, LargeBinary, String, bindparam, exists, insert, or_, select

from vernissage.server.store import schema
from vernissage.server.store.errors import Missing

_code = bindparam("in_code", type_=String)
_number = bindparam("in_number", type_=Integer)
_entry = bindparam("in_entry", type_=LargeBinary)

# An input is kept only if the one before it is there: one look at the key, where counting would read
# the whole game. As nothing is ever deleted, "the one before" means all before.
_follows = exists().where(schema.inputs.c.code == _code, schema.inputs.c.number == _number - 1)
_APPEND = (
    insert(schema.inputs)
    .from_select(
        ["code", "number", "entry"], select(_code, _number, _entry).where(or_(_number == 0, _follows))
    )
    # Not every driver can say afterwards how many rows were inserted, if it was not told to remember.
    .execution_options(preserve_rowcount=True)
)

_ENTRIES = select(schema.inputs.c.entry).where(schema.inputs.c.code == _code).order_by(schema.inputs.c.number)


def append(connection: Connection, code: str, number: int, entry: bytes) -> None:
    kept = connection.execute(_APPEND, {"in_code": code, "in_number": number, "in_entry": entry})
    if kept.rowcount != 1:
        message = f"table {code!r} has no input before number {number}"
        raise Missing(message)


def of_table(connection: Connection, code: str) -> list[bytes]:
    return list(connection.scalars(_ENTRIES, {"in_code": code}))

"""How a running house hears of what was done beside it: each change leaves a notice, in its own transaction.

A house reads on from the last notice it knows. The newest always stays, so numbers never begin anew.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from vernissage.server.store import schema

Kind: TypeAlias = Literal["bans", "table", "closed", "guest", "forgotten"]
"""Who is banned; a table was changed, or closed; a guest has gone, or is signed out; one was forgotten."""
LISTED: Final = 1000
"""How many are kept: a house looks every few seconds, and one that is closed needs none."""


class Notice(msgspec.Struct, frozen=True):
    number: int
    kind: Kind
    what: str
    """The code of the table, or the guest's id; nothing of who was forgotten."""


def leave(connection: Connection, kind: Kind, what: str = "") -> None:
    left = connection.execute(insert(schema.notices), {"kind": kind, "what": what}).inserted_primary_key
    assert left is not None
    connection.execute(delete(schema.notices).where(schema.notices.c.number <= left[0] - LISTED))


def latest(connection: Connection) -> int:
    """The number of the last one; 0 if there was none."""
    return connection.scalar(select(func.max(schema.notices.c.number))) or 0


def since(connection: Connection, number: int) -> list[Notice]:
    after = select(schema.notices).where(schema.notices.c.number > number).order_by(schema.notices.c.number)
    return [Notice(**row) for row in connection.execute(after).mappings()]

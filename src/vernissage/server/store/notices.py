"""Notices tell a running server about changes made by tools. Each is written together with its change.

A server reads all notices after the last one it knows. The newest notice is never deleted, so numbers never
start again.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from vernissage.server.store import schema

Kind: TypeAlias = Literal["bans", "table", "closed", "guest", "forgotten"]
"""The event: bans, a table or a guest changed, a table was closed, or a guest was erased (`forgotten`)."""
LISTED: Final = 1000
"""How many notices are kept. A running server reads them every few seconds, and a stopped one needs none."""


class Notice(msgspec.Struct, frozen=True):
    number: int
    kind: Kind
    what: str
    """The code of the table, or the id of the guest; empty for bans and erased guests."""


def leave(connection: Connection, kind: Kind, what: str = "") -> None:
    left = connection.execute(insert(schema.notices), {"kind": kind, "what": what}).inserted_primary_key
    assert left is not None
    connection.execute(delete(schema.notices).where(schema.notices.c.number <= left[0] - LISTED))


def latest(connection: Connection) -> int:
    """Returns the number of the latest notice; 0 if there is none."""
    return connection.scalar(select(func.max(schema.notices.c.number))) or 0


def since(connection: Connection, number: int) -> list[Notice]:
    after = select(schema.notices).where(schema.notices.c.number > number).order_by(schema.notices.c.number)
    return [Notice(**row) for row in connection.execute(after).mappings()]

"""Guests in the database: who they are and how they are known again."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, insert, select, update

from vernissage.server.store import schema
from vernissage.server.store.errors import Missing
from vernissage.server.store.rows import Guest

_GUEST = select(*schema.guests.c["id", "name", "made"])


def add(connection: Connection, guest: Guest, token: bytes) -> None:
    connection.execute(insert(schema.guests), msgspec.structs.asdict(guest))
    add_token(connection, guest.id, token)


def add_token(connection: Connection, guest_id: str, token: bytes) -> None:
    connection.execute(insert(schema.tokens), {"token": token, "guest": guest_id})


def find(connection: Connection, token: bytes) -> Guest | None:
    return _only(connection, _GUEST.join(schema.tokens).where(schema.tokens.c.token == token))


def find_phrase(connection: Connection, phrase: bytes) -> Guest | None:
    return _only(connection, _GUEST.where(schema.guests.c.phrase == phrase))


def names(connection: Connection, guest_ids: tuple[str, ...]) -> dict[str, str]:
    found = connection.execute(
        select(*schema.guests.c["id", "name"]).where(schema.guests.c.id.in_(guest_ids))
    )
    return {row.id: row.name for row in found}


def change(connection: Connection, /, guest_id: str, **fields: str | bytes) -> None:
    changed = connection.execute(update(schema.guests).where(schema.guests.c.id == guest_id), fields)
    if changed.rowcount != 1:
        message = f"there is no guest {guest_id!r}"
        raise Missing(message)


def _only(connection: Connection, query: Select[Any]) -> Guest | None:
    row = connection.execute(query).mappings().one_or_none()
    return None if row is None else Guest(**row)

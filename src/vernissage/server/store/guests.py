"""Guests in the database: their names, and the tokens and phrases by which they sign in."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, false, insert, or_, select, update

from vernissage.server.store import notices, schema
from vernissage.server.store.database.errors import Missing
from vernissage.table.rows import Guest

SURE: Final = 6
"""How many letters of an id are nearly always enough to identify a guest."""
_GUEST = select(*schema.guests.c["id", "name", "made", "portrait"])


def add(connection: Connection, guest: Guest, token: bytes) -> None:
    connection.execute(insert(schema.guests), msgspec.structs.asdict(guest))
    add_token(connection, guest.id, token)


def add_token(connection: Connection, guest_id: str, token: bytes) -> None:
    connection.execute(insert(schema.tokens), {"token": token, "guest": guest_id})


def drop_tokens(connection: Connection, guest_id: str, but: bytes = b"") -> int:
    """Signs out this guest's browsers, except one with the token `but`. Returns how many it signed out."""
    others = (schema.tokens.c.guest == guest_id, schema.tokens.c.token != but)
    return connection.execute(delete(schema.tokens).where(*others)).rowcount


def sign_out_others(connection: Connection, guest_id: str, token: bytes) -> int:
    """Signs out this guest's browsers, except the one with this token. Returns how many it signed out.

    Also leaves a notice, which closes the sockets of the guest.
    """
    notices.leave(connection, "guest", guest_id)
    return drop_tokens(connection, guest_id, token)


def add_nameless(connection: Connection, guest_id: str, name: str) -> None:
    """Adds a placeholder guest who can own rows but never signs in. Does nothing if it exists."""
    if connection.scalar(select(schema.guests.c.id).where(schema.guests.c.id == guest_id)) is None:
        connection.execute(insert(schema.guests), {"id": guest_id, "name": name, "made": 0.0})


def remove(connection: Connection, guest_id: str) -> None:
    """Deletes a guest and all rows that are theirs alone: tokens, ban, contacts, ratings, hidden games."""
    drop_tokens(connection, guest_id)
    connection.execute(delete(schema.bans).where(schema.bans.c.who == guest_id))
    alone = schema.put_away, schema.calls, schema.waits, schema.contacts, schema.holidays
    for own in (*alone, schema.ratings, schema.rated_guests):
        connection.execute(delete(own).where(own.c.guest == guest_id))
    connection.execute(delete(schema.guests).where(schema.guests.c.id == guest_id))


def find(connection: Connection, token: bytes) -> Guest | None:
    return _only(connection, _GUEST.join(schema.tokens).where(schema.tokens.c.token == token))


def find_phrase(connection: Connection, phrase: bytes) -> Guest | None:
    return _only(connection, _GUEST.where(schema.guests.c.phrase == phrase))


def called(connection: Connection, said: str) -> list[Guest]:
    """Returns the guests that match an id, the beginning of an id, or a name; the newest first."""
    begins = schema.guests.c.id.startswith(said, autoescape=True) if len(said) >= SURE else false()
    meant = _GUEST.where(or_(schema.guests.c.id == said, schema.guests.c.name == said, begins))
    found = connection.execute(meant.order_by(schema.guests.c.made.desc())).mappings()
    return [Guest(**row) for row in found]


def names(connection: Connection, guest_ids: tuple[str, ...]) -> dict[str, str]:
    found = connection.execute(
        select(*schema.guests.c["id", "name"]).where(schema.guests.c.id.in_(guest_ids))
    )
    return {row.id: row.name for row in found}


def portraits(connection: Connection, guest_ids: tuple[str, ...]) -> dict[str, str]:
    """Returns the portraits that these guests have chosen."""
    found = connection.execute(
        select(*schema.guests.c["id", "portrait"]).where(schema.guests.c.id.in_(guest_ids))
    )
    return {row.id: row.portrait for row in found if row.portrait}


def rename(connection: Connection, guest_id: str, name: str, portrait: str) -> None:
    _change(connection, guest_id, {"name": name, "portrait": portrait})


def set_phrase(connection: Connection, guest_id: str, phrase: bytes) -> None:
    """Replaces the recovery phrase. The old phrase stops working."""
    _change(connection, guest_id, {"phrase": phrase})


def _change(connection: Connection, guest_id: str, fields: dict[str, str | bytes]) -> None:
    changed = connection.execute(update(schema.guests).where(schema.guests.c.id == guest_id), fields)
    if changed.rowcount != 1:
        raise Missing(f"there is no guest {guest_id!r}")


def _only(connection: Connection, query: Select[Any]) -> Guest | None:
    row = connection.execute(query).mappings().one_or_none()
    return None if row is None else Guest(**row)

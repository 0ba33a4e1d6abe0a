"""Bans in the database: guests by id, addresses in the form that the rate limits use."""

from sqlalchemy import Connection, delete, insert, select

from vernissage.server.store import notices, schema


def add(connection: Connection, who: str, now: float) -> None:
    """Bans a guest or an address. An existing ban stays as it is."""
    if connection.scalar(select(schema.bans.c.who).where(schema.bans.c.who == who)) is None:
        connection.execute(insert(schema.bans), {"who": who, "made": now})
    notices.leave(connection, "bans")


def lift(connection: Connection, who: str) -> bool:
    """Lifts a ban. Returns False if there was none."""
    lifted = connection.execute(delete(schema.bans).where(schema.bans.c.who == who)).rowcount > 0
    notices.leave(connection, "bans")
    return lifted


def every(connection: Connection) -> dict[str, float]:
    """Returns all banned guests and addresses, each with the time of the ban."""
    found = connection.execute(select(schema.bans).order_by(schema.bans.c.made))
    return {row.who: row.made for row in found}

"""An empty database with the schema, which every night begins with."""

from __future__ import annotations

import sqlite3

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from vernissage.server.store.database.migrate import migrate


def template() -> sqlite3.Connection:
    """Returns a new one, in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.begin() as opened:
        migrate(opened)
    return connection

"""Brings a database of any age to the tables that `schema` describes."""

from __future__ import annotations

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from vernissage.server.store.errors import NewerDatabase

# What migrations import from Alembic, `op` and `context`, is there once in the whole process.
_ALEMBIC: Final = Lock()


def migrate(connection: Connection) -> None:
    """All of it in the transaction of the connection: it happens whole, and to one process at a time."""
    config = Config()
    config.set_main_option("script_location", "vernissage.server.store:migrations")
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    with _ALEMBIC:
        command.upgrade(config, "head")


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            message = (
                f"the database is at version {revision}, which this version of the house does not know; "
                f"it knows versions up to {scripts.get_current_head()}. Start a newer house on it."
            )
            raise NewerDatabase(message)

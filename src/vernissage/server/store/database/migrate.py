"""Migrates a database of any version to the tables in `schema`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from vernissage.server.platform.exclusive import exclusive
from vernissage.server.store.database.engine import connect
from vernissage.server.store.database.errors import NewerDatabase, OlderDatabase
from vernissage.server.store.database.locks import wait_to_migrate


def migrate(connection: Connection) -> None:
    """Runs all migrations in the connection's transaction, in one process at a time."""
    config = _config()
    config.attributes["connection"] = connection
    wait_to_migrate(connection)
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    _upgrade(config)


def migrate_file(file: Path) -> bool:
    """Migrates a copy of a database. Returns False if the file is not a Vernissage database."""
    engine = connect(f"sqlite:///{file}")
    try:
        with engine.connect() as connection, connection.begin():
            if not version(connection):
                return False
            migrate(connection)
        with engine.connect() as connection:
            # A backup is a single file, without a write-ahead log.
            connection.connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()
    return True


def latest() -> str:
    """Returns the version of the tables in `schema`."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def version(connection: Connection) -> str:
    """Returns the schema version of this database; empty if it has none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def refuse_other(connection: Connection) -> None:
    """Raises `NewerDatabase` or `OlderDatabase` unless the database has exactly this version."""
    _refuse_newer(connection, ScriptDirectory.from_config(_config()))
    found = version(connection)
    if found != latest():
        raise OlderDatabase(f"the database is at version {found or 'none'}, this house is at {latest()}")


@exclusive  # `op` and `context`, which migrations import from Alembic, are global to the process.
def _upgrade(config: Config) -> None:
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "vernissage.server.store.database:migrations")
    return config


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            message = (
                f"the database is at version {revision}, which this version of the house does not know; "
                f"it knows versions up to {scripts.get_current_head()}. Start a newer house on it."
            )
            raise NewerDatabase(message)

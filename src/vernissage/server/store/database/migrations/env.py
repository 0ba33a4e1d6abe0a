"""Alembic runs this file for every command. The connection comes from `migrate.py`."""

from alembic import context

from vernissage.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

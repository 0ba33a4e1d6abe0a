"""Adds versions of tables, for optimistic locking."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", Column("version", Integer, nullable=False, server_default="0"))

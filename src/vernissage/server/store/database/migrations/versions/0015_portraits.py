"""Adds the portraits that guests choose."""

from alembic import op
from sqlalchemy import Column, String

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("guests", Column("portrait", String, nullable=False, server_default=""))

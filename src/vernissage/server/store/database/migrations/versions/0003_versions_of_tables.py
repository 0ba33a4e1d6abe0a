"""How often a table has been saved, so that nobody overwrites what somebody else has saved since."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", Column("version", Integer, nullable=False, server_default="0"))

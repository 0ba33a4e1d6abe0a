"""Adds when each circle meets next, and which members will attend."""

from alembic import op
from sqlalchemy import Column, Double

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("circles", Column("evening", Double))
    op.add_column("circle_people", Column("comes", Double))

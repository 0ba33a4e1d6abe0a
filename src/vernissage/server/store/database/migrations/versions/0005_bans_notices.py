"""Adds bans, and notices about changes made alongside a running server."""

from alembic import op
from sqlalchemy import Column, Double, Integer, PrimaryKeyConstraint, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bans",
        Column("who", String, nullable=False),
        Column("made", Double, nullable=False),
        PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.create_table(
        "notices",
        Column("number", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("what", String, nullable=False),
        PrimaryKeyConstraint("number", name="pk_notices"),
    )

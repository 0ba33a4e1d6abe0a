"""Adds whether a guest gave up on a daily deal, and the solver's results."""

from alembic import op
from sqlalchemy import Boolean, Column, LargeBinary, PrimaryKeyConstraint, String, false

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("days", Column("gave_up", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "reaches",
        Column("game", String, nullable=False),
        Column("date", String, nullable=False),
        Column("code", String, nullable=False),
        Column("doc", LargeBinary, nullable=False),
        PrimaryKeyConstraint("game", "date", "code", name="pk_reaches"),
    )
    op.create_index("ix_reaches_code", "reaches", ["code"])

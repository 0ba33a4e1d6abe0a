"""Adds unfinished games that a guest has hidden."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, String

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "put_away",
        Column("code", String, nullable=False),
        Column("guest", String, nullable=False),
        PrimaryKeyConstraint("code", "guest", name="pk_put_away"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_put_away_code"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_put_away_guest"),
    )
    op.create_index("ix_put_away_guest", "put_away", ["guest"])

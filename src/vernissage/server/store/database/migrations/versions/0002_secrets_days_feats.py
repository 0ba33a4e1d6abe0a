"""Adds the server's secret, daily deals, and achievements."""

from alembic import op
from sqlalchemy import (
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
)

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "secrets",
        Column("id", Integer, nullable=False, autoincrement=False),
        Column("secret", LargeBinary, nullable=False),
        PrimaryKeyConstraint("id", name="pk_secrets"),
    )
    op.create_table(
        "days",
        Column("game", String, nullable=False),
        Column("date", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("first", Integer, nullable=False),
        Column("best", Integer, nullable=False),
        Column("code", String, nullable=False),
        PrimaryKeyConstraint("game", "date", "guest", name="pk_days"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_days_guest"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_days_code"),
    )
    op.create_index("ix_days_guest", "days", ["guest"])
    op.create_table(
        "feats",
        Column("guest", String, nullable=False),
        Column("game", String, nullable=False),
        Column("feat", String, nullable=False),
        Column("made", Double, nullable=False),
        Column("code", String, nullable=False),
        PrimaryKeyConstraint("guest", "game", "feat", name="pk_feats"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_feats_guest"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_feats_code"),
    )

"""Adds leases and heartbeats. They tell which process serves each table."""

from alembic import op
from sqlalchemy import Column, Double, Integer, PrimaryKeyConstraint, String

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "holders",
        Column("name", String, nullable=False),
        Column("until", Double, nullable=False),
        PrimaryKeyConstraint("name", name="pk_holders"),
    )
    op.create_table(
        "leases",
        Column("code", String, nullable=False),
        Column("holder", String, nullable=False),
        Column("epoch", Integer, nullable=False),
        PrimaryKeyConstraint("code", name="pk_leases"),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])

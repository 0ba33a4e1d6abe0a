"""Adds a table for inputs that are cut off damaged games, so that no stored input is thrown away."""

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

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "cut_inputs",
        Column("id", Integer, nullable=False),
        Column("code", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("entry", LargeBinary, nullable=False),
        Column("cut", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_cut_inputs"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_cut_inputs_code"),
    )
    op.create_index("ix_cut_inputs_code", "cut_inputs", ["code"])

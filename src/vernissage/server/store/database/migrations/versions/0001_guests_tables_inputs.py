"""Adds guests, tables and inputs."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    _guests()
    _tables()
    _inputs()


def _guests() -> None:
    op.create_table(
        "guests",
        Column("id", String, nullable=False),
        Column("name", String, nullable=False),
        Column("made", Double, nullable=False),
        Column("phrase", LargeBinary),
        PrimaryKeyConstraint("id", name="pk_guests"),
        UniqueConstraint("phrase", name="uq_guests_phrase"),
    )
    op.create_table(
        "tokens",
        Column("token", LargeBinary, nullable=False),
        Column("guest", String, nullable=False),
        PrimaryKeyConstraint("token", name="pk_tokens"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tokens_guest"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("code", String, nullable=False),
        Column("game", String, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("stage", String, nullable=False),
        Column("open", Boolean, nullable=False),
        Column("made", Double, nullable=False),
        Column("host", String, nullable=False),
        Column("doc", LargeBinary, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        PrimaryKeyConstraint("code", name="pk_tables"),
        ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_stage", "tables", ["stage", "open", "made"])
    op.create_table(
        "seats",
        Column("code", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("place", Integer, nullable=False),
        PrimaryKeyConstraint("code", "guest", name="pk_seats"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_seats_code"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def _inputs() -> None:
    op.create_table(
        "inputs",
        Column("code", String, nullable=False),
        Column("number", Integer, nullable=False, autoincrement=False),
        Column("entry", LargeBinary, nullable=False),
        PrimaryKeyConstraint("code", "number", name="pk_inputs"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_inputs_code"),
    )

"""Adds waits (decisions that others wait for), contacts and holidays."""

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

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "waits",
        Column("code", String, nullable=False),
        Column("seat", Integer, autoincrement=False, nullable=False),
        Column("guest", String, nullable=False),
        Column("question", Integer, nullable=False),
        Column("since", Double, nullable=False),
        Column("due", Double),
        Column("called", Integer, nullable=False, server_default="0"),
        PrimaryKeyConstraint("code", "seat", name="pk_waits"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_waits_code"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_waits_guest"),
    )
    op.create_index("ix_waits_due", "waits", ["due"])
    op.create_index("ix_waits_guest", "waits", ["guest", "since"])
    op.create_table(
        "contacts",
        Column("address", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("kind", String, nullable=False),
        Column("doc", LargeBinary, nullable=False),
        Column("made", Double, nullable=False),
        PrimaryKeyConstraint("address", name="pk_contacts"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_contacts_guest"),
    )
    op.create_index("ix_contacts_guest", "contacts", ["guest"])
    op.create_table(
        "holidays",
        Column("guest", String, nullable=False),
        Column("until", Double, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_holidays"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_holidays_guest"),
    )

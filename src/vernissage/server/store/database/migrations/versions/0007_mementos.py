"""Adds mementos of finished games. Lists the games that have already ended, for mementos to be made later."""

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
)

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "mementos",
        Column("guest", String, nullable=False),
        Column("code", String, nullable=False),
        Column("game", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("made", Double, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("day", String, nullable=False),
        Column("helped", Boolean, nullable=False),
        Column("company", LargeBinary, nullable=False),
        Column("doc", LargeBinary, nullable=False),
        PrimaryKeyConstraint("guest", "code", name="pk_mementos"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_mementos_guest"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_mementos_code"),
    )
    op.create_index("ix_mementos_guest", "mementos", ["guest", "game", "made"])
    op.create_index("ix_mementos_code", "mementos", ["code"])
    op.create_table(
        "unremembered",
        Column("code", String, nullable=False),
        PrimaryKeyConstraint("code", name="pk_unremembered"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_unremembered_code"),
    )
    op.execute("INSERT INTO unremembered (code) SELECT code FROM tables WHERE stage = 'over'")

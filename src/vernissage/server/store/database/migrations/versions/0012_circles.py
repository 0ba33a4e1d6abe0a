"""Adds circles: groups of people who play together, and the tables where they met."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    String,
)

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "circles",
        Column("id", String, nullable=False),
        Column("name", String, nullable=False),
        Column("key", String, nullable=False),
        Column("made", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_circles"),
    )
    op.create_table(
        "circle_people",
        Column("circle", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("since", Double, nullable=False),
        Column("invited", Boolean, nullable=False),
        PrimaryKeyConstraint("circle", "guest", name="pk_circle_people"),
        ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_circle_people_circle"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_circle_people_guest"),
    )
    op.create_index("ix_circle_people_guest", "circle_people", ["guest"])
    op.create_table(
        "circle_tables",
        Column("circle", String, nullable=False),
        Column("code", String, nullable=False),
        Column("made", Double, nullable=False),
        PrimaryKeyConstraint("circle", "code", name="pk_circle_tables"),
        ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_circle_tables_circle"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_circle_tables_code"),
    )
    op.create_index("ix_circle_tables_code", "circle_tables", ["code"])
    op.create_index("ix_circle_tables_circle", "circle_tables", ["circle", "made"])

"""Changes the index of public tables, and adds ratings for guests who want them."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String, text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    # `open` now means that a table can be joined. Before, it never changed.
    op.execute("UPDATE tables SET open = false WHERE stage <> 'gathering'")
    op.drop_index("ix_tables_made", "tables")
    op.create_index(
        "ix_tables_made", "tables", ["made"], sqlite_where=text("open = 1"), postgresql_where=text("open")
    )
    op.create_table(
        "rated_guests",
        Column("guest", String, nullable=False),
        Column("since", Double, nullable=False),
        PrimaryKeyConstraint("guest", name="pk_rated_guests"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_rated_guests_guest"),
    )
    op.create_table(
        "ratings",
        Column("guest", String, nullable=False),
        Column("game", String, nullable=False),
        Column("mean", Double, nullable=False),
        Column("spread", Double, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("guest", "game", name="pk_ratings"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest"),
    )

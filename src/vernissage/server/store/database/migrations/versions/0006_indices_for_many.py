"""Adds indices for every query made during play, and the time when a table was last used."""

from alembic import op
from sqlalchemy import Column, Double, text

revision = "0006"
down_revision = "0005"

OPEN = "stage = 'gathering' AND open"


def upgrade() -> None:
    op.add_column("tables", Column("used", Double, nullable=False, server_default="0"))
    op.add_column("seats", Column("made", Double, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET used = made")
    op.execute("UPDATE seats SET made = (SELECT made FROM tables WHERE tables.code = seats.code)")
    op.drop_index("ix_tables_stage", "tables")
    op.drop_index("ix_seats_guest", "seats")
    op.create_index(
        "ix_tables_made",
        "tables",
        ["made"],
        sqlite_where=text(f"{OPEN} = 1"),
        postgresql_where=text(OPEN),
    )
    op.create_index("ix_tables_used", "tables", ["used"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_seats_guest", "seats", ["guest", "made"])
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_index("ix_days_code", "days", ["code"])
    op.create_index("ix_feats_code", "feats", ["code"])

"""Lets several guests share an address, and adds the state of each notification."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("contacts") as contacts:
        contacts.drop_constraint("pk_contacts", type_="primary")
        contacts.create_primary_key("pk_contacts", ["address", "guest"])
    op.create_table(
        "calls",
        Column("code", String, nullable=False),
        Column("seat", Integer, autoincrement=False, nullable=False),
        Column("address", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("called", Integer, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("next", Double, nullable=False),
        PrimaryKeyConstraint("code", "seat", "address", name="pk_calls"),
        ForeignKeyConstraint(["code"], ["tables.code"], name="fk_calls_code"),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_calls_guest"),
    )
    op.create_index("ix_calls_guest", "calls", ["guest"])
    # Guests notified before the upgrade are not notified again about the same decision.
    op.execute(
        "INSERT INTO calls (code, seat, address, guest, called, tries, next) "
        "SELECT waits.code, waits.seat, contacts.address, waits.guest, waits.called, 6 * waits.called, 0 "
        "FROM waits JOIN contacts ON contacts.guest = waits.guest "
        "WHERE waits.called > 0 AND contacts.kind <> 'feed'"
    )
    with op.batch_alter_table("waits") as waits:
        waits.drop_column("called")

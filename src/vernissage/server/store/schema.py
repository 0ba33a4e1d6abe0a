"""The tables of the database as they are now. How older databases get here: `migrations/`.

Only types that every database has. Times are seconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData(
    # Without names of our own each database makes up others, and a migration could not speak of them.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", Double, nullable=False),
    # Hashed: whoever reads this database can't come in as someone else.
    Column("phrase", LargeBinary, unique=True),
)

# A guest has one for each browser. Hashed as well.
tokens = Table(
    "tokens",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("stage", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("host", ForeignKey(guests.c.id), nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # Whoever saves a table names the version that was read, and overwrites nothing that was saved since.
    Column("version", Integer, nullable=False, server_default="0"),
    # For the list of open tables, which everyone at the front door asks for.
    Index(None, "stage", "open", "made"),
)

# Who holds a seat where, for "my games". `place` keeps the order in which they were given.
seats = Table(
    "seats",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("place", Integer, nullable=False),
)

# The log of every game, and the truth about it. By its key two writers can never both append number 17.
inputs = Table(
    "inputs",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

# What was cut off damaged tables, so that they could go on: nothing that was kept is ever thrown away.
cut_inputs = Table(
    "cut_inputs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("cut", Double, nullable=False),
)

# What the deals of all daily puzzles follow from. One row.
secrets = Table(
    "secrets",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

# What each guest has made of a daily puzzle.
days = Table(
    "days",
    metadata,
    Column("game", String, primary_key=True),
    Column("date", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("tries", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False),
)

# What guests have reached for keeps, and where they did so first.
feats = Table(
    "feats",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("game", String, primary_key=True),
    Column("feat", String, primary_key=True),
    Column("made", Double, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False),
)

# Who is not let in: a guest's id, or an address as the limits count them.
bans = Table(
    "bans",
    metadata,
    Column("who", String, primary_key=True),
    Column("made", Double, nullable=False),
)

# What was changed beside a running house, which reads on from the last it knows. See notices.py.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("what", String, nullable=False),
)

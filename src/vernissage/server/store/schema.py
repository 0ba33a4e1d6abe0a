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
    false,
    text,
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
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
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
    Column("host", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("doc", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # Whoever saves a table names the version that was read, and overwrites nothing that was saved since.
    Column("version", Integer, nullable=False, server_default="0"),
    # When it was last saved or put away: whoever has a house may not want to keep all tables for ever.
    Column("used", Double, nullable=False, server_default="0", index=True),
    # For the list of tables that a stranger can join. Of those only: they are few.
    Index(None, "made", sqlite_where=text("open = 1"), postgresql_where=text("open")),
)

# Who holds a seat where, for "my games". `place` keeps the order in which they were given.
seats = Table(
    "seats",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("place", Integer, nullable=False),
    # That of the table, so that the newest of thousands are found without reading all of them.
    Column("made", Double, nullable=False, server_default="0"),
    Index(None, "guest", "made"),
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

# What the deals of all days follow from. One row.
secrets = Table(
    "secrets",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

# What each guest has made of the deal of a day.
days = Table(
    "days",
    metadata,
    Column("game", String, primary_key=True),
    Column("date", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("tries", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
)

# What was possible on a day that is over, as a solver has found it: from the deal on, where the code is
# empty, or along the moves made at that table. It takes long to find, and stays true.
reaches = Table(
    "reaches",
    metadata,
    Column("game", String, primary_key=True),
    Column("date", String, primary_key=True),
    Column("code", String, primary_key=True, index=True),
    Column("doc", LargeBinary, nullable=False),
)

# What guests have reached for keeps, and where they did so first.
feats = Table(
    "feats",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("game", String, primary_key=True),
    Column("feat", String, primary_key=True),
    Column("made", Double, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
)

# What each finished game leaves for each of its guests.
mementos = Table(
    "mementos",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("code", ForeignKey(tables.c.code), primary_key=True, index=True),
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
    Index(None, "guest", "game", "made"),
)

# Tables whose game was over before mementos were kept: they are looked through one by one (retention.py).
unremembered = Table(
    "unremembered",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
)

# Games that go on, but that a guest does not want to see for now.
put_away = Table(
    "put_away",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
)

# Decisions that others wait for, and that can't be had at once.
waits = Table(
    "waits",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey(guests.c.id), nullable=False),
    Column("question", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("due", Double, index=True),
    Index(None, "guest", "since"),
)

# Where guests want to be called when others wait for them: a browser's push service, an address of
# theirs, or a feed that they read. Several may name the same address, and none of them knows of the others.
# `doc` the store never looks into.
contacts = Table(
    "contacts",
    metadata,
    Column("address", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("kind", String, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

# What came of calling somebody there for such a decision. Called: 1 when they were told that it is their
# turn, 2 when they were reminded, too. Before `next` nobody tries again: one is at it, or it was in vain.
calls = Table(
    "calls",
    metadata,
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("address", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("called", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next", Double, nullable=False),
)

# Who is away on holiday, and until when: meanwhile nobody's days run out.
holidays = Table(
    "holidays",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("until", Double, nullable=False),
)

# People who meet again. Whoever knows the key may join.
circles = Table(
    "circles",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False),
    Column("made", Double, nullable=False),
)

# Who is in a circle, since when; or is asked into it, and has not said yes.
circle_people = Table(
    "circle_people",
    metadata,
    Column("circle", ForeignKey(circles.c.id), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("since", Double, nullable=False),
    Column("invited", Boolean, nullable=False),
)

# The tables where a circle has met.
circle_tables = Table(
    "circle_tables",
    metadata,
    Column("circle", ForeignKey(circles.c.id), primary_key=True),
    Column("code", ForeignKey(tables.c.code), primary_key=True, index=True),
    # That of the table, so that the newest are found without reading all of them.
    Column("made", Double, nullable=False),
    Index(None, "circle", "made"),
)

# Who wants a rating to be kept, and since when: nobody else has one.
rated_guests = Table(
    "rated_guests",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("since", Double, nullable=False),
)

# How well they play each game, as far as that is known: an estimate, and how far off it may be.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# Who is not let in: a guest's id, or an address as the limits count them.
bans = Table(
    "bans",
    metadata,
    Column("who", String, primary_key=True),
    Column("made", Double, nullable=False),
)

# The processes that serve tables together, and until when each is believed to live. See leases.py.
holders = Table(
    "holders",
    metadata,
    Column("name", String, primary_key=True),
    Column("until", Double, nullable=False),
)

# Which of them is the home of a table. Its epoch grows whenever that changes. Where a table is gone it stays:
# should its code be drawn again, whoever held it long ago still holds nothing.
leases = Table(
    "leases",
    metadata,
    Column("code", String, primary_key=True),
    Column("holder", String, nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
)

# What was changed beside a running house, which reads on from the last it knows. See notices.py.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("what", String, nullable=False),
)

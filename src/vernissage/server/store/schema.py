"""The current tables of the database. Older databases are upgraded by `migrations/`.

Only types that every database has are used. Times are seconds since 1970.
"""

from typing import Any

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
    # Explicit names: otherwise each database makes up its own, and migrations could not refer to them.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def _table(name: str, *parts: Column[Any] | Index) -> Table:
    return Table(name, metadata, *parts)


guests = _table(
    "guests",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", Double, nullable=False),
    # Hashed, so that a leaked database does not let anyone sign in as somebody else.
    Column("phrase", LargeBinary, unique=True),
    # The portrait that the guest has chosen; empty until they have set their name and portrait.
    Column("portrait", String, nullable=False, server_default=""),
)

# The session tokens of guests, one for each browser. They are hashed, too.
tokens = _table(
    "tokens",
    Column("token", LargeBinary, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
)

tables = _table(
    "tables",
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("stage", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("host", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("doc", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # Optimistic locking: a save names the version that was read, and fails if there is a newer one.
    Column("version", Integer, nullable=False, server_default="0"),
    # When the table was last saved or dropped from memory, for the retention policy.
    Column("used", Double, nullable=False, server_default="0", index=True),
    # For the list of public tables. A partial index, because public tables are few.
    Index(None, "made", sqlite_where=text("open = 1"), postgresql_where=text("open")),
)

# Which guests have a seat at which table, for "my games". `place` keeps the order of the seats.
seats = _table(
    "seats",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("place", Integer, nullable=False),
    # Copied from the table, so that the newest tables are found without reading thousands.
    Column("made", Double, nullable=False, server_default="0"),
    Index(None, "guest", "made"),
)

# The log of every game, and the only source of truth. The key stops two writers from both appending number
# 17.
inputs = _table(
    "inputs",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

# Inputs that were cut off damaged tables so that their games could go on. They are never thrown away.
cut_inputs = _table(
    "cut_inputs",
    Column("id", Integer, primary_key=True),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("cut", Double, nullable=False),
)

# The secret from which all daily deals are derived. One row.
secrets = _table(
    "secrets",
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

# The results of each guest in daily deals.
days = _table(
    "days",
    Column("game", String, primary_key=True),
    Column("date", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("tries", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
)

# Results of a solver for past daily deals: from the deal if the code is empty, otherwise along the moves
# made at that table. A result takes long to compute and stays true.
reaches = _table(
    "reaches",
    Column("game", String, primary_key=True),
    Column("date", String, primary_key=True),
    Column("code", String, primary_key=True, index=True),
    Column("doc", LargeBinary, nullable=False),
)

# Permanent achievements of guests, and the table where they were first reached.
feats = _table(
    "feats",
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("game", String, primary_key=True),
    Column("feat", String, primary_key=True),
    Column("made", Double, nullable=False),
    Column("code", ForeignKey(tables.c.code), nullable=False, index=True),
)

# The record of each finished game for each of its guests.
mementos = _table(
    "mementos",
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

# Tables whose game ended before mementos were introduced. They are processed one by one (retention.py).
unremembered = _table(
    "unremembered",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
)

# Unfinished games that a guest has hidden.
put_away = _table(
    "put_away",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
)

# Waits: decisions that others wait for and that take longer than a moment.
waits = _table(
    "waits",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey(guests.c.id), nullable=False),
    Column("question", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("due", Double, index=True),
    Index(None, "guest", "since"),
)

# Where guests want to be notified when others wait for them: a browser's push service, a URL of their own, or
# a feed. Several guests may use one address without knowing of each other. `doc` is opaque to the store.
contacts = _table(
    "contacts",
    Column("address", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("kind", String, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

# The state of each notification. `called` is 1 after "it is your turn" and 2 after the reminder. Nobody
# retries before `next`: a process is working on it, or an attempt has failed.
calls = _table(
    "calls",
    Column("code", ForeignKey(tables.c.code), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("address", String, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("called", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next", Double, nullable=False),
)

# Guests on holiday, and its end. Their deadlines are suspended meanwhile.
holidays = _table(
    "holidays",
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("until", Double, nullable=False),
)

# Groups of people who play together. Anyone who has the key may join.
circles = _table(
    "circles",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False),
    Column("made", Double, nullable=False),
    # When the circle meets next, as a member has said. It stays when it has passed.
    Column("evening", Double),
)

# Members of circles with the time when they joined, and people who were invited and have not joined yet.
circle_people = _table(
    "circle_people",
    Column("circle", ForeignKey(circles.c.id), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("since", Double, nullable=False),
    Column("invited", Boolean, nullable=False),
    # The evening that they have said they will attend. It counts only while it is the circle's evening.
    Column("comes", Double),
)

# The tables where a circle has met.
circle_tables = _table(
    "circle_tables",
    Column("circle", ForeignKey(circles.c.id), primary_key=True),
    Column("code", ForeignKey(tables.c.code), primary_key=True, index=True),
    # Copied from the table, so that the newest tables are found without reading all.
    Column("made", Double, nullable=False),
    Index(None, "circle", "made"),
)

# Guests who want to be rated, with the time of their request. Nobody else has a rating.
rated_guests = _table(
    "rated_guests",
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("since", Double, nullable=False),
)

# The skill of a guest in each game: an estimate and its standard deviation.
ratings = _table(
    "ratings",
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# Banned guest ids, and addresses in the form that the rate limits use.
bans = _table(
    "bans",
    Column("who", String, primary_key=True),
    Column("made", Double, nullable=False),
)

# The processes of a cluster, and the time until which each counts as alive. See leases.py.
holders = _table(
    "holders",
    Column("name", String, primary_key=True),
    Column("until", Double, nullable=False),
)

# Which process serves a table. The epoch grows with every change. Rows outlive their tables: if a code is
# drawn again, an old lease is still invalid.
leases = _table(
    "leases",
    Column("code", String, primary_key=True),
    Column("holder", String, nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
)

# Notices of changes made by tools, for a running server. See notices.py.
notices = _table(
    "notices",
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("what", String, nullable=False),
)

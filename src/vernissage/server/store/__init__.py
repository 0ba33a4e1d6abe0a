"""The persistent store: guests, tables, the inputs of every game, and results."""

from vernissage.server.store.database.errors import (
    Gone,
    InUse,
    Missing,
    NewerDatabase,
    NoDatabase,
    NoFile,
    NotEmpty,
    NotHome,
    OlderDatabase,
    Outdated,
    Taken,
    Unsound,
)
from vernissage.server.store.database.file import hold
from vernissage.server.store.rows import Circle, Day, Finisher, Lease, Pulse
from vernissage.server.store.store import Store
from vernissage.table.rows import Feat, Guest, Kept, Member, Memento, Points, TableRow

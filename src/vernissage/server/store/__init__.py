"""What the house keeps: guests, tables, every input of every game, and what came of it."""

from __future__ import annotations

from vernissage.server.store.errors import (
    InUse,
    Missing,
    NewerDatabase,
    NoDatabase,
    NoFile,
    OlderDatabase,
    Outdated,
    Taken,
    Unsound,
)
from vernissage.server.store.file import hold
from vernissage.server.store.rows import Day, Feat, Guest, Kept, Points, TableRow
from vernissage.server.store.store import Store

__all__ = [
    "Day",
    "Feat",
    "Guest",
    "InUse",
    "Kept",
    "Missing",
    "NewerDatabase",
    "NoDatabase",
    "NoFile",
    "OlderDatabase",
    "Outdated",
    "Points",
    "Store",
    "TableRow",
    "Taken",
    "Unsound",
    "hold",
]

"""What the house keeps: guests, tables, every input of every game, and what came of it."""

from __future__ import annotations

from vernissage.server.store.errors import Missing, NewerDatabase, Taken
from vernissage.server.store.rows import Day, Feat, Guest, Points, TableRow
from vernissage.server.store.store import Store

__all__ = ["Day", "Feat", "Guest", "Missing", "NewerDatabase", "Points", "Store", "TableRow", "Taken"]

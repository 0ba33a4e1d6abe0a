"""What the house keeps: guests, tables, and every input of every game."""

from __future__ import annotations

from vernissage.server.store.errors import Missing, NewerDatabase, Taken
from vernissage.server.store.rows import Guest, TableRow
from vernissage.server.store.store import Store

__all__ = ["Guest", "Missing", "NewerDatabase", "Store", "TableRow", "Taken"]

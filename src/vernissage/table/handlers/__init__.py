"""Handles letters, which are the events that arrive at a table. `hear` is the entry; everything is pure."""

from vernissage.table.handlers.hear import hear

__all__ = ["hear"]

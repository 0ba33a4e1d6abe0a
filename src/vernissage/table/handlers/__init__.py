"""Handles letters, the events of a table: `hear(room, letter, world) -> Change | Refusal`. Pure."""

from vernissage.table.handlers.hear import hear

__all__ = ["hear"]

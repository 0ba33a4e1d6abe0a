"""Handles letters: `hear(room, letter, world) -> Change | Refusal`. One file for each subject. Pure."""

from vernissage.table.handlers.hear import hear

__all__ = ["hear"]

"""What each letter leads to. Pure: a room, a letter and a moment in, a change or a refusal out."""

from __future__ import annotations

from vernissage.table.handlers.hear import hear

__all__ = ["hear"]

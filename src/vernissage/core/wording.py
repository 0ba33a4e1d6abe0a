"""Words of a player's own: what of them can be read, and moves that carry some."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

M = TypeVar("M")

BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""They count as letters or marks, but can't be seen."""
MOST_MARKS: Final = 3


@dataclass(frozen=True, slots=True)
class Wording(Generic[M]):
    """How words get into a game's moves.

    Nobody could list all that can be written, so such a move is offered without its words; which words it
    may have, `check` says.
    """

    without: Callable[[M], M]
    """The move without them, as it is offered."""
    put: Callable[[M, str], M | None]
    """The move with these words in it; None where it has no place for any."""


def legible(said: str) -> str:
    """What others may see of it: one line, nothing invisible, nothing that turns the text around it."""
    if said.isascii() and said.isprintable():  # as nearly all of it is
        return " ".join(said.split())
    shown = "".join(mark for mark in said if _is_shown(mark))
    return " ".join(_without_towers(unicodedata.normalize("NFC", shown)).split())


def _is_shown(mark: str) -> bool:
    """Not a control, a format (bidi, zero width), half of a pair, unassigned, or a letter that is blank."""
    # Line breaks and tabs are controls too, but stand for a space.
    return mark.isspace() or (unicodedata.category(mark)[0] != "C" and mark not in BLANKS)


def _without_towers(text: str) -> str:
    """No more than three marks on one letter: more would grow into the lines above. None without a letter."""
    kept: list[str] = []
    room = 0
    for mark in text:
        if unicodedata.category(mark) in {"Mn", "Me"}:
            room -= 1
        else:
            room = 0 if mark.isspace() else MOST_MARKS
        if room >= 0:
            kept.append(mark)
    return "".join(kept)

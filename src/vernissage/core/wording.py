"""Free text in moves: cleaning it up, and describing the moves that contain it."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

M = TypeVar("M")

BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that count as letters or marks but are invisible."""
MOST_MARKS: Final = 3


@dataclass(frozen=True, slots=True)
class Wording(Generic[M]):
    """How a game's moves contain free text.

    Nobody can list every possible text, so moves are offered without it. The game's `check` decides which
    texts are allowed.
    """

    without: Callable[[M], M]
    """Returns the move without its text, as it is offered."""
    put: Callable[[M, str], M | None]
    """Returns the move with this text, or None if the move takes none."""


def legible(said: str) -> str:
    """Returns the text in a form safe to show: one line, no invisible or direction-changing characters."""
    if said.isascii() and said.isprintable():  # the most common case
        return " ".join(said.split())
    shown = "".join(mark for mark in said if _is_shown(mark))
    return " ".join(_without_towers(unicodedata.normalize("NFC", shown)).split())


def _is_shown(mark: str) -> bool:
    """Whether a character is visible: not a control, format, surrogate, unassigned or blank one."""
    # Line breaks and tabs are control characters too, but they become spaces.
    return mark.isspace() or (unicodedata.category(mark)[0] != "C" and mark not in BLANKS)


def _without_towers(text: str) -> str:
    """Limits combining marks to three per letter, so that they don't cover the lines above."""
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

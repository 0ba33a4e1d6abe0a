"""TPL-1.1: what lies in the box, as data. No rules here."""

from typing import Final

CARDS: Final = tuple(range(1, 13))
DEALT: Final = 2
PRIZES: Final = (1, 2)

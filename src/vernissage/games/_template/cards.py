"""TPL-1.1: the contents of the box, as data. No rules here."""

from typing import Final

CARDS: Final = tuple(range(1, 13))
DEALT: Final = 2
PRIZES: Final = (1, 2)

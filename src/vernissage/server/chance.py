"""Where chance comes from in the house: keys, codes, names, seeds. An argument: a test can bring its own."""

from __future__ import annotations

from collections.abc import Collection
from secrets import choice, token_bytes
from typing import Final

from vernissage.core.rng import SEED_BYTES
from vernissage.server.seat_keys import seat_key
from vernissage.server.words import a_name

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O: they look like digits."""
SHORTEST, LONGEST = 4, 6
TRIES: Final = 20
"""How many codes are tried before they become longer."""
ATTEMPTS: Final = TRIES * (LONGEST - SHORTEST + 1)


class Chance:
    """The operating system's own."""

    def key(self) -> str:
        """Of a seat."""
        return seat_key()

    def name(self, taken: Collection[str]) -> str:
        """One that nobody there has."""
        return a_name(taken)

    def seed(self) -> bytes:
        """Of a deal."""
        return token_bytes(SEED_BYTES)

    def code(self, attempt: int) -> str:
        """Of a table: four letters, or more once most of those are in use."""
        return "".join(choice(LETTERS) for _ in range(SHORTEST + attempt // TRIES))

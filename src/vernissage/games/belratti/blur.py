"""Makes a bot less perceptive: a fixed random factor strengthens or weakens every likeness it sees."""

from functools import lru_cache
from typing import Final

from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Seat
from vernissage.games.belratti.taste import Likenesses

PAIRS: Final = 256
"""The size of the cache. A bot asks for one pair on every channel in a row, and seldom again."""


class Blurred:
    """Likenesses as one seat sees them. A blur of 0.5 multiplies each likeness by 0.5 to 1.5."""

    def __init__(self, likenesses: Likenesses, blur: float, seat: Seat) -> None:
        self._likenesses = likenesses
        self._blur = blur
        self._seed = seed_from_text(f"how things strike seat {seat}")
        self._strikes = lru_cache(maxsize=PAIRS)(self._chance)

    def likeness(self, channel: str, a: str, b: str) -> float:
        return min(1.0, self._likenesses.likeness(channel, a, b) * self._strikes(a, b))

    def shared(self, channel: str, a: str, b: str) -> str | None:
        return self._likenesses.shared(channel, a, b)

    def _chance(self, a: str, b: str) -> float:
        return 1 + self._blur * (2 * Rng(self._seed, f"{a} {b}").fraction() - 1)

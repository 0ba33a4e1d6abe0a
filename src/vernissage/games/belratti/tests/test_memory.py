"""The bots' caches are bounded, however long a server runs and however many people play."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Final

from vernissage.bots import association
from vernissage.games.belratti.bots import EYES, eye
from vernissage.games.belratti.cards import EDITIONS

MOST: Final = 32 << 20
"""The most bytes in each process that runs bots."""
PAINTINGS: Final = EDITIONS["kosmos"].paintings
PAIRS: Final = list(zip(PAINTINGS[::2], PAINTINGS[1::2], strict=False))


def kept_by_one_eye() -> int:
    """Returns the bytes cached for a new taste that has seen all these pairs of themes."""
    weights = tuple(association.BLEND.items())
    eye.cache_clear()
    gc.collect()
    tracemalloc.start()
    try:
        one = eye(weights, 0.5, 1)
        for pair in PAIRS[:20]:
            one.ideas(pair, "kosmos")
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def test_all_eyes_together_keep_little_in_mind() -> None:
    assert kept_by_one_eye() * EYES < MOST


def test_there_are_never_more_eyes_than_that() -> None:
    for number in range(2 * EYES):
        eye((("colour", float(number)),), 0.5, number % 7)
    assert eye.cache_info().currsize == EYES

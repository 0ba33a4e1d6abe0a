"""The simplest bot, which plays at random."""

from collections.abc import Sequence
from typing import TypeVar

from vernissage.core.rng import Rng

M = TypeVar("M")


class RandomBot:
    """Picks a random offer."""

    def choose(self, view: object, memory: Sequence[object], offers: Sequence[M], rng: Rng) -> M:  # noqa: ARG002
        return rng.pick(offers)

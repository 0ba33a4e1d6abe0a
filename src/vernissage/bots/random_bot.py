"""The simplest bot."""

from collections.abc import Sequence
from typing import TypeVar

from vernissage.core.rng import Rng

M = TypeVar("M")


class RandomBot:
    """Any offer is as good as another."""

    def choose(self, view: object, memory: Sequence[object], offers: Sequence[M], rng: Rng) -> M:  # noqa: ARG002
        return rng.pick(offers)

"""Information-set Monte Carlo tree search over `imagine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng


class Search:
    """Placeholder until the tree is there."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401, ARG002
        return rng.pick(offers)

"""Human-like mistakes: choosing a move that is nearly the best, and thinking little."""

from collections.abc import Sequence
from math import exp, log
from typing import Any

from vernissage.bots.search import Search
from vernissage.bots.sense import AnySense
from vernissage.core.budget import Budget
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng


def about_best(hopes: Sequence[float], temper: float, rng: Rng) -> int:
    """Draws an index, likelier the better its value: exp(-d / temper) for a value d below the best.

    With temper 0 it is the best itself; a value five tempers worse is almost never drawn.
    """
    best = max(hopes)
    if not temper:
        return hopes.index(best)
    weights = [exp((hope - best) / temper) for hope in hopes]
    left = rng.fraction() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return hopes.index(best)


class Hasty(Search):
    """A search that draws its move in proportion to visits instead of taking the most visited one."""

    def __init__(
        self, game: AnyGame, budget: Budget, sense: AnySense | None = None, *, temper: float
    ) -> None:
        super().__init__(game, budget, sense)
        self.temper = temper

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        """Draws one of the offers, weighted by how often the search has tried it."""
        if len(offers) == 1:
            return offers[0]
        tried = self.grow(view, memory, rng).children
        thought_of = [move for move in offers if move in tried]
        hopes = [log(tried[move].visits) for move in thought_of]
        return thought_of[about_best(hopes, self.temper, rng)]

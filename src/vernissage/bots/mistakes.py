"""Human-like mistakes: moves that are nearly the best, and short searches."""

from collections.abc import Sequence
from math import exp, log
from typing import Any

from vernissage.bots.search import Search
from vernissage.bots.sense import AnySense
from vernissage.core.budget import Budget
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng


def about_best(hopes: Sequence[float], temper: float, rng: Rng) -> int:
    """Draws an index with the weight exp(-d / temper), where d is how far its value is below the best.

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
    """A search that draws its move, likelier the more visits it has. Temper 0 takes the most visited one."""

    def __init__(
        self, game: AnyGame, budget: Budget, sense: AnySense | None = None, *, temper: float
    ) -> None:
        super().__init__(game, budget, sense)
        self.temper = temper

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        """Draws one of the offers, likelier the more often the search has visited it."""
        if len(offers) == 1:
            return offers[0]
        tried = self.grow(view, memory, rng).children
        thought_of = [move for move in offers if move in tried]
        hopes = [log(tried[move].visits) for move in thought_of]
        return thought_of[about_best(hopes, self.temper, rng)]

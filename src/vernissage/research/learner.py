"""A small linear learner: it scores each offer by a few traits, and learns the weights by playing.

Its policy is a softmax over the weighted traits. After each batch of games the weights follow the natural
policy gradient (Kakade, 2002): the least-squares fit of returns to score functions. With a dozen weights this
takes some thousand games, and half a minute in numpy.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.core.bot import AnyBot
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng, seed_from_text
from vernissage.research.seating import Table
from vernissage.research.setup import Setup
from vernissage.research.task import Company, Measure, Weights, told_only

Traits: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Any]], Sequence[Sequence[float]]]
"""Returns a row of trait values for each offer, from a view, the events seen, and the offers."""
Vector: TypeAlias = NDArray[np.float64]
STRIDE: Final = 0.2
"""The largest change of policy in one step, as a KL divergence."""
RIDGE: Final = 1e-2
"""The ridge regularisation. It keeps steps small along traits that hardly ever mattered."""
DIGITS: Final = 4
"""Weights are rounded to this many digits, so that they are the same on every machine."""


class Linear:
    """A bot that takes the offer with the largest weighted sum of traits."""

    def __init__(self, traits: Traits, weights: Weights) -> None:
        self.traits, self.weights = traits, np.array(weights)

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401 - of any game
        """Returns the best offer; a random one if several are equal."""
        if len(offers) == 1:
            return offers[0]
        sums = np.asarray(self.traits(view, memory, offers), float) @ self.weights
        return offers[rng.pick(np.flatnonzero(sums >= sums.max() - 1e-9).tolist())]


class Trying:
    """A bot that samples offers from the softmax policy, and records the log-probability's gradient."""

    def __init__(self, traits: Traits, weights: Vector) -> None:
        self.traits, self.weights = traits, weights
        self.slope = np.zeros(len(weights))
        """The gradient of the log-probability of all choices so far."""

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        if len(offers) == 1:
            return offers[0]
        rows = np.asarray(self.traits(view, memory, offers), float)
        sums = rows @ self.weights
        chances = np.exp(sums - sums.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(np.cumsum(chances), rng.fraction())), len(offers) - 1)
        self.slope += rows[chosen] - chances @ rows
        return offers[chosen]


@dataclass(frozen=True, slots=True)
class School:
    """The training setup of a linear learner."""

    name: str
    """The name of the game."""
    options: Mapping[str, Any]
    traits: Traits
    size: int
    """The number of traits."""
    companies: tuple[Company, ...]
    """The companies to play in, in turn."""
    measure: Measure
    batches: int
    games: int
    """The number of games in each batch."""

    def train(self, window: int | None) -> Iterator[Weights]:
        """Yields the weights after each batch. The result is the same for every run."""
        weights, setup = np.zeros(self.size), Setup(self.name, **self.options)
        tables = [
            Table(setup, company, seed_from_text(f"learning {self.name}")) for company in self.companies
        ]
        for batch in range(self.batches):
            numbers = range(batch * self.games, (batch + 1) * self.games)
            tried = [
                each
                for number in numbers
                for each in self._tried(tables[number % len(tables)], number, weights, window)
            ]
            weights = weights + step(
                np.array([slope for slope, _ in tried]), np.array([brought for _, brought in tried])
            )
            yield rounded(weights)

    def _tried(
        self, table: Table, number: int, weights: Vector, window: int | None
    ) -> Iterator[tuple[Vector, float]]:
        """Plays one game; yields the gradient and the result of each of the learner's seats."""
        pupils: list[Trying] = []

        def pupil(_game: AnyGame) -> AnyBot:
            pupils.append(Trying(self.traits, weights))
            return told_only(pupils[-1], window)

        results = table.play(pupil, number)
        for made, result in zip(pupils, results, strict=True):
            yield made.slope, result.of(self.measure)


def rounded(weights: Vector) -> Weights:
    return tuple(float(each) for each in weights.round(DIGITS))


def step(slopes: Vector, brought: Vector) -> Vector:
    """Computes a natural-gradient step of bounded length from score functions and their rewards."""
    spread = brought.std()
    if not spread:
        return np.zeros(slopes.shape[1])
    better = (brought - brought.mean()) / spread
    fisher = slopes.T @ slopes / len(slopes)
    found = np.linalg.solve(fisher + RIDGE * np.eye(len(fisher)), slopes.T @ better / len(slopes))
    reach = float(found @ fisher @ found)
    return np.asarray(found * min(1.0, np.sqrt(2 * STRIDE / reach)) if reach else found)

"""A bot whose channel weights are learnt from the games of other bots.

The model is a logistic regression with six non-negative weights. The more a painting resembles one theme
rather than the other on a channel, the likelier its painter meant that theme.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.bots.arena import play_out
from vernissage.bots.association import BLEND
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import offspring, seed_from_text
from vernissage.games.belratti.bots import ASSOCIATION, Companion
from vernissage.games.belratti.events import Revealed
from vernissage.games.belratti.learning import Link, meant_by
from vernissage.games.belratti.taste import PREFIX
from vernissage.research.setup import Setup
from vernissage.research.task import Weights

CHANNELS: Final = tuple(BLEND)
TEACHERS: Final = ("colourist", "storyteller")
"""The personalities of the bots from whose games the weights are learnt."""
BATCHES: Final = 8
GAMES: Final = 6
"""The number of games in each batch."""
STEPS: Final = 400
PACE: Final = 0.5
Matrix: TypeAlias = NDArray[np.float64]


class Pupil(Companion):
    """A bot that plays by association with learnt weights. It goes on adapting to its partners in play."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(TEACHERS[0])
        self._weights = dict(zip(CHANNELS, weights, strict=True))


def train(_window: int | None) -> Iterator[Weights]:
    """Yields the weights learnt so far after each batch of the teachers' games."""
    found: list[Matrix] = []
    teams = list(product(TEACHERS, repeat=2))
    for number in range(BATCHES * GAMES):
        found += [leaning(link) for link in watched(teams[number % len(teams)], number)]
        if number % GAMES == GAMES - 1:
            yield fitted(np.array(found))


def watched(team: tuple[str, ...], number: int) -> Iterator[Link]:
    """Yields the painters' links in one game between teachers, as every revealed round shows them (BEL-6)."""
    setup, seed = Setup("belratti", players=4), seed_from_text("learning belratti")
    match = begin(setup.game, setup.options, offspring(seed, "deal", number))
    assert not isinstance(match, Refusal)
    bots = tuple(Companion(team[seat % 2]) for seat in range(setup.players))
    end = play_out(match, bots, offspring(seed, "thinking", number))
    for event in (event for told in end.story for event in told):
        if isinstance(event, Revealed):
            yield from meant_by(event.look, event.look.painters)


def leaning(link: Link) -> Matrix:
    """Returns, by channel, how much more a painting resembles the intended theme than the other."""
    painting, theme, other = (each.removeprefix(PREFIX) for each in link)
    alike = ASSOCIATION.likeness
    return np.array(
        [alike(each, painting, theme) ** 2 - alike(each, painting, other) ** 2 for each in CHANNELS]
    )


def fitted(leanings: Matrix) -> Weights:
    """Returns the most likely weights, by gradient ascent, scaled to the sum of the usual weights."""
    weights = np.ones(len(CHANNELS))
    for _ in range(STEPS):
        missed = 1 / (1 + np.exp(leanings @ weights))
        weights = np.maximum(weights + PACE * (missed @ leanings) / np.sqrt(len(leanings)), 0.0)
    weights *= sum(BLEND.values()) / weights.sum()
    return tuple(float(each) for each in weights.round(4))

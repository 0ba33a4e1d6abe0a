"""A bot that looks one move ahead in any game."""

from collections.abc import Sequence
from typing import Any, Final

from vernissage.bots.sense import AnySense
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.value import ViewValue

WORLDS: Final = 4
"""The number of imagined states in which each move is tried, since a move may reveal a card."""


class Greedy:
    """Plays each offer in a few imagined states and picks the one with the best average evaluation."""

    def __init__(self, game: AnyGame, sense: AnySense) -> None:
        self.game = game
        self.sense = sense

    def choose(self, view: ViewValue, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        """Returns the best offer; of equals, the first in random order."""
        seat = view.seat
        assert seat is not None  # the public is never asked to move
        worlds = [self.game.imagine(view, memory, rng) for _ in range(WORLDS)]

        def hope(move: Any) -> float:  # noqa: ANN401 - a move of any game
            steps = (self.game.play(world, seat, move, rng) for world in worlds)
            return sum(float(self.sense.appraise(step.state)[seat]) for step in steps)

        return max(rng.shuffled(offers), key=hope)

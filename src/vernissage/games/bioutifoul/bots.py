"""What our bots know about this game beyond its rules, and the bots made of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from vernissage.bots.coach import ByTree
from vernissage.bots.greedy import Greedy
from vernissage.bots.mistakes import Hasty
from vernissage.bots.search import EXPLORATION, Node, Search
from vernissage.bots.sense import Sense
from vernissage.bots.swift import pays
from vernissage.core.budget import Budget
from vernissage.core.company import Company, Level, Levels
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.games.bioutifoul.glance import HORIZON, appraise, habit, idle
from vernissage.games.bioutifoul.moves import Move
from vernissage.games.bioutifoul.state import State

if TYPE_CHECKING:
    from vernissage.games.bioutifoul.twin.thinking import Thought

LONG: Final = 30
"""Rounds: where all play to win it is over long before."""
FEW: Final = 100
"""For so few iterations it takes too long to load what is compiled."""
BATCH: Final = 50
"""So many iterations go by before somebody swift looks at the clock: about half a millisecond."""
SENSE: Final[Sense[State, Move]] = Sense(appraise, habit, horizon=HORIZON)


class Restless(Greedy):
    """Looks one move ahead; and when the evening grows long, now and then does just anything.

    BIO-7.6: a game in which nobody exhibits never ends. Two who look no further can both be content to hoard,
    each with works that don't go together, while nothing on display moves.
    """

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        if view.table.round > LONG and rng.below(3) == 0:
            return idle(tuple(offers), rng)
        return super().choose(view, memory, offers, rng)


def greedy(game: AnyGame) -> Restless:
    """The bot for those who want to win sometimes."""
    return Restless(game, SENSE)


class Thoughtful(Hasty):
    """The tree search, with this game's sense."""

    def __init__(self, game: AnyGame, budget: Budget, temper: float = 0.0) -> None:
        super().__init__(game, budget, SENSE, temper=temper)

    def swift(self) -> Hasty:
        """The same by the twin. What needs numba is imported only here."""
        if not pays(self.budget, FEW):
            return self
        from vernissage.games.bioutifoul.twin.thinking import Thought  # noqa: PLC0415 - see above

        return Swift(self, Thought)


class Swift(Hasty):
    """Grows the same tree, compiled, from the same chance: so it makes the same moves.

    With options that the twin refuses it thinks by the rules.
    """

    def __init__(self, slow: Thoughtful, thought: type[Thought]) -> None:
        super().__init__(slow.game, slow.budget, SENSE, temper=slow.temper)
        self.thought = thought

    def grow(self, view: Any, memory: Sequence[Any], rng: Rng) -> Node:  # noqa: ANN401 - as in `Search`
        """The root of the tree and its children; more of it is never asked for."""
        if not self.thought.plays(view.table.options):
            return super().grow(view, memory, rng)
        thought, root = self.thought(view, memory, EXPLORATION), Node()
        for iterations in self.batches(BATCH):
            thought.go_on(iterations, rng)
        for move, visits in thought.visits().items():
            root.children[move] = Node()
            root.children[move].visits = visits
        return root


def search(game: AnyGame, budget: Budget) -> Thoughtful:
    """Makes the move that it came back to most often."""
    return Thoughtful(game, budget)


def judge(game: AnyGame) -> ByTree:
    """What the search thinks of a move."""
    return ByTree(Search(game, sense=SENSE))


def hasty(iterations: int, temper: float, game: AnyGame, _personality: str) -> Thoughtful:
    """Thinks so many things through, as many on every machine, and takes one that came up often."""
    return Thoughtful(game, Budget(iterations=iterations), temper)


COMPANY: Final = Company(
    levels=Levels(
        easy=Level(partial(hasty, 40, 0.15), wins=27),
        medium=Level(partial(hasty, 60, 0.0), wins=73),
        hard=Level(partial(hasty, 250, 0.0), wins=68),
    ),
    makers={"greedy": greedy},
    thinkers={"search": search},
    judge=judge,
)

"""The bots of Bioutifoul: their levels, their tree search, and one that looks a single move ahead."""

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
"""A number of rounds that games between players who try to win never reach."""
FEW: Final = 100
"""Searches with at most this many iterations don't use the compiled code, which takes long to load."""
BATCH: Final = 50
"""The compiled search checks the time after this many iterations, about every half millisecond."""
SENSE: Final[Sense[State, Move]] = Sense(appraise, habit, horizon=HORIZON)


class Restless(Greedy):
    """A bot that looks one move ahead and, in a long game, sometimes moves at random.

    BIO-7.6: a game in which nobody exhibits never ends. Without random moves, two such bots could hoard works
    that don't go together while the display doesn't change.
    """

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        if view.table.round > LONG and rng.below(3) == 0:
            return idle(tuple(offers), rng)
        return super().choose(view, memory, offers, rng)


def greedy(game: AnyGame) -> Restless:
    """Returns a bot that looks one move ahead."""
    return Restless(game, SENSE)


class Thoughtful(Hasty):
    """The tree search with this game's evaluation."""

    def __init__(self, game: AnyGame, budget: Budget, temper: float = 0.0) -> None:
        super().__init__(game, budget, SENSE, temper=temper)

    def swift(self) -> Hasty:
        """Returns the compiled version, or itself if the budget is too small. Numba is imported only here."""
        if not pays(self.budget, FEW):
            return self
        from vernissage.games.bioutifoul.twin.thinking import Thought  # noqa: PLC0415 - see above

        return Swift(self, Thought)


class Swift(Hasty):
    """The compiled tree search. From equal random numbers it makes the same moves as `Thoughtful`.

    If the twin doesn't support the options, this bot searches with the plain rules.
    """

    def __init__(self, slow: Thoughtful, thought: type[Thought]) -> None:
        super().__init__(slow.game, slow.budget, SENSE, temper=slow.temper)
        self.thought = thought

    def grow(self, view: Any, memory: Sequence[Any], rng: Rng) -> Node:  # noqa: ANN401 - as in `Search`
        """Returns the root of the search tree with its children and their visits, without deeper nodes."""
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
    """Returns a tree-search bot that plays the most visited move."""
    return Thoughtful(game, budget)


def judge(game: AnyGame) -> ByTree:
    """Returns an evaluator of moves that uses the tree search."""
    return ByTree(Search(game, sense=SENSE))


def hasty(iterations: int, temper: float, game: AnyGame, _personality: str) -> Thoughtful:
    """Returns a tree-search bot with a fixed number of iterations, for equal strength on every machine."""
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

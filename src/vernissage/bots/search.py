"""Information-set Monte Carlo tree search, for any game.

Each iteration imagines a state that fits the seat's knowledge, descends one tree shared by all
imagined states, adds a leaf, and plays on by the game's `habit` up to a horizon, where `appraise`
evaluates the result. Moves that are not available in every imagined state are weighted by how often
they were (Cowling, Powley and Whitehouse, 2012).

The bot gets only its seat's view and memory, never the true state.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import log, sqrt
from time import monotonic
from typing import Any, Final

from vernissage.bots.sense import AnySense, no_sense
from vernissage.core.budget import DEFAULT, Budget
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.core.value import ViewValue

EXPLORATION: Final = 0.5


class Node:
    """A move in the tree: how often it was available, how often chosen, and its total reward."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.available = 0
        self.visits = 0
        self.total = 0.0
        """The sum of rewards for the seat that made the move."""


class Search:
    """Searches for as long as its budget allows, then makes the most visited move."""

    def __init__(self, game: AnyGame, budget: Budget = DEFAULT, sense: AnySense | None = None) -> None:
        self.game = game
        self.budget = budget
        self.sense = no_sense(game) if sense is None else sense

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        """Returns the most visited offer."""
        if len(offers) == 1:
            return offers[0]
        root = self.grow(view, memory, rng)
        return max(offers, key=lambda move: root.children[move].visits if move in root.children else 0)

    def grow(self, view: ViewValue, memory: Sequence[Any], rng: Rng) -> Node:
        """Builds and returns the tree of moves from this seat's knowledge, until the budget is spent."""
        root, seat = Node(), view.seat
        assert seat is not None  # the public is never asked to move
        for _ in self.iterations():
            self.iterate(root, self.game.imagine(view, memory, rng), seat, rng)
        return root

    def iterations(self) -> Iterator[int]:
        """Yields the number of each iteration that the budget allows."""
        if self.budget.iterations is not None:
            yield from range(self.budget.iterations)
            return
        end = monotonic() + (self.budget.milliseconds or 0) / 1000
        for number in count():
            yield number
            if monotonic() >= end:
                return

    def batches(self, most: int) -> Iterator[int]:
        """Yields the sizes of batches within the budget, so that a fast search reads the clock less often."""
        if self.budget.iterations is not None:
            yield from (
                min(most, self.budget.iterations - begun) for begun in range(0, self.budget.iterations, most)
            )
            return
        yield from (most for _ in self.iterations())

    def iterate(self, root: Node, state: Any, seat: Seat, rng: Rng, first: Any = None) -> Sequence[float]:  # noqa: ANN401
        """Runs one iteration: select (`first`, if given), expand, play out, back up. Returns the rewards."""
        game, node, new = self.game, root, False
        path: list[tuple[Node, Seat]] = []
        while not new:
            offers = game.offers(state, seat) if first is None or path else (first,)
            move, new = pick(node, offers, rng)
            node = node.children[move]
            path.append((node, seat))
            state = game.play(state, seat, move, rng).state
            to_move = game.to_move(state)
            if not to_move:
                break
            seat = to_move[0] if len(to_move) == 1 else rng.pick(to_move)
        rewards = self.play_out(state, rng)
        for passed, mover in path:
            passed.visits += 1
            passed.total += rewards[mover]
        return rewards

    def play_out(self, state: Any, rng: Rng) -> Sequence[float]:  # noqa: ANN401
        """Plays by the policy up to the horizon and evaluates the resulting state for each seat."""
        game, habit = self.game, self.sense.habit
        for _ in range(self.sense.horizon):
            to_move = game.to_move(state)
            if not to_move:
                break
            seat = to_move[0] if len(to_move) == 1 else rng.pick(to_move)
            state = game.play(state, seat, habit(state, seat, game.offers(state, seat), rng), rng).state
        return self.sense.appraise(state)


def pick(node: Node, offers: Sequence[Any], rng: Rng) -> tuple[Any, bool]:
    """Returns an untried offer and True, or the offer with the best upper confidence bound and False."""
    children = node.children
    untried = [move for move in offers if move not in children]
    if untried:
        move = rng.pick(untried)
        children[move] = Node()
        for offer in offers:
            if offer in children:
                children[offer].available += 1
        return move, True
    best, best_bound = offers[0], -1.0
    for move in offers:
        child = children[move]
        child.available += 1
        bound = child.total / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)
        if bound > best_bound:
            best, best_bound = move, bound
    return best, False

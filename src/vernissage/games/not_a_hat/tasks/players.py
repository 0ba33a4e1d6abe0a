"""Two baselines: one that relies on the events it has seen, and one that also searches."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.search import Node, Search
from vernissage.bots.sense import Sense
from vernissage.core.budget import Budget
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.games.not_a_hat.cards import PENALTIES
from vernissage.games.not_a_hat.imagine import imagine
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Move, Refuse
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.view import View

FEW: Final = 4
"""How many states are imagined to take names from, and how many random names are added."""
THOUGHTS: Final = 48


def honest(state: State, _seat: Seat, offers: Sequence[Move], rng: Rng) -> Move:
    """HAT-2.1, HAT-4.1: names the true gift, and accepts true names only."""
    if state.phase == "name":
        assert state.parcel is not None
        return Give(state.parcel)
    if state.phase == "answer":
        return Accept() if state.said == state.parcel else Refuse()
    return rng.pick(offers)


def appraise(state: State) -> PerSeat[float]:
    """HAT-5.2: evaluates each seat: the fewer penalties it has compared with the others, the better."""
    counts = [len(own) for own in state.penalties]
    total = sum(counts)
    return tuple(0.5 + (total - own - own) / (2 * PENALTIES * len(counts)) for own in counts)


SENSE: Final[Sense[State, Move]] = Sense(appraise, honest, horizon=8)


class Honest:
    """Plays truthfully by the events it has seen; for a gift it has not seen, it guesses by `imagine`."""

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        assert view.seat is not None
        return honest(imagine(view, memory, rng), view.seat, offers, rng)


class Foresight:
    """Tree search that considers only a few names, since most names are lies."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.search = Search(game, budget, SENSE)

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Returns the candidate with the best average result."""
        assert view.seat is not None
        if len(offers) == 1:
            return offers[0]
        root, moves = Node(), self.candidates(view, memory, offers, rng)
        for number in self.search.iterations():
            world, first = imagine(view, memory, rng), moves[number % len(moves)]
            self.search.iterate(root, world, view.seat, rng, first)
        return max(moves, key=lambda move: root.children[move].total / root.children[move].visits)

    def candidates(
        self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng
    ) -> Sequence[Move]:
        """HAT-2.1: the names that imagined states suggest, and a few random ones."""
        if view.table.phase != "name":
            return offers
        worlds = [imagine(view, memory, rng) for _ in range(FEW)]
        named = [honest(world, 0, offers, rng) for world in worlds]
        return tuple(dict.fromkeys([*named, *rng.shuffled(offers)[:FEW]]))


def greedy(_game: AnyGame) -> Honest:
    return Honest()


def search(game: AnyGame) -> Foresight:
    return Foresight(game, Budget(iterations=THOUGHTS))

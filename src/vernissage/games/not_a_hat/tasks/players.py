"""Two to compare with: one that goes by what it has seen, and one that thinks ahead from there."""

from __future__ import annotations

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
"""From so many imagined worlds names are taken, and so many besides."""
THOUGHTS: Final = 48


def honest(state: State, _seat: Seat, offers: Sequence[Move], rng: Rng) -> Move:
    """HAT-2.1, HAT-4.1: name a gift as it is, and believe what is true."""
    if state.phase == "name":
        assert state.parcel is not None
        return Give(state.parcel)
    if state.phase == "answer":
        return Accept() if state.said == state.parcel else Refuse()
    return rng.pick(offers)


def appraise(state: State) -> PerSeat[float]:
    """HAT-5.2: whoever has fewer penalties than the others stands better."""
    counts = [len(own) for own in state.penalties]
    total = sum(counts)
    return tuple(0.5 + (total - own - own) / (2 * PENALTIES * len(counts)) for own in counts)


SENSE: Final[Sense[State, Move]] = Sense(appraise, honest, horizon=8)


class Honest:
    """Says and believes what it has seen; where it has seen nothing, it guesses as `imagine` does."""

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        assert view.seat is not None
        return honest(imagine(view, memory, rng), view.seat, offers, rng)


class Foresight:
    """The tree search, among a few names only: it knows that most of the others are lies."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.search = Search(game, budget, SENSE)

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """What did best on average, of what it thought of."""
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
        """HAT-2.1: what the gift may be, as far as it was seen, and a few names besides."""
        if view.table.phase != "name":
            return offers
        worlds = [imagine(view, memory, rng) for _ in range(FEW)]
        named = [honest(world, 0, offers, rng) for world in worlds]
        return tuple(dict.fromkeys([*named, *rng.shuffled(offers)[:FEW]]))


def greedy(_game: AnyGame) -> Honest:
    return Honest()


def search(game: AnyGame) -> Foresight:
    return Foresight(game, Budget(iterations=THOUGHTS))

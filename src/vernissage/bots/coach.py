"""Rates a player's decisions with the strongest bot, using only information that the seat had.

The best alternative is chosen in one set of imagined futures and compared with the actual move in
another, so that neither profits from luck. Both moves meet the same random events in each.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from vernissage.bots.search import Node, Search
from vernissage.core.bot import Judge
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value

SURE: Final = 2.0
"""The half-width of a confidence band, in standard errors."""
COUNTS: Final = 3.0
"""A decision is reported if it cost at least this many percentage points of winning chances."""
COUNTS_ALONE: Final = 1.0
"""A decision in a solo game is reported if it cost at least this many points."""


class ByTree:
    """Evaluates by tree search; each move has its own subtree."""

    perfect = 1.0

    def __init__(self, search: Search) -> None:
        self.search = search
        self.root = Node()

    def candidates(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Sequence[Any]:  # noqa: ANN401, ARG002
        return offers

    def follow(self, world: Any, seat: Seat, move: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        return self.search.iterate(self.root, world, seat, luck, first=move)

    def stand(self, world: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        game = self.search.game
        to_move = game.to_move(world)
        if not to_move:
            return self.search.sense.appraise(world)
        return self.search.iterate(self.root, world, to_move[0], luck)


class Effort(Value, frozen=True):
    """The number of futures to sample. Never a time limit, so that results are reproducible."""

    tries: int
    """Futures for each candidate, before the worse half is dropped."""
    duels: int
    """Futures for comparing the actual move with the alternative."""
    glances: int
    """Futures for one point of the curve of winning chances."""


def effort(playouts: int) -> Effort:
    """Returns an effort in which a decision gets this many playouts before it is called a mistake."""
    return Effort(tries=max(1, playouts // 6), duels=max(1, playouts), glances=max(2, playouts * 2 // 5))


PLAYOUTS: Final = 240
HINT: Final = effort(90)
"""The effort for a hint. It is small, because a player is waiting."""


class Measured(Value, frozen=True):
    """A sample of playouts, in percentage points of winning chances, or in points for a solo game."""

    mean: float
    number: int
    spread: float
    """The standard deviation of the sample."""

    @property
    def band(self) -> float:
        """The half-width of the mean's confidence band."""
        return SURE * self.spread / sqrt(self.number)


class Weighed(Value, frozen=True):
    """A comparison of the actual move with the best alternative."""

    done: Measured
    better: Measured
    offer: int
    """The index of the better offer."""
    cost: Measured
    """The loss by the actual move. Both moves share the luck of each future, so luck cancels out."""

    def counts(self, least: float = COUNTS) -> bool:
        """Whether the loss is worth reporting: large enough, and larger than luck explains."""
        return self.cost.mean >= least and self.cost.mean > self.cost.band


class Position(Value, frozen=True):
    """The view, memory and offers of a seat when it decided. The coach gets nothing else."""

    view: Any
    memory: tuple[Any, ...]
    offers: tuple[Any, ...]


class Opinion:
    """A judge's evaluation of one position.

    It samples imagined futures one by one. All moves that are compared meet the same luck in each.
    """

    def __init__(self, game: AnyGame, judge: Judge, asked: Position, rng: Rng) -> None:
        self.game, self.judge, self.asked, self.rng = game, judge, asked, rng
        self.number = 0
        """The number of futures sampled so far."""

    def chances(self, effort: Effort) -> PerSeat[Measured]:
        """Estimates every seat's winning chances from this seat's point of view."""
        found = [
            in_points(self.judge, self.judge.stand(*self._future(number))) for number in range(effort.glances)
        ]
        return tuple(measured(each) for each in zip(*found, strict=True))

    def advice(self, effort: Effort) -> int:
        """Returns the index of the offer that the judge would choose."""
        return self.asked.offers.index(
            self._favourite(self._candidates() or [*self.asked.offers], 2 * effort.tries)
        )

    def weigh(self, done: int, effort: Effort) -> Weighed | None:
        """Compares this offer with the best alternative; None if there is no alternative."""
        did = self.asked.offers[done]
        rivals = [move for move in self._candidates() if move != did]
        if not rivals:
            return None
        best = self._favourite(rivals, effort.tries)
        pairs: list[tuple[float, ...]] = []
        for number in range(1, effort.duels + 1):
            pairs.append(self._values((did, best)))
            if number % effort.tries == 0 and _is_hopeless(_lost(pairs)):
                break  # the actual move was good enough
        own, theirs = zip(*pairs, strict=True)
        return Weighed(measured(own), measured(theirs), self.asked.offers.index(best), measured(_lost(pairs)))

    def _candidates(self) -> list[Any]:
        return [*self.judge.candidates(self.asked.view, self.asked.memory, self.asked.offers, self.rng)]

    def _favourite(self, moves: list[Any], tries: int) -> Any:  # noqa: ANN401 - a move of any game
        """Returns the best of these moves. Each round plays sampled futures and drops the worse half."""
        totals = dict.fromkeys(moves, 0.0)
        while len(totals) > 1:
            for _ in range(tries):
                for move, worth in zip(totals, self._values(tuple(totals)), strict=True):
                    totals[move] += worth
            best = sorted(totals, key=lambda move: -totals[move])
            totals = {move: totals[move] for move in best[: (len(best) + 1) // 2]}
        return next(iter(totals))

    def _values(self, moves: tuple[Any, ...]) -> tuple[float, ...]:
        """Returns the value of each move for this seat in the next future."""
        number, seat = self.number, self.asked.view.seat
        self.number += 1
        world, _ = self._future(number)
        luck = self.rng.named("luck")
        return tuple(
            in_points(self.judge, self.judge.follow(world, seat, move, luck.at(number)))[seat]
            for move in moves
        )

    def _future(self, number: int) -> tuple[Any, Rng]:
        """Returns a state that fits the seat's knowledge, and the randomness of the events to come."""
        world = self.game.imagine(self.asked.view, self.asked.memory, self.rng.named("worlds").at(number))
        return world, self.rng.named("luck").at(number)


def _lost(pairs: Sequence[tuple[float, ...]]) -> list[float]:
    return [better - did for did, better in pairs]


def _is_hopeless(lost: Sequence[float]) -> bool:
    """Whether the loss is clearly too small to be reported."""
    so_far = measured(lost)
    return so_far.mean + so_far.band < COUNTS_ALONE


def in_points(judge: Judge, rewards: Sequence[float]) -> PerSeat[float]:
    """Converts rewards to winning chances that add up to 100, or to points in a solo game."""
    if len(rewards) == 1:
        return (judge.perfect * rewards[0],)
    # A seat's reward compares it with the best of the others, so it is turned into odds: how many times as
    # likely it is to win as that one. The leader is the reference.
    odds = [1.0 if each >= 1 else min(1.0, each / (1 - each)) for each in rewards]
    whole = sum(odds)
    return tuple(100 * each / whole for each in odds) if whole else (100 / len(odds),) * len(odds)


def measured(found: Sequence[float]) -> Measured:
    """Returns the mean, count and standard deviation of these values."""
    number = len(found)
    mean = sum(found) / number
    variance = sum([(each - mean) ** 2 for each in found]) / max(1, number - 1)
    return Measured(mean, number, sqrt(variance))

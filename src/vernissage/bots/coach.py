"""What the strongest bot thinks of somebody's decisions, from what that seat could know, and nothing else.

The best of the other moves is found in some imagined futures, and then measured against what was done in
others: so luck flatters neither. Every future is the same for both, up to their own consequences.
"""

from __future__ import annotations

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
"""How many standard errors wide the band is, to each side."""
COUNTS: Final = 3.0
"""From so many points of chance on a decision is worth telling."""
COUNTS_ALONE: Final = 1.0
"""From so many points on it is, where one plays alone for points."""


class ByTree:
    """Judges by the tree search: what follows each move is searched in a tree of its own."""

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
    """In how many futures something is tried. Never a time: the same question has the same answer."""

    tries: int
    """Every candidate, before the worse half of them is dropped."""
    duels: int
    """What was done and what seems better, side by side."""
    glances: int
    """For a point of the curve."""


def effort(playouts: int) -> Effort:
    """So much that a decision is played on so many times before it is called a loss."""
    return Effort(tries=max(1, playouts // 6), duels=max(1, playouts), glances=max(2, playouts * 2 // 5))


PLAYOUTS: Final = 240
HINT: Final = effort(90)
"""Somebody waits for it."""


class Measured(Value, frozen=True):
    """What so many playouts came to, in points of chance, or in points where one plays alone."""

    mean: float
    number: int
    spread: float
    """Their standard deviation."""

    @property
    def band(self) -> float:
        """How far off the mean may be."""
        return SURE * self.spread / sqrt(self.number)


class Weighed(Value, frozen=True):
    """What was done, and the best of the other offers."""

    done: Measured
    better: Measured
    offer: int
    """The number of the better one."""
    cost: Measured
    """What was lost: the difference in each future, so the luck that both share is not in it."""

    def counts(self, least: float = COUNTS) -> bool:
        """Is it worth telling: dear enough, and dearer than luck could make it?"""
        return self.cost.mean >= least and self.cost.mean > self.cost.band


class Position(Value, frozen=True):
    """What a seat knew when it decided: all that a coach ever gets."""

    view: Any
    memory: tuple[Any, ...]
    offers: tuple[Any, ...]


class Opinion:
    """What a judge thinks of one position.

    Futures come one after the other, and all moves that are compared meet the same luck in each.
    """

    def __init__(self, game: AnyGame, judge: Judge, asked: Position, rng: Rng) -> None:
        self.game, self.judge, self.asked, self.rng = game, judge, asked, rng
        self.number = 0
        """How many futures there have been."""

    def chances(self, effort: Effort) -> PerSeat[Measured]:
        """How good everyone's are, as this seat sees it."""
        found = [
            in_points(self.judge, self.judge.stand(*self._future(number))) for number in range(effort.glances)
        ]
        return tuple(measured(each) for each in zip(*found, strict=True))

    def advice(self, effort: Effort) -> int:
        """The number of the offer that it would take in that seat."""
        return self.asked.offers.index(
            self._favourite(self._candidates() or [*self.asked.offers], 2 * effort.tries)
        )

    def weigh(self, done: int, effort: Effort) -> Weighed | None:
        """What it cost to take the offer of this number; None where nothing hung on it."""
        did = self.asked.offers[done]
        rivals = [move for move in self._candidates() if move != did]
        if not rivals:
            return None
        best = self._favourite(rivals, effort.tries)
        pairs: list[tuple[float, ...]] = []
        for number in range(1, effort.duels + 1):
            pairs.append(self._values((did, best)))
            if number % effort.tries == 0 and _is_hopeless(_lost(pairs)):
                break  # what was done was good enough
        own, theirs = zip(*pairs, strict=True)
        return Weighed(measured(own), measured(theirs), self.asked.offers.index(best), measured(_lost(pairs)))

    def _candidates(self) -> list[Any]:
        return [*self.judge.candidates(self.asked.view, self.asked.memory, self.asked.offers, self.rng)]

    def _favourite(self, moves: list[Any], tries: int) -> Any:  # noqa: ANN401 - a move of any game
        """The best of these: after so many futures the worse half is dropped, until one is left."""
        totals = dict.fromkeys(moves, 0.0)
        while len(totals) > 1:
            for _ in range(tries):
                for move, worth in zip(totals, self._values(tuple(totals)), strict=True):
                    totals[move] += worth
            best = sorted(totals, key=lambda move: -totals[move])
            totals = {move: totals[move] for move in best[: (len(best) + 1) // 2]}
        return next(iter(totals))

    def _values(self, moves: tuple[Any, ...]) -> tuple[float, ...]:
        """What each of these moves is worth in the next future."""
        number, seat = self.number, self.asked.view.seat
        self.number += 1
        world, _ = self._future(number)
        luck = self.rng.named("luck")
        return tuple(
            in_points(self.judge, self.judge.follow(world, seat, move, luck.at(number)))[seat]
            for move in moves
        )

    def _future(self, number: int) -> tuple[Any, Rng]:
        """A state that this seat could not tell from the true one, and the chance that it meets."""
        world = self.game.imagine(self.asked.view, self.asked.memory, self.rng.named("worlds").at(number))
        return world, self.rng.named("luck").at(number)


def _lost(pairs: Sequence[tuple[float, ...]]) -> list[float]:
    return [better - did for did, better in pairs]


def _is_hopeless(lost: Sequence[float]) -> bool:
    """Is it clear by now that this decision won't count?"""
    so_far = measured(lost)
    return so_far.mean + so_far.band < COUNTS_ALONE


def in_points(judge: Judge, rewards: Sequence[float]) -> PerSeat[float]:
    """Rewards as points of chance, which are 100 together; of one who plays alone, as points."""
    if len(rewards) == 1:
        return (judge.perfect * rewards[0],)
    # How good a seat's chances are compares it with the best of the others. As odds: so many times as likely
    # to win as that one; whoever leads is the measure.
    odds = [1.0 if each >= 1 else min(1.0, each / (1 - each)) for each in rewards]
    whole = sum(odds)
    return tuple(100 * each / whole for each in odds) if whole else (100 / len(odds),) * len(odds)


def measured(found: Sequence[float]) -> Measured:
    """Mean, number and spread of these."""
    number = len(found)
    mean = sum(found) / number
    variance = sum([(each - mean) ** 2 for each in found]) / max(1, number - 1)
    return Measured(mean, number, sqrt(variance))

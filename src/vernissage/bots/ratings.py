"""How strong each bot is, from who won against whom: one number for each, and how sure that is.

Every bot has a strength, and at a table wins as often as its share of all the strengths there: the model of
Bradley and Terry for two, of Plackett and Luce for more. The strengths are those that make what happened most
likely. They are given as chess players know them: 400 points more win ten times as often, and 0 is the middle
of all who played. Bots that never met can be compared as well, where others have met both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final

from vernissage.bots.arena import Z_95, Played

POINTS: Final = 400 / log(10)
"""Of a rating, for each unit of the logarithm of a strength."""
MOST_STEPS: Final = 100
ENOUGH: Final = 1e-9
"""It is worked out in steps, until they are smaller than this."""


@dataclass(frozen=True, slots=True)
class Rating:
    """So many points; 95 times in 100 the truth lies between those two."""

    points: float
    low: float
    high: float


@dataclass(slots=True)
class Results:
    """All that ratings depend on, however many games there were."""

    entrants: int
    wins: list[float] = field(init=False)
    """A shared win is a share for each."""
    tables: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """How often these sat together, and somebody won."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.entrants

    def enter(self, played: Played) -> None:
        """One more game, in which bots played each other."""
        lineup, winners = played.fixture.lineup, played.outcome.winners
        if not winners:
            return
        self.tables[tuple(sorted(lineup))] += 1
        for seat in winners:
            self.wins[lineup[seat]] += 1 / len(winners)


def ratings(results: Results) -> list[Rating]:
    """One for each bot, in the order of their numbers."""
    logs = most_likely(results)
    spread, middle = _inverse(_information(results, logs)), sum(logs) / len(logs)
    return [
        _rating(each - middle, _variance_beside_the_middle(spread, place)) for place, each in enumerate(logs)
    ]


def most_likely(results: Results) -> list[float]:
    """The logarithms of the most likely strengths, by Newton's steps: there is one summit, and no other.

    Everybody has also shared one game with somebody of strength one: else a bot that always wins would be
    infinitely strong.
    """
    logs = [0.0] * results.entrants
    for _ in range(MOST_STEPS):
        missing = [
            wins + 0.5 - each for wins, each in zip(results.wins, expected_wins(results, logs), strict=True)
        ]
        steps = [
            sum(a * b for a, b in zip(row, missing, strict=True))
            for row in _inverse(_information(results, logs))
        ]
        logs = [each + max(-1.0, min(1.0, step)) for each, step in zip(logs, steps, strict=True)]
        if max(map(abs, steps)) < ENOUGH:
            break
    return logs


def expected_wins(results: Results, logs: Sequence[float]) -> list[float]:
    """How often each would have won with these strengths."""
    strengths = [exp(each) for each in logs]
    wins = [each / (each + 1) for each in strengths]
    for lineup, games in results.tables.items():
        share = games / sum(strengths[place] for place in lineup)
        for place in lineup:
            wins[place] += share * strengths[place]
    return wins


def _information(results: Results, logs: Sequence[float]) -> list[list[float]]:
    """How sharply what happened speaks for these strengths: Fisher's information about their logarithms."""
    size, found = results.entrants, [exp(each) for each in logs]
    matrix = [[0.0] * size for _ in range(size)]
    for place, each in enumerate(found):
        matrix[place][place] += each / (each + 1) ** 2
    for lineup, games in results.tables.items():
        whole = sum(found[place] for place in lineup)
        share = {place: seats * found[place] / whole for place, seats in Counter(lineup).items()}
        for one, its in share.items():
            matrix[one][one] += games * its
            for other, theirs in share.items():
                matrix[one][other] -= games * its * theirs
    return matrix


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination, the largest first. There are never more than some dozens of bots."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for step in range(size):
        best = max(range(step, size), key=lambda place: abs(rows[place][step]))
        rows[step], rows[best] = rows[best], rows[step]
        pivot = rows[step][step]
        rows[step] = [each / pivot for each in rows[step]]
        for place in range(size):
            if place != step and rows[place][step]:
                times = rows[place][step]
                rows[place] = [a - times * b for a, b in zip(rows[place], rows[step], strict=True)]
    return [row[size:] for row in rows]


def _variance_beside_the_middle(spread: Sequence[Sequence[float]], place: int) -> float:
    """Of one logarithm less the mean of all."""
    size = len(spread)
    return spread[place][place] - 2 * sum(spread[place]) / size + sum(map(sum, spread)) / size**2


def _rating(above: float, variance: float) -> Rating:
    points, reach = POINTS * above, POINTS * Z_95 * sqrt(max(0.0, variance))
    return Rating(points, points - reach, points + reach)


def rate(entrants: int, played: Iterable[Played]) -> list[Rating]:
    """The ratings of all who took part in these games."""
    results = Results(entrants)
    for each in played:
        results.enter(each)
    return ratings(results)

"""Bot ratings from game results, with confidence intervals.

Every bot has a strength, and wins a game with a probability equal to its share of all the strengths at the
table: the Bradley-Terry model for two, the Plackett-Luce model for more. The strengths are maximum-likelihood
estimates, given on the Elo scale: 400 points more mean ten times the wins, and the average is 0. Bots that
never met can be compared through common opponents.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final

from vernissage.bots.arena import Z_95, Played

POINTS: Final = 400 / log(10)
"""Rating points per unit of log strength."""
MOST_STEPS: Final = 100
ENOUGH: Final = 1e-9
"""Newton's method stops when its steps are smaller than this."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its 95 % confidence interval."""

    points: float
    low: float
    high: float


@dataclass(slots=True)
class Results:
    """The sufficient statistics for ratings. Their size does not depend on the number of games."""

    entrants: int
    wins: list[float] = field(init=False)
    """The wins of each bot; a shared win counts in equal parts."""
    tables: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """How many games with a winner each group played together."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.entrants

    def enter(self, played: Played) -> None:
        """Adds a game in which bots played each other. A game without a winner is ignored."""
        lineup, winners = played.fixture.lineup, played.outcome.winners
        if not winners:
            return
        self.tables[tuple(sorted(lineup))] += 1
        for seat in winners:
            self.wins[lineup[seat]] += 1 / len(winners)


def ratings(results: Results) -> list[Rating]:
    """Returns the rating of each bot, in the order of the entrants."""
    logs = most_likely(results)
    spread, middle = _inverse(_information(results, logs)), sum(logs) / len(logs)
    return [
        _rating(each - middle, _variance_beside_the_middle(spread, place)) for place, each in enumerate(logs)
    ]


def most_likely(results: Results) -> list[float]:
    """Returns the maximum-likelihood log strengths, by Newton's method. The maximum is unique.

    As a prior, every bot has also shared one game with an opponent of strength one. Otherwise a bot that
    always wins would be infinitely strong.
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
    """Returns how many wins each bot would expect with these strengths, including the prior game."""
    strengths = [exp(each) for each in logs]
    wins = [each / (each + 1) for each in strengths]
    for lineup, games in results.tables.items():
        share = games / sum(strengths[place] for place in lineup)
        for place in lineup:
            wins[place] += share * strengths[place]
    return wins


def _information(results: Results, logs: Sequence[float]) -> list[list[float]]:
    """Returns the Fisher information matrix of the log strengths."""
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
    """Inverts a matrix by Gaussian elimination with pivoting. There are at most a few dozen bots."""
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
    """Returns the variance of one log strength minus the mean of all."""
    size = len(spread)
    return spread[place][place] - 2 * sum(spread[place]) / size + sum(map(sum, spread)) / size**2


def _rating(above: float, variance: float) -> Rating:
    points, reach = POINTS * above, POINTS * Z_95 * sqrt(max(0.0, variance))
    return Rating(points, points - reach, points + reach)


def rate(entrants: int, played: Iterable[Played]) -> list[Rating]:
    """Computes the ratings of all entrants from these games."""
    results = Results(entrants)
    for each in played:
        results.enter(each)
    return ratings(results)

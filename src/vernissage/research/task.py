"""The definition of a benchmark task, measured so that results can be compared between papers.

A game's `tasks/` exports `TRIALS`, each with the name of a task. Trials of several games with one name
together form the task. The agent takes some seats of a table, bots take the others, and all agents play the
same deals. The baselines' results are stored as JSON next to a game's trials.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

from vernissage.bots.arena import Z_95, wilson
from vernissage.core.bot import AnyBot, BotMaker
from vernissage.core.rng import Rng
from vernissage.core.value import Value

AGENT: Final = "agent"
"""The name in `Company.seats` for the agent that is measured."""
Weights: TypeAlias = tuple[float, ...]
Measure: TypeAlias = Literal["wins", "score"]


@dataclass(frozen=True, slots=True)
class Company:
    """The players at a table by seat: the agent, and bots by name. The seating rotates after each game."""

    name: str
    seats: tuple[str, ...]
    held_out: bool = False
    """Whether these bots are excluded from training."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """A reference agent with known results."""

    name: str
    bot: str | BotMaker | None
    """A bot's name, or a function that makes it; None for the trial's own learner."""
    window: int | None = None
    """How many of the latest events it sees; None for all."""
    games: int | None = None
    """The maximum number of games per company, for a slow bot."""


@dataclass(frozen=True, slots=True)
class Learner:
    """A small agent that learns within the time that a test may take."""

    train: Callable[[int | None], Iterator[Weights]]
    """Takes a window and yields the weights after each batch; the last ones count."""
    batches: int
    play: Callable[[Weights], AnyBot]


@dataclass(frozen=True, slots=True)
class Trial:
    """One game's part of a task: its setup, the companies, the baselines and the learner."""

    task: str
    asks: str
    """The question that the trial answers, in a sentence."""
    version: int
    """Increased when the measurement changes. Changes of the rules are detected automatically."""
    options: Mapping[str, Any]
    measure: Measure
    games: int
    """The number of games in each company of players."""
    companies: tuple[Company, ...]
    baselines: tuple[Baseline, ...]
    learner: Learner
    meets_itself: bool = True
    """Whether a baseline also plays in the company that has its name."""

    def companies_of(self, baseline: Baseline) -> tuple[Company, ...]:
        """Returns the companies in which this baseline plays."""
        return tuple(each for each in self.companies if self.meets_itself or each.name != baseline.name)


class Cell(Value, frozen=True):
    """An agent's results in one company, game by game. With several seats, only the first one counts."""

    scores: tuple[int, ...] = ()
    wins: tuple[float, ...] = ()

    def estimate(self, measure: Measure) -> Estimate:
        """Returns the mean with its 95 % confidence interval."""
        games = len(self.scores)
        if measure == "wins":
            rate = sum(self.wins) / games
            low, high = wilson(sum(self.wins), games)
            return Estimate(100 * rate, 100 * low, 100 * high, games)
        mean = sum(self.scores) / games
        spread = sqrt(sum((each - mean) ** 2 for each in self.scores) / max(1, games - 1) / games)
        return Estimate(mean, mean - Z_95 * spread, mean + Z_95 * spread, games)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


class Line(Value, frozen=True):
    """One agent's results, by company."""

    agent: str
    cells: dict[str, Cell]

    def over_all(self, measure: Measure) -> float:
        """Returns the unweighted mean over all companies in which the agent played."""
        found = [cell.estimate(measure).value for cell in self.cells.values()]
        return sum(found) / len(found)


class Results(Value, frozen=True):
    """The results of all agents in a trial."""

    task: str
    game: str
    version: str
    lines: tuple[Line, ...]
    weights: dict[str, Weights]
    """The learners' weights, by the names of their lines."""


class Windowed:
    """A bot that sees only the latest events."""

    def __init__(self, bot: AnyBot, window: int) -> None:
        self.bot, self.window = bot, window

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401 - of any game
        return self.bot.choose(view, memory[max(0, len(memory) - self.window) :], offers, rng)


def told_only(bot: AnyBot, window: int | None) -> AnyBot:
    """Limits a bot to this many of the latest events; None means no limit."""
    return bot if window is None else Windowed(bot, window)

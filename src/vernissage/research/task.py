"""What a task is: something to be good at, measured so that one paper can be compared with another.

A game's `tasks/` exports `TRIALS`. Each belongs to a task by its name; where several games have trials of
one task, all of them together are the task. Whoever is measured takes some seats of a table, bots have the
others, and everyone plays the same deals. What the baselines reached is kept beside a game's trials, as JSON.
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
"""The seat of whoever is measured."""
Weights: TypeAlias = tuple[float, ...]
Measure: TypeAlias = Literal["wins", "score"]


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at a table, seat by seat: the agent, and bots by name. After each game all move on by one."""

    name: str
    seats: tuple[str, ...]
    held_out: bool = False
    """Nothing that learns for this task has met these bots."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """Somebody whose result is known, to be compared with."""

    name: str
    bot: str | BotMaker | None
    """By name, or how to make it; None is the trial's own learner."""
    window: int | None = None
    """How many of the latest events it is told; None is all."""
    games: int | None = None
    """At most so many in each company, for one that thinks long."""


@dataclass(frozen=True, slots=True)
class Learner:
    """A small agent that learns, in the time a test may take."""

    train: Callable[[int | None], Iterator[Weights]]
    """With a window: its weights after each batch, the last of which count."""
    batches: int
    play: Callable[[Weights], AnyBot]


@dataclass(frozen=True, slots=True)
class Trial:
    """A task's games of one kind."""

    task: str
    asks: str
    """What it measures, in a sentence."""
    version: int
    """Raised when it is measured in another way. A change of rules is noticed by itself."""
    options: Mapping[str, Any]
    measure: Measure
    games: int
    """In each company."""
    companies: tuple[Company, ...]
    baselines: tuple[Baseline, ...]
    learner: Learner
    meets_itself: bool = True
    """Does a baseline play in a company of its own name?"""

    def companies_of(self, baseline: Baseline) -> tuple[Company, ...]:
        """Those in which this one plays."""
        return tuple(each for each in self.companies if self.meets_itself or each.name != baseline.name)


class Cell(Value, frozen=True):
    """What an agent reached in one company, game by game; where it has several seats, on the first."""

    scores: tuple[int, ...] = ()
    wins: tuple[float, ...] = ()

    def estimate(self, measure: Measure) -> Estimate:
        """The mean, and the two numbers between which it truly lies, 95 times in 100."""
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
    """A mean; 95 times in 100 the truth lies between `low` and `high`."""

    value: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


class Line(Value, frozen=True):
    """What one agent reached, company by company."""

    agent: str
    cells: dict[str, Cell]

    def over_all(self, measure: Measure) -> float:
        """The mean over all companies it was in, each of which counts alike."""
        found = [cell.estimate(measure).value for cell in self.cells.values()]
        return sum(found) / len(found)


class Results(Value, frozen=True):
    """What came of a trial."""

    task: str
    game: str
    version: str
    lines: tuple[Line, ...]
    weights: dict[str, Weights]
    """What the learners have learnt, by the names of their lines."""


class Windowed:
    """A bot that is told only the latest events."""

    def __init__(self, bot: AnyBot, window: int) -> None:
        self.bot, self.window = bot, window

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401 - of any game
        return self.bot.choose(view, memory[max(0, len(memory) - self.window) :], offers, rng)


def told_only(bot: AnyBot, window: int | None) -> AnyBot:
    """This bot, told so many of the latest events, or all."""
    return bot if window is None else Windowed(bot, window)

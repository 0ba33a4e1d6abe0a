"""Benchmark tasks by name: measures an agent and compares it with baselines.

    task = tasks.find("name-of-a-task")
    for score in task.evaluate(lambda game: MyAgent()):
        print(score)

An agent is any object with `choose(view, memory, offers, rng)`. Deals and randomness depend only on the
task's name, so results are reproducible everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.bot import BotMaker
from vernissage.core.rng import seed_from_text
from vernissage.research.seating import Table
from vernissage.research.setup import Setup
from vernissage.research.task import Baseline, Cell, Company, Line, Results, Trial, Weights, told_only

SCORED: Final = "your agent"


class NoSuchTaskError(ValueError):
    """Raised for an unknown task."""


class Part:
    """One game's part of a task, ready to be played."""

    def __init__(self, game: str, trial: Trial) -> None:
        self.game, self.trial = game, trial

    @cached_property
    def setup(self) -> Setup:
        return Setup(self.game, **self.trial.options)

    @property
    def version(self) -> str:
        """The version of the measurement and of the rules. Only results of one version are comparable."""
        return f"{self.trial.version}.{self.setup.game.info.version}"

    @property
    def file(self) -> Path:
        """The file with the baselines' results."""
        return catalog.folder(self.game) / "tasks" / f"{self.trial.task}.json"

    def kept(self) -> Results | None:
        """Returns the stored results of the baselines; None if they are missing or of another version."""
        found = codec.decode(self.file.read_bytes(), Results) if self.file.is_file() else None
        return found if isinstance(found, Results) and found.version == self.version else None

    def evaluate(
        self, agent: BotMaker, games: int | None = None, advance: Callable[[int], None] = lambda _: None
    ) -> Score:
        """Measures an agent. With `games` given, only on the first deals.

        `advance` is called after each game.
        """
        cells = {}
        for company in self.trial.companies:
            cell = Cell()
            for number in range(games or self.trial.games):
                cell = joined([cell, self.play(agent, company, range(number, number + 1))])
                advance(1)
            cells[company.name] = cell
        return Score(self, Line(SCORED, cells))

    def play(self, agent: BotMaker, company: Company, numbers: range) -> Cell:
        """Plays the games with these numbers in this company, and returns the results."""
        table = Table(self.setup, company, seed_from_text(self.trial.task))
        found = [table.play(agent, number)[0] for number in numbers]
        return Cell(tuple(each.score for each in found), tuple(each.won for each in found))

    def baseline(self, baseline: Baseline, weights: Weights | None = None) -> BotMaker:
        """Returns a function that makes this baseline; a learner needs its weights."""
        bot = baseline.bot
        if bot is None:
            assert weights is not None, "a learner needs its weights"
            learner = self.trial.learner
            return lambda _game: told_only(learner.play(weights), baseline.window)
        make = catalog.entrant(self.game, bot).make if isinstance(bot, str) else bot
        return lambda game: told_only(make(game), baseline.window)


@dataclass(frozen=True, slots=True)
class Score:
    """An agent's results in one part of a task."""

    part: Part
    line: Line

    def __str__(self) -> str:
        """Returns a Markdown table with the baselines above the agent."""
        kept = self.part.kept()
        lines = (*(() if kept is None else kept.lines), self.line)
        return "\n".join([heading(self.part), "", *markdown(self.part.trial, lines)])


@dataclass(frozen=True, slots=True)
class Task:
    """A benchmark task: its name, and a part for each game."""

    name: str
    parts: tuple[Part, ...]

    def evaluate(
        self, agent: BotMaker, games: int | None = None, advance: Callable[[int], None] = lambda _: None
    ) -> list[Score]:
        """Measures an agent in each part. `agent` is called with the game, for each game and seat."""
        return [part.evaluate(agent, games, advance) for part in self.parts]


def names() -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.trial.task for part in _parts()))


def find(name: str) -> Task:
    """Returns the task with this name."""
    parts = tuple(part for part in _parts() if part.trial.task == name)
    if not parts:
        message = f"there is no task {name!r}; there are {', '.join(names())}"
        raise NoSuchTaskError(message)
    return Task(name, parts)


def _parts() -> Iterator[Part]:
    for game in catalog.names(with_drafts=True):
        for trial in trials_of(game):
            yield Part(game, trial)


def trials_of(game: str) -> tuple[Trial, ...]:
    """Returns the trials that this game defines."""
    found = catalog.extras(game).trials()
    trials = tuple(each for each in found if isinstance(each, Trial))
    assert len(trials) == len(found), f"all that {game} asks must be trials"
    return trials


def joined(cells: list[Cell]) -> Cell:
    """Joins the results of successive games into one cell."""
    return Cell(
        tuple(score for cell in cells for score in cell.scores),
        tuple(won for cell in cells for won in cell.wins),
    )


# Formatting, shared by the terminal, the web page and the report.


def heading(part: Part) -> str:
    return f"{part.setup.game.info.title}: {part.trial.asks} Version {part.version}."


def head(trial: Trial) -> list[str]:
    named = [f"{each.name} (held out)" if each.held_out else each.name for each in trial.companies]
    return ["", *named, *(["mean"] if len(named) > 1 else []), "games"]


def row(trial: Trial, line: Line) -> list[str]:
    """Returns one agent's row with intervals. It has a mean only if the agent played in every company."""
    found = [line.cells.get(company.name) for company in trial.companies]
    told = ["·" if cell is None else str(cell.estimate(trial.measure)) for cell in found]
    mean = "·" if None in found else f"{line.over_all(trial.measure):.1f}"
    games = sum(len(cell.scores) for cell in line.cells.values())
    return [line.agent, *told, *([mean] if len(found) > 1 else []), f"{games:,}"]


def markdown(trial: Trial, lines: tuple[Line, ...]) -> Iterator[str]:
    columns = head(trial)
    yield f"| {' | '.join(columns)} |"
    yield f"|---{'|--:' * (len(columns) - 1)}|"
    for line in lines:
        yield f"| {' | '.join(row(trial, line))} |"

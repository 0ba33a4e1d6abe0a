"""Runs the baselines of a task: trains the learners, then plays all games in several processes.

Jobs contain only names and numbers, so results don't depend on where they run.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from vernissage.research.task import Baseline, Cell, Line, Results, Weights
from vernissage.research.tasks import Part, joined, trials_of

SHARE: Final = 10
"""The number of games in one job."""

Hall = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Maps a function over jobs and yields the results in order."""


class Share(NamedTuple):
    """A job: some games of one baseline in one company of bots, all given by number."""

    game: str
    trial: int
    baseline: int
    company: int
    begin: int
    end: int
    weights: Weights | None


def work(part: Part, games: int | None) -> int:
    """Returns the amount of work, in games. Each training batch counts as one game."""
    lessons = part.trial.learner.batches * len(pupils(part))
    return lessons + sum(share.end - share.begin for share in shares(part, games, {}))


def run(part: Part, games: int | None, jobs: int, advance: Callable[[int], None]) -> Results:
    """Plays every baseline in every company. With `games` given, only the first deals."""
    # Spawn, not fork: the progress bar's thread must not be copied while it holds a lock.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        hall: Hall = pool.map if jobs > 1 else map
        return _run(part, games, hall, advance)


def _run(part: Part, games: int | None, hall: Hall, advance: Callable[[int], None]) -> Results:
    learnt: dict[int, Weights] = {}
    asked = [(part.game, _number(part), number) for number in pupils(part)]
    for (_, _, number), weights in zip(asked, hall(learn, asked), strict=True):
        learnt[number] = weights
        advance(part.trial.learner.batches)
    given = list(shares(part, games, learnt))
    cells: dict[tuple[int, int], list[Cell]] = {}
    for share, cell in zip(given, hall(play, given), strict=True):
        cells.setdefault((share.baseline, share.company), []).append(cell)
        advance(len(cell.scores))
    trial = part.trial
    lines = tuple(
        Line(
            baseline.name,
            {
                company.name: joined(cells[number, at])
                for at, company in enumerate(trial.companies)
                if (number, at) in cells
            },
        )
        for number, baseline in enumerate(trial.baselines)
    )
    weights = {trial.baselines[number].name: found for number, found in learnt.items()}
    return Results(trial.task, part.game, part.version, lines, weights)


def pupils(part: Part) -> list[int]:
    """Returns the numbers of the baselines that need training."""
    return [number for number, baseline in enumerate(part.trial.baselines) if baseline.bot is None]


def shares(part: Part, games: int | None, learnt: dict[int, Weights]) -> Iterator[Share]:
    """Splits the games of all baselines into jobs."""
    trial, which = part.trial, _number(part)
    for number, baseline in enumerate(trial.baselines):
        most = games_of(part, baseline, games)
        for at, company in enumerate(trial.companies):
            if company in trial.companies_of(baseline):
                for begin in range(0, most, SHARE):
                    end = min(most, begin + SHARE)
                    yield Share(part.game, which, number, at, begin, end, learnt.get(number))


def games_of(part: Part, baseline: Baseline, games: int | None) -> int:
    """Returns how many games a baseline plays in each company."""
    return min(each for each in (part.trial.games, baseline.games, games) if each is not None)


def learn(asked: tuple[str, int, int]) -> Weights:
    """Trains a baseline and returns its final weights."""
    game, trial, number = asked
    part = _part(game, trial)
    *_, last = part.trial.learner.train(part.trial.baselines[number].window)
    return last


def play(share: Share) -> Cell:
    """Plays the games of a job, and returns their results."""
    part = _part(share.game, share.trial)
    agent = part.baseline(part.trial.baselines[share.baseline], share.weights)
    return part.play(agent, part.trial.companies[share.company], range(share.begin, share.end))


@cache
def _part(game: str, trial: int) -> Part:
    """Returns a game's part of a task, by the trial's number. Cached in each process."""
    return Part(game, trials_of(game)[trial])


def _number(part: Part) -> int:
    return trials_of(part.game).index(part.trial)

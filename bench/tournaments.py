"""The overhead of a second process for an arena of short games, in CPU time for the same games."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

from bench.figures import described
from bench.peers import ROOT
from bench.results import Effort, judged_below, machine, middle, number, spread, table
from bench.screen import show, steps

GAMES, ROUNDS = 20_000, 3
SOME_GAMES = 500
MOST = 1.1
"""The largest allowed ratio of two processes' CPU time to one's."""
ARENA = "from vernissage.cli import main; main()"
HEADINGS = ("game", "games", "one, s", "two, s", "ratio", "turns", "needed", "")


def measure(effort: Effort) -> str:
    """Measures the game with the shortest random games, and returns the text of this part."""
    name = min(effort.games, key=lambda game: cost(game, SOME_GAMES, 1))
    games = SOME_GAMES if effort.quick else GAMES
    rounds = steps("arena", range(effort.rounds or ROUNDS))
    turns = [(cost(name, games, 1), cost(name, games, 2)) for _ in rounds]
    ratios = [two / one for one, two in turns]
    ratio = middle(ratios)
    head = (
        described(name).title,
        number(games),
        *(number(middle(each)) for each in zip(*turns, strict=True)),
    )
    rows = [(*head, number(ratio), spread(ratios), f"< {MOST}", judged_below(ratio, MOST))]
    show("An arena in two processes", HEADINGS, rows)
    return TEXT.format(machine=machine(), rows=table(HEADINGS, rows), rounds=len(turns))


def cost(name: str, games: int, jobs: int) -> float:
    """Returns the CPU time in seconds for an arena of random bots, over all its processes."""
    words = ("random", "random", "--games", str(games), "--jobs", str(jobs), "--seed", "bench")
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(  # noqa: S603 - our own arguments
        [sys.executable, "-c", ARENA, "arena", name, *words], cwd=ROOT, capture_output=True, check=True
    )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


TEXT = """## An arena in two processes

The same games of random bots by `vernissage arena`, in one process and in two: seconds of the processor, the
kernel's for it included, and what it takes to open the processes. In turns, {rounds} times, on {machine}.

{rows}

- Of all games it is the one whose random games are over soonest: there is the least to share out the cost of
  sending them.
"""

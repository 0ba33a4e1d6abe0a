"""Runs the benchmarks, alongside peers where available, and writes RESULTS.md and results.svg.

python -m bench [decisions] [games] [room] [memory] [page] [growth] [twins] [environments] [arena] [cluster]
"""

import signal
import sys
from collections.abc import Callable
from enum import StrEnum, auto
from typing import Annotated, Final

import typer

from bench import cluster, decisions, environments, games, growth, page_loads, room_turns, tournaments, twins
from bench.results import PAGE, Effort, Unmeasured, page_of, parts_of
from bench.screen import warn
from vernissage import catalog


class Part(StrEnum):
    """The benchmarks that can be run separately."""

    decisions = auto()
    games = auto()
    room = auto()
    memory = auto()
    page = auto()
    growth = auto()
    twins = auto()
    environments = auto()
    arena = auto()
    cluster = auto()


PARTS: Final[dict[Part, Callable[[Effort], str]]] = {
    Part.decisions: decisions.measure,
    Part.games: games.measure,
    Part.room: room_turns.measure_rooms,
    Part.memory: room_turns.measure_crowd,
    Part.page: page_loads.measure,
    Part.growth: growth.measure,
    Part.twins: twins.measure,
    Part.environments: environments.measure,
    Part.arena: tournaments.measure,
    Part.cluster: cluster.measure,
}
"""The function for each part, in the order of RESULTS.md. It prints its results and returns its text."""


def main(
    parts: Annotated[
        list[Part] | None,
        typer.Argument(help="What to measure; without any, everything.", show_default=False),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="How long each measurement runs.", show_default=False)
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="How often each is measured.", show_default=False)
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(help="Only this game; default: all.", show_default=False)
    ] = None,
    *,
    quick: Annotated[
        bool, typer.Option(help="Growth and arena only: less of it, to see that it works.")
    ] = False,
    write: Annotated[bool, typer.Option(help="Write bench/RESULTS.md and bench/results.svg.")] = True,
) -> None:
    """Measure the rules, the server under load, its memory, its page loads, and how costs grow."""
    # SIGTERM raises an exception, so that the servers started here are stopped too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    failed = False
    for part in parts or Part:
        try:
            text = PARTS[part](Effort(seconds, rounds, write, tuple(game or catalog.names()), quick))
        except Unmeasured as why:
            warn(f"NOT MEASURED: {part}: {why}")
            failed = True
            continue
        if write:
            _write(part, text)
    raise typer.Exit(failed)


def _write(part: Part, text: str) -> None:
    """Replaces the text of this part in RESULTS.md and keeps the others."""
    known = parts_of(PAGE.read_text(encoding="utf-8")) | {part: text}
    PAGE.write_text(page_of({each: known[each] for each in Part if each in known}), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)

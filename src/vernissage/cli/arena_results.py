"""The arena's words and numbers: a bar while it plays, tables at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vernissage.bots.arena import Scoreboard

Advance: TypeAlias = Callable[[Scoreboard], None]

MANY: Final = 3
"""So many running win rates fit beside the bar."""


@contextmanager
def progress(title: str, games: int) -> Iterator[Advance]:
    """A bar with the leaders' win rates so far, on a terminal; nothing at all in a pipe."""
    console = Console(stderr=True)
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rates]}", markup=False),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=games, rates="")
        yield lambda board: bar.update(task, completed=board.games, rates=running_rates(board))


def running_rates(board: Scoreboard) -> str:
    leaders = board.ranked()[:MANY]
    return "  ".join(f"{board.names[place]} {percent(board.tallies[place].rate)}" for place in leaders)


def show(title: str, players: int, board: Scoreboard, seed: str) -> None:
    """Everything that came of it, and how to have it again."""
    console = Console()
    console.print(f"{title}, {players} players, {board.games} games", style="bold", highlight=False)
    console.print(standings(board))
    if len(board.names) > 2 and board.duels:  # noqa: PLR2004 - with two, the first table says it all
        console.print("How often the bot on the left beat the one above", style="bold", highlight=False)
        console.print(duels(board))
    console.print(f"An equal share would be {percent(1 / players)}.", highlight=False)
    console.print(f"The same again: --seed {seed!r}", markup=False, highlight=False, soft_wrap=True)


def standings(board: Scoreboard) -> Table:
    table = Table("bot", box=SIMPLE_HEAD)
    for heading in ("win rate", "95 % interval", "wins", "seats", "mean score"):
        table.add_column(heading, justify="right", no_wrap=True)
    for place in board.ranked():
        tally = board.tallies[place]
        low, high = tally.interval
        table.add_row(
            board.names[place],
            percent(tally.rate),
            f"{percent(low)} to {percent(high)}",
            f"{tally.wins:.1f}",
            str(tally.played),
            f"{tally.mean_score:.2f}",
        )
    return table


def duels(board: Scoreboard) -> Table:
    order = board.ranked()
    table = Table("", box=SIMPLE_HEAD)
    for other in order:
        table.add_column(board.names[other], justify="right")
    for place in order:
        rates = [
            percent(board.duels[place, other].rate) if (place, other) in board.duels else "·"
            for other in order
        ]
        table.add_row(board.names[place], *rates)
    return table


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"

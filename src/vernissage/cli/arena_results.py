"""The arena in the terminal: a progress bar, tables at the end, and a curve if there is one."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Final, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table
from rich.text import Text

from vernissage.bots.arena import Scoreboard, counted
from vernissage.bots.ratings import Rating
from vernissage.cli.arena_curve import Curve, curve_of
from vernissage.cli.bar import bar_of_games

Advance: TypeAlias = Callable[[Scoreboard], None]

MANY: Final = 3
"""The number of running win rates shown next to the bar."""
PENS: Final = ("●", "│", "┄")
PLAIN_PENS: Final = ("o", "|", "-")
"""The characters for a curve's dots, intervals and equal share."""
WIDTH: Final = 56
TENTHS: Final = 10
"""The curve's size in the terminal: WIDTH columns, and two lines for each ten percent."""


@contextmanager
def progress(title: str, games: int) -> Iterator[Advance]:
    """Shows a bar with the leaders' win rates so far, on a terminal only."""
    with bar_of_games(TextColumn("{task.fields[rates]}", markup=False)) as bar:
        task = bar.add_task(title, total=games, rates="")
        yield lambda board: bar.update(task, completed=board.games, rates=running_rates(board))


def running_rates(board: Scoreboard) -> str:
    leaders = board.ranked()[:MANY]
    return "  ".join(f"{board.names[place]} {percent(board.tallies[place].rate)}" for place in leaders)


def show(
    title: str, players: int, board: Scoreboard, seed: str, ratings: Sequence[Rating] | None = None
) -> None:
    """Prints all results, and the seed with which they can be reproduced."""
    console = Console()
    console.print(f"{title}, {counted(players)}, {board.games} games", style="bold", highlight=False)
    console.print(standings(board, ratings))
    if len(board.names) > 2 and board.duels:  # noqa: PLR2004 - with two bots, the first table is enough
        console.print("How often the bot on the left beat the one above", style="bold", highlight=False)
        console.print(duels(board))
    if (curve := curve_of(board)) is not None:
        console.print(f"Win rate over {curve.label}, with its 95 % interval", style="bold", highlight=False)
        console.print(sketch(curve, board.share, PLAIN_PENS if console.options.ascii_only else PENS))
    if board.share is not None:
        console.print(f"An equal share would be {percent(board.share)}.", highlight=False)
    console.print(f"The same again: --seed {seed!r}", markup=False, highlight=False, soft_wrap=True)


def standings(board: Scoreboard, ratings: Sequence[Rating] | None = None) -> Table:
    """Returns a table of results, best first. Two bots get no rating, because their win rates are enough."""
    rated = ratings if ratings is not None and len(board.names) > 2 else None  # noqa: PLR2004 - a pair
    who, what = ("team", "games") if board.share is None else ("bot", "seats")
    table = Table(box=SIMPLE_HEAD)
    table.add_column(who, overflow="fold")
    rating = () if rated is None else ("rating",)
    for heading in ("win rate", "95 % interval", "wins", what, "mean score", *rating):
        table.add_column(heading, justify="right", no_wrap=True)
    for place in board.ranked():
        tally = board.tallies[place]
        low, high = tally.interval
        table.add_row(
            board.names[place],
            percent(tally.rate),
            f"{100 * low:.1f} to {percent(high)}",
            f"{tally.wins:.1f}",
            str(tally.played),
            f"{tally.mean_score:.2f}",
            *(() if rated is None else (points(rated[place]),)),
        )
    return table


def points(rating: Rating) -> str:
    return f"{rating.points:+.0f} ± {(rating.high - rating.low) / 2:.0f}"


def show_partners(board: Scoreboard) -> None:
    """Prints how often each pair of bots won together."""
    console = Console()
    console.print("How often the kind on the left wins with the one above", style="bold", highlight=False)
    console.print(partners(board))


def partners(board: Scoreboard) -> Table:
    won = {
        tuple(name.split("+")): percent(board.tallies[place].rate) for place, name in enumerate(board.names)
    }
    kinds = [names[0] for names in won if len(names) == 1]
    table = Table("", box=SIMPLE_HEAD)
    for other in kinds:
        table.add_column(other, justify="right")
    for one in kinds:
        pairs = [{(one,)} if one == other else {(one, other), (other, one)} for other in kinds]
        table.add_row(one, *(next(rate for pair, rate in won.items() if pair in each) for each in pairs))
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


def sketch(curve: Curve, share: float | None, pens: tuple[str, str, str]) -> Text:
    """Returns a text plot: dots for the rates, lines for the intervals, and a line for an equal share."""
    dot, line, across = pens
    rows = [[" "] * (WIDTH + 1) for _ in range(2 * TENTHS + 1)]
    if share is not None:
        rows[height(share)] = [across] * (WIDTH + 1)
    for at, tally in zip(columns(curve), curve.tallies, strict=True):
        low, high = map(height, tally.interval)
        for row in range(low, high + 1):
            rows[row][at] = line
        rows[height(tally.rate)][at] = dot
    top = 4 * ceil(5 * max(tally.interval[1] for tally in curve.tallies))  # rounded up to a multiple of 20 %
    lines = [f"{axis(row)}{''.join(marks)}".rstrip() for row, marks in enumerate(rows[: top + 1])]
    return Text("\n".join([*reversed(lines), scale(curve), ""]), no_wrap=True)


def height(rate: float) -> int:
    """Returns the line for a rate, counted from the bottom."""
    return round(2 * TENTHS * rate)


def axis(row: int) -> str:
    """Returns the axis beside a line, labelled at every 20 %."""
    whole = row % 4 == 0
    return f"{5 * row:>4} %  " if whole else " " * 8


def columns(curve: Curve) -> list[int]:
    return [round(WIDTH * place) for place in curve.places]


def scale(curve: Curve) -> str:
    """Returns the numbers below their dots. A number without space is left out."""
    written = ""
    for at, number in zip(columns(curve), curve.numbers, strict=True):
        start = max(0, 8 + at - len(str(number)) // 2)
        if start > len(written) or not written:
            written = f"{written:<{start}}{number}"
    return written


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"

"""The console output while the benchmarks run."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.progress import track
from rich.table import Table

from bench.results import WORDS, Cells

T = TypeVar("T")

PAPER = 120

console = Console()
if not console.is_terminal:  # a file needs no wrapping
    console.width = PAPER


def steps(what: str, things: Sequence[T]) -> Iterable[T]:
    """Yields these things one by one, with a progress bar on a terminal."""
    return track(
        things, f"Measuring {what}", console=console, transient=True, disable=not console.is_terminal
    )


def warn(what: str) -> None:
    console.print(what, style="bold red", markup=False)


def show(title: str, headings: Cells, rows: Iterable[Cells]) -> None:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings:
        justify: JustifyMethod = "left" if heading in WORDS else "right"
        table.add_column(heading, justify=justify, no_wrap=heading not in WORDS)
    for cells in rows:
        table.add_row(*cells, style="bold red" if "missed" in cells else "green" if "met" in cells else "")
    console.print(table)

"""A bar while games are played, on a terminal; nothing at all in a pipe."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)


def bar_of_games(*more: ProgressColumn) -> Progress:
    """What is played, how much of it is done, and how long it will take; more beside it, if wanted."""
    console = Console(stderr=True)
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, *more, console=console, transient=True, disable=not console.is_terminal)

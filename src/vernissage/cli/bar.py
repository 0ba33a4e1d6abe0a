"""A progress bar for games, shown on a terminal only."""

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
    """Returns a bar with a label, the progress and the time left, and more columns if wanted."""
    console = Console(stderr=True)
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, *more, console=console, transient=True, disable=not console.is_terminal)

"""`vernissage migrate`: moves a server's data to another database."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vernissage.cli import startup
from vernissage.cli.admin import refuse, told
from vernissage.server.store import transfer


def migrate(
    source: Annotated[str, typer.Option("--from", help="The old database: a URL. It stays unchanged.")],
    target: Annotated[str, typer.Option("--to", help="The new database: a URL. It must be empty.")],
) -> None:
    """Move a house to another database. Close the house first, and open it there afterwards."""
    if source == target:
        refuse("--from and --to are the same database.")
    with (
        told(source),
        transfer.left(source) as there,
        told(target),
        transfer.entered(target) as here,
        _progress(transfer.count(there)) as advance,
    ):
        moved = transfer.move(there, here, advance)
    shown = startup.shown(target)
    typer.echo(f"{shown} now has all data: {moved:,} rows, each compared. Open the house there.")


@contextmanager
def _progress(rows: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar on a terminal, and yields the function that advances it."""
    console = Console(stderr=True)
    columns = (TextColumn("rows"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("rows", total=rows)
        yield lambda more: bar.advance(task, more)

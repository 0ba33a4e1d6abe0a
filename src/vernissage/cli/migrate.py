"""`vernissage migrate`: all that a house keeps, moved to another database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vernissage.cli import startup
from vernissage.cli.admin import refuse, told
from vernissage.server.store import moving


def migrate(
    source: Annotated[
        str, typer.Option("--from", help="The database that is left: a URL. It stays as it is.")
    ],
    target: Annotated[str, typer.Option("--to", help="The new one: a URL. There must be nothing in it.")],
) -> None:
    """Move a house to another database: close it, move, open it there."""
    if source == target:
        refuse("That is the same database twice. Say where to move from, and where to.")
    with (
        told(source),
        moving.left(source) as there,
        told(target),
        moving.entered(target) as here,
        _progress(moving.count(there)) as advance,
    ):
        moved = moving.move(there, here, advance)
    shown = startup.shown(target)
    typer.echo(f"{shown} has everything now: {moved:,} rows, each compared. Open the house there.")


@contextmanager
def _progress(rows: int) -> Iterator[Callable[[int], None]]:
    """A bar where somebody looks on."""
    console = Console(stderr=True)
    columns = (TextColumn("rows"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("rows", total=rows)
        yield lambda more: bar.advance(task, more)

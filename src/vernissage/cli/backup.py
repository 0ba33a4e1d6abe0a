"""`vernissage backup` and `vernissage restore`: copies of all that a house keeps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from vernissage.cli.admin import refuse, told
from vernissage.cli.settings import Database, SettingsFile, own_database
from vernissage.server.checkup import damaged_tables
from vernissage.server.checkup import told as describe
from vernissage.server.store import beside, copies, hold, tables


def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not be there yet.")],
    *,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Copy all that a house keeps into a file, while it is open."""
    del settings
    kept_in = database or own_database()
    if file.exists():
        refuse(f"{file} is there already, and stays as it is. Say another name.")
    with told(kept_in):
        copies.backup(kept_in, file)
    size = file.stat().st_size / 1e6
    typer.echo(f"{file}: {size:.1f} MB, sound. It holds the seeds of games in progress: keep it to yourself.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` has made.")],
    *,
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there.")] = False,
    damaged: Annotated[
        bool, typer.Option("--damaged", help="Take the copy even if some of its tables are damaged.")
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Put a copy in the place of the database, once every table in it could be played again."""
    del settings
    kept_in = database or own_database()
    with told(kept_in):
        if not file.is_file():
            refuse(f"There is no file {file}.")
        there = beside.file_of(kept_in)
        if there is not None and there.exists() and not force:
            refuse(f"{there} is there already. With --force the copy takes its place.")
        with _held(kept_in), copies.prepared(file, kept_in) as fresh:
            count = _checked(fresh, even_damaged=damaged)
            _refuse_in_use(kept_in)  # by whatever else: checking may have taken minutes
            copies.put_in_place(fresh, kept_in)
    typer.echo(f"{there} is what {file} was, with {count} tables.")


@contextmanager
def _held(kept_in: str) -> Iterator[None]:
    """No house can be opened on this database meanwhile."""
    let_go = hold(kept_in)
    try:
        yield
    finally:
        let_go()


def _refuse_in_use(kept_in: str) -> None:
    if copies.is_in_use(kept_in):
        refuse(f"{beside.file_of(kept_in)} is in use. Close the house first.")


def _checked(fresh: Path, *, even_damaged: bool) -> int:
    """How many tables there are, if they are sound or may be damaged."""
    with beside.reading(f"sqlite:///{fresh}") as connection:
        found = [describe(damage) for damage in damaged_tables(connection)]
        count = tables.count(connection)
    for line in found:
        typer.echo(line, err=True)
    if found and not even_damaged:
        refuse(f"{len(found)} of {count} tables are damaged. With --damaged the copy is taken all the same.")
    return count

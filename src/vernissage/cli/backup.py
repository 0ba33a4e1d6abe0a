"""`vernissage backup` and `vernissage restore`: copies of a server's database."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Annotated, Final

import typer

from vernissage.cli import startup
from vernissage.cli.admin import refuse, told
from vernissage.cli.settings import Database, SettingsFile
from vernissage.server.operations.checkup import damaged_tables
from vernissage.server.operations.checkup import told as describe
from vernissage.server.store import admin, hold, tables
from vernissage.server.store import backup as copies

LAG: Final = 0.5
"""Seconds between two looks at the database with --follow, or as long as a copy takes, if that is longer."""


def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.")],
    *,
    follow: Annotated[
        bool,
        typer.Option("--follow", help="Go on copying whatever is stored, until Ctrl-C."),
    ] = False,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Copy all data of a house into a file, while it is open."""
    if follow:
        _follow(file, database)
        return
    if file.exists():
        refuse(f"{file} exists already, and stays as it is. Choose another name.")
    with told(database):
        copies.backup(database, file)
    size = file.stat().st_size / 1e6
    typer.echo(f"{file}: {size:.1f} MB, intact. It contains the seeds of running games: keep it secret.")


def _follow(file: Path, database: str) -> None:
    """Copies until the process is ended. Copying takes at most half of the time, however large it is."""
    if file.exists() and not copies.is_database(file):
        refuse(f"{file} is no copy of a house, and stays as it is. Choose another name.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with told(database), suppress(KeyboardInterrupt):
        begun = monotonic()
        for count, _ in enumerate(copies.follow(database, file)):
            took = monotonic() - begun
            if not count:
                typer.echo(
                    f"{file} follows {startup.shown(database)}; a copy takes {took:.2f} s. Ctrl-C ends it."
                )
            sleep(max(LAG - took, took))
            begun = monotonic()


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` has made.")],
    *,
    force: Annotated[bool, typer.Option("--force", help="Replace the existing database.")] = False,
    damaged: Annotated[
        bool, typer.Option("--damaged", help="Take the copy even if some of its tables are damaged.")
    ] = False,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Replace the database with a copy, after checking that every table in it can be replayed."""
    with told(database):
        if not file.is_file():
            refuse(f"There is no file {file}.")
        there = admin.file_of(database)
        if there is not None and there.exists() and not force:
            refuse(f"{there} exists already. Use --force to replace it.")
        with _held(database), copies.prepared(file, database) as fresh:
            count = _checked(fresh, even_damaged=damaged)
            _refuse_in_use(database)  # Another program may have opened it: the check can take minutes.
            copies.put_in_place(fresh, database)
    typer.echo(f"{there} is what {file} was, with {count} tables.")


@contextmanager
def _held(database: str) -> Iterator[None]:
    """Locks the database, so that no server can open it meanwhile."""
    let_go = hold(database)
    try:
        yield
    finally:
        let_go()


def _refuse_in_use(database: str) -> None:
    if copies.is_in_use(database):
        refuse(f"{admin.file_of(database)} is in use. Close the house first.")


def _checked(fresh: Path, *, even_damaged: bool) -> int:
    """Returns the number of tables in the copy. Exits if some are damaged, unless `even_damaged`."""
    with admin.reading(f"sqlite:///{fresh}") as connection:
        found = [describe(damage) for damage in damaged_tables(connection)]
        count = tables.count(connection)
    for line in found:
        typer.echo(line, err=True)
    if found and not even_damaged:
        refuse(f"{len(found)} of {count} tables are damaged. Use --damaged to restore the copy anyway.")
    return count

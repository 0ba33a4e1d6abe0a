"""Functions that the administration commands share: error messages, finding a guest, and ages."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Final, NoReturn

import typer
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from vernissage.cli import startup
from vernissage.server.store import (
    Guest,
    InUse,
    NewerDatabase,
    NoDatabase,
    NoFile,
    NotEmpty,
    OlderDatabase,
    Unsound,
    guests,
)
from vernissage.table.chair import FORGOTTEN

UNITS: Final = (("d", 86_400), ("h", 3_600), ("min", 60))
TROUBLE: Final = (
    SQLAlchemyError,
    ImportError,
    OSError,
    InUse,
    NewerDatabase,
    OlderDatabase,
    NoDatabase,
    NoFile,
    NotEmpty,
    Unsound,
)


@contextmanager
def told(database: str) -> Iterator[None]:
    """Turns database errors into a one-line message and an exit code."""
    try:
        yield
    except TROUBLE as error:
        startup.stop(startup.why(error, database) or str(error))


def meant(connection: Connection, said: str) -> Guest:
    """Returns the guest with this id or name. If it is ambiguous, lists the candidates and exits."""
    found = [guest for guest in guests.called(connection, said) if guest.id != FORGOTTEN]
    if not found:
        refuse(f"No guest has the id or the name {said!r}. `vernissage tables CODE` shows both.")
    if len(found) > 1:
        listed = "\n".join(f"  {guest.id}  {guest.name}, {age(guest.made)} old" for guest in found)
        refuse(f"{len(found)} guests could be meant; say which by an id:\n{listed}")
    return found[0]


def age(made: float) -> str:
    """Returns the time since this moment, in the largest fitting unit."""
    seconds = max(0.0, time() - made)
    return next((f"{int(seconds // size)} {unit}" for unit, size in UNITS if seconds >= size), "a moment")


def refuse(sentence: str) -> NoReturn:
    """Prints why the command did nothing, and exits with code 1."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)

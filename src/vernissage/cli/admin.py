"""What the tools beside a house have in common: how they say what is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Final, NoReturn

import typer
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from vernissage.cli import startup
from vernissage.server.chair import FORGOTTEN
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
    """Whatever is in the way of this database is said in a sentence."""
    try:
        yield
    except TROUBLE as error:
        startup.stop(startup.why(error, database) or str(error))


def meant(connection: Connection, said: str) -> Guest:
    """The guest of this id or name. Where several could be meant, they are listed, and nothing is done."""
    found = [guest for guest in guests.called(connection, said) if guest.id != FORGOTTEN]
    if not found:
        refuse(f"No guest has the id or the name {said!r}. `vernissage tables CODE` shows both.")
    if len(found) > 1:
        listed = "\n".join(f"  {guest.id}  {guest.name}, {age(guest.made)} old" for guest in found)
        refuse(f"{len(found)} guests could be meant; say which by an id:\n{listed}")
    return found[0]


def age(made: float) -> str:
    """How long ago, in the largest unit that says it."""
    seconds = max(0.0, time() - made)
    return next((f"{int(seconds // size)} {unit}" for unit, size in UNITS if seconds >= size), "a moment")


def refuse(sentence: str) -> NoReturn:
    """That can't be done, and nothing has been."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)

"""What can be in the way when a house is to be opened, said in a sentence each."""

from __future__ import annotations

from typing import Final, NoReturn

import typer
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from vernissage.server.store import InUse, NewerDatabase, NoDatabase, NoFile, OlderDatabase, Unsound

IN_THE_WAY: Final = 2
"""The exit code of a house that could not be opened."""
EXAMPLE: Final = "sqlite:////home/ada/house.db"
_FILES: Final = {
    "SQLITE_CANTOPEN": "can't be opened: is its folder there, and may you write in it?",
    "SQLITE_READONLY": "can't be written: may you write it, and in its folder?",
    "SQLITE_NOTADB": "is no database. Choose another file with --database, or move that one away.",
    "SQLITE_CORRUPT": "is damaged. Choose another file with --database, or bring back a copy.",
    "SQLITE_BUSY": "is in use by another program.",
    "SQLITE_FULL": "can't grow: the disk is full.",
}
"""By SQLite's name of the error: what it says of the file. Names with more words begin with these."""

_OURS: Final[dict[type[Exception], str]] = {
    InUse: "{shown} is open in another house, process {error}. Close that first: one file, one house.",
    NewerDatabase: "A newer version of Vernissage has written {shown}: {error}",
    OlderDatabase: "{shown} is of an older version of Vernissage: {error}. Open the house on it once.",
    NoDatabase: "There is no database {error}.",
    NoFile: "{shown} is not a file. Use the tools of that database for its copies.",
    Unsound: "{error}.",
}
"""What the store itself refuses."""


def stop(sentence: str) -> NoReturn:
    """Says why the house can't be opened, and ends."""
    typer.echo(sentence, err=True)
    raise typer.Exit(IN_THE_WAY)


def why(error: Exception, database: str) -> str | None:  # noqa: PLR0911 - one for each thing in the way
    """What this error says to whoever opens a house on this database; None if it is a bug of ours."""
    if isinstance(error, ArgumentError):
        return _no_address(error, database)
    shown = _shown(database)
    if type(error) in _OURS:
        return _OURS[type(error)].format(shown=shown, error=error)
    match error:
        case FileNotFoundError() | PermissionError() | NotADirectoryError():
            return f"{shown} {_FILES['SQLITE_CANTOPEN']}"
        case ModuleNotFoundError(name=str(driver)):
            return f"{shown} needs the Python package {driver}, which isn't installed."
        case DBAPIError(orig=orig):
            return f"{shown} {_said_by_the_database(orig)}"
        case OSError() | SQLAlchemyError():
            return f"{shown} can't be used: {error}."
    return None


def _no_address(error: ArgumentError, database: str) -> str:
    """It is not repeated: there may be a password in it."""
    if isinstance(error, NoSuchModuleError):
        return f"No kind of database is called {database.partition(':')[0]!r}. A file is {EXAMPLE}."
    return f"The address of the database can't be read. A file is {EXAMPLE}."


def _said_by_the_database(orig: BaseException | None) -> str:
    name = str(getattr(orig, "sqlite_errorname", ""))
    told = (told for begins, told in _FILES.items() if name.startswith(begins))
    return next(told, f"can't be used: {orig}.")


def _shown(database: str) -> str:
    """The address as people may see it: a file by its path, others without the password."""
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database
    return str(url.database) if is_file else url.render_as_string(hide_password=True)

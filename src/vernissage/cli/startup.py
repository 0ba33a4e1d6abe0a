"""One-line messages for the errors that can stop a server from opening."""

import re
from importlib.util import find_spec
from itertools import chain
from typing import Final, NoReturn
from urllib.parse import urlsplit

import typer
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from vernissage.distribution import install
from vernissage.server.store import InUse, NewerDatabase, NoDatabase, NoFile, NotEmpty, OlderDatabase, Unsound

IN_THE_WAY: Final = 2
"""The exit code of a server that could not be opened."""
EXAMPLE: Final = "sqlite:////home/ada/house.db"
_FILES: Final = {
    "SQLITE_CANTOPEN": "can't be opened: is its folder there, and may you write in it?",
    "SQLITE_READONLY": "can't be written: may you write it, and in its folder?",
    "SQLITE_NOTADB": "is not a database. Choose another file with --database, or move that one away.",
    "SQLITE_CORRUPT": "is damaged. Choose another file with --database, or bring back a copy.",
    "SQLITE_BUSY": "is in use by another program.",
    "SQLITE_FULL": "can't grow: the disk is full.",
}
"""Messages for SQLite's errors, by the beginning of the error's name."""

_SERVERS: Final = {
    "password": "refuses this user or password.",
    'role ".*" does not exist': "has no such user. Create one: CREATE ROLE.",
    'database ".*" does not exist': "does not exist yet. Create it: CREATE DATABASE, owned by this user.",
    "permission denied|no schema has been selected": (
        "may not be changed by this user. Make them its owner: ALTER DATABASE, OWNER TO."
    ),
    "refused|No such file|timeout|timed out|unreachable|No route|not known|translate host|resolve": (
        "can't be reached. Is PostgreSQL running there?"
    ),
}
"""Messages for PostgreSQL's errors, by a pattern in the text: there are no codes before a connection."""

_OURS: Final[dict[type[Exception], str]] = {
    InUse: "{shown} is open in another house, process {error}. Close that first: one database, one house.",
    NewerDatabase: "A newer version of Vernissage has written {shown}: {error}",
    OlderDatabase: "{shown} is of an older version of Vernissage: {error}. Open the house on it once.",
    NoDatabase: "There is no database {error}.",
    NoFile: "{shown} is not a file. Use the tools of that database for its copies.",
    NotEmpty: "{shown} is not empty: its {error} would be mixed with what is moved. Say a new database.",
    Unsound: "{error}.",
}
"""Messages for the errors that our own store raises."""


def stop(sentence: str) -> NoReturn:
    """Prints why the server can't be opened, and exits."""
    typer.echo(sentence, err=True)
    raise typer.Exit(IN_THE_WAY)


def check_sharing(redis: str, database: str) -> None:
    """Checks that several processes can share this database, and that the Redis driver is installed."""
    if not database.startswith("postgresql"):
        stop(f"{shown(database)} can't be shared by several processes: --redis needs PostgreSQL.")
    try:
        from redis.connection import parse_url  # noqa: PLC0415 - optional package
    except ModuleNotFoundError:
        stop(f"--redis needs its driver. Install it: {install('cluster')}.")
    try:
        parse_url(redis)  # type: ignore[no-untyped-call]  # untyped in redis
    except ValueError:
        stop("--redis is not the URL of a Redis server. An example: redis://127.0.0.1:6379/0.")


def check_telemetry(url: str) -> None:
    """Checks that OpenTelemetry is installed and the collector's address is valid."""
    if find_spec("opentelemetry") is None:
        stop(f"--telemetry needs OpenTelemetry. Install it: {install('otel')}.")
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        stop("--telemetry is not the URL of a collector. An example: http://127.0.0.1:4318.")


def why(error: Exception, database: str) -> str | None:  # noqa: PLR0911 - one for each thing in the way
    """Returns a sentence about this error for the operator; None if the error is a bug."""
    if isinstance(error, ArgumentError):
        return _no_address(error, database)
    where = shown(database)
    if type(error) in _OURS:
        return _OURS[type(error)].format(shown=where, error=error)
    match error:
        case FileNotFoundError() | PermissionError() | NotADirectoryError():
            return f"{where} {_FILES['SQLITE_CANTOPEN']}"
        case ImportError(name="psycopg" | None):
            return f"{where} needs the driver for PostgreSQL. Install it: {install('postgres')}."
        case ModuleNotFoundError(name=str(driver)):
            return f"{where} needs the Python package {driver}, which isn't installed."
        case DBAPIError(orig=orig):
            return f"{where} {_said_by_the_database(orig)}"
        case OSError() | SQLAlchemyError():
            return f"{where} can't be used: {error}."
    return None


def _no_address(error: ArgumentError, database: str) -> str:
    """Explains an invalid database URL without repeating it, because it may contain a password."""
    if isinstance(error, NoSuchModuleError):
        return f"No kind of database is called {database.partition(':')[0]!r}. A file is {EXAMPLE}."
    return f"The address of the database can't be read. A file is {EXAMPLE}."


def _said_by_the_database(orig: BaseException | None) -> str:
    name = str(getattr(orig, "sqlite_errorname", ""))
    words = " ".join(str(orig).split())
    of_files = (told for begins, told in _FILES.items() if name.startswith(begins))
    of_servers = (told for pattern, told in _SERVERS.items() if re.search(pattern, words))
    return next(chain(of_files, () if name else of_servers), f"can't be used: {words.rstrip('.')}.")


def shown(database: str) -> str:
    """Returns the database's address for display: a file's path, or the URL without its password."""
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database
    return str(url.database) if is_file else url.difference_update_query(["password"]).render_as_string()

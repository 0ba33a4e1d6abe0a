"""`vernissage doctor`: checks everything that a server needs, and prints one line for each check."""

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from sqlalchemy import Connection

from vernissage import catalog
from vernissage.cli import startup
from vernissage.cli.admin import TROUBLE
from vernissage.cli.listening import PORT, no_port
from vernissage.cli.settings import Database, SettingsFile, address, option
from vernissage.server.operations.checkup import damaged_tables, earlier_tables, slow_questions, told
from vernissage.server.pages import html
from vernissage.server.store import admin, retention, tables
from vernissage.server.store.database.migrate import version
from vernissage.text import languages

PATIENCE: Final = 5.0
"""The time-out of the health check, in seconds."""
LITTLE: Final = 200 * 2**20
"""Bytes of free disk space that are too few: a busy server may fill them in days."""
LONG_LOG: Final = 64 * 2**20
"""Bytes of write-ahead log that are too many. SQLite keeps it at a few MB if it is checkpointed."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: its subject, a sentence, and whether it is all right."""

    what: str
    says: str
    well: bool = True


def doctor(
    host: Annotated[str, option("host", "Where the house listens.")] = "0.0.0.0",  # noqa: S104 - the default of `serve`
    port: Annotated[int | None, option("port", "On which port.", show_default=False)] = None,
    database: Database = "",
    metrics: Annotated[
        str | None, option("metrics", "Where it tells its health, if not there.", show_default=False)
    ] = None,
    _settings: SettingsFile = None,
) -> None:
    """Check everything a house needs; exit code 1 if something is wrong."""
    console = Console(highlight=False, soft_wrap=True)
    ill = 0
    for finding in looked_at(host, port, database, metrics):
        ill += not finding.well
        mark = "[green]✓[/]" if finding.well else "[red]✗[/]"
        console.print(f"{mark} {finding.what:<10}", end="")
        console.print(finding.says, markup=False)
    if ill:
        raise typer.Exit(1)


def looked_at(host: str, port: int | None, database: str, metrics: str | None = None) -> Iterator[Finding]:
    """Yields all findings, in the order in which a starting server would meet them."""
    yield _port(host, port, metrics)
    yield from _pages()
    yield from _languages()
    yield from _storage(database)


def _port(host: str, port: int | None, metrics: str | None) -> Finding:
    wanted = PORT if port is None else port
    try:
        with socket.create_server((host, wanted), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return Finding("port", f"{wanted} is free")
    except (OSError, OverflowError) as error:
        health = _health(*(address(metrics) if metrics else (host, wanted)))
        if health == HTTPStatus.OK:
            return Finding("port", f"{wanted}: a house is open there, and well")
        if health is not None:
            return Finding("port", f"{wanted}: what is open there answers {health} to /health", well=False)
        return Finding("port", no_port(host, [wanted], error), well=False)


def _health(host: str, port: int) -> int | None:
    """Returns the HTTP status of /health at this address; None if nothing answers."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - not a listening address
    with closing(HTTPConnection(here, port, timeout=PATIENCE)) as line, suppress(OSError, HTTPException):
        line.request("GET", "/health")
        return line.getresponse().status
    return None


def _pages() -> Iterator[Finding]:
    if not html.are_built():
        yield Finding("pages", "not built: `make play` builds them", well=False)
        return
    yield Finding("pages", "built")
    missing = list(html.missing())
    lost = f"{len(missing)} files are missing, {missing[0]} among them" if missing else "every file is there"
    yield Finding("art", lost, not missing)


def _languages() -> Iterator[Finding]:
    spoken = languages()
    for name in catalog.names():
        there = {file.stem for file in (catalog.folder(name) / "text").glob("*.ftl")}
        mute = [language for language in spoken if language not in there]
        says = f"lacks {', '.join(mute)}" if mute else f"speaks {', '.join(spoken)}"
        yield Finding("languages", f"{name} {says}", not mute)


def _storage(database: str) -> Iterator[Finding]:
    try:
        yield from _file(admin.file_of(database))
        with admin.reading(database) as connection:
            yield Finding("schema", f"version {version(connection)}, as this house has it")
            yield from _plans(connection)
            yield from _free(connection)
            yield from _tables(connection)
    except TROUBLE as error:
        yield Finding("storage", startup.why(error, database) or str(error), well=False)


def _file(file: Path | None) -> Iterator[Finding]:
    if file is None or not file.exists():
        return
    writable = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
    yield Finding("storage", f"{file} can {'' if writable else 'not '}be written", writable)
    left = shutil.disk_usage(file.parent).free
    yield Finding("space", f"{left // 2**20:,} MB are left", left > LITTLE)
    log = file.with_name(f"{file.name}-wal")
    long = log.stat().st_size if log.exists() else 0
    yield Finding("log", f"{long // 1024:,} KB wait to be moved into the database", long < LONG_LOG)


def _plans(connection: Connection) -> Iterator[Finding]:
    slow = list(slow_questions(connection))
    for question, step in slow:
        yield Finding("plans", f"{question}: {step}", well=False)
    if not slow:
        yield Finding("plans", "every question has its index")


def _free(connection: Connection) -> Iterator[Finding]:
    """Reports free pages in the database. A running server gives them back within an hour."""
    if connection.dialect.name != "sqlite":
        return
    left, size = (each // 2**20 for each in retention.free(connection))
    archived = tables.count(connection, tables.ARCHIVED)
    yield Finding("kept", f"{size:,} MB, {left:,} of them free; of {archived:,} games only what was reached")


def _tables(connection: Connection) -> Iterator[Finding]:
    """Replays all tables and reports damaged ones. This takes a while for a large database."""
    damaged = 0
    for damage in damaged_tables(connection):
        damaged += 1
        yield Finding("tables", told(damage), well=False)
    earlier = 0
    for count, which in earlier_tables(connection):
        earlier += count
        yield Finding("tables", f"{count} can't be opened ({which}). Their records can be fetched")
    count = tables.count(connection)
    says = f"{damaged} of {count} are damaged" if damaged else f"all {count - earlier} others are sound"
    yield Finding("tables", says if damaged or earlier else f"all {count} are sound", not damaged)

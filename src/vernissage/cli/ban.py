"""`vernissage ban`: bans guests and addresses."""

from ipaddress import ip_address
from time import time
from typing import Annotated

import typer
from sqlalchemy import Connection

from vernissage.cli.admin import age, meant, refuse, told
from vernissage.cli.settings import Database, SettingsFile
from vernissage.server.edge.security import network
from vernissage.server.store import admin, bans


def ban(
    who: Annotated[
        str, typer.Argument(metavar="GUEST|ADDRESS", help="A guest's id or name, or an address.")
    ] = "",
    *,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Ban a guest or an address; without an argument, list all bans."""
    if not who:
        _list(database)
        return
    with told(database), admin.writing(database) as connection:
        barred, called = _meant(connection, who)
        if not lift:
            bans.add(connection, barred, time())
        elif not bans.lift(connection, barred):
            refuse(f"{called} is not banned.")
    typer.echo(f"{called} {'may come in again' if lift else 'is banned'}.")


def _list(database: str) -> None:
    with told(database), admin.reading(database) as connection:
        for who, made in bans.every(connection).items():
            typer.echo(f"{who}  {age(made)}")


def _meant(connection: Connection, who: str) -> tuple[str, str]:
    """Returns the stored form and the display form. An IPv6 address stands for its whole network."""
    try:
        ip_address(who)
    except ValueError:
        guest = meant(connection, who)
        return guest.id, f"{guest.name} ({guest.id})"
    return network(who), network(who)

"""`vernissage export` and `vernissage forget`: a guest's data, exported or deleted."""

from pathlib import Path
from time import monotonic, time
from typing import Annotated, Final

import typer

from vernissage.cli.admin import meant, refuse, told
from vernissage.cli.settings import Database, SettingsFile, chance
from vernissage.core.refusal import Refusal
from vernissage.server.history.erase import Erasure
from vernissage.server.history.export import export_guest
from vernissage.server.pages.work_pictures import work_pictures
from vernissage.server.store import admin, tables
from vernissage.table.appearance import clean_name
from vernissage.table.calendar import Calendar
from vernissage.table.world import World

Who = Annotated[str, typer.Argument(metavar="GUEST", help="A guest's id, how it begins, or a name.")]

TODAY: Final = Calendar(b"", time)
"""A calendar that only tells today's date, so it needs no secret."""


def export(
    who: Who,
    into: Annotated[Path | None, typer.Option(help="Default: guest-ID.zip.", show_default=False)] = None,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Write all data of a guest into one archive: records and honours, as JSON."""
    with told(database):
        with admin.reading(database) as connection:
            guest = meant(connection, who)
            file = into or Path(f"guest-{guest.id[:8]}.zip")
            if file.exists():
                refuse(f"{file} exists already, and stays as it is. Choose another name with --into.")
            packed = export_guest(connection, guest, TODAY, work_pictures)
        file.touch(mode=0o600)
        file.write_bytes(packed)
    typer.echo(f"{file}: all data of {guest.name} ({guest.id}).")


def forget(
    context: typer.Context,
    who: Who,
    called: Annotated[
        str, typer.Option("--as", help="What others see in its place, where they have played together.")
    ] = "Somebody",
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Delete a guest's data for good. Others keep the games they played together."""
    name = clean_name(called)
    if isinstance(name, Refusal):
        refuse("--as needs a name that can be seen.")
    with told(database):
        with admin.reading(database) as connection:
            guest = meant(connection, who)
            known = tables.mentioning(connection, guest.id)
        if not yes:
            typer.confirm(f"Forget {guest.name} ({guest.id}) for good?", abort=True)
        with admin.writing(database) as connection:
            world = World(monotonic(), time(), TODAY, chance(context))
            gone, stay = Erasure(guest.id, name, world).run(connection, known)
        admin.wipe(database)
    typer.echo(f"{guest.name} is forgotten. {gone} tables are gone; {stay} stay, for the others there.")

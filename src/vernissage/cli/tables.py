"""`vernissage tables` and `vernissage close`: lists and closes tables."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from vernissage.cli.admin import age, refuse, told
from vernissage.cli.settings import Database, SettingsFile
from vernissage.server.store import TableRow, admin, notices
from vernissage.server.store import tables as kept
from vernissage.server.tables.restore import find_setting
from vernissage.table.chair import Chair


def tables(
    code: Annotated[str, typer.Argument(help="Only this table, with the ids of its guests.")] = "",
    *,
    everything: Annotated[bool, typer.Option("--all", help="Include those that are over or closed.")] = False,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """List the tables: code, game, stage, people, age."""
    console = Console(highlight=False, soft_wrap=True)
    listed = Table.grid(padding=(0, 3))
    with told(database), admin.reading(database) as connection:
        rows = kept.with_code(connection, code.upper()) if code else kept.every(connection)
        for row in rows:
            if code or everything or row.stage in kept.GOING_ON:
                listed.add_row(
                    row.code, row.game, row.stage, _people(row, with_ids=bool(code)), age(row.made)
                )
    if listed.row_count:
        console.print(listed, markup=False)
    elif code:
        refuse(f"There is no table {code.upper()}.")


def close(
    code: Annotated[str, typer.Argument(help="The code of the table.")],
    *,
    database: Database = "",
    _settings: SettingsFile = None,
) -> None:
    """Close a table: its players are told, and nobody can come back to it."""
    code = code.upper()
    with told(database), admin.writing(database) as connection:
        closed = kept.close(connection, code)
        if closed:
            notices.leave(connection, "closed", code)
    if not closed:
        refuse(f"There is no running table {code}.")
    typer.echo(f"{code} is closed.")


def _people(row: TableRow, *, with_ids: bool) -> str:
    setting = find_setting(row)
    if setting is None:
        return "?"
    return ", ".join(_called(chair, with_id=with_ids) for chair in setting.taken)


def _called(chair: Chair, *, with_id: bool) -> str:
    if chair.bot and not chair.guest:
        return f"{chair.name} (bot)"
    return f"{chair.name} ({chair.guest})" if with_id else chair.name

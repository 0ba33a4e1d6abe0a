"""`vernissage site`: the whole house as a folder of static files, to be played in a browser tab."""

from pathlib import Path
from typing import Annotated

import typer

from vernissage.cli.admin import refuse


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; it must not exist yet.")],
) -> None:
    """Write a site that any web host can serve: the house then runs in each visitor's browser."""
    from vernissage.tab import site as writer  # noqa: PLC0415 - imports the server

    if folder.exists():
        refuse(f"{folder} exists already, and stays as it is. Choose another name.")
    writer.write(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
    typer.echo(f"{folder}: {size:.0f} MB. Try it: python -m http.server --directory {folder}")

"""`vernissage art associate`: builds the tables of associations for the bots."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from vernissage import games


def associate(
    *,
    game: Annotated[str | None, typer.Option(help="Only this game's things.")] = None,
    channel: Annotated[list[str] | None, typer.Option(help="Only this channel; default: all.")] = None,
    packages: Annotated[
        Path,
        typer.Option(
            file_okay=False, help="The folder of the packages it learns from; downloaded if missing."
        ),
    ] = Path("build/association"),
) -> None:
    """Build the association tables for every game that names its things in art/things.py."""
    from vernissage.art.association.build import build  # noqa: PLC0415 - optional packages

    home = Path(games.__path__[0])
    found = sorted(path.parents[1].name for path in home.glob("*/art/things.py"))
    if game is not None and game not in found:
        raise typer.BadParameter(
            f"No things to associate for {game}. There are some for {', '.join(found)}.", param_hint="--game"
        )
    for of in found if game is None else [game]:
        things = import_module(f"vernissage.games.{of}.art.things").THINGS
        built = build(things, packages, home / of / "association", home / of / "art", channel)
        for each in built:
            typer.echo(f"{of}: {each}")

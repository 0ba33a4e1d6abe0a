"""`vernissage art`: paints the games' pictures, and makes contact sheets.

The painting packages are optional and imported only when painting, so that the other commands and the help
page don't need them.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from vernissage.cli.associate import associate
from vernissage.distribution import install

NEEDED: Final = ("numpy", "scipy", "PIL", "resvg_py")

art = typer.Typer(name="art", no_args_is_help=True, add_completion=False)
art.command()(associate)

Game = Annotated[str | None, typer.Option(help="Only this game's pictures.")]


@art.callback()
def door() -> None:
    """Paint the games' pictures, and look at them all at once."""
    if not all(find_spec(module) for module in NEEDED):
        typer.echo(f"painting needs more packages: {install('art')}", err=True)
        raise typer.Exit(1)


@art.command()
def paint(
    names: Annotated[
        list[str] | None, typer.Argument(help="Paint these, changed or not; default: all that have changed.")
    ] = None,
    *,
    game: Game = None,
    jobs: Annotated[int, typer.Option(min=1, max=16, help="Processes to paint in.")] = 2,
) -> None:
    """Paint the pictures that have changed."""
    from vernissage.cli import galleries  # noqa: PLC0415 - optional packages

    galleries.paint(galleries.chosen(game), names, jobs)


@art.command()
def sheet(
    folder: Annotated[Path, typer.Argument(help="Where to write the sheets.")] = Path("docs/art"),
    *,
    game: Game = None,
    columns: Annotated[int, typer.Option(min=1, max=40, help="Pictures in a row.")] = 8,
    rows: Annotated[int, typer.Option(min=1, max=40, help="Rows on a sheet.")] = 7,
    tile: Annotated[int, typer.Option(min=16, max=512, help="Width of a picture, in pixels.")] = 140,
) -> None:
    """Write contact sheets of all painted pictures: GAME-1.webp, GAME-2.webp ..."""
    from vernissage.art.sheet import write  # noqa: PLC0415 - optional packages
    from vernissage.cli import galleries  # noqa: PLC0415

    for of in galleries.chosen(game):
        write(galleries.gallery(of).painted(), folder / f"{of}.webp", (columns, rows), tile)


@art.command()
def drawings(
    icons_json: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, help="Out of the npm package @iconify-json/noto.")
    ],
) -> None:
    """Cut the drawings that the games name in DRAWINGS out of Noto Emoji."""
    from vernissage.cli import galleries  # noqa: PLC0415 - optional packages

    typer.echo(f"{galleries.cut_drawings(icons_json)} drawings")

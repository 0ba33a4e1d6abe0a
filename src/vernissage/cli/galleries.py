"""The pictures of all games, found by listing `games/`."""

import json
from functools import cache
from importlib import import_module
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vernissage import catalog
from vernissage.art import drawing
from vernissage.art.studio import Gallery


@cache
def names() -> tuple[str, ...]:
    """Returns the games that have pictures to paint."""
    return tuple(sorted(found.parent.parent.name for found in catalog.HOME.glob("*/art/__init__.py")))


@cache
def gallery(game: str) -> Gallery:
    """Returns a game's pictures and their folder."""
    wanted = import_module(f"vernissage.games.{game}.art").PICTURES
    return Gallery({picture.name: picture for picture in wanted}, catalog.folder(game) / "web" / "art")


def chosen(game: str | None) -> tuple[str, ...]:
    """Returns this game alone, or all games with pictures if it is None."""
    if game is None:
        return names()
    if game not in names():
        raise typer.BadParameter(
            f"No pictures for {game}. There are some for {', '.join(names())}.", param_hint="--game"
        )
    return (game,)


def paint(games: tuple[str, ...], pictures: list[str] | None, jobs: int) -> None:
    """Paints these pictures, or those that have changed, and deletes pictures that no game has any more."""
    wanted = {game: _wanted(gallery(game), pictures) for game in games}
    unknown = set(pictures or []).difference(*wanted.values())
    if unknown:
        raise typer.BadParameter(f"No picture is called {', '.join(sorted(unknown))}.", param_hint="NAMES")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        for game, to_paint in wanted.items():
            gallery(game).clear()
            bar = progress.add_task(game, total=len(to_paint))
            for _name in gallery(game).paint(to_paint, jobs):
                progress.advance(bar)


def cut_drawings(icons_json: Path) -> int:
    """Extracts the games' drawings from Noto Emoji; returns how many there are."""
    icons = json.loads(icons_json.read_text(encoding="utf-8"))
    drawing.cut(icons, icons["icons"])  # all of them, because the games' modules need them to load
    modules = [import_module(f"vernissage.games.{game}.art") for game in names()]
    wanted = {name for module in modules for name in getattr(module, "DRAWINGS", ())}
    drawing.cut(icons, wanted)
    return len(wanted)


def _wanted(of: Gallery, pictures: list[str] | None) -> list[str]:
    return of.stale() if pictures is None else [name for name in pictures if name in of.pictures]

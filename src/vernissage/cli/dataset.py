"""`vernissage dataset`: records games between bots, decision by decision, for research."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vernissage import catalog
from vernissage.cli.arena import MOST_GAMES, game_called, read_entrants, read_options
from vernissage.cli.bar import bar_of_games
from vernissage.core import codec
from vernissage.distribution import install

if TYPE_CHECKING:
    from vernissage.research.recording import Bill, Written

ALL: Final = "all"
"""The argument that stands for all games instead of a game's name."""
AT_ONCE: Final = 8
"""The number of games in one job."""


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play, or all.")],
    folder: Annotated[
        Path | None,
        typer.Argument(
            metavar="FOLDER",
            help="The folder to write; default: GAME-games. For all games: one folder inside for each.",
        ),
    ] = None,
    *,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Games to play, of each.")] = 10_000,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A bot; may be repeated, they alternate. Default: a quick one."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="Players at the table.")] = None,
    seed: Annotated[str | None, typer.Option(help="Any text. The same text gives the same games.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=60, help="Processes to play in; default: one per core.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
) -> None:
    """Let bots play, and write every decision with the player's knowledge at that time, as Parquet."""
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise typer.BadParameter(f"datasets need more packages: {install('research')}", param_hint="GAME")
    words = secrets.token_hex(8) if seed is None else seed
    places = {game: folder or Path(f"{game}-games")}
    if game == ALL:
        places = {name: (folder or Path()) / f"{name}-games" for name in catalog.names()}
    bills = {
        _free(place): _bill(name, bot or [], players, option or [], words) for name, place in places.items()
    }
    for place, bill in bills.items():
        _write(place, bill, games, jobs or os.cpu_count() or 1)


def _bill(name: str, bot: list[str], players: int | None, option: list[str], words: str) -> Bill:
    """Returns the description of one game's run. Reports errors before any game is played."""
    from vernissage.research import recording  # noqa: PLC0415 - optional packages
    from vernissage.research.setup import Setup  # noqa: PLC0415

    found = game_called(name)
    bots = bot or ["greedy" if "greedy" in catalog.company(name).names else "easy"]
    read_entrants(name, bots)
    usual = found.types.options(**found.info.limits).players
    options = read_options(name, found, usual, players, option)
    return recording.bill(Setup(name, **codec.plain(options)), bots, words)


def _free(place: Path) -> Path:
    """Returns the folder, after checking that nothing in it would be overwritten."""
    if place.exists() and any(place.iterdir() if place.is_dir() else (place,)):
        raise typer.BadParameter(f"{place} exists already, and is not empty", param_hint="FOLDER")
    return place


def _write(place: Path, bill: Bill, games: int, jobs: int) -> None:
    from vernissage.research import recording  # noqa: PLC0415 - optional packages

    with bar_of_games() as bar:
        task = bar.add_task(game_called(bill.game).info.title, total=games)
        for done in recording.write(place, bill, _played(bill, games, jobs)):
            bar.update(task, completed=done)
    size = sum(file.stat().st_size for file in place.iterdir()) / 1e6
    typer.echo(
        f"{games} games of {', '.join(bill.bots)} in {place}, {size:.1f} MB. Again: --seed '{bill.seed}'"
    )


def _played(bill: Bill, games: int, jobs: int) -> Iterator[Written]:
    from vernissage.research import recording  # noqa: PLC0415 - optional packages

    one = partial(recording.play, bill)
    if jobs == 1:
        yield from map(one, range(games))
        return
    # Spawn, not fork: the progress bar's thread must not be copied while it holds a lock.
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(games), chunksize=AT_ONCE)

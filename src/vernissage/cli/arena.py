"""`vernissage arena`: let bots play each other, and say who is better and how sure that is."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec
import typer

from vernissage import catalog
from vernissage.bots.arena import (
    Entrant,
    Fixture,
    Played,
    Scoreboard,
    fixtures,
    games_per_deal,
    play,
    team_fixtures,
)
from vernissage.cli import arena_curve, arena_plot, arena_results
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.value import OptionsValue
from vernissage.text import Text

MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Bill:
    """Who plays what: all that another process needs to play its share. Names and numbers only."""

    game: str
    bots: tuple[str, ...]
    options: bytes
    seed: bytes


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT [BOT...]",
            help="NAME, or NAME:BUDGET for a bot that thinks: search:200ms is time, search:500 iterations. "
            "NAME:10,30,50 is short for three of them; one bot at three strengths or more is also drawn as a "
            "curve: win rate over strength. In a game that all win or lose together each plays with its own "
            "kind, and NAME+NAME is a mixed team.",
        ),
    ],
    *,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Games to play; rounded up to whole deals.")
    ] = 100,
    players: Annotated[
        int | None, typer.Option(help="Players at the table; as many as there are bots if not said.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any words. The same words, the same games (but for budgets in ms).")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=60, help="Processes to play in.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win rates too: FILE.svg or FILE.png.")] = None,
) -> None:
    """Let bots play each other."""
    found = game_called(game)
    sides = arena_curve.spelt_out(bots)
    # A name by itself is a team of its own kind.
    teams = [tuple(side.split("+")) for side in sides] if found.info.together else []
    playing = tuple(dict.fromkeys(chain(*teams))) if teams else check_rivals(sides)
    entrants = read_entrants(game, playing)
    options = read_options(game, found, max(map(len, teams), default=len(entrants)), players, option or [])
    check_plot(plot)
    words = secrets.token_hex(8) if seed is None else seed
    bill = Bill(game, playing, codec.encode(options), seed_from_text(words))
    if teams:
        members = [tuple(map(playing.index, team)) for team in teams]
        schedule = tuple(team_fixtures(members, options.players, games, bill.seed))
    else:
        check_length(len(entrants), options.players)
        schedule = tuple(fixtures(len(entrants), options.players, games, bill.seed))
    board = Scoreboard(numbered(sides), share=None if teams else 1 / options.players)
    results: Iterator[Played]
    if jobs == 1:
        results = (play(found, options, entrants, fixture, bill.seed) for fixture in schedule)
    else:
        results = compete_in_processes(bill, schedule, jobs)
    with arena_results.progress(found.info.title, len(schedule)) as advance:
        for played in results:
            board.enter(played)
            advance(board)
    arena_results.show(found.info.title, options.players, board, words)
    if plot is not None:
        save_plot(plot, found.info.title, options.players, board)


# What was asked for: every refusal comes before the first game, with exit code 2.


def game_called(name: str) -> AnyGame:
    game = catalog.find(name)
    if game is None:
        message = f"there is no game {name!r}; there is: {', '.join(catalog.names())}"
        raise typer.BadParameter(message, param_hint="GAME")
    return game


def check_rivals(bots: Sequence[str]) -> tuple[str, ...]:
    """Bots that play each other, not teams."""
    if any("+" in bot for bot in bots):
        message = "teams are for games that all win or lose together"
        raise typer.BadParameter(message, param_hint="BOT")
    if len(bots) < 2:  # noqa: PLR2004 - it takes two
        message = "an arena needs at least two bots; the same one twice is fine"
        raise typer.BadParameter(message, param_hint="BOT")
    return tuple(bots)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names; one that is repeated is told apart by a number."""
    counts = [names[:place].count(name) for place, name in enumerate(names)]
    return tuple(
        f"{name} ({again + 1})" if again else name for name, again in zip(names, counts, strict=True)
    )


def read_entrants(game: str, bots: Sequence[str]) -> list[Entrant]:
    """The bots asked for, in that order."""
    entrants = []
    for bot, name in zip(bots, numbered(bots), strict=True):
        maker = catalog.bot(game, bot)
        if isinstance(maker, Refusal):
            raise typer.BadParameter(Text().say_refusal(maker), param_hint="BOT")
        entrants.append(Entrant(name, maker))
    return entrants


def read_options(
    name: str, game: AnyGame, bots: int, players: int | None, settings: Sequence[str]
) -> OptionsValue:
    """The game's options, with its limits for simulations unless something else is asked for."""
    info = game.info
    seats = min(max(bots, info.fewest), info.most) if players is None else players
    if seats not in info.player_counts:
        message = f"{info.title} is for {info.fewest} to {info.most} players, not {seats}"
        raise typer.BadParameter(message, param_hint="--players")
    wanted: dict[str, Any] = {"players": seats, **info.limits, **dict(map(read_setting, settings))}
    options = codec.convert(wanted, game.types.options)
    refusal = options if isinstance(options, Refusal) else game.check_options(options)
    if refusal is not None:
        why = Text(catalog.folder(name)).say_refusal(refusal)
        raise typer.BadParameter(f"{why} {refusal.rule}".rstrip(), param_hint="--option")
    return cast("OptionsValue", options)


def read_setting(text: str) -> tuple[str, Any]:
    """`key=value`; a value that is no JSON stands for its own text."""
    key, equals, value = text.partition("=")
    if not (key and equals):
        message = f"{text!r} is not KEY=VALUE"
        raise typer.BadParameter(message, param_hint="--option")
    if key == "players":
        message = "how many play is said by --players"
        raise typer.BadParameter(message, param_hint="--option")
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return key, value


def check_length(bots: int, players: int) -> None:
    games = games_per_deal(bots, players)
    if games > MOST_GAMES:
        message = f"so many bots at tables of {players} would play {games} games for each deal"
        raise typer.BadParameter(message, param_hint="BOT")


def check_plot(plot: Path | None) -> None:
    if plot is None:
        return
    if plot.suffix not in arena_plot.SUFFIXES:
        message = f"{plot.name} ends neither in {' nor in '.join(arena_plot.SUFFIXES)}"
    elif not plot.parent.is_dir():
        message = f"there is no folder {plot.parent}"
    elif find_spec("matplotlib") is None:
        message = "plots need matplotlib: pip install 'vernissage[plots]'"
    else:
        return
    raise typer.BadParameter(message, param_hint="--plot")


def save_plot(plot: Path, title: str, players: int, board: Scoreboard) -> None:
    try:
        arena_plot.draw(plot, title, players, board)
    except OSError as error:
        typer.echo(f"{plot} can't be written: {error.strerror}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"Drawn in {plot}")


# The same games in several processes.


def compete_in_processes(bill: Bill, schedule: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    """Every game in the order of the schedule, whichever process plays it."""
    # Spawned, not forked: the progress bar's thread must not be copied in the middle of a stroke.
    with ProcessPoolExecutor(min(jobs, len(schedule)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_one, bill), schedule)


def play_one(bill: Bill, fixture: Fixture) -> Played:
    game, options, entrants = made_from(bill)
    return play(game, options, entrants, fixture, bill.seed)


@cache
def made_from(bill: Bill) -> tuple[AnyGame, OptionsValue, list[Entrant]]:
    """The game, its options and the entrants, found once in each process."""
    game = game_called(bill.game)
    return game, codec.decode(bill.options, game.types.options), read_entrants(bill.game, bill.bots)

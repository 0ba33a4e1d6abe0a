"""`vernissage arena`: lets bots play each other, and reports win rates with confidence intervals."""

import secrets
from collections.abc import Iterator, Sequence
from enum import StrEnum
from importlib.util import find_spec
from itertools import chain, combinations_with_replacement
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
    ladder_fixtures,
    team_fixtures,
)
from vernissage.bots.ratings import Results, ratings
from vernissage.cli import (
    arena_curve,
    arena_folder,
    arena_hall,
    arena_plot,
    arena_report,
    arena_results,
    arena_table,
)
from vernissage.cli.arena_folder import OtherTerms, Terms
from vernissage.cli.arena_hall import Bill
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.value import OptionsValue
from vernissage.distribution import install
from vernissage.text import Text

MOST_GAMES: Final = 1_000_000


class Form(StrEnum):
    """The pairing system of a tournament."""

    ROUND_ROBIN = "round-robin"
    LADDER = "ladder"
    CROSS_PLAY = "cross-play"


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
        int | None, typer.Option(help="Players at the table; default: as many as there are bots.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text. The same text gives the same games (except for budgets in ms)."),
    ] = None,
    form: Annotated[
        Form,
        typer.Option(
            help="round-robin: everyone meets everyone. ladder: each meets only the next, --games for "
            "each step. cross-play: every two kinds as a team, where all win or lose together."
        ),
    ] = Form.ROUND_ROBIN,
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=256,
            help="Processes to play in; default: one per core, fewer for few games.",
        ),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, or auto.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win rates too: FILE.svg or FILE.png.")] = None,
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Store every game there as it ends, and continue there when run again; at the end a report "
            "for a browser, and all games as Parquet.",
        ),
    ] = None,
) -> None:
    """Let bots play each other."""
    found = game_called(game)
    sides = (
        crossed(arena_curve.spelt_out(bots), found)
        if form == Form.CROSS_PLAY
        else arena_curve.spelt_out(bots)
    )
    # A single name is a team of that bot only.
    teams = [tuple(side.split("+")) for side in sides] if found.info.together else []
    playing = tuple(dict.fromkeys(chain(*teams))) if teams else check_rivals(sides)
    entrants = read_entrants(game, playing)
    options = read_options(game, found, max(map(len, teams), default=len(entrants)), players, option or [])
    check_plot(plot)
    check_extras(into, ray)
    words = seed_words(into, seed)
    bill = Bill(game, playing, codec.encode(options), seed_from_text(words))
    schedule = tuple(drawn_up(bill, form, teams, options.players, games))
    terms = Terms(game, found.info.version, tuple(sides), bill.options.decode(), words, form)
    before = kept_before(into, terms)
    missing = arena_folder.still_to_play(schedule, before)
    board = Scoreboard(numbered(sides), share=None if teams else 1 / options.players)
    rated, every = Results(len(entrants)), [before[each.number] for each in schedule if each.number in before]
    with arena_results.progress(found.info.title, len(schedule)) as advance:
        for played in chain(every[:], played_in(into, hall(bill, missing, jobs, ray))):
            if played.fixture.number not in before:
                every.append(played)
            board.enter(played)
            rated.enter(played)
            advance(board)
    rating = None if teams else ratings(rated)
    arena_results.show(found.info.title, options.players, board, words, rating)
    if form == Form.CROSS_PLAY:
        arena_results.show_partners(board)
    if plot is not None:
        save_plot(plot, found.info.title, options.players, board)
    if into is not None:
        told = arena_report.Tournament(
            found.info.title, options.players, words, board, every, numbered(playing), rating
        )
        save_report(into, told)


def crossed(bots: Sequence[str], game: AnyGame) -> list[str]:
    """Returns every pair of bots as a team, and each bot with itself."""
    if not game.info.together:
        raise typer.BadParameter("cross-play is for cooperative games", param_hint="--form")
    return [
        one if one == other else f"{one}+{other}" for one, other in combinations_with_replacement(bots, 2)
    ]


def drawn_up(
    bill: Bill, form: Form, teams: Sequence[tuple[str, ...]], players: int, games: int
) -> Iterator[Fixture]:
    """Returns the schedule: every game to be played."""
    if teams and form == Form.LADDER:
        raise typer.BadParameter("a ladder is for competitive games", param_hint="--form")
    if teams:
        members = [tuple(map(bill.bots.index, team)) for team in teams]
        return team_fixtures(members, players, games, bill.seed)
    if form == Form.LADDER:
        return ladder_fixtures(len(bill.bots), players, games, bill.seed)
    check_length(len(bill.bots), players)
    return fixtures(len(bill.bots), players, games, bill.seed)


def hall(bill: Bill, schedule: Sequence[Fixture], jobs: int | None, ray: str | None) -> Iterator[Played]:
    """Yields the results of these games, played here, in processes or on a Ray cluster."""
    if not schedule:
        return iter(())
    if ray is not None:
        return arena_hall.on_ray(bill, schedule, ray)
    processes = jobs or arena_hall.worth_opening(len(schedule))
    return (
        arena_hall.here(bill, schedule)
        if processes == 1
        else arena_hall.in_processes(bill, schedule, processes)
    )


# Stored tournaments


def seed_words(into: Path | None, seed: str | None) -> str:
    """Returns the given seed text, the text of the tournament in the folder, or a new one."""
    if seed is not None:
        return seed
    try:
        before = None if into is None else arena_folder.terms_in(into)
    except OtherTerms:
        before = None
    return secrets.token_hex(8) if before is None else before.seed


def kept_before(into: Path | None, terms: Terms) -> dict[int, Played]:
    """Returns the games already played in the folder, by number; empty without a folder."""
    if into is None:
        return {}
    try:
        arena_folder.settle(into, terms)
        return arena_folder.games_in(into)
    except OtherTerms:
        raise typer.BadParameter(f"{into} holds another tournament", param_hint="--into") from None
    except OSError as error:
        raise typer.BadParameter(f"{into} can't be used: {error.strerror}", param_hint="--into") from None


def played_in(into: Path | None, results: Iterator[Played]) -> Iterator[Played]:
    return results if into is None else arena_folder.written_down(into, results)


def save_report(into: Path, told: arena_report.Tournament) -> None:
    arena_table.write(into / "games.parquet", told.sides, told.played)
    arena_report.write(into / "report.html", told)
    typer.echo(f"Open {into / 'report.html'}")


def check_extras(into: Path | None, ray: str | None) -> None:
    """Checks before the first game that the required optional packages are installed."""
    needed = {"matplotlib": "plots", "pyarrow": "research"} if into is not None else {}
    if ray is not None:
        needed["ray"] = "ray"
    for module, extra in needed.items():
        if find_spec(module) is None:
            hint = "--ray" if module == "ray" else "--into"
            message = f"this needs {module}: {install(extra)}"
            raise typer.BadParameter(message, param_hint=hint)


# Reading the arguments. Errors are reported before the first game, with exit code 2.


def game_called(name: str) -> AnyGame:
    game = catalog.find(name)
    if game is None:
        raise typer.BadParameter(
            f"there is no game {name!r}; there is: {', '.join(catalog.names())}", param_hint="GAME"
        )
    return game


def check_rivals(bots: Sequence[str]) -> tuple[str, ...]:
    """Returns the names, after checking that there are at least two single bots and no teams."""
    if any("+" in bot for bot in bots):
        raise typer.BadParameter("teams are for cooperative games", param_hint="BOT")
    if len(bots) < 2:  # noqa: PLR2004 - at least two
        raise typer.BadParameter(
            "an arena needs at least two bots; the same one twice is fine", param_hint="BOT"
        )
    return tuple(bots)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Returns the names. From its second occurrence on, a name gets a number."""
    counts = [names[:place].count(name) for place, name in enumerate(names)]
    return tuple(
        f"{name} ({again + 1})" if again else name for name, again in zip(names, counts, strict=True)
    )


def read_entrants(game: str, bots: Sequence[str]) -> list[Entrant]:
    """Returns the requested bots, in order."""
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
    """Returns the game's options, with its limits for simulations unless overridden."""
    info = game.info
    seats = min(max(bots, info.fewest), info.most) if players is None else players
    if seats not in info.player_counts:
        raise typer.BadParameter(
            f"{info.title} is for {info.fewest} to {info.most} players, not {seats}", param_hint="--players"
        )
    wanted: dict[str, Any] = {"players": seats, **info.limits, **dict(map(read_setting, settings))}
    options = codec.convert(wanted, game.types.options)
    refusal = options if isinstance(options, Refusal) else game.check_options(options)
    if refusal is not None:
        why = Text(catalog.folder(name)).say_refusal(refusal)
        raise typer.BadParameter(f"{why} {refusal.rule}".rstrip(), param_hint="--option")
    return cast("OptionsValue", options)


def read_setting(text: str) -> tuple[str, Any]:
    """Parses `key=value`; a value that is not JSON is taken as text."""
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise typer.BadParameter(f"{text!r} is not KEY=VALUE", param_hint="--option")
    if key == "players":
        raise typer.BadParameter("use --players for the number of players", param_hint="--option")
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return key, value


def check_length(bots: int, players: int) -> None:
    games = games_per_deal(bots, players)
    if games > MOST_GAMES:
        raise typer.BadParameter(
            f"this many bots at tables of {players} would play {games} games for each deal", param_hint="BOT"
        )


def check_plot(plot: Path | None) -> None:
    if plot is None:
        return
    if plot.suffix not in arena_plot.SUFFIXES:
        message = f"{plot.name} ends neither in {' nor in '.join(arena_plot.SUFFIXES)}"
    elif not plot.parent.is_dir():
        message = f"there is no folder {plot.parent}"
    elif find_spec("matplotlib") is None:
        message = f"plots need matplotlib: {install('plots')}"
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

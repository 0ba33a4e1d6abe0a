"""`vernissage play`: plays a game against bots in the terminal."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Final, cast

import typer
from rich.console import Console
from rich.text import Text as Line

from vernissage import catalog
from vernissage.answer import from_words
from vernissage.cli.screen import Screen
from vernissage.cli.seat_plan import sit_down
from vernissage.cli.sentences import show_refusal
from vernissage.cli.session import Session
from vernissage.core.company import ANYONE
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES, seed_from_text
from vernissage.core.value import OptionsValue
from vernissage.files import keep, reopen
from vernissage.terminal import terminal
from vernissage.text import Text

BOT: Final = ANYONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The arguments of `vernissage play`."""

    game: str | None = None
    players: int | None = None
    seat: int | None = None
    bot: str = BOT
    seed: str | None = None
    options: Sequence[str] = ()
    save: Path | None = None
    resume: Path | None = None


def play(
    game: Annotated[
        str | None, typer.Argument(help="Which game; you are asked if there are several.", show_default=False)
    ] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat, counted from 0.")] = None,
    bot: Annotated[str, typer.Option(metavar="NAME[:BUDGET]", help="Which bot plays against you.")] = BOT,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text gives the same deal.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game in this file after every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
) -> None:
    """Play against bots in the terminal."""
    console = Console(highlight=False)
    wish = Wish(
        game=game,
        players=players,
        seat=seat,
        bot=bot,
        seed=seed,
        options=option or (),
        save=save,
        resume=resume,
    )
    try:
        session = open_session(wish, console, partial(ask_at, console))
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    if isinstance(session, Refusal):
        show_refusal(console, session, Text())
        raise typer.Exit(1)
    session.run()


def ask_at(console: Console, prompt: str) -> str:
    """Reads a line. If its bytes are not valid text, returns a character that matches no move."""
    try:
        return console.input(Line(prompt, style="bold"))
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"


def open_session(wish: Wish, console: Console, ask: Callable[[str], str]) -> Session | Refusal:
    """Sets up the table, seats everyone and opens the file; returns a refusal if that is impossible."""
    found = resumed(wish, console) if wish.resume else dealt(wish, console, ask)
    if isinstance(found, Refusal):
        return found
    name, match, file = found
    maker = catalog.bot(name, catalog.company(name).seated(wish.bot, 0))
    if isinstance(maker, Refusal):
        return maker
    text = Text(catalog.folder(name))
    seated = sit_down(name, match, wish.seat, wish.bot, text)
    if isinstance(seated, Refusal):
        return seated
    match, seats = seated
    refusal = None if file is None else keep(file, name, match)
    screen = Screen(console, text, terminal(name), seats.names, seats.person)
    return refusal or Session(name, match, seats, screen, ask=ask, file=file)


Opened = tuple[str, AnyMatch, Path | None]
"""The game's name, the match, and the file to save it in."""


def resumed(wish: Wish, console: Console) -> Opened | Refusal:
    """Reopens a saved game with its own deal. A damaged file is not overwritten, unless `--save` names it."""
    assert wish.resume is not None
    if wish.options or (wish.players, wish.seed) != (None, None):
        return Refusal("cli/resume-brings-its-own")
    kept = reopen(wish.resume)
    if isinstance(kept, Refusal):
        return kept
    if wish.game not in (None, kept.record.game):
        return Refusal("cli/other-game", args={"file": str(wish.resume), "game": kept.record.game})
    if kept.trouble is not None:
        text = Text(catalog.folder(kept.record.game))
        show_refusal(console, kept.trouble, text)
        console.print(text.say("cli-resumed-partly"))
    return kept.record.game, kept.match, wish.save or (None if kept.trouble else wish.resume)


def dealt(wish: Wish, console: Console, ask: Callable[[str], str]) -> Opened | Refusal:
    """Starts a new game, dealt from the given or a random seed."""
    if wish.save is not None and wish.save.exists():
        return Refusal("cli/file-exists", args={"file": str(wish.save)})
    name = wish.game or choose_game(console, ask)
    game = catalog.find(name)
    if game is None:
        return catalog.unknown(name)
    options = wished_options(game, wish)
    if isinstance(options, Refusal):
        return options
    seed = secrets.token_bytes(SEED_BYTES) if wish.seed is None else seed_from_text(wish.seed)
    match = begin(game, options, seed)
    if isinstance(match, Refusal):
        why = Text(catalog.folder(name)).say_refusal(match)
        return Refusal("cli/option", match.rule, {"why": why})
    return name, match, wish.save


def wished_options(game: AnyGame, wish: Wish) -> OptionsValue | Refusal:
    """Returns the requested options. The other options have the game's defaults."""
    info = game.info
    if wish.players is not None and wish.players not in info.player_counts:
        return Refusal("cli/players", args={"game": info.title, "fewest": info.fewest, "most": info.most})
    settings = [setting.partition("=") for setting in wish.options]
    if not all(key and equals for key, equals, _ in settings):
        return Refusal("cli/no-setting")
    words = {"players": wish.players} if wish.players else {}
    options = from_words(words | {key: value for key, _, value in settings}, game.types.options)
    if isinstance(options, Refusal):
        return Refusal("cli/option", args=options.args)
    return cast("OptionsValue", options)


def choose_game(console: Console, ask: Callable[[str], str]) -> str:
    """Returns the only game in the catalog, or the game that the player picks from a list."""
    names, text = catalog.names(), Text()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        console.print(Line.assemble((f"{number:>3} ", "bold cyan"), title(name)))
    while True:
        said = ask(text.say("cli-which-game")).strip()
        numbered = {str(number): name for number, name in enumerate(names, 1)}
        if said in numbered or said in names:
            return numbered.get(said, said)
        show_refusal(console, Refusal("cli/no-such-number", args={"last": len(names)}), text)


def title(name: str) -> str:
    game = catalog.game(name)
    return game.info.title

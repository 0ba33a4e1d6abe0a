"""`vernissage replay`: retells or verifies a recorded game."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.text import Text as Line

from vernissage import catalog
from vernissage.cli.screen import Screen
from vernissage.cli.seat_plan import names
from vernissage.cli.sentences import show_refusal, told
from vernissage.core import record
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.seats import PUBLIC, Viewer
from vernissage.files import Reopened, reopen
from vernissage.terminal import terminal
from vernissage.text import Text

ALL = "all"


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    *,
    verify: Annotated[bool, typer.Option("--verify", help="Check that the deal is as promised.")] = False,
    seal: Annotated[str, typer.Option(help="The seal you noted at the start, to verify it by.")] = "",
    digest: Annotated[str, typer.Option(help="The digest you noted at the end, to verify it by.")] = "",
    viewer: Annotated[str, typer.Option(help="Whose view: a seat, counted from 0, or `all`.")] = ALL,
    step: Annotated[int | None, typer.Option(min=0, help="Stop after this input and show the table.")] = None,
) -> None:
    """Retell a recorded game, or verify it."""
    console = Console(highlight=False)
    kept = reopen(file)
    text = Text() if isinstance(kept, Refusal) else Text(catalog.folder(kept.record.game))
    if isinstance(kept, Refusal):
        refusal: Refusal | None = kept
    elif verify or seal or digest:
        refusal = check(kept, Noted(seal, digest), console, text)
    else:
        refusal = tell(kept, viewer, step, console, text)
    if refusal is not None:
        show_refusal(console, refusal, text)
        raise typer.Exit(1)


class Noted(NamedTuple):
    """The seal and the digest that a player wrote down; empty if they did not."""

    seal: str
    digest: str


def check(kept: Reopened, noted: Noted, console: Console, text: Text) -> Refusal | None:
    """Verifies the deal and the moves. Without noted values, prints the seal and digest to compare."""
    found = kept.record
    refusal = kept.damage or record.verify(kept.match.game, found, seal=noted.seal, digest=noted.digest)
    if refusal is not None:
        return refusal
    over, own = ("no" if kept.match.outcome is None else "yes"), ("yes" if noted.seal else "no")
    said = text.say("cli-verified", over=over, noted=own, inputs=len(found.inputs))
    console.print(Line(f"✓ {said}", style="green"))
    console.print(Line(f"{found.game} {_written(found.options)}", style="dim"))
    console.print(Line(text.say("cli-verified-seal", seal=found.commitment)), soft_wrap=True)
    console.print(Line(text.say("cli-verified-digest", digest=record.digest_of(found))), soft_wrap=True)
    if not all(noted):
        console.print(Line(text.say("cli-verified-compare"), style="dim"))
    return None


def _written(options: dict[str, Any]) -> str:
    """Returns the options as arguments of `play`, because the seal does not cover them."""
    return " ".join(f"{option}={json.dumps(value)}" for option, value in options.items())


def tell(kept: Reopened, viewer: str, step: int | None, console: Console, text: Text) -> Refusal | None:
    """Tells the game's events as this viewer saw them, and then shows the table or the result."""
    match = kept.match if step is None else after(kept, step)
    if isinstance(match, Refusal):
        return match
    seats = {str(seat): seat for seat in range(match.players)}
    if viewer != ALL and viewer not in seats:
        return UNKNOWN_SEAT
    game = kept.record.game
    # The story is told from outside, so nobody is "you".
    screen = Screen(console, text, terminal(game), names(kept.match, text), PUBLIC)
    screen.title(match.game.info.title)
    if match.position is not None:
        screen.say("cli-arranged")
    screen.tell(story(match, screen, seats.get(viewer, ALL)))
    if step is not None:
        screen.table(match.sight(seats.get(viewer, PUBLIC)).view)
    if match.outcome is not None:
        screen.result(match, match.outcome)
    return kept.trouble if step is None else None


def after(kept: Reopened, step: int) -> AnyMatch | Refusal:
    """Returns the match after this number of inputs; a refusal if the record has fewer."""
    if step > len(kept.match.inputs):
        return kept.trouble or Refusal("cli/no-such-step", args={"inputs": len(kept.match.inputs)})
    first = msgspec.structs.replace(kept.record, inputs=kept.record.inputs[:step])
    replayed = record.replay(kept.match.game, first)
    assert not isinstance(replayed, Refusal)  # it has already been replayed further than this
    return replayed.match


def story(match: AnyMatch, screen: Screen, viewer: Viewer | str) -> Iterator[tuple[Viewer, str]]:
    """Yields the actor and the sentence of every event that this viewer saw, and of inputs without a move."""
    for entry, events in zip(match.inputs, match.story, strict=True):
        if not isinstance(entry, Made):
            yield entry.seat, screen.text.say_input(entry, screen.names)
        seen = events if isinstance(viewer, str) else match.witnessed(events, viewer)
        yield from told(screen.text, seen, screen.names, PUBLIC)

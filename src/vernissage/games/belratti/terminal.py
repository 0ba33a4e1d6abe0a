"""Draws the table in the terminal: the themes with their paintings, the players, and the viewer's hand."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vernissage.core import agree
from vernissage.core.seats import Seat
from vernissage.core.terminal import Say, Terminal
from vernissage.games.belratti.cards import FITS, PLACES, Place
from vernissage.games.belratti.state import Line, RoundLook, Shown
from vernissage.games.belratti.view import Table, View

TRUE: Final = "green"
FORGED: Final = "red"
ASTRAY: Final = "yellow"


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    table = view.table
    parts: list[RenderableType] = [score(table, say), ""]
    if table.themes:
        parts += [wall(view, say), ""]
    elif table.looks:
        parts += [last_round(table.looks[-1], names, say), ""]
    parts.append(players(view, names, say))
    if view.hand:
        parts += ["", hand(view, say)]
    title = Text(
        " · ".join([say("table-round", round=table.round), say(f"table-phase-{table.phase}")]), style="bold"
    )
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim", expand=False)


def score(table: Table, say: Say) -> Text:
    """BEL-7.3, BEL-9.3: draws the scores, the draw pile, the number asked for, and the jokers."""
    line = [
        say("table-team", count=len(table.tokens_won) if table.options.masterpieces else len(table.team)),
        say(
            "table-belratti",
            count=len(table.tokens_lost) if table.options.masterpieces else len(table.belratti),
        ),
        say("table-deck", count=table.deck),
    ]
    if table.themes:
        line += [say("table-number", number=table.number), say("table-forgeries", count=table.forgeries)]
    if table.tokens:
        line.append(f"{say('table-tokens')} {' '.join(map(str, table.tokens))}")
    jokers = [
        f"{say(f'joker-{each.joker}')} {each.number} ({say(f'table-joker-{each.standing}')})"
        for each in table.jokers
    ]
    return Text.assemble(" · ".join(line), "\n", (f"{say('table-jokers')}: {', '.join(jokers)}", "dim"))


def wall(view: View, say: Say) -> RenderableType:
    """BEL-5.2: draws the frames on each theme and in the store-room."""
    table = view.table
    columns: dict[Place, list[Text]] = {place: [] for place in PLACES}
    places = table.hanging.draft if table.hanging is not None else ()
    for frame, place in zip(table.frames, places, strict=True):
        columns[place].append(named(view, frame, say))
    if not table.frames:
        for laid in view.laid:
            columns[laid.theme].append(Text.assemble(say(laid.painting), written(laid.line)))
    one, two = table.themes
    heads = (
        f"{say('table-theme-one')}: {say(one)}",
        f"{say('table-theme-two')}: {say(two)}",
        say("table-out"),
    )
    return columned(heads, columns)


def columned(heads: Sequence[str], columns: dict[Place, list[Text]]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 4, 0, 0), pad_edge=False)
    for head in heads:
        grid.add_column(Text(head, style="bold"))
    for row in zip_longest(*columns.values(), fillvalue=Text()):
        grid.add_row(*row)
    return grid


def named(view: View, frame: str, say: Say) -> Text:
    """BEL-4.9, BEL-5.5, BEL-9.5: returns a painting's name, marked if the viewer knows whose it is."""
    own = {laid.painting: laid.theme for laid in view.laid}
    answers = {answer.painting: answer.painter for answer in view.table.answers}
    if frame in own:
        meant = say("table-meant", theme=own[frame])
        return Text.assemble(say(frame), (f" ({say('table-yours')}, {meant})", TRUE))
    if frame in view.taken or (frame in answers and answers[frame] is None):
        return Text.assemble(say(frame), (f" ({say('table-forged')})", FORGED))
    return Text.assemble(say(frame), (" ✓" if frame in answers else "", TRUE))


def written(line: Line) -> tuple[str, str]:
    """BEL-4.10: returns the text of a painter's line and its style."""
    return f"  {' → '.join(line)}" if line else "", "italic"


def last_round(look: RoundLook, names: Sequence[str], say: Say) -> RenderableType:
    """BEL-6.6: draws the finished round, with the painter and the intended theme of each painting."""
    columns: dict[Place, list[Text]] = {place: [] for place in PLACES}
    for shown in look.paintings:
        columns[shown.hung].append(judged(shown, names, say))
    one, two = look.themes
    return columned((say(one), say(two), say("table-out")), columns)


def judged(shown: Shown, names: Sequence[str], say: Say) -> Text:
    if shown.painter is None:
        return Text.assemble(say(shown.painting), (f" ({say('table-forged')})", FORGED))
    meant = say("table-meant", theme=str(shown.meant))
    style = TRUE if shown.stamp == "genuine" else ASTRAY
    return Text.assemble(
        say(shown.painting), (f" ({names[shown.painter]}, {meant})", style), written(shown.line)
    )


def players(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """BEL-1.2, BEL-4.3, BEL-4.4: draws each player's role, cards held and laid, and statements."""
    table = view.table
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for head in ("player", "role", "held", "laid", "says"):
        grid.add_column(Text(say(f"table-{head}"), style="dim"))
    for seat, name in enumerate(names[: table.options.players]):
        role = say("table-directors" if seat in table.directors else "table-painters")
        style = "bold" if seat == view.seat else ""
        count = str(table.laid[seat]) if table.laid[seat] else ""
        grid.add_row(Text(name, style=style), role, str(table.held[seat]), count, words(table, seat, say))
    return grid


def words(table: Table, seat: Seat, say: Say) -> str:
    """Returns a player's proposal, signals, pledge and consent as a text."""
    said = []
    if table.proposals is not None and seat in table.proposals.members:
        shown = agree.shown_by(table.proposals, seat)
        said += [] if shown is None else [say("table-proposes", number=shown)]
    said += [
        say("table-fits", count=count, fit=fit)
        for fit, count in zip(FITS, table.signals[seat], strict=True)
        if count
    ]
    pledge = table.pledges[seat]
    said += [] if pledge is None else [say("table-would-lay", count=pledge)]
    said += [say("table-is-ready")] if seat in table.ready else []
    motions = (table.hanging, table.proposed)
    if any(motion is not None and seat in motion.consenting for motion in motions):
        said.append(say("table-agrees"))
    return ", ".join(said)


def hand(view: View, say: Say) -> RenderableType:
    """BEL-4.1, BEL-4.10: draws the viewer's hand, with a hint for painters on writing a line."""
    held = Text.assemble((f"{say('table-hand')}  ", "dim"), ", ".join(map(say, view.hand or ())))
    lays = view.table.phase == "paint" and view.seat in view.table.painters
    return Group(held, Text(say("table-line-typed"), style="dim")) if lays else held


TERMINAL: Final = Terminal(draw)

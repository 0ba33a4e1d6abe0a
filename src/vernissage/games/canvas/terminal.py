"""Draws the table in the terminal. Every element has a letter, so colours are not needed to read it."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vernissage.core.seats import Seat
from vernissage.core.terminal import Say, Terminal
from vernissage.games.canvas import cards
from vernissage.games.canvas.cards import Card, Icon, Icons, Place, Swatch
from vernissage.games.canvas.moves import Frame, Move, Take
from vernissage.games.canvas.preview import gain, preview
from vernissage.games.canvas.state import solo
from vernissage.games.canvas.view import Hung, OpenPainter, Table, View

# Medium tones that are readable on dark and light screens.
COLOURS: Final[dict[Swatch | Place, str]] = {
    "red": "#d5544c",
    "yellow": "#c2a11a",
    "green": "#4e9a5b",
    "blue": "#4a86cf",
    "violet": "#9a6fd0",
}
LETTERS: Final[dict[Icon, str]] = {
    "hue": "H",
    "shape": "S",
    "texture": "X",
    "tone": "T",
    "bonus-hue": "+H",
    "bonus-shape": "+S",
    "bonus-texture": "+X",
    "bonus-tone": "+T",
}


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    parts = [scoring(view.table, names, say), "", row(view.table, say), "", painters(view, names, say)]
    parts.append(Text(say("table-letters"), style="dim"))
    return Panel(
        Group(*parts), title=heading(view, names, say), title_align="left", border_style="dim", expand=False
    )


def note(view: View, move: Move, say: Say) -> str:
    """Returns a note on a move: the price of a card, or with hints the points of a painting."""
    if isinstance(move, Take):
        cost, gained = next(
            (place, spot.tokens) for place, spot in enumerate(view.table.row) if spot.card == move.card
        )
        return say("note-take", cost=cost, gained=gained)
    if isinstance(move, Frame):
        return ""
    found = gain(preview(view), move.cards)
    return "" if found is None else say("note-paint", points=found.total)


def rank(view: View, move: Move) -> int:
    """Returns the sort key of a move: a painting's points if hints are on, else 0."""
    found = None if isinstance(move, Take | Frame) else gain(preview(view), move.cards)
    return 0 if found is None else found.total


def heading(view: View, names: Sequence[str], say: Say) -> Text:
    """Returns the heading: whose turn it is, the size of the deck, and Vincent's tokens or the reserve."""
    table = view.table
    yours = "yes" if table.turn == view.seat else "no"
    turn = say("table-over") if table.over else say("table-turn", name=names[table.turn], you=yours)
    parts = [turn, say("table-deck", count=table.deck)]
    alone = solo(table.options)
    if alone:
        parts.append(say("table-vincent" if alone == "vincent" else "table-reserve", count=table.aside))
    return Text(" · ".join(parts), style="bold")


def scoring(table: Table, names: Sequence[str], say: Say) -> RenderableType:
    """CAN-2.1, CAN-4.2: the scoring cards with their ladders, and everyone's ribbons."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for header in ("scoring", "ladder"):
        grid.add_column(say(f"table-{header}"), no_wrap=True)
    for name in names:
        grid.add_column(Text(name), justify="right", no_wrap=True)
    for place, card in enumerate(table.scoring):
        called = Text.assemble(("■ ", COLOURS[cards.PLACES[place]]), say(card))
        ladder = Text(" ".join(map(str, cards.LADDERS[card])), style="dim")
        grid.add_row(called, ladder, *(str(painter.ribbons[place]) for painter in table.painters))
    grid.add_row(
        say("table-bonus"),
        Text(say("table-each", points=cards.BONUS_POINTS), style="dim"),
        *(str(each.bonus) for each in table.painters),
    )
    points = (Text(str(painter.points), style="bold") for painter in table.painters)
    grid.add_row(Text(say("table-points"), style="bold"), "", *points)
    grid.add_row(say("table-tokens"), "", *(str(painter.tokens) for painter in table.painters))
    return grid


def row(table: Table, say: Say) -> RenderableType:
    """CAN-2.2, CAN-3.3: the cards of the row, each with its price and the tokens on it."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for header in ("costs", "tokens"):
        grid.add_column(say(f"table-{header}"), justify="right")
    grid.add_column("")
    grid.add_column(say("table-row"))
    for place, spot in enumerate(table.row):
        grid.add_row(str(place), "●" * spot.tokens, face(cards.ICONS[spot.card]), word(spot.card, say))
    return grid


def painters(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """CAN-3.13: everyone's hand and paintings."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(say("table-painter"), no_wrap=True)
    grid.add_column("")
    grid.add_column(say("table-hand"))
    for seat, painter in enumerate(view.table.painters):
        lines = [*map(hung_line(say), painter.paintings), *held_lines(painter, say)]
        for number, (icons, words) in enumerate(lines or [(Text(), Text("-", style="dim"))]):
            grid.add_row("" if number else owner(view, seat, names, say), icons, words)
    return grid


def hung_line(say: Say) -> Callable[[Hung], tuple[Text, Text]]:
    """Returns a function that draws a completed painting: its visible icons and its title."""

    def line(painting: Hung) -> tuple[Text, Text]:
        left, right = painting.left or "", painting.right or ""
        # If both words are there, the left one takes the form for the right one's gender.
        form = f"{left}.{say(f'{right}.gender')}" if left and right else left
        words = {"left": say(form) if left else "nobody", "right": say(right) if right else "nobody"}
        return face(painting.icons), Text(say("table-painting", **words), style="italic")

    return line


def held_lines(painter: OpenPainter, say: Say) -> list[tuple[Text, Text]]:
    return [(face(cards.ICONS[card]), word(card, say)) for card in painter.hand]


def owner(view: View, seat: Seat, names: Sequence[str], say: Say) -> Text:
    """Returns a player's name, with a mark for the player to move."""
    turn = "▸" if seat == view.table.turn and not view.table.over else ""
    name = say("table-you", name=names[seat]) if seat == view.seat else names[seat]
    return Text(turn + name, style="bold" if seat == view.seat else "")


# Parts of lines


def face(swatches: Sequence[Icons]) -> Text:
    """CAN-1.1: the five swatches of a card or a painting, with a letter for each icon."""
    parts = [
        ("".join(LETTERS[icon] for icon in icons).ljust(2) if icons else "· ", COLOURS[swatch])
        for swatch, icons in zip(cards.SWATCHES, swatches, strict=True)
    ]
    return Text(" ").join(Text(letters, style=colour) for letters, colour in parts)


def word(card: Card, say: Say) -> Text:
    return Text(say(cards.TITLE[card]))


TERMINAL: Final = Terminal(draw, note, rank)

"""Draws the table in the terminal. Each artist has a letter, so the picture is readable without colours."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vernissage.core.seats import Seat
from vernissage.core.terminal import Say, Terminal
from vernissage.games.bioutifoul.cards import ARTIST_OF, ARTISTS, SHOWS, Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Buy, Done, Influence, Move, Sell
from vernissage.games.bioutifoul.state import Hand, price
from vernissage.games.bioutifoul.view import OpenGallery, Table, View

# Medium tones that are readable on dark and light screens.
COLOURS: Final[dict[Artist, str]] = {
    "alice": "#9d7cf0",
    "heinrich": "#e5534b",
    "rodrigo": "#d2bc00",
    "sunny": "#cf7a1c",
}
LETTERS: Final[dict[Artist, str]] = {artist: artist[0].upper() for artist in ARTISTS}


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    parts = [
        *opening(view.table, say),
        row(view.table, say),
        "",
        displays(view.table, say),
        "",
        galleries(view, names, say),
    ]
    if view.hand is not None:
        parts.append(hand(view.hand, say))
    title = heading(view, names, say)
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim", expand=False)


def opening(table: Table, say: Say) -> list[RenderableType]:
    """BIO-3.1: returns a note in the first round if the display was swept at the start; otherwise nothing."""
    if table.opening is None or table.round > 1:
        return []
    artist = table.opening.artist
    swept = say("event-swept", artist="nobody" if artist is None else say(artist))
    return [Text(swept, style="dim"), ""]


def note(view: View, move: Move, say: Say) -> str:
    """Returns the price of a purchase or sale, or the effect of another move; empty if there is none."""
    table = view.table
    match move:
        case Influence(artist=artist, cards=cards, direction=direction):
            before = price(table.row, artist)
            after = before + cards if direction == "left" else before - cards
            return say("note-influence", before=before, after=after)
        case Buy(artwork=work):
            return say("note-buy", gold=price(table.row, ARTIST_OF[work]))
        case Sell(artwork=work):
            return say("note-sell", gold=price(table.row, ARTIST_OF[work]))
        case Done() if not table.actions:
            return say("note-rest")
        case _:
            return ""


def paint(text: Text, say: Say) -> None:
    """Colours the artists' names in a text."""
    for artist in ARTISTS:
        text.highlight_words([say(artist)], COLOURS[artist])


def heading(view: View, names: Sequence[str], say: Say) -> Text:
    """Returns the title: the round, the player to move, the phase and the actions left."""
    table = view.table
    parts = [say("table-round", round=table.round)]
    if table.last_round:
        turns = table.turns_left
        parts.append(say("table-last-round") if turns is None else say("table-last-turns", turns=turns))
    if table.phase != "over":
        yours = "yes" if table.turn == view.seat else "no"
        parts.append(say("table-turn", name=names[table.turn], you=yours))
    parts.append(say(f"table-phase-{table.phase}"))
    if table.phase == "gallery":
        left = table.actions_left
        parts.append(say("table-no-limit") if left is None else " ".join("●" * left + "○" * table.actions))
    return Text(" · ".join(parts), style="bold")


def row(table: Table, say: Say) -> RenderableType:
    """BIO-2.1: draws the row of artists beside the Bid card, each with their value."""
    grid = Grid.grid(padding=(0, 1))
    bid = Text(f"\n{say('table-bid')} ▸", style="bold")
    grid.add_row(bid, *(artist_card(table, artist, say) for artist in table.row))
    return grid


def artist_card(table: Table, artist: Artist, say: Say) -> RenderableType:
    face = Text.assemble(badge(artist), f" {say(artist):<8}")
    return Panel(face, title=Text(str(price(table.row, artist)), style="bold"), border_style=COLOURS[artist])


def displays(table: Table, say: Say) -> RenderableType:
    """Draws the display: the artworks with their prices, and the exhibitions with their artists."""
    grid = Grid(box=None, padding=(0, 4, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(say("table-display", count=table.artwork_deck))
    grid.add_column(say("table-exhibitions", count=table.exhibition_deck))
    works = [on_sale(table, work, say) for work in table.artworks]
    shows = [Text.assemble(*pair(show), f"  {say(show)}") for show in table.exhibitions]
    for work, show in zip_longest(works, shows, fillvalue=Text()):
        grid.add_row(work, show)
    return grid


def galleries(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """BIO-2.7, BIO-7.2 to BIO-7.5: draws all galleries and their scores, in the order of turns."""
    over = view.table.phase == "over"
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="")
    # In a narrow terminal only the exhibitions wrap. At the end of the game, wealth is shown instead
    # of the cards in hand.
    for header in ("gallery", "gold", *(() if over else ("cards",)), "artworks", "shown"):
        grid.add_column(Text(say(f"table-{header}"), style="dim"), no_wrap=header != "shown")
    for artist in ARTISTS:
        grid.add_column(badge(artist), no_wrap=True)
    for header in ("all-four", "points", *(("wealth",) if over else ())):
        grid.add_column(Text(say(f"table-{header}"), style="dim"), justify="right", no_wrap=True)
    for turn in range(len(names)):
        seat = (view.table.first + turn) % len(names)
        gallery = view.table.galleries[seat]
        held = () if over else (Text(str(gallery.influence)),)
        wealth = (Text(str(gallery.wealth)),) if over else ()
        grid.add_row(
            owner(view, seat, names), gold(gallery.gold), *held, *holdings(gallery), *score(gallery), *wealth
        )
    return grid


def owner(view: View, seat: Seat, names: Sequence[str]) -> Text:
    """Returns the owner's name, with a mark for the player to move."""
    turn = "▸ " if seat == view.table.turn and view.table.phase != "over" else "  "
    return Text.assemble((turn, "bold"), (names[seat], "bold" if seat == view.seat else ""))


def holdings(gallery: OpenGallery) -> tuple[Text, Text]:
    works = Text(" ").join(numbered(work) for work in gallery.artworks)
    shows = Text(" ").join(Text.assemble(*pair(show)) for show in gallery.exhibitions)
    return works, shows


def score(gallery: OpenGallery) -> list[Text]:
    """Returns the cells of a score: works shown of each artist, starred for a majority, all four, points."""
    counted = gallery.score
    columns = [
        Text(f"{works}★", style="bold") if artist in counted.majorities else Text(str(works), style="dim")
        for artist, works in zip(ARTISTS, counted.shown, strict=True)
    ]
    all_four = Text("✓" if counted.all_four else "")
    return [*columns, all_four, Text(str(counted.points), style="bold")]


def hand(cards: Hand, say: Say) -> RenderableType:
    """BIO-2.4: draws the viewer's influence cards."""
    held = [Text.assemble(badge(artist), f" {say(artist)}") for artist in cards]
    return Text.assemble((f"{say('table-hand')}  ", "dim"), Text("   ").join(held))


# Letters, cards and coins.


def badge(artist: Artist) -> Text:
    return Text.assemble((LETTERS[artist], f"bold black on {COLOURS[artist]}"))


def numbered(work: Artwork) -> Text:
    artist = ARTIST_OF[work]
    return Text.assemble(badge(artist), (work.rpartition("-")[2], COLOURS[artist]))


def pair(show: Exhibition) -> tuple[Text, Text]:
    one, two = SHOWS[show]
    return badge(one), badge(two)


def gold(amount: int) -> Text:
    return Text.assemble(("● ", COLOURS["sunny"]), str(amount))


def on_sale(table: Table, work: Artwork, say: Say) -> Text:
    cost = gold(price(table.row, ARTIST_OF[work]))
    return Text.assemble(cost, "  ", numbered(work), f"  {say(f'{work}.title')}")


TERMINAL: Final = Terminal(draw, note, paint=paint)

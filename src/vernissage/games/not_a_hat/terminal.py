"""Draws the table in the terminal, with only the backs and the open faces of gifts."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vernissage.core.seats import Seat
from vernissage.core.terminal import Say, Terminal
from vernissage.games.not_a_hat.cards import Back
from vernissage.games.not_a_hat.view import Lying, Table, View

# Black or white would be invisible on some screens; the arrow is enough.
BACKS: Final[dict[Back, Text]] = {
    "black": Text(" ◀ ", style="bold white on grey23"),
    "white": Text(" ▶ ", style="bold black on grey82"),
    "anyone": Text(" ✦ ", style="bold black on dark_goldenrod"),
}


FEW: Final = 10
"""From this many gifts before the limit on, the end is announced."""


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    table = view.table
    parts: list[RenderableType] = [shop(table, say), "", players(view, names, say)]
    if table.parcel is not None:
        parts += ["", parcel(table, say)]
    if table.said is not None:
        parts.append(said(table, say))
    if end := ending(table, names, say):
        parts += ["", Text(end, style="bold")]
    title = heading(view, names, say)
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim", expand=False)


def heading(view: View, names: Sequence[str], say: Say) -> Text:
    """Returns the heading: the number of the game, if there are several, and the current phase."""
    table = view.table
    yours = "yes" if table.giver == view.seat else "no"
    receiver = "" if table.receiver is None else names[table.receiver]
    doing = say(f"table-phase-{table.phase}", you=yours, name=names[table.giver], receiver=receiver)
    several = table.games > 1
    parts = [say("table-game", game=table.game, games=table.games)] if several else []
    return Text(" · ".join([*parts, doing]), style="bold")


def shop(table: Table, say: Say) -> Text:
    """HAT-1.3: the shop's top gift, which lies open, and the number of gifts in the shop."""
    if table.top is None:
        top = say("table-shop-empty")
    else:
        top = say("table-shop-top", gift_a=say(f"{table.top}.a"), count=table.shop)
    return Text.assemble((f"{say('table-shop')}  ", "dim"), top)


def players(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """Draws the gifts before each player: open ones by name, others by their backs."""
    table = view.table
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    headers = ("player", "gifts", "penalties", *(("earlier",) if table.game > 1 else ()))
    for header in headers:
        grid.add_column(say(f"table-{header}"))
    for seat in seen_from(view):
        gifts = Text("  ").join(card(lying, say) for lying in table.piles[seat])
        taken = Text(", ".join(map(say, table.penalties[seat])), style="red")
        before = (Text(str(table.earlier[seat])),) if table.game > 1 else ()
        grid.add_row(owner(view, seat, names), gifts, taken, *before)
        if seat == view.seat:  # an empty line after the viewer's own gifts
            grid.add_row()
    return grid


def seen_from(view: View) -> list[Seat]:
    """Returns the seats clockwise, beginning with the viewer's."""
    players, own = view.table.options.players, view.seat or 0
    return [(own + step) % players for step in range(players)]


def owner(view: View, seat: Seat, names: Sequence[str]) -> Text:
    """Returns a player's name, with a mark for the giver and the receiver."""
    table = view.table
    mark = "▸ " if seat == table.giver else "◦ " if seat == table.receiver else "  "
    shown = "  " if table.phase == "over" else mark
    return Text.assemble((shown, "bold"), (names[seat], "bold" if seat == view.seat else ""))


def card(lying: Lying, say: Say) -> Text:
    """HAT-2.4: the visible side of a card."""
    if lying.back is not None:
        return BACKS[lying.back]
    return Text(say(lying.gift or ""))


def parcel(table: Table, say: Say) -> Text:
    """Draws the back of the gift on its way."""
    assert table.parcel is not None
    return Text.assemble((f"{say('table-parcel')}  ", "dim"), BACKS[table.parcel])


def ending(table: Table, names: Sequence[str], say: Say) -> str:
    """HAT-5.1, HAT-6.5: a warning that the game may end soon; empty if it can't."""
    rounds = "yes" if table.games > 1 else "no"
    close = [names[seat] for seat, taken in enumerate(table.penalties) if len(taken) == table.most - 1]
    limit = table.options.gift_limit
    if table.phase == "over":
        return ""
    if close:
        return say("table-end-penalties", names=", ".join(close), rounds=rounds)
    if limit is not None and limit - table.in_a_row <= FEW:
        return say("table-end-limit", left=limit - table.in_a_row, rounds=rounds)
    return ""


def said(table: Table, say: Say) -> Text:
    """HAT-6.3: the last name said, as long as it may be read."""
    assert table.said is not None
    return Text(
        say("table-said" if table.phase == "answer" else "table-said-last", gift_a=say(f"{table.said}.a")),
        style="bold",
    )


TERMINAL: Final = Terminal(draw)

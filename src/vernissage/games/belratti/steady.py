"""A bot that keeps a table going: it follows its group, lays its share, and hangs what comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vernissage.core import agree
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    GoAlong,
    Hang,
    KeepThemes,
    Lay,
    Move,
    Next,
    Ready,
    Signal,
    Swap,
    WouldLay,
)
from vernissage.games.belratti.offers import hung_count
from vernissage.games.belratti.view import Table, View

USUAL_NUMBER: Final = 4
"""What it asks for if nobody has proposed anything."""


class Steady:
    """It sees no pictures, so it lays and hangs by chance; but it never keeps its group waiting."""

    def choose(self, view: View, _memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """The first thing it would like to do that is offered."""
        wanted = next((move for move in self.wishes(view, offers, rng) if move in offers), None)
        return offers[-1] if wanted is None else wanted

    def wishes(self, view: View, offers: Sequence[Move], rng: Rng) -> list[Move]:
        """What it would do, the best first."""
        table = view.table
        if table.proposed is not None:
            return [Agree()]
        match table.phase:
            case "ask":
                return [*number_wishes(table), GoAlong()]
            case "paint":
                return [*paint_wishes(view, offers, rng), GoAlong()]
            case "hang":
                return [*hang_wishes(table, rng), GoAlong()]
            case _:
                return [Next(), Swap(), GoAlong()]


def number_wishes(table: Table) -> list[Move]:
    """What was proposed last, or else the usual number. Themes are as good as others."""
    if table.themes_open:
        return [KeepThemes()]
    proposed = None if table.proposals is None else agree.last_word(table.proposals)
    return [Ask(USUAL_NUMBER if proposed is None else proposed)]


def share(table: Table, seat: Seat) -> int:
    """How many this painter would lay: what the others leave, shared evenly with those who said nothing."""
    others = [pledge for other, pledge in enumerate(table.pledges) if other != seat and pledge is not None]
    silent = len(table.painters) - len(others)
    return max(0, -(-(table.number - sum(others)) // silent))


def paint_wishes(view: View, offers: Sequence[Move], rng: Rng) -> list[Move]:
    """Say how many, lay them, be ready; and lay more if all the others are ready and some are missing."""
    table, seat = view.table, view.seat
    assert seat is not None
    lacking = table.number - sum(table.laid)
    pledge = table.pledges[seat]
    wishes: list[Move] = []
    if pledge is None:
        wishes.append(WouldLay(share(table, seat)))
    elif not any(table.signals[seat]) and pledge:
        wishes.append(Signal("well", min(pledge, 5)))
    last = set(table.painters) <= {*table.ready, seat}
    if lacking and (pledge is None or table.laid[seat] < pledge or last):
        wishes += rng.shuffled([move for move in offers if isinstance(move, Lay)])[:1]
    return [*wishes, Ready()]


def hang_wishes(table: Table, rng: Rng) -> list[Move]:
    """Agree to what hangs once it is enough; until then, hang something."""
    assert table.hanging is not None
    draft = table.hanging.draft
    lacking = table.number - hung_count(draft)
    if not lacking:
        return [Agree()]
    frames = [
        frame for frame, place in zip(table.frames, draft, strict=True) if (place == "out") == (lacking > 0)
    ]
    return [Hang(rng.pick(frames), rng.pick(("one", "two")) if lacking > 0 else "out")]

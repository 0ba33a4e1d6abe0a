"""A bot that ignores the pictures: it follows its group, lays its share, and hangs at random."""

from collections.abc import Sequence
from typing import Final

from vernissage.core import agree
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.belratti import moves
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.offers import hung_count
from vernissage.games.belratti.view import Table, View

USUAL_NUMBER: Final = 4
"""The number this bot asks for if nobody has proposed one."""


class Steady:
    """A bot that lays and hangs at random, and never keeps its group waiting."""

    def choose(self, view: View, _memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Returns the bot's best wish among the offers, or the last offer if it wishes for none of them."""
        wanted = next((move for move in self.wishes(view, offers, rng) if move in offers), None)
        return offers[-1] if wanted is None else wanted

    def wishes(self, view: View, offers: Sequence[Move], rng: Rng) -> list[Move]:
        """Returns the moves that the bot would like to make, best first."""
        table = view.table
        if table.proposed is not None:
            return [moves.Agree()]
        match table.phase:
            case "ask":
                return [*number_wishes(table), moves.GoAlong()]
            case "paint":
                return [*paint_wishes(view, offers, rng), moves.GoAlong()]
            case "hang":
                return [*hang_wishes(table, rng), moves.GoAlong()]
            case _:
                return [moves.Next(), moves.Swap(), moves.GoAlong()]


def number_wishes(table: Table) -> list[Move]:
    """Returns the wish for the latest proposed number, or the usual one. The bot never swaps themes."""
    if table.themes_open:
        return [moves.KeepThemes()]
    proposed = None if table.proposals is None else agree.last_word(table.proposals)
    return [moves.Ask(USUAL_NUMBER if proposed is None else proposed)]


def share(table: Table, seat: Seat) -> int:
    """Returns this painter's share of the paintings that the others have not pledged."""
    others = [pledge for other, pledge in enumerate(table.pledges) if other != seat and pledge is not None]
    silent = len(table.painters) - len(others)
    return max(0, -(-(table.number - sum(others)) // silent))


def paint_wishes(view: View, offers: Sequence[Move], rng: Rng) -> list[Move]:
    """Returns the wishes to pledge, signal, lay a random painting, and be ready."""
    table, seat = view.table, view.seat
    assert seat is not None
    lacking = table.number - sum(table.laid)
    pledge = table.pledges[seat]
    wishes: list[Move] = []
    if pledge is None:
        wishes.append(moves.WouldLay(share(table, seat)))
    elif not any(table.signals[seat]) and pledge:
        wishes.append(moves.Signal("well", min(pledge, 5)))
    last = set(table.painters) <= {*table.ready, seat}
    if lacking and (pledge is None or table.laid[seat] < pledge or last):
        wishes += rng.shuffled([move for move in offers if isinstance(move, moves.Lay)])[:1]
    return [*wishes, moves.Ready()]


def hang_wishes(table: Table, rng: Rng) -> list[Move]:
    """Returns the wish to agree if the right number hangs, or else to move a random frame."""
    assert table.hanging is not None
    draft = table.hanging.draft
    lacking = table.number - hung_count(draft)
    if not lacking:
        return [moves.Agree()]
    frames = [
        frame for frame, place in zip(table.frames, draft, strict=True) if (place == "out") == (lacking > 0)
    ]
    return [moves.Hang(rng.pick(frames), rng.pick(("one", "two")) if lacking > 0 else "out")]

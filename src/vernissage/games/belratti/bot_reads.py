"""How a bot director reads a wall: which paintings were laid, and which the forger brought."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.belratti.bot_hears import ready, refused, since
from vernissage.games.belratti.cards import FOOLED, HAND, Painting
from vernissage.games.belratti.events import Event, FramesRevealed, Hung
from vernissage.games.belratti.moves import Agree, Hang, Move, PlayJoker
from vernissage.games.belratti.offers import hung_count
from vernissage.games.belratti.taste import Ideas
from vernissage.games.belratti.view import Table

DOUBTFUL: Final = 0.3
"""A query is worth it if the painting asked about is forged with this chance..."""
DOUBTFUL_AT_THE_END: Final = 0.1
"""... or with this one, when one more forgery ends the game."""
OUT_OF_PLACE: Final = 0.4
"""A director speaks up, once, against a painting that ranks this far behind one in the store-room."""


def hang_wishes(table: Table, seat: Seat, memory: Sequence[Event], ideas: Ideas) -> list[Move]:
    """Hang the surest until enough hang, ask about the last if in doubt, object once, and agree."""
    assert table.hanging is not None
    places = dict(zip(table.frames, table.hanging.draft, strict=True))
    inside = [frame for frame in table.frames if places[frame] != "out"]
    told = [event for event in since(memory, FramesRevealed) if isinstance(event, Hung)]
    best = by_likelihood(table, ideas)
    lacking = table.number - hung_count(table.hanging.draft)
    if lacking > 0:
        if not inside and (query := query_wish(table, memory, best, ideas)):
            return [query, Hang(best[0], ideas[best[0]].theme)]
        turned_down = {event.painting for event in told if event.seat != seat and event.place == "out"}
        waiting = sorted((frame for frame in best if frame not in inside), key=lambda it: it in turned_down)
        return [Hang(waiting[0], ideas[waiting[0]].theme), Agree()]
    worst = max(inside, key=best.index)
    if lacking < 0:
        return [Hang(worst, "out")]
    better = next((frame for frame in best if frame not in inside), worst)
    objected = any(event.seat == seat and event.place == "out" for event in told)
    if not objected and rank(table, ideas, worst) - rank(table, ideas, better) > OUT_OF_PLACE:
        return [Hang(worst, "out"), Agree()]
    return [Agree()]


def rank(table: Table, ideas: Ideas, frame: Painting) -> float:
    """How late a painting comes to mind; what the painters answered settles it."""
    owned = {answer.painting: answer.painter is not None for answer in table.answers}
    return (-1.0 if owned[frame] else 2.0) if frame in owned else ideas[frame].rank


def by_likelihood(table: Table, ideas: Ideas) -> list[Painting]:
    """The paintings on show, the one most likely laid first: that is the one that comes to mind first."""
    return sorted(table.frames, key=lambda frame: rank(table, ideas, frame))


def query_wish(table: Table, memory: Sequence[Event], best: list[Painting], ideas: Ideas) -> Move | None:
    """Ask about the last one that would hang, if it may well be forged."""
    if not ready(table, "query") or refused(memory) or table.answers:
        return None
    ending = len(table.belratti) == FOOLED - 1 or table.options.masterpieces
    ranks = [ideas[frame].rank for frame in best]
    doubtful = DOUBTFUL_AT_THE_END if ending else DOUBTFUL
    return PlayJoker("query", best[table.number - 1]) if forged(ranks, table) >= doubtful else None


def forged(ranks: Sequence[float], table: Table) -> float:
    """How likely one of the first so many is forged, if painters lay the best that they hold.

    What they laid is then better than all that they kept. So if the worst painting laid has rank r, all
    the others they hold rank behind it, with a chance of (1 - r) each; and any choice of the rest among
    the paintings before it is as likely as another.
    """
    number = table.number
    kept = len(table.painters) * HAND[table.options.players] - number
    weights = {
        last: comb(last, number - 1) * (1 - ranks[last]) ** kept for last in range(number - 1, len(ranks))
    }
    whole = sum(weights.values())
    astray = sum(weight * (1 - (number - 1) / last) for last, weight in weights.items() if last >= number)
    return astray / whole if whole else 0.0

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
    move = best_places(table, memory, ideas, seat)
    nothing_hangs = not hung_frames(table)
    if move is not None:
        query = query_wish(table, memory, ideas) if nothing_hangs else None
        return [move, Agree()] if query is None else [query, move]
    told = (event for event in since(memory, FramesRevealed) if isinstance(event, Hung))
    objected = any(event.seat == seat and event.place == "out" for event in told)
    worst = None if objected else doubted(table, ideas)
    return [Agree()] if worst is None else [Hang(worst, "out"), Agree()]


def hung_frames(table: Table) -> list[Painting]:
    """What hangs now, on either theme."""
    assert table.hanging is not None
    places = zip(table.frames, table.hanging.draft, strict=True)
    return [frame for frame, place in places if place != "out"]


def best_places(table: Table, memory: Sequence[Event], ideas: Ideas, seat: Seat | None = None) -> Hang | None:
    """BEL-5.3: what to hang next, or to take down where too much hangs; None once it is the right number.

    What another director took down comes last.
    """
    inside, best = hung_frames(table), by_likelihood(table, ideas)
    lacking = table.number - len(inside)
    if lacking < 0:
        return Hang(max(inside, key=best.index), "out")
    told = [event for event in since(memory, FramesRevealed) if isinstance(event, Hung)]
    down = {event.painting for event in told if event.seat != seat and event.place == "out"}
    waiting = sorted((frame for frame in best if frame not in inside), key=lambda frame: frame in down)
    return Hang(waiting[0], ideas[waiting[0]].theme) if lacking else None


def doubted(table: Table, ideas: Ideas) -> Painting | None:
    """What hangs though something in the store-room comes to mind far sooner."""
    inside, best = hung_frames(table), by_likelihood(table, ideas)
    worst = max(inside, key=best.index, default=None)
    better = next((frame for frame in best if frame not in inside), worst)
    if worst is None or better is None:
        return None
    return worst if rank(table, ideas, worst) - rank(table, ideas, better) > OUT_OF_PLACE else None


def rank(table: Table, ideas: Ideas, frame: Painting) -> float:
    """How late a painting comes to mind; what the painters answered settles it."""
    owned = {answer.painting: answer.painter is not None for answer in table.answers}
    return (-1.0 if owned[frame] else 2.0) if frame in owned else ideas[frame].rank


def by_likelihood(table: Table, ideas: Ideas) -> list[Painting]:
    """The paintings on show, the one most likely laid first: that is the one that comes to mind first."""
    return sorted(table.frames, key=lambda frame: rank(table, ideas, frame))


def query_wish(table: Table, memory: Sequence[Event], ideas: Ideas) -> Move | None:
    """Ask about the last one that would hang, if it may well be forged."""
    if not ready(table, "query") or refused(memory) or table.answers:
        return None
    ending = len(table.belratti) == FOOLED - 1 or table.options.masterpieces
    best = by_likelihood(table, ideas)
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

"""How a bot directs: it guesses which paintings are the painters' and which are forgeries."""

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
"""A bot plays the query joker if the chance of a hanging forgery is at least this."""
DOUBTFUL_AT_THE_END: Final = 0.1
"""The lower limit that applies instead of `DOUBTFUL` when one more forgery ends the game."""
OUT_OF_PLACE: Final = 0.4
"""A bot objects to a hanging painting whose rank exceeds the best one in the store-room by this much."""


def hang_wishes(table: Table, seat: Seat, memory: Sequence[Event], ideas: Ideas) -> list[Move]:
    """Returns the bot's wishes: to hang likely paintings, query a doubtful one, object once, and agree."""
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
    """Returns the frames that hang now, on either theme."""
    assert table.hanging is not None
    places = zip(table.frames, table.hanging.draft, strict=True)
    return [frame for frame, place in places if place != "out"]


def best_places(table: Table, memory: Sequence[Event], ideas: Ideas, seat: Seat | None = None) -> Hang | None:
    """BEL-5.3: returns the next painting to hang, or to take down if too many hang; None at the right number.

    Paintings that another director took down come last.
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
    """Returns a hanging painting if one in the store-room is far likelier a painter's; None otherwise."""
    inside, best = hung_frames(table), by_likelihood(table, ideas)
    worst = max(inside, key=best.index, default=None)
    better = next((frame for frame in best if frame not in inside), worst)
    if worst is None or better is None:
        return None
    return worst if rank(table, ideas, worst) - rank(table, ideas, better) > OUT_OF_PLACE else None


def rank(table: Table, ideas: Ideas, frame: Painting) -> float:
    """Returns a painting's rank, lower if a painter likely laid it; -1 or 2 after the answer to a query."""
    owned = {answer.painting: answer.painter is not None for answer in table.answers}
    return (-1.0 if owned[frame] else 2.0) if frame in owned else ideas[frame].rank


def by_likelihood(table: Table, ideas: Ideas) -> list[Painting]:
    """Returns the paintings, sorted from the likeliest painter's to the likeliest forgery."""
    return sorted(table.frames, key=lambda frame: rank(table, ideas, frame))


def query_wish(table: Table, memory: Sequence[Event], ideas: Ideas) -> Move | None:
    """Returns the wish to query the last painting the bot would hang; None if that is not worth it."""
    if not ready(table, "query") or refused(memory) or table.answers:
        return None
    ending = len(table.belratti) == FOOLED - 1 or table.options.masterpieces
    best = by_likelihood(table, ideas)
    ranks = [ideas[frame].rank for frame in best]
    doubtful = DOUBTFUL_AT_THE_END if ending else DOUBTFUL
    return PlayJoker("query", best[table.number - 1]) if forged(ranks, table) >= doubtful else None


def forged(ranks: Sequence[float], table: Table) -> float:
    """Estimates the chance that a forgery is among the likeliest paintings.

    Assumes that painters lay their best. If the worst painting they laid has rank r, each card they kept has
    a higher rank, with probability 1 - r. Any choice of their other paintings among those with a lower rank
    is equally likely.
    """
    number = table.number
    kept = len(table.painters) * HAND[table.options.players] - number
    weights = {
        last: comb(last, number - 1) * (1 - ranks[last]) ** kept for last in range(number - 1, len(ranks))
    }
    whole = sum(weights.values())
    astray = sum(weight * (1 - (number - 1) / last) for last, weight in weights.items() if last >= number)
    return astray / whole if whole else 0.0

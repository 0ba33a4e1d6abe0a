"""How a bot behaves beside people: it lets them go first, points at what it would do, and objects once."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.company import Hint, People, Waits
from vernissage.core.seats import Seat
from vernissage.games.belratti.bot_reads import best_places, doubted, query_wish
from vernissage.games.belratti.cards import Painting, Place
from vernissage.games.belratti.events import Event, FramesRevealed
from vernissage.games.belratti.moves import Agree, Move, Signal, WouldLay
from vernissage.games.belratti.taste import Ideas
from vernissage.games.belratti.view import Table, View

THIS_ONE: Final = "this-one"
NOT_THIS_ONE: Final = "not-this-one"
FINE: Final = "fine"
HEARING: Final = 6.0
"""Seconds in which people who have agreed can reconsider after a bot's objection."""
WORDS: Final = (Signal, WouldLay)
"""BEL-4.4: what a painter may say while waiting for others."""


def mates(view: View, people: Sequence[Seat]) -> tuple[Seat, ...]:
    """Returns the people who decide together with this seat now."""
    table, seat = view.table, view.seat
    group = table.directors if seat in table.directors else table.painters
    return tuple(other for other in group if other != seat and other in people)


def have_had_their_time(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether each of these has done something in this phase."""
    return all(table.changes[seat] or table.laid[seat] or seat in table.ready for seat in seats)


def before_a_joker(wanted: Sequence[Move]) -> Move | Waits:
    """Waits until people have acted before it proposes a joker; says meanwhile what it may say."""
    return next((move for move in wanted if isinstance(move, WORDS)), Waits())


def hang_beside(
    table: Table, memory: Sequence[Event], ideas: Ideas, people: People, seats: Sequence[Seat]
) -> list[Move] | Waits:
    """BEL-5.2, BEL-5.6: points at what it would hang; hangs it on request, and agrees once people have."""
    motion = table.hanging
    assert motion is not None
    agreed = set(seats) <= set(motion.consenting)
    said = said_this_round(memory, people)
    worst = doubted(table, ideas)
    if worst is not None and not people.urge:
        against = Hint(at(table, worst, "out"), NOT_THIS_ONE)
        if against not in said:
            return Waits(against, HEARING if agreed else None)
    move = best_places(table, memory, ideas)
    if move is None:
        query = None if agreed else query_wish(table, memory, ideas)
        doubts = [] if query is None or not have_had_their_time(table, seats) else [query]
        if agreed or people.urge or doubts:
            return [*doubts, Agree()]
        return Waits(Hint(phrase=once(FINE, said)))
    if people.urge:
        return [move, Agree()]
    return Waits(Hint(at(table, move.painting, move.place), once(THIS_ONE, said)))


def at(table: Table, frame: Painting, place: Place) -> str:
    """Returns the table's name for a frame and the place where the bot would like it."""
    return f"frame-{table.frames.index(frame)}:{place}"


def said_this_round(memory: Sequence[Event], people: People) -> list[Hint]:
    """Returns the hints this bot has given since the frames were revealed."""
    revealed = [seen for seen, event in enumerate(memory) if isinstance(event, FramesRevealed)]
    return [hint for seen, hint in people.told if not revealed or seen > revealed[-1]]


def once(phrase: str, said: Sequence[Hint]) -> str:
    """Returns a phrase the first time, and an empty one after that: pointing is then enough."""
    return "" if any(hint.phrase == phrase for hint in said) else phrase

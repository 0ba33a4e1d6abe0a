"""How a bot plays with people: it lets them act first, points at its favourite, and objects once."""

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
"""For how many seconds after a bot's objection people who have agreed can reconsider."""
WORDS: Final = (Signal, WouldLay)
"""BEL-4.4: the moves with which a painter informs the others, made even while waiting for them."""


def mates(view: View, people: Sequence[Seat]) -> tuple[Seat, ...]:
    """Returns the people in this seat's group of directors or painters, with whom it decides."""
    table, seat = view.table, view.seat
    group = table.directors if seat in table.directors else table.painters
    return tuple(other for other in group if other != seat and other in people)


def have_had_their_time(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether each of these seats has acted in this phase."""
    return all(table.changes[seat] or table.laid[seat] or seat in table.ready for seat in seats)


def before_a_joker(wanted: Sequence[Move]) -> Move | Waits:
    """Returns a signal or pledge, if wanted, or waits, so that people act before a joker is proposed."""
    return next((move for move in wanted if isinstance(move, WORDS)), Waits())


def hang_beside(
    table: Table, memory: Sequence[Event], ideas: Ideas, people: People, seats: Sequence[Seat]
) -> list[Move] | Waits:
    """BEL-5.2, BEL-5.6: points at a painting, hangs it only on request, and agrees once people have."""
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
    """Returns the text that names a frame on the table and the place where the bot would hang it."""
    return f"frame-{table.frames.index(frame)}:{place}"


def said_this_round(memory: Sequence[Event], people: People) -> list[Hint]:
    """Returns the hints this bot has given since the frames were revealed."""
    revealed = [seen for seen, event in enumerate(memory) if isinstance(event, FramesRevealed)]
    return [hint for seen, hint in people.told if not revealed or seen > revealed[-1]]


def once(phrase: str, said: Sequence[Hint]) -> str:
    """Returns the phrase if this bot hasn't said it yet this round, and an empty string if it has."""
    return "" if any(hint.phrase == phrase for hint in said) else phrase

"""CAN-6.3: the highest possible score at each moment of a puzzle, and the moves that lead to it."""

from collections.abc import Sequence

from msgspec.structs import replace

from vernissage.core.daily import Reach
from vernissage.games.canvas.cards import LAYERS
from vernissage.games.canvas.moves import Frame, Move, Paint, Take
from vernissage.games.canvas.scoring import scores
from vernissage.games.canvas.solver.search import ENDLESS, Search, Way
from vernissage.games.canvas.solver.stream import Stream
from vernissage.games.canvas.state import State, is_over


def within(moments: Sequence[State], effort: int) -> tuple[Reach[Move], ...]:
    """Returns the highest possible score at each of these successive moments of a game.

    The final score was possible at every moment, and the highest possible score never rises, so
    little is left to search. If the effort is used up, the best line found counts as not proven.
    """
    stream = Stream(moments[0])
    search = Search(stream)
    least = scores(moments[-1])[0] if is_over(moments[-1]) else 0
    most, found = ENDLESS, []
    for state in moments:
        best = search.run(stream.stand(state), effort, least - 1, most)
        is_proven = search.effort > 0 or best.points >= most
        found.append(Reach(_turn(state), max(best.points, least), is_proven, _line(stream, state, best.ways)))
        most = best.points if is_proven else most
    return _falling(found)


def _falling(found: list[Reach[Move]]) -> tuple[Reach[Move], ...]:
    """Raises each earlier result to the next one, since the moves that were made led there."""
    for number in range(len(found) - 1, 0, -1):
        before, after = found[number - 1], found[number]
        if before.points < after.points:
            found[number - 1] = replace(before, points=after.points, line=())
    return tuple(found)


def _turn(state: State) -> int:
    """CAN-3.1: the number of turns made: one for each card taken, and one for each painting."""
    (painter,) = state.painters
    hung = len(painter.paintings)
    return len(painter.hand) + (LAYERS + 1) * hung + (state.easel is not None)


def _line(stream: Stream, state: State, ways: Sequence[Way]) -> tuple[Move, ...]:
    """Returns the moves of a line: the cards taken, and the paintings with the first free backgrounds."""
    (painter,) = state.painters
    free = list(painter.free)
    line: list[Move] = [] if state.easel is None else [Frame(free.pop(0))]
    for way in ways:
        line += [Take(stream.cards[place]) for place in way.taken]
        line.append(Paint(way.painting))
        if len(free) > 1:  # CAN-3.6: the last background is chosen automatically
            line.append(Frame(free[0]))
        free = free[1:]
    return tuple(line)

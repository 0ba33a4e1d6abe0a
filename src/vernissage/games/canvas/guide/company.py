"""The bots of the guided game, which like tokens and the balloons."""

from collections.abc import Sequence

from vernissage.games.canvas.guide.beginning import BALLOONS
from vernissage.games.canvas.moves import Event, Move, Paint, Take
from vernissage.games.canvas.painting import visible
from vernissage.games.canvas.ribbons import ribbons
from vernissage.games.canvas.scoring import points
from vernissage.games.canvas.view import View


def company(view: View, _seen: Sequence[Event], offers: Sequence[Move]) -> Move:
    """Paints if it can; else takes the first card, or the balloons behind it if the first has no tokens."""
    paintings = [move for move in offers if isinstance(move, Paint)]
    if paintings:
        return max(paintings, key=lambda move: worth(view, move))
    free, second, *_ = view.table.row
    balloons = Take(BALLOONS)
    wanted = second.card == BALLOONS and not free.tokens
    return balloons if wanted and balloons in offers else offers[0]


def worth(view: View, move: Paint) -> int:
    """Returns the points of a painting, counted as a painter's first."""
    scoring = view.table.scoring
    return points(scoring, ribbons(scoring)[visible(move.cards)])

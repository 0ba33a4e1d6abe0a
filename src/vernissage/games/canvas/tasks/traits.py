"""The features of offers for a small learner: tokens, icons, ribbons and points."""

from collections.abc import Sequence
from typing import Final

from vernissage.games.canvas.cards import ICONS, PAINTINGS
from vernissage.games.canvas.moves import Event, Move, Paint, Take
from vernissage.games.canvas.view import View
from vernissage.games.canvas.workshop import Desk, piles

NAMES: Final = (
    "take: tokens won",
    "take: icons on the card",
    "take: ribbons the best pile then wins",
    "take: points the best pile then brings",
    "take",
    "paint: ribbons won",
    "paint: points won",
    "paint: the last one",
)
NOTHING: Final = (0.0,) * len(NAMES)


def traits(view: View, _memory: Sequence[Event], offers: Sequence[Move]) -> list[tuple[float, ...]]:
    """CAN-3.3, CAN-3.9: the features of each offer; zeros for the choice of a background."""
    table, seat = view.table, view.seat
    assert seat is not None
    own = table.painters[seat]
    desk = Desk(table.scoring, (*own.ribbons, own.bonus), PAINTINGS - len(own.paintings))
    change = {spot.card: spot.tokens - place for place, spot in enumerate(table.row)}
    last = len(own.paintings) == PAINTINGS - 1

    def of(move: Move) -> tuple[float, ...]:
        if isinstance(move, Take):
            best = desk.of(desk.best(piles((*own.hand, move.card))))
            icons = sum(map(len, ICONS[move.card]))
            ribbons = sum(best.ribbons)
            return (change[move.card], icons, ribbons, best.total / 10, 1, 0, 0, 0)
        if isinstance(move, Paint):
            won = desk.of(move.cards)
            return (0, 0, 0, 0, 0, sum(won.ribbons), won.total / 10, last)
        return NOTHING

    return [of(move) for move in offers]

"""The features of offers for a small learner, from the events it has seen."""

from collections.abc import Sequence
from typing import Final

from vernissage.games.not_a_hat.forgetful import own
from vernissage.games.not_a_hat.memory import lying_open, recollection, taken_for
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Move
from vernissage.games.not_a_hat.view import View

NAMES: Final = (
    "give what it was seen to be",
    "give what it was last called",
    "give what lies open",
    "give what is about",
    "accept what it was seen to be",
    "accept what it was seen not to be",
    "accept what lies elsewhere",
    "accept what was never shown",
    "accept",
)
NOTHING: Final = (0.0,) * len(NAMES)


def traits(view: View, memory: Sequence[Event], offers: Sequence[Move]) -> list[tuple[float, ...]]:
    """HAT-2.1, HAT-2.2: the features of saying each name, and of accepting the name said."""
    table, seat = view.table, view.seat
    assert seat is not None
    pasts = recollection(table, memory)
    if pasts.parcel is None:
        return [NOTHING for _ in offers]
    face, called = pasts.parcel.face(), taken_for(pasts.parcel)
    elsewhere = {past.face() for past in pasts.everywhere() if past is not pasts.parcel}
    in_sight, said = lying_open(table) | own(pasts, seat), table.said

    def of(move: Move) -> tuple[float, ...]:
        if isinstance(move, Give):
            gift = move.gift
            return (gift == face, gift == called, gift in in_sight, gift in elsewhere, 0, 0, 0, 0, 0)
        if isinstance(move, Accept):
            known = face is not None
            others = said in elsewhere or said in in_sight
            return (0, 0, 0, 0, known and said == face, known and said != face, others, not others, 1)
        return NOTHING

    return [of(move) for move in offers]

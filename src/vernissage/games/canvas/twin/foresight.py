"""Plays futures to the end by the policy of `keeping.py`, compiled, for bots that look at many of them.

With the same deck and luck, the result equals that of `keen` in `bots.py`; a test compares them.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vernissage.core.rng import Rng
from vernissage.games.canvas.state import State, solo
from vernissage.games.canvas.twin import layout as at
from vernissage.games.canvas.twin.kernels import play
from vernissage.games.canvas.twin.plans import Ways, Worth, appraise, best_painting, best_place, ways
from vernissage.games.canvas.twin.ribbons import points
from vernissage.research.chance import NEXT, TAPE, chance_of
from vernissage.research.kernel import Chance, Vector, kernel
from vernissage.research.twin import Scores
from vernissage.research.twins import twin_of

TOSSES: Final = 128
"""CAN-6.2: more tokens than Vincent tosses in a game, which has 14 turns with at most 8 tokens."""


class Foresight:
    """Plays futures in compiled code, and holds the working memory for it."""

    def __init__(self) -> None:
        twin = twin_of("canvas")  # drops code compiled from older sources
        assert twin is not None
        self.written = twin.written
        self.scores = np.zeros((at.ACTIONS, at.MOST_PLAYERS), np.int32)
        self.room = np.zeros(at.SIZE, np.int32)
        self.places = np.zeros(at.HAND_CARDS, np.int32)

    def ends(self, world: State, actions: Sequence[int], luck: Rng) -> list[list[int]]:
        """Returns the points of all seats at the end of this future, after each of these actions."""
        known = ways(world.scoring)
        worth = np.zeros((at.MOST_PLAYERS, len(known.prizes)))
        begin = np.array(actions, np.int32)
        luck_to_come = chance_of(luck, TOSSES if solo(world.options) == "vincent" else 0)
        state = self.written(world)
        look(state, begin, known, worth, self.places, self.room, luck_to_come, self.scores)
        found: list[list[int]] = self.scores[: len(begin), : world.options.players].tolist()
        return found


@kernel
def look(  # noqa: PLR0917 - numba knows no keywords here
    state: Vector,
    actions: Vector,
    known: Ways,
    worth: Worth,
    places: Vector,
    room: Vector,
    luck: Chance,
    scores: Scores,
) -> None:
    """Plays to the end after each of these actions, with the same luck, and writes the scores."""
    for number in range(actions.size):
        for place in range(at.SIZE):
            room[place] = state[place]
        luck[NEXT] = TAPE
        play(room, room[at.TURN], actions[number], luck)
        play_out(room, known, worth, places, luck)
        for seat in range(state[at.PLAYERS]):
            scores[number, seat] = points(room, at.PAINTERS + at.PAINTER * seat)


@kernel
def play_out(state: Vector, known: Ways, worth: Worth, places: Vector, luck: Chance) -> None:
    """Plays to the end by the policy: everyone fills their hand before painting."""
    for seat in range(state[at.PLAYERS]):
        appraise(state, at.PAINTERS + at.PAINTER * seat, known.prizes, worth[seat])
    painter = at.PAINTERS + at.PAINTER * state[at.TURN]
    while state[painter + at.PAINTED] < at.MOST_PAINTINGS:
        seat = state[at.TURN]
        if state[at.PAINTING]:
            play(state, seat, at.FRAMES, luck)
            appraise(state, painter, known.prizes, worth[seat])
        elif state[painter + at.HELD] < at.HAND_CARDS:
            play(state, seat, best_place(state, painter, known, worth[seat], places), luck)
        else:
            play(state, seat, best_painting(state, painter, known, worth[seat], places), luck)
        painter = at.PAINTERS + at.PAINTER * state[at.TURN]

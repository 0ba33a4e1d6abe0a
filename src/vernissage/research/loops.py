"""Compiled loops over any twin: whole random games, and batches of games with one decision each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from vernissage.research.chance import below
from vernissage.research.kernel import Chance, Vector, loop
from vernissage.research.twin import Mask, Scores, Twin, Winners


@dataclass(frozen=True, slots=True)
class Loops:
    """Compiled loops around the kernels of one twin. `room` arguments are scratch space for lists."""

    play_out: Callable[[Vector, Vector, Chance], int]
    """Plays random moves from this state to the end; returns the number of decisions."""
    play_games: Callable[[int, Vector, Vector, Chance], int]
    """Plays this many random games, dealt in this state; returns the number of decisions."""
    begin: Callable[[Vector, Vector, Mask, Vector, Chance], None]
    """Deals all states, and writes the seat to move in each and the mask of its offers."""
    step: Callable[[Vector, Vector, Vector, Mask, Scores, Winners, NDArray[np.bool_], Vector, Chance], None]
    """Makes one action in each state. Finished games have their outcome written and are dealt again."""
    pick: Callable[[Vector, Vector, Vector, Vector, Chance], None]
    """Picks a random offered action for the seat to move in each state."""
    hide: Callable[[Vector, Vector], None]
    """Blanks the parts of each state that its viewer can't know."""


@cache
def loops_of(twin: Twin) -> Loops:  # noqa: C901 - several small functions in one
    """Returns the loops of this twin. Each is compiled on first use, in every process."""
    deal, owing, offers, play = twin.deal, twin.owing, twin.offers, twin.play
    judge, hide = twin.judge, twin.hide

    @loop
    def mover(state: Vector, seats: Vector, chance: Chance) -> int:
        count = owing(state, seats)
        if count == 0:
            return -1
        return int(seats[0] if count == 1 else seats[below(count, chance)])

    @loop
    def mark(state: Vector, seat: int, room: Vector, mask: Mask) -> None:
        for action in range(mask.size):
            mask[action] = False
        for place in range(offers(state, seat, room)):
            mask[room[place]] = True

    @loop
    def play_out(state: Vector, room: Vector, chance: Chance) -> int:
        made = 0
        seat = mover(state, room, chance)
        while seat >= 0:
            action = int(room[below(offers(state, seat, room), chance)])
            play(state, seat, action, chance)
            made += 1
            seat = mover(state, room, chance)
        return made

    @loop
    def play_games(games: int, state: Vector, room: Vector, chance: Chance) -> int:
        made = 0
        for _ in range(games):
            deal(state, chance)
            made += play_out(state, room, chance)
        return made

    @loop
    def begin(states: Vector, movers: Vector, masks: Mask, room: Vector, chance: Chance) -> None:
        for at in range(states.shape[0]):
            deal(states[at], chance)
            movers[at] = mover(states[at], room, chance)
            mark(states[at], int(movers[at]), room, masks[at])

    @loop
    def step(  # noqa: PLR0917 - numba knows no keywords here
        states: Vector,
        actions: Vector,
        movers: Vector,
        masks: Mask,
        scores: Scores,
        winners: Winners,
        over: NDArray[np.bool_],
        room: Vector,
        chance: Chance,
    ) -> None:
        for at in range(states.shape[0]):
            state = states[at]
            play(state, int(movers[at]), int(actions[at]), chance)
            seat = mover(state, room, chance)
            if over[at]:
                for each in range(scores.shape[1]):
                    scores[at, each] = 0
                    winners[at, each] = False
            over[at] = seat < 0
            if seat < 0:
                judge(state, scores[at], winners[at])
                deal(state, chance)
                seat = mover(state, room, chance)
            movers[at] = seat
            mark(state, seat, room, masks[at])

    @loop
    def pick(states: Vector, movers: Vector, actions: Vector, room: Vector, chance: Chance) -> None:
        for at in range(states.shape[0]):
            actions[at] = room[below(offers(states[at], int(movers[at]), room), chance)]

    @loop
    def hide_all(states: Vector, viewers: Vector) -> None:
        for at in range(states.shape[0]):
            hide(states[at], int(viewers[at]))

    return Loops(play_out, play_games, begin, step, pick, hide_all)

"""The tree search, compiled: what `bots/search.py` does with the rules of thumb of `glance.py`.

With the same chance it grows the same tree, to the last digit: a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.glance import HORIZON
from vernissage.games.bioutifoul.moves import Event, Move
from vernissage.games.bioutifoul.spaces import MOVES
from vernissage.games.bioutifoul.state import Options
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.games.bioutifoul.twin import refuse
from vernissage.games.bioutifoul.twin.glance import appraise, habit
from vernissage.games.bioutifoul.twin.imagination import Known, imagine, known_to
from vernissage.games.bioutifoul.twin.kernels import play
from vernissage.games.bioutifoul.twin.offers import offers
from vernissage.games.bioutifoul.view import View
from vernissage.research.chance import chance_of, drawn, is_used_up, left
from vernissage.research.kernel import Chance, Vector, kernel
from vernissage.research.tree import (
    Rewards,
    Tree,
    begin_at_root,
    choose,
    is_new,
    learn,
    tree_of,
    visits,
    with_room,
)
from vernissage.research.twin import Scores, Winners
from vernissage.research.twins import twin_of

WORDS: Final = 8192
"""So much chance is at hand at a time."""
ENOUGH: Final = 4096
"""More than going down the tree once ever takes."""


class Room(NamedTuple):
    """Room to think in."""

    state: Vector
    actions: Vector
    scores: Scores
    winners: Winners
    rewards: Rewards


class Thought:
    """One position, thought about for as long as somebody likes."""

    def __init__(self, view: View, memory: Sequence[Event], exploration: float) -> None:
        twin_of("bioutifoul")  # which forgets what was compiled from older sources
        self.known = known_to(view, tuple(memory))
        self.tree = tree_of(WORDS // ENOUGH, at.ACTIONS, exploration)
        self.room = Room(
            state=np.zeros(at.SIZE, np.int32),
            actions=np.zeros(at.ACTIONS, np.int32),
            scores=np.zeros(at.MOST_PLAYERS, np.int32),
            winners=np.zeros(at.MOST_PLAYERS, np.bool_),
            rewards=np.zeros(at.MOST_PLAYERS),
        )

    @staticmethod
    def plays(options: Options) -> bool:
        """Can the twin play with these?"""
        return refuse(options) is None

    def go_on(self, iterations: int, rng: Rng) -> None:
        """So many times down the tree."""
        self.tree = with_room(self.tree, iterations)
        while iterations:
            chance = chance_of(rng, WORDS)
            iterations -= think(self.known, self.tree, self.room, iterations, chance)
            assert not is_used_up(chance)
            rng.skip(drawn(chance))

    def visits(self) -> dict[Move, int]:
        """How often each move was tried."""
        return {MOVES[action]: count for action, count in visits(self.tree)}


@kernel
def think(known: Known, tree: Tree, room: Room, iterations: int, chance: Chance) -> int:
    """So many times down the tree, unless chance may run out before; how many times it was."""
    for done in range(iterations):
        if left(chance) < ENOUGH:
            return done
        imagine(known, room.state, chance)
        go_down(tree, room, known.seat, chance)
        play_out(room, chance)
        appraise(room.state, room.scores, room.winners, room.rewards)
        learn(tree, room.rewards)
    return iterations


@kernel
def go_down(tree: Tree, room: Room, seat: Seat, chance: Chance) -> None:
    """By the best actions, to one that was never tried or to the end of the game."""
    state, node = room.state, begin_at_root(tree)
    while state[at.PHASE] != at.OVER:
        node = choose(tree, node, seat, room.actions, offers(state, seat, room.actions), chance)
        play(state, seat, tree.action[node], chance)
        if is_new(tree, node):
            return
        seat = state[at.TURN]


@kernel
def play_out(room: Room, chance: Chance) -> None:
    """Play on by habit up to the horizon."""
    state = room.state
    for _ in range(HORIZON):
        if state[at.PHASE] == at.OVER:
            return
        seat = state[at.TURN]
        count = offers(state, seat, room.actions)
        play(state, seat, habit(state, seat, room.actions, count, chance), chance)

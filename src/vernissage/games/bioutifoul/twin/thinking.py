"""The compiled tree search, with the algorithm of `bots/search.py` and the heuristics of `glance.py`.

From equal random numbers it grows exactly the same tree, as a test checks.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.glance import HORIZON
from vernissage.games.bioutifoul.moves import Event, Move
from vernissage.games.bioutifoul.spaces import MOVES
from vernissage.games.bioutifoul.state import Options
from vernissage.games.bioutifoul.twin import TWIN
from vernissage.games.bioutifoul.twin import layout as at
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
"""The number of random numbers that are prepared at a time."""
ENOUGH: Final = 4096
"""More random numbers than one iteration ever takes."""


class Room(NamedTuple):
    """The working memory of a search, reused in every iteration."""

    state: Vector
    actions: Vector
    scores: Scores
    winners: Winners
    rewards: Rewards


class Thought:
    """A search of one position, which can be continued with more iterations."""

    def __init__(self, view: View, memory: Sequence[Event], exploration: float) -> None:
        twin_of("bioutifoul")  # drops code compiled from older sources
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
        """Whether the twin supports these options."""
        return TWIN.refuse(options) is None

    def go_on(self, iterations: int, rng: Rng) -> None:
        """Runs this many further iterations of the search."""
        self.tree = with_room(self.tree, iterations)
        while iterations:
            chance = chance_of(rng, WORDS)
            iterations -= think(self.known, self.tree, self.room, iterations, chance)
            assert not is_used_up(chance)
            rng.skip(drawn(chance))

    def visits(self) -> dict[Move, int]:
        """Returns how often the search has tried each move."""
        return {MOVES[action]: count for action, count in visits(self.tree)}


@kernel
def think(known: Known, tree: Tree, room: Room, iterations: int, chance: Chance) -> int:
    """Runs up to this many iterations, while random numbers last; returns the number of iterations run."""
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
    """Descends the tree by the most promising actions, to an untried action or to the end of the game."""
    state, node = room.state, begin_at_root(tree)
    while state[at.PHASE] != at.OVER:
        node = choose(tree, node, seat, room.actions, offers(state, seat, room.actions), chance)
        play(state, seat, tree.action[node], chance)
        if is_new(tree, node):
            return
        seat = state[at.TURN]


@kernel
def play_out(room: Room, chance: Chance) -> None:
    """Plays a fixed number of moves by the playout policy, or to the end of the game."""
    state = room.state
    for _ in range(HORIZON):
        if state[at.PHASE] == at.OVER:
            return
        seat = state[at.TURN]
        count = offers(state, seat, room.actions)
        play(state, seat, habit(state, seat, room.actions, count, chance), chance)

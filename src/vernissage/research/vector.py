"""A batch of games as arrays; each step makes one decision in every game.

    games = Vector("a_game", 256, players=4)
    moment = games.reset(seed=1)
    while True:
        moment = games.step(policy(games.views(), moment.offered))

A finished game is reported once, with its scores and winners, and dealt again at once: `seats` and `offered`
already belong to the new game. Where several seats owe a decision, a random one is asked. A seat that owes
none is not asked, even if it could act.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vernissage.research.chance import chance
from vernissage.research.loops import loops_of
from vernissage.research.setup import CannotBeSetUpError, Setup
from vernissage.research.twin import Mask, Scores, Winners
from vernissage.research.twins import twin_of


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of a batch, one row per game. The next step overwrites these arrays: copy those you keep."""

    seats: NDArray[np.int32]
    """The seat to move in each game."""
    offered: Mask
    """The action mask of the seat to move."""
    over: NDArray[np.bool_]
    """Whether the game ended in the last step."""
    scores: Scores
    """The final scores of games that just ended, otherwise 0."""
    winners: Winners
    """Whether each seat won, for games that just ended; otherwise False."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's reward: 1 for a win, split between several winners."""
        shared = np.maximum(self.winners.sum(axis=1, keepdims=True), 1)
        return np.asarray(self.winners / shared, np.float32)


class Vector:
    """A batch of games with equal options. Options that force every game to end are set, too."""

    def __init__(self, game: str, count: int, seed: int = 0, **options: Any) -> None:  # noqa: ANN401 - options of any game
        setup, twin = Setup(game, **options), twin_of(game)
        if twin is None:
            message = f"{game} has no fast twin"
            raise CannotBeSetUpError(message)
        refusal = twin.refuse(setup.options)
        if refusal is not None:
            message = f"the fast twin of {game} can't be played like this: {refusal.code} {refusal.args}"
            raise CannotBeSetUpError(message)
        self.options = setup.options
        self.labels = setup.ids.labels
        """A readable name for each action."""
        self.twin, self.count = twin, count
        self._loops = loops_of(twin)
        self._states = np.tile(twin.blank(self.options), (count, 1))
        self._room = twin.room()
        self._rows = np.arange(count)
        self._actions = np.zeros(count, np.int32)
        self._moment = Moment(
            seats=np.zeros(count, np.int32),
            offered=np.zeros((count, twin.actions), np.bool_),
            over=np.zeros(count, np.bool_),
            scores=np.zeros((count, twin.players), np.int32),
            winners=np.zeros((count, twin.players), np.bool_),
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> Moment:
        """Deals all games again. Equal seeds and actions give equal games."""
        now = self._moment
        self._chance = chance(seed)
        now.over[:], now.scores[:], now.winners[:] = False, 0, False
        self._loops.begin(self._states, now.seats, now.offered, self._room, self._chance)
        return now

    def step(self, actions: NDArray[np.integer]) -> Moment:
        """Makes one action in each game, for the seat to move."""
        now = self._moment
        offered = now.offered[self._rows, actions] & (actions >= 0)
        if not offered.all():
            where = int(offered.argmin())
            message = f"game {where}: {self.labels[actions[where]]} is not offered to seat {now.seats[where]}"
            raise ValueError(message)
        self._actions[:] = actions
        self._loops.step(
            self._states,
            self._actions,
            now.seats,
            now.offered,
            now.scores,
            now.winners,
            now.over,
            self._room,
            self._chance,
        )
        return now

    def any_actions(self) -> NDArray[np.int32]:
        """Returns a random offered action for each game."""
        self._loops.pick(self._states, self._moment.seats, self._actions, self._room, self._chance)
        return self._actions

    def views(self) -> NDArray[np.int32]:
        """Returns each game's state with the parts blanked that the seat to move can't know."""
        seen = self._states.copy()
        self._loops.hide(seen, self._moment.seats)
        return seen

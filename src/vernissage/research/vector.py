"""Many games at once, as arrays: a batch in which one action for each game carries it on by a decision.

    games = Vector("a_game", 256, players=4)
    moment = games.reset(seed=1)
    while True:
        moment = games.step(policy(games.views(), moment.offered))

A game that ends is told once, with its scores and winners, and dealt anew at once: `seats` and `offered` are
of the new game then. Where several seats owe a decision, chance picks the one who is asked; a seat that owes
none is not asked, even if it might do something.
"""

from __future__ import annotations

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
    """How a batch stands, row by row. The next step writes into the same arrays: copy what is to be kept."""

    seats: NDArray[np.int32]
    """Who is asked in each game."""
    offered: Mask
    """Which actions that seat may take."""
    over: NDArray[np.bool_]
    """Has a game ended by the last step?"""
    scores: Scores
    """Where one has, the scores of its seats; else 0."""
    winners: Winners
    """Where one has, who has won."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """A win shared by two is half a win for each."""
        shared = np.maximum(self.winners.sum(axis=1, keepdims=True), 1)
        return np.asarray(self.winners / shared, np.float32)


class Vector:
    """So many games of one kind, with the game's own options; limits under which any play ends are set."""

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
        """What each action stands for, in brief."""
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
        """All games dealt anew. The same seed and the same actions give the same games."""
        now = self._moment
        self._chance = chance(seed)
        now.over[:], now.scores[:], now.winners[:] = False, 0, False
        self._loops.begin(self._states, now.seats, now.offered, self._room, self._chance)
        return now

    def step(self, actions: NDArray[np.integer]) -> Moment:
        """One action in each game, by the seat that was asked."""
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
        """In each game any action that is offered, each as likely as another."""
        self._loops.pick(self._states, self._moment.seats, self._actions, self._room, self._chance)
        return self._actions

    def views(self) -> NDArray[np.int32]:
        """What the seat that is asked knows of the table now, game by game: its state, the hidden blanked."""
        seen = self._states.copy()
        self._loops.hide(seen, self._moment.seats)
        return seen

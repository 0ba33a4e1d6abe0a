"""What a game's own `bots.py` knows about it: how seats stand, and what one does without thinking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Sense(Generic[S, M]):
    """Rules of thumb. They are only ever used on imagined states."""

    appraise: Callable[[S], PerSeat[float]]
    """How good each seat's chances are, between 0 and 1."""
    habit: Callable[[S, Seat, tuple[M, ...], Rng], M]
    """A move that makes sense at a glance; playouts are made of these."""
    horizon: int
    """How many moves a playout goes before `appraise` judges it."""


AnySense: TypeAlias = Sense[Any, Any]


def no_sense(game: AnyGame) -> AnySense:
    """For a game of which nothing is known but its rules: random play to the end counts."""

    def appraise(state: Any) -> PerSeat[float]:  # noqa: ANN401 - a state of any game
        outcome = game.outcome(state)
        if outcome is None:
            return (0.5,) * int(state.options.players)
        share = 1 / max(1, len(outcome.winners))
        return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))

    return Sense(appraise, lambda _state, _seat, offers, rng: rng.pick(offers), horizon=2000)

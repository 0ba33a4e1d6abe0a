"""A game's heuristics for its bots: an evaluation of positions, and a policy of plausible moves."""

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
    """Heuristics from a game's `bots.py`. They are applied to imagined states only."""

    appraise: Callable[[S], PerSeat[float]]
    """Estimates each seat's chance of winning, from 0 to 1."""
    habit: Callable[[S, Seat, tuple[M, ...], Rng], M]
    """The policy: returns a plausible move without search. Playouts consist of such moves."""
    horizon: int
    """The number of moves in a playout before `appraise` evaluates the state."""


AnySense: TypeAlias = Sense[Any, Any]


def no_sense(game: AnyGame) -> AnySense:
    """Returns default heuristics for a game without its own: random playouts to the end."""

    def appraise(state: Any) -> PerSeat[float]:  # noqa: ANN401 - a state of any game
        outcome = game.outcome(state)
        if outcome is None:
            return (0.5,) * int(state.options.players)
        share = 1 / max(1, len(outcome.winners))
        return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))

    return Sense(appraise, lambda _state, _seat, offers, rng: rng.pick(offers), horizon=2000)

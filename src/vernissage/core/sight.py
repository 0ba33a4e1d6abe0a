"""What one viewer is told of a match. Nothing else may leave."""

from __future__ import annotations

from typing import Generic

from vernissage.core.game import M, V
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.core.value import Value


class Sight(Value, Generic[V, M], frozen=True):
    """All that one viewer is told of a match as it stands. Nothing else may leave."""

    view: V
    to_move: tuple[Seat, ...]
    question: int
    offers: tuple[M, ...]
    outcome: Outcome | None
    retrospect: Value | None
    """What the game looks like in hindsight: the same for all, and nothing before it is over."""

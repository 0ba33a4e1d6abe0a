"""What a player can reach for keeps, besides winning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vernissage.core.seats import Seat
from vernissage.core.value import OptionsValue

E = TypeVar("E")
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract


@dataclass(frozen=True, slots=True)
class Feats(Generic[E, O]):
    """What can be reached within a game, or over many games."""

    names: tuple[str, ...]
    """All there are, in the order in which a list shows them. Their texts have the same names."""
    of: Callable[[E], tuple[Seat, str] | None]
    """Who has reached which one by this event, if anyone has."""
    over_time: Callable[[Sequence[O]], tuple[str, ...]]
    """What somebody who has played whole games with these options has reached."""

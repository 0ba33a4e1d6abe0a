"""Feats: achievements besides winning."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vernissage.core.seats import Seat
from vernissage.core.value import OptionsValue

E = TypeVar("E")
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract


@dataclass(frozen=True, slots=True)
class Feats(Generic[E, O]):
    """The feats of a game, within one game or over many."""

    names: tuple[str, ...]
    """The names of all feats, in display order. Their texts have the same names."""
    of: Callable[[E], tuple[Seat, str] | None]
    """Returns the seat that achieved a feat by this event, and the feat's name; None if nobody did."""
    over_time: Callable[[Sequence[O]], tuple[str, ...]]
    """Returns the feats of a player who has finished games with these options."""

"""What a move may carry that is only for show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Ornament(Generic[M]):
    """How a game's moves are adorned.

    It changes how something looks and nothing else, so a move is offered plain: a list of all its looks would
    be long, and whoever searches would weigh what makes no difference.
    """

    without: Callable[[M], M]
    """The move without it, as it is offered."""
    ways: Callable[[M], tuple[M, ...]]
    """The move in every look that it can have; nothing where it has no place for an ornament."""

"""Purely decorative parts of moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Ornament(Generic[M]):
    """How a game's moves can be decorated.

    A decoration changes only how something looks. Moves are offered without it: otherwise the list of offers
    would be long, and a search would compare moves that make no difference.
    """

    without: Callable[[M], M]
    """Returns the move without decoration, as it is offered."""
    ways: Callable[[M], tuple[M, ...]]
    """Returns the move in each of its looks; empty if it can't be decorated."""

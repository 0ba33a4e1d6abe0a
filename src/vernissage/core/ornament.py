"""Decorative parts of moves, which change only how something looks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Ornament(Generic[M]):
    """The decoration of a game's moves.

    A decoration changes only how something looks. Moves are offered without it: otherwise the list of offers
    would be long, and a search would compare moves that make no difference.
    """

    without: Callable[[M], M]
    """Returns the move without decoration, as it is offered."""
    ways: Callable[[M], tuple[M, ...]]
    """Returns the move with each possible decoration; empty if it can't be decorated."""

"""A jury: where a game ends in a tie that no rule breaks, somebody impartial may choose.

Until the jury has chosen, the outcome is what it is without one. Who votes, and for how long, is for whoever
runs the match; its choice comes in as an input like any other (`Match.judge`), so replay needs nobody to ask.
Where a vote leaves several in front but not all, the others are out (`Match.outvote`) and it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from vernissage.core.seats import Seat
from vernissage.core.value import StateValue

S = TypeVar("S", bound=StateValue)


@dataclass(frozen=True, slots=True)
class Jury(Generic[S]):
    """What a game that can be judged says about it."""

    tied: Callable[[S], tuple[Seat, ...]]
    """Between whom a choice is still open: none before the end, where nothing is tied, or once it is made."""
    judge: Callable[[S, Seat], S]
    """This one of the tied is chosen."""
    outvote: Callable[[S, Seat], S]
    """This one of the tied is out: a run-off decides between the others, or they win together."""
    patience: Callable[[S], int]
    """For how many seconds a vote is open, as the host has set it; 0: there is none."""

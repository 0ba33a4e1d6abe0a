"""A jury: where a game ends in a tie that no rule breaks, impartial voters may choose the winner.

Until the jury has chosen, the outcome is the tie. The caller decides who votes and for how long. The verdict
is an input like any other (`Match.judge`), so a replay needs no jury. If a vote narrows a tie without
deciding it, the others are ruled out (`Match.outvote`) and the jury votes again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from vernissage.core.seats import Seat
from vernissage.core.value import StateValue

S = TypeVar("S", bound=StateValue)


@dataclass(frozen=True, slots=True)
class Jury(Generic[S]):
    """The functions of a game whose ties a jury may decide."""

    tied: Callable[[S], tuple[Seat, ...]]
    """Returns the seats still to choose from; empty before the end, without a tie, and after the verdict."""
    judge: Callable[[S, Seat], S]
    """Returns the state after the jury chose this seat."""
    outvote: Callable[[S, Seat], S]
    """Returns the state after the jury ruled out this seat. A run-off follows, or the others win together."""
    patience: Callable[[S], int]
    """Returns for how many seconds the vote is open, as set by the host; 0 means that there is no vote."""

"""A twin: a second implementation of a game's rules on one flat vector, compiled, for millions of games.

`rules.py` stays authoritative. A game may have a twin in its folder `twin/`; a test plays both side by side,
move by move, and they must never differ. A twin refuses options it can't play. Where several seats owe a
decision, the caller picks one, as random play and search do.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.research.kernel import Chance, Vector

Mask: TypeAlias = NDArray[np.bool_]
"""Whether each action is offered."""
Scores: TypeAlias = NDArray[np.int32]
Winners: TypeAlias = NDArray[np.bool_]


class Layout:
    """Allocates indices in a vector. Each `place` or run of `places` begins where the last one ended."""

    def __init__(self) -> None:
        self.size = 0

    def place(self) -> int:
        """Reserves the next place in the vector and returns its index."""
        return self.places(1)

    def places(self, count: int) -> int:
        """Allocates this many numbers and returns the index of the first."""
        first, self.size = self.size, self.size + count
        return first


def write(vector: Vector, first: int, numbers: Sequence[int]) -> None:
    """Writes the numbers into the vector, starting at this index."""
    vector[first : first + len(numbers)] = numbers


@dataclass(frozen=True, slots=True)
class Twin:
    """The rules of a game on a vector. Kernels trust their arguments, as the functions of a `Game` do."""

    size: int
    """The length of a state. Its first numbers encode the options, which stay the same in all deals."""
    actions: int
    """The size of the action space. The game's `spaces.py` defines the move for each number."""
    players: int
    """The maximum number of players."""

    rules: Callable[[Any], Sequence[int]]
    """Returns the options as the first numbers of a state."""
    written: Callable[[Any], Vector]
    """Converts a state of the rules to a vector, without the parts that the twin does not need."""

    deal: Callable[[Vector, Chance], None]
    owing: Callable[[Vector, Vector], int]
    """Writes the seats that owe a decision, in order, and returns their number; 0 if the game is over."""
    offers: Callable[[Vector, Seat, Vector], int]
    """Writes the actions offered to a seat, in the order of the rules, and returns their number."""
    play: Callable[[Vector, Seat, int, Chance], None]
    judge: Callable[[Vector, Scores, Winners], None]
    """Writes scores and winners by seat, once the game is over."""
    hide: Callable[[Vector, Seat], None]
    """Blanks the parts of a state that this seat can't know. States it can't tell apart become equal."""
    refuse: Callable[[Any], Refusal | None] = lambda _options: None
    """Returns why the twin can't play with these options, although the rules can; None if it can."""

    def blank(self, options: Any) -> Vector:  # noqa: ANN401 - options of any game
        """Returns a state that contains only the options, ready to be dealt."""
        state = np.zeros(self.size, np.int32)
        rules = self.rules(options)
        state[: len(rules)] = rules
        return state

    def room(self) -> Vector:
        """Returns scratch space for any list that the kernels write."""
        return np.zeros(max(self.actions, self.players), np.int32)

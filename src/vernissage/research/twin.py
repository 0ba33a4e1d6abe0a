"""A twin: a game's rules a second time, on one flat vector, compiled, for those who need millions of games.

The rules in `rules.py` stay the ones that count. A game may have a twin in its folder, `twin/`; a test plays
both side by side, move by move, and they may never differ. A twin refuses options that it can't play.

Where several seats owe a decision, whoever drives a twin picks one of them, as random play and search do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.research.kernel import Chance, Vector

Mask: TypeAlias = NDArray[np.bool_]
"""Which actions are offered."""
Scores: TypeAlias = NDArray[np.int32]
Winners: TypeAlias = NDArray[np.bool_]


class Layout:
    """Names for the places of a vector: each `place` or row of `places` begins where the last one ended."""

    def __init__(self) -> None:
        self.size = 0

    def place(self) -> int:
        """Room for one number."""
        return self.places(1)

    def places(self, count: int) -> int:
        """Room for so many numbers, and where the first of them stands."""
        first, self.size = self.size, self.size + count
        return first


def write(vector: Vector, first: int, numbers: Sequence[int]) -> None:
    """These, side by side, from this place on."""
    vector[first : first + len(numbers)] = numbers


@dataclass(frozen=True, slots=True)
class Twin:
    """The rules on a vector. The kernels trust their arguments, as the functions of a `Game` do."""

    size: int
    """How many numbers a state has. The first are the rules of the table, which stay from deal to deal."""
    actions: int
    """An action is a number below this: which move it stands for, the game's `spaces.py` says."""
    players: int
    """How many can play at most."""

    refuse: Callable[[Any], Refusal | None]
    """Why the twin can't play with these options, although the rules can; None if it can."""
    rules: Callable[[Any], Sequence[int]]
    """Options, as the first numbers of a state."""
    written: Callable[[Any], Vector]
    """A state of the rules, as a vector. What the twin has no use for is left out."""

    deal: Callable[[Vector, Chance], None]
    owing: Callable[[Vector, Vector], int]
    """Writes down the seats that owe a decision, in order; how many there are. None: the game is over."""
    offers: Callable[[Vector, Seat, Vector], int]
    """Writes down the actions that a seat is offered, in the order of the rules; how many there are."""
    play: Callable[[Vector, Seat, int, Chance], None]
    judge: Callable[[Vector, Scores, Winners], None]
    """Scores and winners, seat by seat, when the game is over."""
    hide: Callable[[Vector, Seat], None]
    """Blanks what this seat can't know: what is left is the same in all states it can't tell apart."""

    def blank(self, options: Any) -> Vector:  # noqa: ANN401 - options of any game
        """A state of which only the rules are written: ready to be dealt."""
        state = np.zeros(self.size, np.int32)
        rules = self.rules(options)
        state[: len(rules)] = rules
        return state

    def room(self) -> Vector:
        """Room for any list that the kernels write down."""
        return np.zeros(max(self.actions, self.players), np.int32)

"""The inputs hidden from each viewer, and each viewer's numbering of the others.

A move is hidden from a viewer who saw none of its events, if it had any. Taking back a hidden move is hidden
from the same viewers. Every other input is noticed by everyone. For each viewer the inputs they noticed are
numbered without gaps, so that nobody can count other players' secret moves.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from vernissage.core.append_list import AppendList
from vernissage.core.game import FRESH, E, Game, M, O, S, V
from vernissage.core.inputs import MOST_UNDONE_IN_A_TURN
from vernissage.core.seats import Seat, Viewer, viewers

KEPT: Final = FRESH + MOST_UNDONE_IN_A_TURN


class HiddenInputs(msgspec.Struct, frozen=True):
    """The numbers of the inputs hidden from each viewer, in ascending order."""

    inputs: tuple[AppendList[int], ...]
    """One list per seat, then one for the public."""
    eventful: tuple[int, ...] = ()
    """The latest public inputs with events. A few more than `fresh` needs, as the last ones may be taken
    back."""

    anything: bool = False
    """Whether any input is hidden from any viewer. In most games none is, and lookups can be skipped."""

    @property
    def fresh(self) -> tuple[int, ...]:
        """The latest inputs with events. The log of a memory game may still forget these."""
        return self.eventful[-FRESH:]

    def by(self, viewer: Viewer) -> AppendList[int]:
        """Returns the numbers of the inputs hidden from this viewer."""
        return self.inputs[-1 if viewer is None else viewer]

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return viewers(len(self.inputs) - 1)

    def has(self, number: int, viewer: Viewer) -> bool:
        """Whether this input is hidden from this viewer."""
        return self.anything and _has(self.by(viewer), number)

    def is_secret(self, number: int) -> bool:
        """Whether this input is hidden from any viewer."""
        return self.anything and any(_has(hidden, number) for hidden in self.inputs)

    def number_for(self, number: int, viewer: Viewer) -> int:
        """Returns an input's number as this viewer counts: how many inputs they noticed before it."""
        return number - self.by(viewer).below(number) if self.anything else number

    def inputs_of(self, numbers: Iterable[int], viewer: Viewer) -> Iterator[int]:
        """Translates this viewer's numbers back to input numbers."""
        hidden = self.by(viewer)
        places = range(len(hidden))
        for number in numbers:  # add the number of hidden inputs before it
            yield number + bisect_right(places, number, key=lambda place: hidden[place] - place)

    def noticed(self, numbers: Iterable[int], viewer: Viewer) -> Iterator[int]:
        """Yields those of these inputs that this viewer has noticed."""
        return (number for number in numbers if not self.has(number, viewer))

    def then(self, number: int, hidden_from: Sequence[Viewer], *, happened: bool = False) -> HiddenInputs:
        """Adds the next input, hidden from these viewers. `happened` says whether it had events."""
        if not hidden_from:
            fresh = (*self.eventful, number)[-KEPT:]
            return HiddenInputs(self.inputs, fresh, self.anything) if happened else self
        return HiddenInputs(
            tuple(
                hidden.then(number) if viewer in hidden_from else hidden
                for viewer, hidden in zip(self.viewers, self.inputs, strict=True)
            ),
            self.eventful,
            anything=True,
        )

    def taken_back(self, number: int, earlier: int) -> HiddenInputs:
        """Adds the next input, which takes back an earlier one. It is hidden from the same viewers."""
        left = HiddenInputs(
            self.inputs, tuple(each for each in self.eventful if each != earlier), self.anything
        )
        return left.then(number, [viewer for viewer in self.viewers if self.has(earlier, viewer)])


def _has(hidden: AppendList[int], number: int) -> bool:
    at = hidden.below(number)
    return at < len(hidden) and hidden[at] == number


def nothing_yet(players: int) -> HiddenInputs:
    """Returns the hidden inputs of a new match: none."""
    return HiddenInputs(tuple(AppendList() for _ in viewers(players)))


def blind(game: Game[S, M, E, V, O], events: tuple[E, ...], seat: Seat, players: int) -> list[Viewer]:
    """Returns the viewers who see none of these events, which a move by `seat` caused; never that seat."""
    if not events:
        return []
    return [
        viewer
        for viewer in viewers(players)
        if viewer != seat and all(game.seen(event, viewer) is None for event in events)
    ]

"""What of a match each viewer has not noticed: it has no number for them, and nothing else tells of it.

A move is hidden from a viewer if something happened by it, and that viewer saw none of it. Taking such a
move back is hidden from the same viewers. All else everyone notices, even where nothing happens by it. The
inputs that a viewer has noticed are numbered without a gap: so nobody counts what others do in secret.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from vernissage.core.game import FRESH, E, Game, M, O, S, V
from vernissage.core.growing import Growing
from vernissage.core.inputs import MOST_UNDONE_IN_A_TURN
from vernissage.core.seats import Seat, Viewer, viewers

KEPT: Final = FRESH + MOST_UNDONE_IN_A_TURN


class Unnoticed(msgspec.Struct, frozen=True):
    """The numbers of the inputs that a viewer has not noticed, in their order."""

    inputs: tuple[Growing[int], ...]
    """Of each seat, then of the public."""
    eventful: tuple[int, ...] = ()
    """The latest that led to something before all eyes, and some more, as the last may be taken back."""

    anything: bool = False
    """Has anyone ever missed anything? In most games nobody does, and then nothing needs to be looked up."""

    @property
    def fresh(self) -> tuple[int, ...]:
        """The latest inputs that led to something: what the log of a game of memory may still forget."""
        return self.eventful[-FRESH:]

    def by(self, viewer: Viewer) -> Growing[int]:
        """Those that this viewer has not noticed."""
        return self.inputs[-1 if viewer is None else viewer]

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Whose eyes there are."""
        return viewers(len(self.inputs) - 1)

    def has(self, number: int, viewer: Viewer) -> bool:
        """Is the input of this number hidden from this viewer?"""
        return self.anything and _has(self.by(viewer), number)

    def is_secret(self, number: int) -> bool:
        """Is the input of this number hidden from anyone?"""
        return self.anything and any(_has(hidden, number) for hidden in self.inputs)

    def number_for(self, number: int, viewer: Viewer) -> int:
        """How many inputs this viewer has noticed before the one of this number."""
        return number - self.by(viewer).below(number) if self.anything else number

    def inputs_of(self, numbers: Iterable[int], viewer: Viewer) -> Iterator[int]:
        """The inputs that have these numbers for this viewer."""
        hidden = self.by(viewer)
        places = range(len(hidden))
        for number in numbers:  # so many hidden ones come before it
            yield number + bisect_right(places, number, key=lambda place: hidden[place] - place)

    def noticed(self, numbers: Iterable[int], viewer: Viewer) -> Iterator[int]:
        """Those of these inputs that this viewer has noticed."""
        return (number for number in numbers if not self.has(number, viewer))

    def then(self, number: int, hidden_from: Sequence[Viewer], *, happened: bool = False) -> Unnoticed:
        """With the next input, which these have not noticed, and by which something happened or not."""
        if not hidden_from:
            fresh = (*self.eventful, number)[-KEPT:]
            return Unnoticed(self.inputs, fresh, self.anything) if happened else self
        return Unnoticed(
            tuple(
                hidden.then(number) if viewer in hidden_from else hidden
                for viewer, hidden in zip(self.viewers, self.inputs, strict=True)
            ),
            self.eventful,
            anything=True,
        )

    def taken_back(self, number: int, earlier: int) -> Unnoticed:
        """With the next input, by which an earlier one is taken back."""
        left = Unnoticed(self.inputs, tuple(each for each in self.eventful if each != earlier), self.anything)
        return left.then(number, [viewer for viewer in self.viewers if self.has(earlier, viewer)])


def _has(hidden: Growing[int], number: int) -> bool:
    at = hidden.below(number)
    return at < len(hidden) and hidden[at] == number


def nothing_yet(players: int) -> Unnoticed:
    """As a match begins."""
    return Unnoticed(tuple(Growing() for _ in viewers(players)))


def blind(game: Game[S, M, E, V, O], events: tuple[E, ...], seat: Seat, players: int) -> list[Viewer]:
    """From whom the move that led to these events is hidden; never from the seat that made it."""
    if not events:
        return []
    return [
        viewer
        for viewer in viewers(players)
        if viewer != seat and all(game.seen(event, viewer) is None for event in events)
    ]

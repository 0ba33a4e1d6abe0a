"""BEL-7.2: when the discard pile becomes the draw pile, whoever has listened knows what lies in it.

What was discarded in the open is back in the draw pile then, and can only be in the hands of those who
have drawn since. This is what a viewer can tell from the events alone; of the first two themes no event
tells, so one that a joker exchanges counts as unseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import (
    Drew,
    DrewUnseen,
    Event,
    FramesRevealed,
    JokerPlayed,
    Revealed,
    SaidNext,
    Swapped,
    SwappedUnseen,
    ThemesLaid,
)
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.view import View


class Renewal(NamedTuple):
    """The last time the draw pile was made anew, as a viewer knows it."""

    returned: frozenset[Painting]
    """What the viewer knows to have been shuffled in."""
    strangers: int
    """How many more were, swapped by others and never seen."""
    most: Counter[Seat]
    """How many of those returned each seat can have by now, or have laid."""
    left: int
    """How many of the last cards drawn for the table were left of the old pile."""


def last_renewal(view: View, memory: Sequence[Event]) -> Renewal | None:
    """What this viewer knows about the draw pile; None if it was never made anew."""
    renewing = (ThemesLaid, FramesRevealed, Swapped, SwappedUnseen)
    if not any(isinstance(event, renewing) and event.renewed for event in reversed(memory)):
        return None
    listener = Listener(forges_from_hands=view.table.options.masterpieces)
    for event in memory:
        listener.hear(event)
    return listener.told(view.table.deck)


class Listener:
    """Keeps the books of both piles by what is said."""

    def __init__(self, *, forges_from_hands: bool) -> None:
        self.forges_from_hands = forges_from_hands
        self.returned: frozenset[Painting] = frozenset()
        self.strangers = 0
        self.known: set[Painting] = set()
        """Discarded since then, before the eyes of the viewer."""
        self.unknown = 0
        """Discarded since then, too, but unseen."""
        self.draws: list[tuple[Seat | None, int]] = []
        """Since then; None: for themes, or as forgeries."""
        self.shown: Counter[Seat] = Counter()
        """How many of those returned each painter has laid and shown."""
        self.step = 0
        """The first of the draws that belong to what happens now."""
        self.themes: tuple[Painting, ...] = ()
        self.exchanged = 0
        """How many themes a joker exchanges now."""
        self.all_swap = False
        """Are the swaps of a group under way, for which the pile was made anew?"""

    def hear(self, event: Event) -> None:
        """One more thing that happened."""
        self.all_swap = self.all_swap and isinstance(event, Swapped | SwappedUnseen)
        match event:
            case SaidNext():
                self.step = len(self.draws)
            case JokerPlayed(joker="swap-themes", choice=choice):
                self.step, self.exchanged = len(self.draws), 2 if choice == "both" else 1
            case Drew(seat=seat, paintings=paintings):
                self.draws.append((seat, len(paintings)))
            case DrewUnseen(seat=seat, count=count):
                self.draws.append((seat, count))
            case ThemesLaid():
                self.lay_themes(event)
            case FramesRevealed():
                self.step = len(self.draws)
                self.draw(None, 0 if self.forges_from_hands else event.forgeries, renewed=event.renewed)
            case Swapped(seat=seat, old=old, renewed=renewed):
                self.swap(seat, old, len(old), renewed=renewed)
            case SwappedUnseen(seat=seat, count=count, renewed=renewed):
                self.swap(seat, (), count, renewed=renewed)
            case Revealed(look=look):
                kept = () if self.forges_from_hands else (*event.right, *event.fooled)
                self.reveal(look, kept)

    def draw(self, seat: Seat | None, count: int, *, renewed: bool) -> None:
        """Some are drawn; if the pile was made anew for that, all that was discarded is in it."""
        self.draws.append((seat, count))
        if renewed:
            self.returned, self.strangers = frozenset(self.known), self.unknown
            self.known, self.unknown = set(), 0
            self.draws = self.draws[self.step :]
            self.shown.clear()

    def lay_themes(self, event: ThemesLaid) -> None:
        """BEL-3.1, BEL-3.4: two new ones, or some for others, which are discarded afterwards."""
        self.draw(None, self.exchanged or len(event.themes), renewed=event.renewed)
        old = [theme for theme in self.themes if theme not in event.themes]
        if self.exchanged:
            self.known.update(old)
            self.unknown += self.exchanged - len(old)
        self.themes, self.exchanged = event.themes, 0

    def swap(self, seat: Seat, old: Iterable[Painting], count: int, *, renewed: bool) -> None:
        """BEL-4.6: all discard before anyone draws, so what is told later may be in the new pile already."""
        seen = frozenset(old)
        if self.all_swap:
            self.returned, self.strangers = self.returned | seen, self.strangers + count - len(seen)
        else:
            self.known, self.unknown = self.known | seen, self.unknown + count - len(seen)
        self.step = len(self.draws)
        self.draw(seat, count, renewed=renewed)
        self.all_swap = self.all_swap or renewed

    def reveal(self, look: RoundLook, kept: Iterable[Painting]) -> None:
        """BEL-6: what nobody keeps is discarded, and everyone sees whose it was."""
        self.known |= {*look.themes, *(shown.painting for shown in look.paintings)}
        self.known.difference_update(kept)
        self.themes = ()
        self.shown.update(
            shown.painter
            for shown in look.paintings
            if shown.painter is not None and shown.painting in self.returned
        )

    def told(self, deck: int) -> Renewal:
        """What follows, if so many are left. First the old pile was drawn out, then the new one was used."""
        drawn = sum(count for _, count in self.draws)
        old = max(0, deck + drawn - len(self.returned) - self.strangers)
        fresh: Counter[Seat] = Counter()
        left = 0
        for seat, count in self.draws:
            from_old = min(old, count)
            old -= from_old
            if seat is None:
                left = from_old
            else:
                fresh[seat] += count - from_old
        return Renewal(self.returned, self.strangers, fresh - self.shown, left)

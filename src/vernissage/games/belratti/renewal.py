"""BEL-7.2: what a viewer knows after the discard pile has become the draw pile.

Paintings discarded in the open are then in the draw pile again, so only seats that have drawn since can hold
them. This is computed from events alone. No event names the first two themes, so if a joker replaces one, it
counts as unseen.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vernissage.core.seats import Seat
from vernissage.games.belratti import events
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.view import View


class Renewal(NamedTuple):
    """The latest renewal of the draw pile, as a viewer knows it."""

    returned: frozenset[Painting]
    """The paintings the viewer knows to have been shuffled in."""
    strangers: int
    """How many others were shuffled in, swapped by others and unseen."""
    most: Counter[Seat]
    """How many of the returned paintings each seat can hold or have laid by now."""
    left: int
    """How many of the last cards drawn for the table came from the old pile."""


def last_renewal(view: View, memory: Sequence[Event]) -> Renewal | None:
    """Returns what this viewer knows about the draw pile; None if it was never renewed."""
    renewing = (events.ThemesLaid, events.FramesRevealed, events.Swapped, events.SwappedUnseen)
    if not any(isinstance(event, renewing) and event.renewed for event in reversed(memory)):
        return None
    listener = Listener(forges_from_hands=view.table.options.masterpieces)
    for event in memory:
        listener.hear(event)
    return listener.told(view.table.deck)


class Listener:
    """Tracks both piles from the events a viewer sees."""

    def __init__(self, *, forges_from_hands: bool) -> None:
        self.forges_from_hands = forges_from_hands
        self.returned: frozenset[Painting] = frozenset()
        self.strangers = 0
        self.known: set[Painting] = set()
        """Paintings discarded since the renewal that the viewer has seen."""
        self.unknown = 0
        """How many were discarded since the renewal unseen."""
        self.draws: list[tuple[Seat | None, int]] = []
        """The draws since the renewal, with the seat; None for themes and forgeries."""
        self.shown: Counter[Seat] = Counter()
        """How many of the returned paintings each painter has laid and shown."""
        self.step = 0
        """The index of the first draw that belongs to the current step."""
        self.themes: tuple[Painting, ...] = ()
        self.exchanged = 0
        """How many themes a joker is replacing now."""
        self.all_swap = False
        """Whether a group's swaps are under way for which the pile was renewed."""

    def hear(self, event: Event) -> None:
        """Updates both piles with one event."""
        self.all_swap = self.all_swap and isinstance(event, events.Swapped | events.SwappedUnseen)
        match event:
            case events.SaidNext():
                self.step = len(self.draws)
            case events.JokerPlayed(joker="swap-themes", choice=choice):
                self.step, self.exchanged = len(self.draws), 2 if choice == "both" else 1
            case events.Drew(seat=seat, paintings=paintings):
                self.draws.append((seat, len(paintings)))
            case events.DrewUnseen(seat=seat, count=count):
                self.draws.append((seat, count))
            case events.ThemesLaid():
                self.lay_themes(event)
            case events.FramesRevealed():
                self.step = len(self.draws)
                self.draw(None, 0 if self.forges_from_hands else event.forgeries, renewed=event.renewed)
            case events.Swapped(seat=seat, old=old, renewed=renewed):
                self.swap(seat, old, len(old), renewed=renewed)
            case events.SwappedUnseen(seat=seat, count=count, renewed=renewed):
                self.swap(seat, (), count, renewed=renewed)
            case events.Revealed(look=look):
                kept = () if self.forges_from_hands else (*event.right, *event.fooled)
                self.reveal(look, kept)

    def draw(self, seat: Seat | None, count: int, *, renewed: bool) -> None:
        """Records a draw; if the pile was renewed for it, everything discarded is in it."""
        self.draws.append((seat, count))
        if renewed:
            self.returned, self.strangers = frozenset(self.known), self.unknown
            self.known, self.unknown = set(), 0
            self.draws = self.draws[self.step :]
            self.shown.clear()

    def lay_themes(self, event: events.ThemesLaid) -> None:
        """BEL-3.1, BEL-3.4: two new themes, or replacements for some, which are discarded afterwards."""
        self.draw(None, self.exchanged or len(event.themes), renewed=event.renewed)
        old = [theme for theme in self.themes if theme not in event.themes]
        if self.exchanged:
            self.known.update(old)
            self.unknown += self.exchanged - len(old)
        self.themes, self.exchanged = event.themes, 0

    def swap(self, seat: Seat, old: Iterable[Painting], count: int, *, renewed: bool) -> None:
        """BEL-4.6: all discard before anyone draws, so a swap reported later may be in the new pile."""
        seen = frozenset(old)
        if self.all_swap:
            self.returned, self.strangers = self.returned | seen, self.strangers + count - len(seen)
        else:
            self.known, self.unknown = self.known | seen, self.unknown + count - len(seen)
        self.step = len(self.draws)
        self.draw(seat, count, renewed=renewed)
        self.all_swap = self.all_swap or renewed

    def reveal(self, look: RoundLook, kept: Iterable[Painting]) -> None:
        """BEL-6: paintings that neither side keeps are discarded, and everyone sees whose they were."""
        self.known |= {*look.themes, *(shown.painting for shown in look.paintings)}
        self.known.difference_update(kept)
        self.themes = ()
        self.shown.update(
            shown.painter
            for shown in look.paintings
            if shown.painter is not None and shown.painting in self.returned
        )

    def told(self, deck: int) -> Renewal:
        """Returns the result for a draw pile of this size. The old pile was used up before the new one."""
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

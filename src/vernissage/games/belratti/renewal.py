"""BEL-7.2: a viewer's knowledge after the discard pile has become the draw pile.

The paintings that everyone saw discarded are then in the draw pile, so only seats that have drawn since can
hold them. This knowledge comes from events alone. No event names the first two themes, so a first theme
that a joker replaces counts as unseen.
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
    """The paintings that, as the viewer knows, were shuffled into the new draw pile."""
    strangers: int
    """How many other paintings were shuffled in, which the viewer never saw because others swapped them."""
    most: Counter[Seat]
    """How many paintings of `returned` each seat can have drawn and not yet shown."""
    left: int
    """How many cards of the latest draw of themes or forgeries came from the old pile."""


def last_renewal(view: View, memory: Sequence[Event]) -> Renewal | None:
    """Returns the viewer's knowledge of the latest renewal; None if the draw pile was never renewed."""
    renewing = (events.ThemesLaid, events.FramesRevealed, events.Swapped, events.SwappedUnseen)
    if not any(isinstance(event, renewing) and event.renewed for event in reversed(memory)):
        return None
    listener = Listener(forges_from_hands=view.table.options.masterpieces)
    for event in memory:
        listener.hear(event)
    return listener.told(view.table.deck)


class Listener:
    """Tracks the draw pile and the discard pile from the events that a viewer sees."""

    def __init__(self, *, forges_from_hands: bool) -> None:
        self.forges_from_hands = forges_from_hands
        self.returned: frozenset[Painting] = frozenset()
        self.strangers = 0
        self.known: set[Painting] = set()
        """The paintings that the viewer has seen discarded since the renewal."""
        self.unknown = 0
        """How many paintings were discarded unseen since the renewal."""
        self.draws: list[tuple[Seat | None, int]] = []
        """The seat and the number of cards of each draw since the renewal; None for themes and forgeries."""
        self.shown: Counter[Seat] = Counter()
        """How many paintings of `returned` each painter has laid since, as revealed rounds showed."""
        self.step = 0
        """The index in `draws` of the first draw of the current step."""
        self.themes: tuple[Painting, ...] = ()
        self.exchanged = 0
        """How many themes a joker is replacing now."""
        self.all_swap = False
        """Whether the painters are swapping together and the draw pile was renewed during their swaps."""

    def hear(self, event: Event) -> None:
        """Updates the knowledge of both piles with one event."""
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
        """Records a draw. If the pile was renewed for this draw, all discards are now in the pile."""
        self.draws.append((seat, count))
        if renewed:
            self.returned, self.strangers = frozenset(self.known), self.unknown
            self.known, self.unknown = set(), 0
            self.draws = self.draws[self.step :]
            self.shown.clear()

    def lay_themes(self, event: events.ThemesLaid) -> None:
        """BEL-3.1, BEL-3.4: records two new themes, or the replacement and discard of old ones."""
        self.draw(None, self.exchanged or len(event.themes), renewed=event.renewed)
        old = [theme for theme in self.themes if theme not in event.themes]
        if self.exchanged:
            self.known.update(old)
            self.unknown += self.exchanged - len(old)
        self.themes, self.exchanged = event.themes, 0

    def swap(self, seat: Seat, old: Iterable[Painting], count: int, *, renewed: bool) -> None:
        """BEL-4.6: records a swap. All painters discard before any of them draws from a renewed pile."""
        seen = frozenset(old)
        if self.all_swap:
            self.returned, self.strangers = self.returned | seen, self.strangers + count - len(seen)
        else:
            self.known, self.unknown = self.known | seen, self.unknown + count - len(seen)
        self.step = len(self.draws)
        self.draw(seat, count, renewed=renewed)
        self.all_swap = self.all_swap or renewed

    def reveal(self, look: RoundLook, kept: Iterable[Painting]) -> None:
        """BEL-6: records the discards of a revealed round, and whose paintings came from the renewed pile."""
        self.known |= {*look.themes, *(shown.painting for shown in look.paintings)}
        self.known.difference_update(kept)
        self.themes = ()
        self.shown.update(
            shown.painter
            for shown in look.paintings
            if shown.painter is not None and shown.painting in self.returned
        )

    def told(self, deck: int) -> Renewal:
        """Returns the renewal, given the size of the draw pile. Draws used up the old pile first."""
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

"""Perfect recall: the past events of each gift, for a viewer who forgets nothing.

A face-down gift is known only by its place. So events are undone backwards from the current table:
every gift goes back the way it came. This also works for a viewer who came late, as far as they
saw.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from vernissage.core.seats import Seat
from vernissage.games.not_a_hat import moves
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.moves import Event

Moment: TypeAlias = tuple[int, Event]
"""The number of gifts named so far, and an event that happened then."""


Numbered: TypeAlias = moves.Given | moves.Accepted | moves.Refused
Shown: TypeAlias = moves.Taken | moves.Turned
"""An event in which everyone sees a gift, just before it is given face down."""


@dataclass(slots=True, eq=False)
class Past:
    """The past of one card: its events in this game, latest first."""

    moments: list[Moment] = field(default_factory=list)

    def face(self) -> Gift | None:
        """Returns the gift on the card; None if it was never seen."""
        for _, event in self.moments:
            if isinstance(event, moves.Taken | moves.Turned | moves.Unwrapped):
                return event.gift
        return None


@dataclass(slots=True)
class Pasts:
    """The pasts of all cards that were dealt to players or taken in this game."""

    piles: list[list[Past]]
    parcel: Past | None
    gone: list[Past] = field(default_factory=list)
    """The cards that have become penalties."""

    def everywhere(self) -> list[Past]:
        return [*self.gone, *(past for pile in self.piles for past in pile), *filter(None, (self.parcel,))]


def look_back(counts: Iterable[int], number: int, memory: Sequence[Event], *, parcel: bool) -> Pasts:
    """Returns the past of every card, from the sizes of the piles, the gifts named so far, and the events."""
    now = Pasts([[Past() for _ in range(count)] for count in counts], Past() if parcel else None)
    then = Pasts([list(pile) for pile in now.piles], now.parcel)
    for event in reversed(memory):
        if isinstance(event, moves.GameBegan):
            break
        if isinstance(event, Numbered):
            number = event.number
        if isinstance(event, moves.Unwrapped):
            then.parcel = Past()
            now.gone.append(then.parcel)
        elif isinstance(event, moves.Accepted):
            _hand_back(then, event.seat)
        if then.parcel is not None:
            then.parcel.moments.append((number, event))
        if isinstance(event, moves.Taken):
            then.parcel = None
        elif isinstance(event, moves.Given):
            number -= 1
    return now


def _hand_back(then: Pasts, seat: Seat) -> None:
    """HAT-3.1, HAT-3.2: undoes an acceptance: the gift given on is lowest again, the top one on its way."""
    if then.parcel is not None:
        then.piles[seat].insert(0, then.parcel)
    then.parcel = then.piles[seat].pop()


def finished_games(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Returns the events of each finished game, from its start to its end."""
    found, start = [], 0
    for place, event in enumerate(events):
        if isinstance(event, moves.GameBegan):
            start = place + 1
        elif isinstance(event, moves.Opened):
            found.append(events[start : place + 1])
    return found

"""Action numbers: moves as small integers, and back.

If a game lists its moves, a number always means the same move, whatever the options, with seats counted from
the mover. If it has slots, a number names a place. Otherwise a number is an index into the list of offers,
and has no meaning beyond one question.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.core.spaces import Listed, Slots
from vernissage.core.value import brief
from vernissage.text import seat_fields

Numbers: TypeAlias = list[int]
Look: TypeAlias = Callable[[], Any]
"""Returns the mover's view; called only if it is needed."""
MOST_KEPT = 64
"""The size of the cache. Few lists of offers recur; the others are soon removed."""


class Ids(Protocol):
    """A game's numbering of its moves."""

    labels: tuple[str, ...]
    """A readable name for each number."""

    def of(self, offers: Sequence[Any], seat: Seat, look: Look) -> Numbers:
        """Returns the numbers of this seat's offers, in their order."""


class TooManyOffersError(ValueError):
    """Raised if there are more offers than action numbers. The game then needs a `spaces.py`."""


class ListedIds:
    """Numbers moves by their index in the game's fixed list."""

    def __init__(self, listed: Listed[Any], players: int) -> None:
        self.labels = tuple(map(brief, listed.moves))
        number_of = {move: number for number, move in enumerate(listed.moves)}
        self._numbers = [_NumbersOf(number_of, seat, players) for seat in range(players)]
        self._kept: dict[tuple[int, Seat], tuple[Sequence[Any], Numbers]] = {}

    def of(self, offers: Sequence[Any], seat: Seat, _look: Look) -> Numbers:
        # Recurring offers are the same tuple, so their numbers are cached by identity. The cache keeps the
        # tuple alive, so that no other can get its id.
        kept = self._kept.get((id(offers), seat))
        if kept is None:
            numbers = [*map(self._numbers[seat].__getitem__, offers)]
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            kept = self._kept[id(offers), seat] = offers, numbers
        return kept[1]


class _NumbersOf(dict[Any, int]):
    """The numbers of one seat's moves, computed on first use."""

    def __init__(self, number_of: Mapping[Any, int], seat: Seat, players: int) -> None:
        super().__init__()
        self._number_of, self._seat, self._players = number_of, seat, players

    def __missing__(self, move: msgspec.Struct) -> int:
        number = self[move] = self._number_of[_seen_from(move, self._seat, self._players)]
        return number


class SlotIds:
    """Numbers moves by place, as the game's `Slots` define."""

    def __init__(self, slots: Slots[Any, Any]) -> None:
        self.labels = slots.names
        self._places = slots.places

    def of(self, offers: Sequence[Any], _seat: Seat, look: Look) -> Numbers:
        return self._places(look(), offers)


class OfferIds:
    """Numbers moves by their index in the list of offers."""

    def __init__(self, most: int) -> None:
        self.labels = tuple(f"offer {number}" for number in range(most))

    def of(self, offers: Sequence[Any], _seat: Seat, _look: Look) -> Numbers:
        if len(offers) > len(self.labels):
            message = f"{len(offers)} offers, but numbers for {len(self.labels)}"
            raise TooManyOffersError(message)
        return [*range(len(offers))]


def _seen_from(move: msgspec.Struct, seat: Seat, players: int) -> msgspec.Struct:
    """Returns the move with its seats counted from this seat."""
    seats = {field: getattr(move, field) for field in seat_fields(type(move))}
    turned = {field: (each - seat) % players for field, each in seats.items() if each is not None}
    return msgspec.structs.replace(move, **turned)

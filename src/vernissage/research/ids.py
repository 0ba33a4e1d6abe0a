"""Moves as small numbers, and back.

Where a game lists its moves, a number means the same for ever, whatever the options, and seats in it are
counted from whoever moves. Where it has slots, a number names a place. Where a game says nothing, a number is
the place in the list of offers, and means nothing beyond one question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.core.spaces import Listed, Slots
from vernissage.core.value import brief
from vernissage.text import seat_fields

Numbers: TypeAlias = list[int]
Look: TypeAlias = Callable[[], Any]
"""Gives the mover's view, where it is needed."""
MOST_KEPT = 64
"""Offers that come again are few; those that never do are soon let go."""


class Ids(Protocol):
    """The numbers of a game's moves."""

    labels: tuple[str, ...]
    """What each number stands for."""

    def of(self, offers: Sequence[Any], seat: Seat, look: Look) -> Numbers:
        """The numbers of these offers of this seat, in their order."""


class TooManyOffersError(ValueError):
    """There are more offers than numbers: such a game needs a `spaces.py` of its own."""


class ListedIds:
    """A number is a move's place in the game's own list."""

    def __init__(self, listed: Listed[Any], players: int) -> None:
        self.labels = tuple(map(brief, listed.moves))
        number_of = {move: number for number, move in enumerate(listed.moves)}
        self._numbers = [_NumbersOf(number_of, seat, players) for seat in range(players)]
        self._kept: dict[tuple[int, Seat], tuple[Sequence[Any], Numbers]] = {}

    def of(self, offers: Sequence[Any], seat: Seat, _look: Look) -> Numbers:
        # Offers that are always the same are the same tuple: they are numbered once. It is kept with its
        # numbers, so no other can come to have its identity.
        kept = self._kept.get((id(offers), seat))
        if kept is None:
            numbers = [*map(self._numbers[seat].__getitem__, offers)]
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            kept = self._kept[id(offers), seat] = offers, numbers
        return kept[1]


class _NumbersOf(dict[Any, int]):
    """The number of each move that this seat makes; found when it first does."""

    def __init__(self, number_of: Mapping[Any, int], seat: Seat, players: int) -> None:
        super().__init__()
        self._number_of, self._seat, self._players = number_of, seat, players

    def __missing__(self, move: msgspec.Struct) -> int:
        number = self[move] = self._number_of[_seen_from(move, self._seat, self._players)]
        return number


class SlotIds:
    """A number is a place, as the game says."""

    def __init__(self, slots: Slots[Any, Any]) -> None:
        self.labels = slots.names
        self._places = slots.places

    def of(self, offers: Sequence[Any], _seat: Seat, look: Look) -> Numbers:
        return self._places(look(), offers)


class OfferIds:
    """A number is the place in the list of offers."""

    def __init__(self, most: int) -> None:
        self.labels = tuple(f"offer {number}" for number in range(most))

    def of(self, offers: Sequence[Any], _seat: Seat, _look: Look) -> Numbers:
        if len(offers) > len(self.labels):
            message = f"{len(offers)} offers, but numbers for {len(self.labels)}"
            raise TooManyOffersError(message)
        return [*range(len(offers))]


def _seen_from(move: msgspec.Struct, seat: Seat, players: int) -> msgspec.Struct:
    """The same move with the seats in it counted from this one."""
    seats = {field: getattr(move, field) for field in seat_fields(type(move))}
    turned = {field: (each - seat) % players for field, each in seats.items() if each is not None}
    return msgspec.structs.replace(move, **turned)

"""Seats around a table, and who looks at it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

# Annotated rather than NewType: free at run time, checked when decoded, and visible to whoever
# needs to know that a field is a seat (texts put a name there) or has a place for each of them.
SEAT: Final = msgspec.Meta(ge=0, description="a seat, counted clockwise from 0")
Seat: TypeAlias = Annotated[int, SEAT]

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat's, or the public's (spectators, the table screen)."""
PUBLIC: Final[Viewer] = None

T = TypeVar("T")
PER_SEAT: Final = "one for each seat"
PerSeat: TypeAlias = Annotated[tuple[T, ...], PER_SEAT]
"""One of something for each seat, in seat order."""
PER_MEMBER: Final = "one for each member"
PerMember: TypeAlias = Annotated[tuple[T, ...], PER_MEMBER]
"""One of something for each seat that the field `members` beside it names, in that order."""


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % players


def right_of(seat: Seat, players: int) -> Seat:
    """The next seat anticlockwise."""
    return (seat - 1) % players


def with_seat(values: PerSeat[T], seat: Seat, value: T) -> PerSeat[T]:
    """The same values, but this one at this seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def viewers(players: int) -> tuple[Viewer, ...]:
    """Everyone who may look: each seat, then the public."""
    return (*range(players), PUBLIC)

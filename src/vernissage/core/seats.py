"""Seats around a table, and viewers: the seats and the public."""

from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

# Annotated rather than NewType: free at run time, validated when decoded, and visible to code that must
# know whether a field is a seat (texts show a name) or has one item per seat.
SEAT: Final = msgspec.Meta(ge=0, description="a seat, counted clockwise from 0")
Seat: TypeAlias = Annotated[int, SEAT]

Viewer: TypeAlias = Seat | None
"""A viewer of the game: a seat, or None for the public (spectators, the table screen)."""
PUBLIC: Final[Viewer] = None

T = TypeVar("T")
PER_SEAT: Final = "one for each seat"
PerSeat: TypeAlias = Annotated[tuple[T, ...], PER_SEAT]
"""A tuple with one item per seat, in seat order."""
PER_MEMBER: Final = "one for each member"
PerMember: TypeAlias = Annotated[tuple[T, ...], PER_MEMBER]
"""A tuple with one item per seat named in the field `members` of the same value, in that order."""


def left_of(seat: Seat, players: int) -> Seat:
    """Returns the next seat clockwise."""
    return (seat + 1) % players


def right_of(seat: Seat, players: int) -> Seat:
    """Returns the next seat anticlockwise."""
    return (seat - 1) % players


def with_seat(values: PerSeat[T], seat: Seat, value: T) -> PerSeat[T]:
    """Returns a copy of these values with one seat's value replaced."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def viewers(players: int) -> tuple[Viewer, ...]:
    """Returns every viewer: each seat, then the public."""
    return (*range(players), PUBLIC)

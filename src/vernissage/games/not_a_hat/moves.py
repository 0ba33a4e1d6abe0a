"""The moves of players, and the events that follow from them.

There are no hidden hands: everyone sees the same events. Only the past is hidden. So an event shows
a face or a name only when it happens; `kept` in view.py decides which part of it stays in the log.
"""

from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.not_a_hat.cards import Back, Gift


class Take(MoveValue, frozen=True):
    """HAT-2.1, HAT-4.4: take the shop's top gift, which all have seen, and turn it over."""


class Aim(MoveValue, frozen=True):
    """HAT-6.4: choose who gets a gift whose arrows point at everyone."""

    receiver: Seat


class Give(MoveValue, frozen=True):
    """HAT-2.1, HAT-2.5: give the gift away and name it. Any of the 110 gifts may be named."""

    gift: Gift


class Accept(MoveValue, frozen=True):
    """HAT-2.2: accept the gift."""


class Refuse(MoveValue, frozen=True):
    """HAT-4.1: say that the gift's name is false."""


Move: TypeAlias = Take | Aim | Give | Accept | Refuse


def is_said(move: Move) -> bool:
    """HAT-2.1, HAT-2.2, HAT-4.1: is this move said aloud?"""
    return isinstance(move, Give | Accept | Refuse)


class Taken(EventValue, frozen=True):
    """HAT-2.1: the shop's top gift was shown and turned over; it is on its way."""

    seat: Seat
    gift: Gift | None
    """The gift shown; None in the log, once its moment has passed."""
    back: Back


class Turned(EventValue, frozen=True):
    """HAT-3.2: the oldest gift was still open and was turned over; it is on its way."""

    seat: Seat
    gift: Gift
    back: Back


class Aimed(EventValue, frozen=True):
    seat: Seat
    receiver: Seat


class Given(EventValue, frozen=True):
    """HAT-2.1: a gift was named and offered. The name may be false."""

    seat: Seat
    receiver: Seat
    gift: Gift | None
    """The name that was said; None in the log, once it is forgotten."""
    number: int


class Accepted(EventValue, frozen=True):
    """HAT-3.1: the gift was accepted and lies on top of the others; the oldest is given next."""

    seat: Seat
    giver: Seat
    number: int


class Refused(EventValue, frozen=True):
    """HAT-4.1: the receiver says that the name is false."""

    seat: Seat
    giver: Seat
    gift: Gift | None
    """The name that was said; None in the log, once it is forgotten."""
    number: int


class Unwrapped(EventValue, frozen=True):
    """HAT-4.1 to HAT-4.3: the gift is turned up; the player who was wrong takes it as a penalty."""

    seat: Seat
    gift: Gift
    true: bool
    """Whether the name was true, so that the refusal was wrong."""


class Opened(EventValue, frozen=True):
    """HAT-5.1: a game is over, and all gifts of the players are turned up, oldest first."""

    piles: PerSeat[tuple[Gift, ...]]


class GameBegan(EventValue, frozen=True):
    """HAT-5.3: the next game was dealt."""

    seat: Seat
    game: int


class Ended(EventValue, frozen=True):
    """HAT-5.1 to HAT-5.4: the last game is over."""


Event: TypeAlias = (
    Taken | Turned | Aimed | Given | Accepted | Refused | Unwrapped | Opened | GameBegan | Ended
)

"""What a seat can do, and what then happens.

Nobody's hand is hidden here: everyone at the table sees the same happen. What is hidden is what has been
seen before. So an event that shows a face or speaks a name is whole only for those who are there; `kept`
in view.py says what the log still knows of it.
"""

from __future__ import annotations

from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.not_a_hat.cards import Back, Gift


class Take(MoveValue, frozen=True):
    """HAT-2.1, HAT-4.4: take the shop's top gift, which all have seen, and turn it over."""


class Aim(MoveValue, frozen=True):
    """HAT-6.4: pick who gets a gift whose arrows point at everyone."""

    receiver: Seat


class Give(MoveValue, frozen=True):
    """HAT-2.1, HAT-2.5: give the gift away, saying what it is. Any gift of the 110 may be named."""

    gift: Gift


class Accept(MoveValue, frozen=True):
    """HAT-2.2: thank you!"""


class Refuse(MoveValue, frozen=True):
    """HAT-4.1: that's not a hat!"""


Move: TypeAlias = Take | Aim | Give | Accept | Refuse


def is_said(move: Move) -> bool:
    """HAT-2.1, HAT-2.2, HAT-4.1: a gift is named, thanked for, or doubted aloud."""
    return isinstance(move, Give | Accept | Refuse)


class Taken(EventValue, frozen=True):
    """HAT-2.1: the shop's top gift was shown and turned over; it is on its way."""

    seat: Seat
    gift: Gift | None
    """None once it is past."""
    back: Back


class Turned(EventValue, frozen=True):
    """HAT-3.2: the oldest gift still lay open and was turned over; it is on its way."""

    seat: Seat
    gift: Gift
    back: Back


class Aimed(EventValue, frozen=True):
    seat: Seat
    receiver: Seat


class Given(EventValue, frozen=True):
    """HAT-2.1: named and offered. It may be anything but what is said."""

    seat: Seat
    receiver: Seat
    gift: Gift | None
    """What was said it is; None once that is forgotten."""
    number: int


class Accepted(EventValue, frozen=True):
    """HAT-3.1: the gift lies on top of the others now, and the oldest goes on."""

    seat: Seat
    giver: Seat
    number: int


class Refused(EventValue, frozen=True):
    """HAT-4.1: the receiver says that it is not what was said."""

    seat: Seat
    giver: Seat
    gift: Gift | None
    """What was said it is; None once that is forgotten."""
    number: int


class Unwrapped(EventValue, frozen=True):
    """HAT-4.1 to HAT-4.3: what it is, and who was wrong and takes it as a penalty."""

    seat: Seat
    gift: Gift
    true: bool
    """Was it what it was said to be? Then it was wrong to doubt it."""


class Opened(EventValue, frozen=True):
    """HAT-5.1: a game is over, and all that lies before the players is turned up, the oldest first."""

    piles: PerSeat[tuple[Gift, ...]]


class GameBegan(EventValue, frozen=True):
    """HAT-5.3: the next game was dealt."""

    seat: Seat
    game: int


class Ended(EventValue, frozen=True):
    """HAT-5.1 to HAT-5.4: it is all over."""


Event: TypeAlias = (
    Taken | Turned | Aimed | Given | Accepted | Refused | Unwrapped | Opened | GameBegan | Ended
)

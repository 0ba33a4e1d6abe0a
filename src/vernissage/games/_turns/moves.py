"""Moves and events. Keep moves small, so that the list of offers stays short."""

from __future__ import annotations

from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games._turns.cards import Card


class Lay(MoveValue, frozen=True):
    """LAM-2.1: lay a card face down."""

    card: Card


class Bid(MoveValue, frozen=True):
    """LAM-2.2: say how many lamps have been laid."""

    lamps: int


class Doubt(MoveValue, frozen=True):
    """LAM-2.3: doubt the bid before."""


class PutAway(MoveValue, frozen=True):
    """LAM-3.2: lose a card."""

    card: Card


Move: TypeAlias = Lay | Bid | Doubt | PutAway


class Laid(EventValue, frozen=True):
    """LAM-2.1: what the owner sees of a card laid."""

    seat: Seat
    card: Card


class LaidUnseen(EventValue, frozen=True):
    """LAM-2.1: what everyone else sees. It is another type, without a field for the secret."""

    seat: Seat


class HasBid(EventValue, frozen=True):
    seat: Seat
    lamps: int


class Doubted(EventValue, frozen=True):
    seat: Seat
    bidder: Seat


class TurnedUp(EventValue, frozen=True):
    """LAM-3.1: what all see. A player who is out has no card here."""

    cards: PerSeat[Card | None]
    lamps: int
    loser: Seat


class Lost(EventValue, frozen=True):
    """LAM-3.2: what the loser sees of the card put away."""

    seat: Seat
    card: Card


class LostUnseen(EventValue, frozen=True):
    seat: Seat


class WentOut(EventValue, frozen=True):
    seat: Seat


Event: TypeAlias = Laid | LaidUnseen | HasBid | Doubted | TurnedUp | Lost | LostUnseen | WentOut

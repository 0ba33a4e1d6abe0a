"""Moves, and the events that follow from them. Keep moves small, so that the list of offers stays short."""

from __future__ import annotations

from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games._turns.cards import Card


class Lay(MoveValue, frozen=True):
    """LAM-2.1: lay a card face down."""

    card: Card


class Bid(MoveValue, frozen=True):
    """LAM-2.2: claim that at least this many lamps have been laid."""

    lamps: int


class Doubt(MoveValue, frozen=True):
    """LAM-2.3: doubt the last bid."""


class PutAway(MoveValue, frozen=True):
    """LAM-3.2: give up a card for good."""

    card: Card


Move: TypeAlias = Lay | Bid | Doubt | PutAway


class Laid(EventValue, frozen=True):
    """LAM-2.1: a card was laid, as its owner sees it."""

    seat: Seat
    card: Card


class LaidUnseen(EventValue, frozen=True):
    """LAM-2.1: a card was laid, as everyone else sees it. This type has no field for the secret."""

    seat: Seat


class HasBid(EventValue, frozen=True):
    seat: Seat
    lamps: int


class Doubted(EventValue, frozen=True):
    seat: Seat
    bidder: Seat


class TurnedUp(EventValue, frozen=True):
    """LAM-3.1: all laid cards were turned up. A player who is out has None."""

    cards: PerSeat[Card | None]
    lamps: int
    loser: Seat


class Lost(EventValue, frozen=True):
    """LAM-3.2: a card was put away, as the loser sees it."""

    seat: Seat
    card: Card


class LostUnseen(EventValue, frozen=True):
    seat: Seat


class WentOut(EventValue, frozen=True):
    seat: Seat


Event: TypeAlias = Laid | LaidUnseen | HasBid | Doubted | TurnedUp | Lost | LostUnseen | WentOut

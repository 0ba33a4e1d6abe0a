"""Moves, and the events that follow from them. Keep moves small, so that the list of offers stays short."""

from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import EventValue, MoveValue


class Show(MoveValue, frozen=True):
    """TPL-2.1: propose the prize of this round."""

    prize: int


class Lay(MoveValue, frozen=True):
    """TPL-3.1: lay a card face down."""

    card: int


Move: TypeAlias = Show | Lay


class Shown(EventValue, frozen=True):
    seat: Seat
    prize: int


class Agreed(EventValue, frozen=True):
    prize: int


class Laid(EventValue, frozen=True):
    """TPL-3.1: a card was laid, as its owner sees it."""

    seat: Seat
    card: int


class LaidUnseen(EventValue, frozen=True):
    """TPL-3.1: a card was laid, as everyone else sees it. This type has no field for the secret."""

    seat: Seat


class TurnedUp(EventValue, frozen=True):
    cards: PerSeat[int]
    winner: Seat


class Drew(EventValue, frozen=True):
    seat: Seat
    card: int


class DrewUnseen(EventValue, frozen=True):
    seat: Seat


class Ended(EventValue, frozen=True):
    pass


Event: TypeAlias = Shown | Agreed | Laid | LaidUnseen | TurnedUp | Drew | DrewUnseen | Ended

"""The moves of players, and the events that follow from them."""

from typing import TypeAlias

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.canvas.cards import USUAL, Background, Card, Moulding, ScoringCard, Title
from vernissage.games.canvas.objectives import Objective
from vernissage.games.canvas.painting import Painting


class Take(MoveValue, frozen=True):
    """CAN-3.3: take a card of the row."""

    card: Card


class Paint(MoveValue, frozen=True):
    """CAN-3.6, CAN-3.15: complete a painting with three cards of the hand, topmost first, in this frame."""

    cards: Painting
    moulding: Moulding = USUAL


class Frame(MoveValue, frozen=True):
    """CAN-3.6: choose one of the player's free backgrounds for the painting just laid."""

    background: Background


Move: TypeAlias = Take | Paint | Frame


class Took(EventValue, frozen=True):
    """CAN-3.3, CAN-3.4: a card was taken, with the tokens paid and the tokens gained from it."""

    seat: Seat
    card: Card
    paid: int
    gained: int


class Painted(EventValue, frozen=True):
    """CAN-3.6, CAN-3.8: a painting was completed, and its title read out."""

    seat: Seat
    cards: Painting
    background: Background
    left: Title | None
    right: Title | None
    moulding: Moulding = USUAL


class Won(EventValue, frozen=True):
    """CAN-3.9, CAN-3.10: ribbons were won for one of the scoring cards."""

    seat: Seat
    scoring: ScoringCard
    ribbons: int


class WonBonus(EventValue, frozen=True):
    """CAN-3.11: bonus ribbons were won."""

    seat: Seat
    ribbons: int


class Achieved(EventValue, frozen=True):
    """CAN-7.1, CAN-7.2: a special objective was met, for the first time in this game."""

    seat: Seat
    objective: Objective


class Laid(EventValue, frozen=True):
    """CAN-3.5: cards from the deck were laid at the end of the row."""

    cards: tuple[Card, ...]


class VincentTook(EventValue, frozen=True):
    """CAN-6.2: Vincent skipped some cards; the next one left the game, and he got its tokens."""

    card: Card
    skipped: int
    gained: int


class Skipped(EventValue, frozen=True):
    """CAN-6.3: the cards that were skipped left the game."""

    cards: tuple[Card, ...]


class Inspired(EventValue, frozen=True):
    """CAN-6.3: a player got a token from the reserve."""

    seat: Seat


class Ended(EventValue, frozen=True):
    """CAN-4.1: the game is over; everyone has three paintings."""


Event: TypeAlias = (
    Took | Painted | Won | WonBonus | Achieved | Laid | VincentTook | Skipped | Inspired | Ended
)

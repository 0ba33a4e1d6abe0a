"""The state of the whole table as a frozen value, secrets included. Only the rules read it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import OptionsValue, StateValue
from vernissage.games._turns.cards import Card

Hand: TypeAlias = tuple[Card, ...]
Phase: TypeAlias = Literal["lay", "bid", "lose", "over"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a table. Every option has a default; `check_options` checks what types can't express."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    lamps: Literal[1, 2] = 2
    """LAM-1.1: the number of lamps in each hand."""


class State(StateValue, frozen=True):
    """Everything on the table, as tuples and numbers: it can be compared, hashed, stored and sent."""

    options: Options
    hands: PerSeat[Hand]
    laid: PerSeat[Card | None]
    away: PerSeat[Hand]
    """The cards that each player has put away, face down."""
    turned: PerSeat[Card | None]
    """The cards turned up last; None for each player before the first time."""
    turn: Seat
    """The player who bids or puts a card away; while cards are laid, the player who will bid first."""
    bid: int
    """The last bid in this round; 0 before the first."""
    bidder: Seat | None
    out: tuple[Seat, ...]
    """The players who are out, in the order in which they left."""
    phase: Phase


def check_options(_options: Options) -> Refusal | None:
    """Accepts all options, since their types allow only valid ones."""
    return None

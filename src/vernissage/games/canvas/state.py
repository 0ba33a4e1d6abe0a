"""CAN-2: the table as a frozen value, and the options it is played with."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.canvas.cards import PAINTINGS, PLACES, USUAL, Background, Card, Moulding, ScoringCard
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.scenarios import Scenario, Scoring

Solo: TypeAlias = Literal["vincent", "puzzle"]
Hints: TypeAlias = Literal[0, 1, 2, 3]
Minutes: TypeAlias = Literal[0, 1, 5, 1440]


class Options(OptionsValue, frozen=True, kw_only=True):
    """How this table plays."""

    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    first: Seat | None = None
    """CAN-2.4: the first player; None lets chance choose."""
    scenario: Scenario = "first-time"
    """CAN-8"""
    scoring: Annotated[
        tuple[ScoringCard, ...], msgspec.Meta(max_length=4, extra_json_schema={"replaces": "scenario"})
    ] = ()
    """CAN-8.10: the host's own choice, from the red place on; it replaces the scenario's."""
    solo: Solo = "vincent"
    """CAN-6: what somebody who plays alone plays."""
    hints: Hints = 1
    """What the workshop tells: nothing, ribbons of a draft, the best order, the best painting."""
    vote: Minutes = 5
    """CAN-4.4: how long those who look on may judge where all is equal; 0: not at all."""


class Painter(Value, frozen=True):
    """CAN-2.3, CAN-3.13: what a player has, all of it open."""

    hand: tuple[Card, ...]
    tokens: int
    backgrounds: tuple[Background, ...]
    """First those of the paintings, in their order, then those still free."""
    paintings: tuple[Painting, ...] = ()
    mouldings: tuple[Moulding, ...] = ()
    """CAN-3.15: the frames of the first paintings; positions kept long ago say nothing of them."""

    @property
    def free(self) -> tuple[Background, ...]:
        """CAN-3.6: the backgrounds for paintings to come."""
        return self.backgrounds[len(self.paintings) :]

    @property
    def framed(self) -> tuple[Moulding, ...]:
        """CAN-3.15: the frame of each painting."""
        return self.mouldings + (USUAL,) * (len(self.paintings) - len(self.mouldings))


class State(StateValue, frozen=True):
    """Everything on the table. The first card of the row is the free one, the first of the deck its top."""

    options: Options
    scoring: Scoring
    row: tuple[Card, ...]
    laid: tuple[int, ...]
    """The tokens on each card of the row."""
    deck: tuple[Card, ...]
    painters: PerSeat[Painter]
    turn: Seat
    gone: tuple[Card, ...] = ()
    """CAN-6.2, CAN-6.3: cards that have left the game."""
    aside: int = 0
    """CAN-6.2, CAN-6.3: Vincent's tokens, or the reserve of the puzzle."""
    easel: Painting | None = None
    """CAN-3.6: the painting for which whoever's turn it is has still to choose a background."""
    moulding: Moulding = USUAL
    """CAN-3.15: the frame of what is on the easel."""
    judged: Seat | None = None
    """CAN-4.4: whom the judges chose among those tied."""
    outvoted: tuple[Seat, ...] = ()
    """CAN-4.4: those of the tied who had fewer votes than others, and are not in the run-off."""


def check_options(options: Options) -> Refusal | None:
    """CAN-2.4, CAN-8.10: the first player sits at the table; no scoring card lies there twice."""
    if options.first is not None and options.first >= options.players:
        return Refusal("options/first-player", "CAN-2.4", {"players": options.players})
    if len(set(options.scoring)) != len(options.scoring) or len(options.scoring) > len(PLACES):
        return Refusal("options/scoring", "CAN-8.10")
    return None


def solo(options: Options) -> Solo | None:
    """CAN-6: which way of playing alone, if one is alone."""
    return options.solo if options.players == 1 else None


def is_over(state: State) -> bool:
    """CAN-4.1: the turn goes to those who have paintings to make, so nobody has any left."""
    return len(state.painters[state.turn].paintings) == PAINTINGS

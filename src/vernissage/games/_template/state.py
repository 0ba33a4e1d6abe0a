"""The table as a frozen value: everything, secrets included. Nothing outside the rules reads it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.agree import Proposals
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat
from vernissage.core.value import OptionsValue, StateValue

Hand: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["prize", "lay", "over"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """How this table plays. Every option has a default; what a field can't say, check_options checks."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Literal[1, 2] = 2
    """TPL-4.1"""


class State(StateValue, frozen=True):
    """Tuples and numbers only: a state can be compared, hashed, stored and sent."""

    options: Options
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    hands: PerSeat[Hand]
    laid: PerSeat[int | None]
    points: PerSeat[int]
    proposals: Proposals[int]
    prize: int
    """What this round is worth; 0 until that is agreed."""
    round: int
    phase: Phase


def check_options(_options: Options) -> Refusal | None:
    """The types of the options say it all here."""
    return None

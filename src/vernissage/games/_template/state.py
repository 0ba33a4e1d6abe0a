"""The state of the whole table as a frozen value, secrets included. Only the rules read it."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.agree import Proposals
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat
from vernissage.core.value import OptionsValue, StateValue

Hand: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["prize", "lay", "over"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a table. Every option has a default; `check_options` checks what types can't express."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Literal[1, 2] = 2
    """TPL-4.1: the number of rounds in a game."""


class State(StateValue, frozen=True):
    """Everything on the table, as tuples and numbers: it can be compared, hashed, stored and sent."""

    options: Options
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    hands: PerSeat[Hand]
    laid: PerSeat[int | None]
    points: PerSeat[int]
    proposals: Proposals[int]
    prize: int
    """The prize of this round; 0 until the players agree on it."""
    round: int
    phase: Phase


def check_options(_options: Options) -> Refusal | None:
    """Accepts all options, since their types allow only valid ones."""
    return None

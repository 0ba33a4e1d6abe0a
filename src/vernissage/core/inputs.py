"""What a match is made of: everything that comes in, from seats, clocks, juries and whoever runs it."""

from __future__ import annotations

from typing import Any, Final, Generic

from vernissage.core.game import E, Game, M, O, S, V
from vernissage.core.seats import Seat
from vernissage.core.value import Value

# Far more than any game takes. They bound what somebody can make a house store and play again.
MOST_INPUTS: Final = 10_000
MOST_UNDONE: Final = 300
MOST_UNDONE_IN_A_TURN: Final = 30


class Made(Value, Generic[M], frozen=True, tag_field="input", tag="made"):
    """A seat made this move."""

    seat: Seat
    move: M


class TimedOut(Value, frozen=True, tag_field="input", tag="timed-out"):
    """A seat's clock ran out; the game's `lapse` says which move that means."""

    seat: Seat


class Resigned(Value, frozen=True, tag_field="input", tag="resigned"):
    """The person at a seat left for good. The seat answers no more until somebody takes it over."""

    seat: Seat


class TakenOver(Value, frozen=True, tag_field="input", tag="taken-over"):
    """Somebody else, mostly a bot, now answers for this seat."""

    seat: Seat
    by: str


class TakenBack(Value, frozen=True, tag_field="input", tag="taken-back"):
    """A seat took back the last of its moves, which had told nobody anything."""

    seat: Seat


class Hinted(Value, frozen=True, tag_field="input", tag="hinted"):
    """A seat was told what a bot would do in its place. Nothing happens on the table."""

    seat: Seat


class Judged(Value, frozen=True, tag_field="input", tag="judged"):
    """The game ended in a tie, and a jury chose this one of the tied."""

    seat: Seat


class Outvoted(Value, frozen=True, tag_field="input", tag="outvoted"):
    """The jury has not chosen yet, but has ruled out this one of the tied: the others are left."""

    seat: Seat


Input = Made[Any] | TimedOut | Resigned | TakenOver | TakenBack | Hinted | Judged | Outvoted


def input_type(game: Game[S, M, E, V, O]) -> Any:  # noqa: ANN401 - a union for the codec
    """The inputs of this game, for whoever reads them from JSON."""
    moved = Made[game.types.move]  # type: ignore[name-defined]
    return moved | TimedOut | Resigned | TakenOver | TakenBack | Hinted | Judged | Outvoted

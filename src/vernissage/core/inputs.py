"""The inputs of a match: everything that enters it, from seats, clocks, juries and the server."""

from typing import Any, Final, Generic

from vernissage.core.game import E, Game, M, O, S, V
from vernissage.core.seats import Seat
from vernissage.core.value import Value

# These limits are far above any game's needs. They bound the data a client can make a server store.
MOST_INPUTS: Final = 10_000
MOST_UNDONE: Final = 300
MOST_UNDONE_IN_A_TURN: Final = 30


class Made(Value, Generic[M], frozen=True, tag_field="input", tag="made"):
    """A seat made this move."""

    seat: Seat
    move: M


class TimedOut(Value, frozen=True, tag_field="input", tag="timed-out"):
    """A seat's clock ran out. The game's `lapse` chooses the move."""

    seat: Seat


class Resigned(Value, frozen=True, tag_field="input", tag="resigned"):
    """The person at a seat left for good. The seat answers no more until it is taken over."""

    seat: Seat


class TakenOver(Value, frozen=True, tag_field="input", tag="taken-over"):
    """Another player, usually a bot, now answers for this seat."""

    seat: Seat
    by: str


class TakenBack(Value, frozen=True, tag_field="input", tag="taken-back"):
    """A seat took back its last move, which had revealed nothing to anyone."""

    seat: Seat


class Hinted(Value, frozen=True, tag_field="input", tag="hinted"):
    """A seat was shown a bot's choice in its place. Nothing happens on the table."""

    seat: Seat


class Judged(Value, frozen=True, tag_field="input", tag="judged"):
    """The game ended in a tie, and a jury chose this seat as the winner."""

    seat: Seat


class Outvoted(Value, frozen=True, tag_field="input", tag="outvoted"):
    """A jury has ruled this seat out of a tie, but not decided between the others yet."""

    seat: Seat


Input = Made[Any] | TimedOut | Resigned | TakenOver | TakenBack | Hinted | Judged | Outvoted


def input_type(game: Game[S, M, E, V, O]) -> Any:  # noqa: ANN401 - a union for the codec
    """Returns the type of this game's inputs, for decoding them from JSON."""
    moved = Made[game.types.move]  # type: ignore[name-defined]
    return moved | TimedOut | Resigned | TakenOver | TakenBack | Hinted | Judged | Outvoted

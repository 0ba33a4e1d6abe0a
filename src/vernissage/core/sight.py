"""The sight: everything that one viewer may know about a match."""

from typing import Generic

from vernissage.core.ending import Ending
from vernissage.core.game import M, V
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.core.value import Value


class Sight(Value, Generic[V, M], frozen=True):
    """A viewer's part of a match. Only its contents may be sent to that viewer."""

    view: V
    to_move: tuple[Seat, ...]
    question: int
    offers: tuple[M, ...]
    outcome: Outcome | None
    retrospect: Value | None
    """The game's summary in hindsight, the same for all viewers; None until the game is over."""
    ending: Ending | None = None
    """The announced end of the game; None if none is announced."""

"""A player's record of a finished game: the gallery's score and wealth, and the number of rounds."""

from collections.abc import Sequence

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.bioutifoul.moves import Event
from vernissage.games.bioutifoul.scoring import Score, scores, wealth
from vernissage.games.bioutifoul.state import State


class Memento(Value, frozen=True):
    """BIO-7.2 to BIO-7.5: one gallery's score and wealth at the end of a game."""

    score: Score
    wealth: int
    rounds: int


def memento(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Memento:
    """Returns this seat's record, taken from the last state."""
    last = steps[-1].state if steps else first
    return Memento(scores(last)[seat], wealth(last.galleries[seat], last.row), last.round)

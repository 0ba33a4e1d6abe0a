"""The exhibition at the end: everyone's paintings, wall by wall, the winners' first."""

from collections.abc import Sequence

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import outcome, ranking
from vernissage.games.canvas.state import State
from vernissage.games.canvas.view import Hung, all_hung


class Wall(Value, frozen=True):
    """The paintings of one painter in order, and the sum of their points."""

    seat: Seat
    points: int
    wins: bool
    paintings: tuple[Hung, ...]
    best: int
    """The index of the painting with the most points; of equals, the first."""


class Finest(Value, frozen=True):
    """The painting with the most points, by its painter and index; of equals, the first."""

    seat: Seat
    number: int


class Exhibition(Value, frozen=True):
    """CAN-4.3: the walls of all painters, the winner's first."""

    scoring: Scoring
    walls: tuple[Wall, ...]
    finest: Finest | None
    """The painting with the most points; None if no painting brought any."""


def exhibition(first: State, steps: Sequence[Step[State, Event]]) -> Exhibition:
    """Returns the exhibition of a finished game, with the winner's wall first."""
    end = steps[-1].state if steps else first
    ended = outcome(end)
    assert ended is not None, "the game must be over"
    hung = [all_hung(end.scoring, painter) for painter in end.painters]
    walls = tuple(
        Wall(seat, ended.scores[seat], seat in ended.winners, hung[seat], best(hung[seat]))
        for seat in ranking(end)
    )
    return Exhibition(end.scoring, walls, finest(walls))


def best(paintings: Sequence[Hung]) -> int:
    """Returns the index of the painting with the most points; of equals, the first."""
    return max(range(len(paintings)), key=lambda number: paintings[number].points, default=0)


def finest(walls: tuple[Wall, ...]) -> Finest | None:
    """Returns the painting with the most points, or None if no painting brought any."""
    worth = {
        Finest(wall.seat, number): each.points
        for wall in walls
        for number, each in enumerate(wall.paintings)
        if each.points
    }
    return max(worth, key=lambda each: worth[each], default=None)

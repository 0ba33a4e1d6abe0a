"""The exhibition at the end: everyone's paintings, wall by wall, the winners' last."""

from collections.abc import Sequence

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import outcome, points, ranking
from vernissage.games.canvas.state import Painter, State
from vernissage.games.canvas.view import Hung, all_hung


class Exhibit(Value, frozen=True):
    """A painting, and the points that it added to the score."""

    hung: Hung
    points: int


class Wall(Value, frozen=True):
    """The paintings of one painter in order, and the sum of their points."""

    seat: Seat
    points: int
    wins: bool
    exhibits: tuple[Exhibit, ...]


class Finest(Value, frozen=True):
    """The painting with the most points, by its painter and index; of equals, the first."""

    seat: Seat
    number: int


class Exhibition(Value, frozen=True):
    """CAN-4.3: the walls of all painters, the winner's last."""

    scoring: Scoring
    walls: tuple[Wall, ...]
    finest: Finest | None
    """The painting with the most points; None if no painting brought any."""


def exhibits(scoring: Scoring, painter: Painter) -> tuple[Exhibit, ...]:
    """CAN-4.2: a painter's paintings in order, each with the points that it added to the score."""
    done = range(len(painter.paintings) + 1)
    had = [points(scoring, held(scoring, painter.paintings[:number])) for number in done]
    return tuple(
        Exhibit(each, had[number + 1] - had[number]) for number, each in enumerate(all_hung(scoring, painter))
    )


def exhibition(first: State, steps: Sequence[Step[State, Event]]) -> Exhibition:
    """Returns the exhibition of a finished game, with the winner's wall last."""
    end = steps[-1].state if steps else first
    ended = outcome(end)
    assert ended is not None, "the game must be over"
    walls = tuple(
        Wall(
            seat=seat,
            points=ended.scores[seat],
            wins=seat in ended.winners,
            exhibits=exhibits(end.scoring, end.painters[seat]),
        )
        for seat in reversed(ranking(end))
    )
    return Exhibition(end.scoring, walls, finest(walls))


def finest(walls: tuple[Wall, ...]) -> Finest | None:
    """Returns the painting with the most points, or None if no painting brought any."""
    worth = {
        Finest(wall.seat, number): each.points
        for wall in walls
        for number, each in enumerate(wall.exhibits)
        if each.points
    }
    return max(worth, key=lambda each: worth[each], default=None)

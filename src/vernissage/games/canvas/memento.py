"""The memento of a finished game: every painting of one player, so that it can be hung again."""

from collections.abc import Sequence

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value, derive
from vernissage.core.work import Work
from vernissage.games.canvas.cards import USUAL, Background, Moulding, Title
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.ribbons import Won
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import State
from vernissage.games.canvas.view import Hung, all_hung

BONUS = "bonus"


class Kept(Value, frozen=True):
    """CAN-3.6 to CAN-3.11: a completed painting with its title, its ribbons and its points."""

    cards: Painting
    background: Background
    left: Title | None
    right: Title | None
    ribbons: Won
    """The ribbons for each scoring card, as far as its ladder goes, then the bonus ribbons."""
    points: int
    """How much the painting raised the score. The points of all paintings add up to the score."""
    moulding: Moulding = USUAL


class Memento(Value, frozen=True):
    """The paintings of one player in one game, in the order in which they were completed."""

    scoring: Scoring
    paintings: tuple[Kept, ...]


class Piece(Value, frozen=True):
    """One painting, and the scoring cards that its ribbons are for."""

    scoring: Scoring
    painting: Kept


def memento(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Memento:
    """Returns the memento of a seat: its paintings at the end of the game."""
    last = steps[-1].state if steps else first
    return Memento(last.scoring, tuple(map(_remembered, all_hung(last.scoring, last.painters[seat]))))


def _remembered(hung: Hung) -> Kept:
    return derive(Kept, hung, ribbons=(*hung.ribbons, hung.bonus))


def works(kept: Memento) -> tuple[Work, ...]:
    """CAN-3.9, CAN-3.11: the paintings as works, marked with the conditions that gave them ribbons."""
    names = (*kept.scoring, BONUS)
    return tuple(
        Work(
            points=each.points,
            marks=tuple(name for name, won in zip(names, each.ribbons, strict=True) if won),
            piece=Piece(kept.scoring, each),
            layers=tuple(f"{name}.webp" for name in (each.background, *reversed(each.cards))),
        )
        for each in kept.paintings
    )

"""What one viewer may know: everything but the order of the deck (CAN-3.13). Hints are for one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import sub

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.canvas.cards import Background, Card, Icons, Title
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.objectives import Objective, objectives
from vernissage.games.canvas.painting import Painting, swatches, title, visible
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import points, tied
from vernissage.games.canvas.state import Options, Painter, State, is_over
from vernissage.games.canvas.workshop import Workshop, workshop


class Spot(Value, frozen=True):
    """A card of the row, and the tokens on it."""

    card: Card
    tokens: int


class Hung(Value, frozen=True):
    """A completed painting: its cards from the top down, what is visible, its title, what it has won."""

    cards: Painting
    background: Background
    icons: tuple[Icons, ...]
    left: Title | None
    right: Title | None
    ribbons: tuple[int, ...]
    bonus: int


class OpenPainter(Value, frozen=True):
    """CAN-3.13: a painter, with everything counted openly."""

    hand: tuple[Card, ...]
    tokens: int
    backgrounds: tuple[Background, ...]
    paintings: tuple[Hung, ...]
    ribbons: tuple[int, ...]
    """For each scoring card of the table."""
    bonus: int
    points: int
    objectives: tuple[Objective, ...]


class Table(Value, frozen=True):
    """What everyone sees. The deck is a number here."""

    options: Options
    scoring: Scoring
    row: tuple[Spot, ...]
    deck: int
    painters: PerSeat[OpenPainter]
    turn: Seat
    gone: tuple[Card, ...]
    aside: int
    easel: Painting | None
    """CAN-3.6: laid by whoever's turn it is, and not hung yet."""
    over: bool
    tied: tuple[Seat, ...]
    judged: Seat | None
    outvoted: tuple[Seat, ...]


class View(ViewValue, frozen=True):
    """What this viewer sees: the table, and their own workshop."""

    workshop: Workshop | None
    table: Table


def hung(scoring: Scoring, painter: Painter, number: int) -> Hung:
    """CAN-3.7 to CAN-3.11: a painting as it hangs, with the ribbons it has truly brought."""
    painting = painter.paintings[number]
    shown = visible(painting)
    had, has = (held(scoring, painter.paintings[:done]) for done in (number, number + 1))
    *won, bonus = map(sub, has, had)
    left, right = title(painting)
    return Hung(painting, painter.backgrounds[number], swatches(shown), left, right, tuple(won), bonus)


@lru_cache(maxsize=512)
def open_painter(scoring: Scoring, painter: Painter) -> OpenPainter:
    """CAN-3.13: all that a painter has. Few change with a move, and all look at all: it is kept."""
    won = held(scoring, painter.paintings)
    return OpenPainter(
        hand=painter.hand,
        tokens=painter.tokens,
        backgrounds=painter.backgrounds,
        paintings=tuple(hung(scoring, painter, number) for number in range(len(painter.paintings))),
        ribbons=won[:-1],
        bonus=won[-1],
        points=points(scoring, won),
        objectives=objectives(scoring, painter.paintings),
    )


def table(state: State) -> Table:
    """What everyone sees."""
    return Table(
        options=state.options,
        scoring=state.scoring,
        row=tuple(map(Spot, state.row, state.laid)),
        deck=len(state.deck),
        painters=tuple(open_painter(state.scoring, painter) for painter in state.painters),
        turn=state.turn,
        gone=state.gone,
        aside=state.aside,
        easel=state.easel,
        over=is_over(state),
        tied=tied(state),
        judged=state.judged,
        outvoted=state.outvoted,
    )


def look(state: State) -> Callable[[Viewer], View]:
    """CAN-3.13: the table, the same for all, and what the workshop tells painters of their own cards."""
    laid_open = table(state)

    def view(viewer: Viewer) -> View:
        told = None
        if viewer is not None:
            own = state.painters[viewer]
            told = workshop(state.scoring, own.paintings, own.hand, state.row, state.options.hints)
        return View(viewer, told, laid_open)

    return view


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees."""
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """CAN-3.13: everything happens in the open."""
    return event

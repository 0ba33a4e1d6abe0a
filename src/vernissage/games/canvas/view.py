"""What one viewer may know: everything but the order of the deck (CAN-3.13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from operator import sub

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.canvas.cards import Background, Card, Icons, Moulding, Title
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.objectives import Objective, objectives
from vernissage.games.canvas.painting import Painting, Paintings, swatches, title, visible
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import decided_by, earned, ranking, rating, tied
from vernissage.games.canvas.state import Options, Painter, State, is_over, solo


class Spot(Value, frozen=True):
    """CAN-3.3: a card of the row, the tokens on it, and how many it costs to take it."""

    card: Card
    tokens: int
    cost: int


class Hung(Value, frozen=True):
    """A completed painting: its cards from the top down, what is visible, its title, what it has won."""

    cards: Painting
    background: Background
    moulding: Moulding
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
    free: tuple[Background, ...]
    """CAN-3.6: those of them that no painting has yet."""
    paintings: tuple[Hung, ...]
    ribbons: tuple[int, ...]
    """For each scoring card of the table."""
    bonus: int
    earned: tuple[int, ...]
    """CAN-4.2: the points for the ribbons of each scoring card, then for the bonus ribbons."""
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
    moulding: Moulding
    """CAN-3.15: the frame of that."""
    over: bool
    tied: tuple[Seat, ...]
    judged: Seat | None
    outvoted: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    """CAN-4.3: the painters as they finished, once they have."""
    decided_by: str
    """CAN-4.3, CAN-4.4: the rule that had the last word, where it was not points alone."""
    award: str
    """CAN-6.1: what the points of one who plays alone are called so far; nothing in company."""


class View(ViewValue, frozen=True):
    """What this viewer sees: the table, the same for all."""

    table: Table


@lru_cache(maxsize=1024)
def hung(scoring: Scoring, paintings: Paintings, background: Background, moulding: Moulding) -> Hung:
    """CAN-3.7 to CAN-3.11: the last of these as it hangs, with the ribbons it has truly brought."""
    painting = paintings[-1]
    *won, bonus = map(sub, held(scoring, paintings), held(scoring, paintings[:-1]))
    left, right = title(painting)
    return Hung(
        cards=painting,
        background=background,
        moulding=moulding,
        icons=swatches(visible(painting)),
        left=left,
        right=right,
        ribbons=tuple(won),
        bonus=bonus,
    )


def all_hung(scoring: Scoring, painter: Painter) -> tuple[Hung, ...]:
    """CAN-3.13: the paintings of a painter, in their order."""
    paintings = painter.paintings
    frames = zip(painter.backgrounds[: len(paintings)], painter.framed, strict=True)
    return tuple([hung(scoring, paintings[: at + 1], *frame) for at, frame in enumerate(frames)])


@lru_cache(maxsize=256)
def open_painter(scoring: Scoring, painter: Painter) -> OpenPainter:
    """CAN-3.13: all that a painter has. Few change with a move, and all look at all: it is kept."""
    walls = open_walls(scoring, replace(painter, hand=(), tokens=0))
    return replace(walls, hand=painter.hand, tokens=painter.tokens)


@lru_cache(maxsize=256)
def open_walls(scoring: Scoring, painter: Painter) -> OpenPainter:
    """CAN-3.13: the same without hand and tokens, the only things that change while nothing is painted."""
    won = held(scoring, painter.paintings)
    points_won = earned(scoring, won)
    return OpenPainter(
        hand=painter.hand,
        tokens=painter.tokens,
        backgrounds=painter.backgrounds,
        free=painter.free,
        paintings=all_hung(scoring, painter),
        ribbons=won[:-1],
        bonus=won[-1],
        earned=points_won,
        points=sum(points_won),
        objectives=objectives(scoring, painter.paintings),
    )


def table(state: State) -> Table:
    """What everyone sees."""
    painters = tuple([open_painter(state.scoring, painter) for painter in state.painters])
    over = is_over(state)
    return Table(
        options=state.options,
        scoring=state.scoring,
        row=tuple(map(Spot, state.row, state.laid, count())),
        deck=len(state.deck),
        painters=painters,
        turn=state.turn,
        gone=state.gone,
        aside=state.aside,
        easel=state.easel,
        moulding=state.moulding,
        over=over,
        tied=tied(state) if over else (),
        judged=state.judged,
        outvoted=state.outvoted,
        ranking=ranking(state) if over else (),
        decided_by=decided_by(state) if over else "",
        award=rating(painters[0].points) if solo(state.options) else "",
    )


def look(state: State) -> Callable[[Viewer], View]:
    """CAN-3.13: everything lies open, so it is made once."""
    laid_open = table(state)
    return lambda viewer: View(viewer, laid_open)


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees."""
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """CAN-3.13: everything happens in the open."""
    return event

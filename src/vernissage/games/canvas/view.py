"""What one viewer may know: everything except the order of the deck (CAN-3.13)."""

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
    """CAN-3.3: a card of the row, the tokens on it, and its cost."""

    card: Card
    tokens: int
    cost: int


class Hung(Value, frozen=True):
    """A completed painting: its cards from the top down, its visible icons, its title and its ribbons."""

    cards: Painting
    background: Background
    moulding: Moulding
    icons: tuple[Icons, ...]
    left: Title | None
    right: Title | None
    ribbons: tuple[int, ...]
    bonus: int


class OpenPainter(Value, frozen=True):
    """CAN-3.13: a painter, with everything counted."""

    hand: tuple[Card, ...]
    tokens: int
    backgrounds: tuple[Background, ...]
    free: tuple[Background, ...]
    """CAN-3.6: the backgrounds without a painting."""
    paintings: tuple[Hung, ...]
    ribbons: tuple[int, ...]
    """For each scoring card of the table."""
    bonus: int
    earned: tuple[int, ...]
    """CAN-4.2: the points for the ribbons of each scoring card, then for the bonus ribbons."""
    points: int
    objectives: tuple[Objective, ...]


class Table(Value, frozen=True):
    """What everyone sees. Of the deck, only its size."""

    options: Options
    scoring: Scoring
    row: tuple[Spot, ...]
    deck: int
    painters: PerSeat[OpenPainter]
    turn: Seat
    gone: tuple[Card, ...]
    aside: int
    easel: Painting | None
    """CAN-3.6: the painting laid by the player to move, which does not hang yet."""
    moulding: Moulding
    """CAN-3.15: the frame of that painting."""
    over: bool
    tied: tuple[Seat, ...]
    judged: Seat | None
    outvoted: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    """CAN-4.3: the painters by rank; empty until the game is over."""
    decided_by: str
    """CAN-4.3, CAN-4.4: the rule that decided, if it was not points alone."""
    award: str
    """CAN-6.1: the current award of one who plays alone; empty in company."""


class View(ViewValue, frozen=True):
    """The table, the same for every viewer."""

    table: Table


@lru_cache(maxsize=1024)
def hung(scoring: Scoring, paintings: Paintings, background: Background, moulding: Moulding) -> Hung:
    """CAN-3.7 to CAN-3.11: the last of these paintings, with the ribbons it brought."""
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
    """CAN-3.13: everything a painter has. Cached, since few painters change with a move and all see all."""
    walls = open_walls(scoring, replace(painter, hand=(), tokens=0))
    return replace(walls, hand=painter.hand, tokens=painter.tokens)


@lru_cache(maxsize=256)
def open_walls(scoring: Scoring, painter: Painter) -> OpenPainter:
    """CAN-3.13: a painter without hand and tokens, which are all that changes between paintings."""
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
    """CAN-3.13: everything is open, so the view is made once."""
    laid_open = table(state)
    return lambda viewer: View(viewer, laid_open)


def view(state: State, viewer: Viewer) -> View:
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """CAN-3.13: everyone sees every event."""
    return event

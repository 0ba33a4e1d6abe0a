"""CAN-3.13: the view of the table, with everything except the order of the deck."""

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from operator import sub

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.canvas.cards import PAINTINGS, Background, Card, Icons, Moulding, Title
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.objectives import Objective, objectives
from vernissage.games.canvas.painting import Painting, Paintings, swatches, title, visible
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import decided_by, earned, points, ranking, rating, tied
from vernissage.games.canvas.state import Options, Painter, State, is_over, solo


class Spot(Value, frozen=True):
    """CAN-3.3: a card of the row, the tokens on it, and its cost."""

    card: Card
    tokens: int
    cost: int


class Hung(Value, frozen=True):
    """A completed painting: cards from the top down, visible icons, title, ribbons and points."""

    cards: Painting
    background: Background
    moulding: Moulding
    icons: tuple[Icons, ...]
    left: Title | None
    right: Title | None
    ribbons: tuple[int, ...]
    bonus: int
    points: int
    """CAN-4.2: how much the painting raised the score."""


class OpenPainter(Value, frozen=True):
    """CAN-3.13: everything a painter has, with ribbons and points counted."""

    hand: tuple[Card, ...]
    tokens: int
    backgrounds: tuple[Background, ...]
    free: tuple[Background, ...]
    """CAN-3.6: the backgrounds without a painting."""
    paintings: tuple[Hung, ...]
    ribbons: tuple[int, ...]
    """The ribbons for each scoring card of the table."""
    bonus: int
    earned: tuple[int, ...]
    """CAN-4.2: the points for the ribbons of each scoring card, then for the bonus ribbons."""
    points: int
    objectives: tuple[Objective, ...]


class Table(Value, frozen=True):
    """The table as everyone sees it; of the deck, only its size."""

    options: Options
    scoring: Scoring
    row: tuple[Spot, ...]
    deck: int
    painters: PerSeat[OpenPainter]
    turn: Seat
    left: int
    """CAN-4.1: the paintings that still have to be hung before the game ends."""
    gone: tuple[Card, ...]
    aside: int
    easel: Painting | None
    """CAN-3.6: the painting laid by the player to move, which does not hang yet."""
    moulding: Moulding
    """CAN-3.15: the frame of the painting on the easel."""
    over: bool
    tied: tuple[Seat, ...]
    judged: Seat | None
    outvoted: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    """CAN-4.3: the painters by rank; empty until the game is over."""
    decided_by: str
    """CAN-4.3, CAN-4.4: the number of the rule that decided; empty if points alone did."""
    award: str
    """CAN-6.1: the current award of a solo player; empty for several players."""


class View(ViewValue, frozen=True):
    """A viewer and the table, which looks the same to everyone."""

    table: Table


@lru_cache(maxsize=1024)
def hung(scoring: Scoring, paintings: Paintings, background: Background, moulding: Moulding) -> Hung:
    """CAN-3.7 to CAN-3.11: the last of these paintings as it hangs, with the ribbons it won."""
    painting = paintings[-1]
    before, after = held(scoring, paintings[:-1]), held(scoring, paintings)
    *won, bonus = map(sub, after, before)
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
        points=points(scoring, after) - points(scoring, before),
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
    """CAN-3.13: a painter without hand and tokens, the only things that change between paintings. Cached."""
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
        left=sum(PAINTINGS - len(painter.paintings) for painter in painters),
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
    """CAN-3.13: returns a function that makes views; they share one table, since everything is open."""
    laid_open = table(state)
    return lambda viewer: View(viewer, laid_open)


def view(state: State, viewer: Viewer) -> View:
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """CAN-3.13: everyone sees every event."""
    return event

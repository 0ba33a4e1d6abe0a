"""Canvas in numbers for research: moves by the places of cards, cards by their icons."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final

from vernissage.core.seats import Seat
from vernissage.core.spaces import Bag, EachSeat, Number, Numbers, Of, Row, Seats, Slots, Spaces
from vernissage.games.canvas import cards
from vernissage.games.canvas.cards import Card
from vernissage.games.canvas.moves import Frame, Move, Take
from vernissage.games.canvas.painting import KINDS
from vernissage.games.canvas.scoring import BEST, RATINGS
from vernissage.games.canvas.view import OpenPainter, View

ORDERS: Final = tuple(permutations(range(cards.HAND), cards.LAYERS))
NUMBER_OF: Final = {order: cards.ROW + number for number, order in enumerate(ORDERS)}
PAINTED: Final = [
    [NUMBER_OF[order] for order in permutations(range(held), cards.LAYERS)] for held in range(cards.HAND + 1)
]
"""CAN-3.6: the action numbers of all paintings, by the number of cards in hand."""
FIRST_FRAME: Final = cards.ROW + len(ORDERS)
NAMES: Final = (
    *(f"take row-{place}" for place in range(cards.ROW)),
    *(f"paint hand-{top} hand-{middle} hand-{bottom}" for top, middle, bottom in ORDERS),
    *(f"frame free-{place}" for place in range(cards.PAINTINGS)),
)
SHOWN: Final = (*(f"{swatch}-{icon}" for swatch in cards.SWATCHES for icon in KINDS), "left-title")
"""CAN-1.1, CAN-1.4: the features of a card: each icon in each swatch, and whether its word is a left half."""
TOKENS: Final = 20
"""CAN-1.3: all tokens of the box."""
MOST_RIBBONS: Final = max(map(len, cards.LADDERS.values()))
MOST_BONUS: Final = 15
MOST_POINTS: Final = 60
"""A score that is hardly ever exceeded."""
SPLENDID: Final = next(points for points, name in RATINGS.items() if name == BEST)
"""CAN-6.1: the fewest points for the best award."""


def place(view: View, move: Move) -> int:
    """CAN-3.3, CAN-3.6: the number of a move, from the places of its cards or of its background."""
    assert view.seat is not None
    own = view.table.painters[view.seat]
    if isinstance(move, Take):
        return [spot.card for spot in view.table.row].index(move.card)
    if isinstance(move, Frame):
        return FIRST_FRAME + own.free.index(move.background)
    top, middle, bottom = map(own.hand.index, move.cards)
    return NUMBER_OF[top, middle, bottom]


def places_of_all(view: View, offers: Sequence[Move]) -> list[int]:
    """Returns the numbers of all moves, given the complete list of offers; it inspects no single move.

    Offers are in order: cards from the first of the row on, then the hand in every order.
    """
    if view.table.easel is not None:
        return [*range(FIRST_FRAME, FIRST_FRAME + len(offers))]
    assert view.seat is not None
    painted = PAINTED[len(view.table.painters[view.seat].hand)]
    return [*range(len(offers) - len(painted)), *painted] if offers else []


@cache
def shows(card: Card) -> tuple[str, ...]:
    """CAN-1.1, CAN-1.4: the features of a card, as named in `SHOWN`."""
    icons = [
        f"{swatch}-{icon}"
        for swatch, held in zip(cards.SWATCHES, cards.ICONS[card], strict=True)
        for icon in held
    ]
    return (*icons, *(("left-title",) if cards.SIDE[card] == "left" else ()))


def painter(view: View, seat: Seat) -> OpenPainter:
    """CAN-3.13: the painter at a seat, with hand, tokens, paintings and ribbons."""
    return view.table.painters[seat]


def progress(view: View) -> float:
    """CAN-4.2: the viewer's points, as a share of those for the best award; 0 for spectators."""
    return 0.0 if view.seat is None else view.table.painters[view.seat].points / SPLENDID


SPACES: Final[Spaces[View, Move]] = Spaces(
    version=1,
    moves=Slots(NAMES, places_of_all),
    features=(
        Row("scoring", len(cards.PLACES), cards.SCORING_CARDS, "table.scoring"),
        Row("row", cards.ROW, SHOWN, Of("table.row", lambda row: [spot.card for spot in row]), shows),
        Numbers("row-tokens", cards.ROW, TOKENS, Of("table.row", lambda row: [spot.tokens for spot in row])),
        Row("easel", cards.LAYERS, SHOWN, "table.easel", shows),
        Number("deck", len(cards.CARDS), "table.deck"),
        Number("aside", TOKENS, "table.aside"),
        Seats("turn", "table.turn"),
        EachSeat(
            "seat",
            (
                Row("hand", cards.HAND, SHOWN, "hand", shows),
                Number("tokens", TOKENS, "tokens"),
                Number("paintings", cards.PAINTINGS, Of("paintings", len)),
                Numbers("ribbons", len(cards.PLACES), MOST_RIBBONS, "ribbons"),
                Number("bonus", MOST_BONUS, "bonus"),
                Number("points", MOST_POINTS, "points"),
            ),
            painter,
        ),
        Bag("gone", cards.CARDS, "table.gone"),
    ),
    words=cards.CARDS,
    progress=progress,
)

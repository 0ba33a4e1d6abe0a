"""That's Not a Hat in numbers for research: 120 actions, and the view as an array."""

from typing import Final, get_args

from vernissage.core.seats import Seat
from vernissage.core.spaces import Bag, Choice, EachSeat, Listed, Number, Row, Seats, Spaces
from vernissage.games.not_a_hat.cards import GIFTS, PENALTIES, Back
from vernissage.games.not_a_hat.moves import Aim, Move
from vernissage.games.not_a_hat.offers import ACCEPT, NAMES, REFUSE, TAKE
from vernissage.games.not_a_hat.state import Phase
from vernissage.games.not_a_hat.view import Lying, View

MOST_PLAYERS: Final = 8
LAID: Final = 3
"""HAT-3.1, HAT-6.2: the most gifts before a player: two that are kept, and one that has just come."""
PATIENCE: Final = 100
"""HAT-6.5: the number of gifts in a row that counts as 1 in the features."""
BACKS: Final = get_args(Back)
MOVES: Final[tuple[Move, ...]] = (TAKE, ACCEPT, REFUSE, *map(Aim, range(1, MOST_PLAYERS)), *NAMES)


def before(view: View, seat: Seat) -> tuple[tuple[Lying, ...], tuple[str, ...], int]:
    """Returns a player's gifts, penalties, and the number of penalties from earlier games."""
    table = view.table
    return table.piles[seat], table.penalties[seat], table.earlier[seat]


def progress(view: View) -> float:
    """HAT-5.2: minus the viewer's penalties, as a share of the most there can be; 0 for spectators."""
    table, seat = view.table, view.seat
    if seat is None:
        return 0.0
    return -(table.earlier[seat] + len(table.penalties[seat])) / (PENALTIES * table.games)


SPACES: Final[Spaces[View, Move]] = Spaces(
    version=1,
    moves=Listed(MOVES),
    features=(
        Choice("phase", get_args(Phase), "table.phase"),
        Seats("first", "table.first"),
        Seats("giver", "table.giver"),
        Seats("receiver", "table.receiver"),
        Choice("parcel", BACKS, "table.parcel"),
        Choice("said", GIFTS, "table.said"),
        Choice("shop-top", GIFTS, "table.top"),
        Number("shop", len(GIFTS), "table.shop"),
        Number("in-a-row", PATIENCE, "table.in_a_row"),
        Number("game", MOST_PLAYERS, "table.game"),
        EachSeat(
            "seat",
            (
                Row("pile", LAID, (*GIFTS, *BACKS), lambda own: [card.gift or card.back for card in own[0]]),
                Bag("penalties", GIFTS, lambda own: own[1]),
                Number("earlier", PENALTIES * MOST_PLAYERS, lambda own: own[2]),
            ),
            before,
        ),
    ),
    words=GIFTS,
    progress=progress,
)

"""A policy that also values the cards left in hand.

`plans.py` values a card only by the paintings that use it. Here a card may also be taken to be
kept: the best painting is then made of other cards, and two cards are left for the next one.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from vernissage.games.canvas.cards import HAND, LAYERS, PAINTINGS, Card
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.plans import BIT, MISSING, Cards, Promises, outlook, promises, promises_to
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import Painter, State

TOKEN: Final = 0.65
"""The value of an inspiration token, in points."""
KEPT: Final = 0.3
"""The weight of the potential of the two cards left in hand."""
GOOD_THIRDS: Final = 12
"""How many third cards count in the potential of a pair: the best ones."""


class Pairs(dict[Cards, float]):
    """The potential of two cards: the mean value of the best first paintings that use both."""

    def __init__(self, worth: Promises) -> None:
        super().__init__()
        self.worth = worth

    def __missing__(self, pair: Cards) -> float:
        promised = sorted([self.worth[pair | third] for third in BIT.values() if not third & pair])
        # Added one by one as in the twin: newer Pythons round `sum` differently.
        total = 0.0
        for value in promised[-GOOD_THIRDS:]:
            total += value
        self[pair] = total / GOOD_THIRDS
        return self[pair]


@lru_cache(maxsize=8)
def pairs(scoring: Scoring) -> Pairs:
    """Returns the potential of any two cards with these scoring cards."""
    return Pairs(promises(scoring, (0,) * (len(scoring) + 1), 0))


def best_painting(state: State, painter: Painter) -> Painting:
    """Returns the best painting of a full hand, counting the two cards it leaves; of equals, the first."""
    promised, kept, left = promises_to(state.scoring, painter), worth_keeping(painter), pairs(state.scoring)
    hand = sorted([BIT[card] for card in painter.hand])
    ways = [
        (promised.worth[won] + kept * left[sum(hand) - one - two - three], painting)
        for one, two, three in combinations(hand, LAYERS)
        for won, painting in promised.known[one | two | three]
    ]
    return max(ways, key=lambda way: way[0])[1]


def worth_keeping(painter: Painter) -> float:
    """Returns the weight of the cards left in hand, which is 0 for the last painting."""
    return KEPT if len(painter.paintings) < PAINTINGS - 1 else 0.0


def best_card(state: State, painter: Painter) -> Card:
    """Returns the card of the row that promises the best paintings for its price; of equals, the first."""
    # After the last card of the game, tokens are worth nothing.
    last = len(painter.paintings) == PAINTINGS - 1 and len(painter.hand) == HAND - 1
    token = 0.0 if last else TOKEN
    offered = [
        (outlook(promised_with(state, painter, place)) + token * (state.laid[place] - place), -place)
        for place in range(min(len(state.row), painter.tokens + 1))
    ]
    return state.row[-max(offered)[1]]


def promised_with(state: State, painter: Painter, place: int) -> list[float]:
    """Returns the value of every painting possible once this card of the row is in hand."""
    worth = promises_to(state.scoring, painter)
    row = [BIT[card] for card in state.row]
    hand = [*[BIT[card] for card in painter.hand], row.pop(place)]
    room = HAND - len(hand)
    if not room:
        kept, left = worth_keeping(painter), pairs(state.scoring)
        threes = [one | two | three for one, two, three in combinations(hand, LAYERS)]
        return [worth[three] + kept * left[sum(hand) - three] for three in threes]
    promised = [worth[sum(cards)] for cards in combinations(hand, LAYERS)]
    promised += [worth[one | two | other] - MISSING for one, two in combinations(hand, 2) for other in row]
    if room > 1:
        further = [one | two for one, two in combinations(row, 2)]
        promised += [worth[card | both] - 2 * MISSING for card in hand for both in further]
    return promised

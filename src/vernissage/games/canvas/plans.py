"""Plans: quickly evaluates the paintings possible with the cards in hand and in the row.

The workshop looks at every order of a pile. Plans look at sets of three cards and cache the ribbons
that these can win, so that many futures can be played.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, TypeAlias

from vernissage.games.canvas.cards import CARDS, HAND, LAYERS, PAINTINGS, Card
from vernissage.games.canvas.hopes import hopes
from vernissage.games.canvas.painting import Painting, visible
from vernissage.games.canvas.ribbons import Won, held, ribbons
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import Painter, State
from vernissage.games.canvas.workshop import Values

Cards: TypeAlias = int
"""A set of cards, as one bit for each card."""

TOKEN: Final = 0.8
"""The value of an inspiration token, in points."""
MISSING: Final = 3.0
"""The points subtracted from a painting's value for each further card it needs."""
SECOND: Final = 0.3
"""The weight of the second best painting: having a choice is worth something."""
BIT: Final[dict[Card, Cards]] = {card: 1 << number for number, card in enumerate(CARDS)}


class Prospects(dict[Cards, tuple[tuple[Won, Painting], ...]]):
    """The ribbons that three cards can win, each with an order of the cards; dominated ones are left out."""

    def __init__(self, scoring: Scoring) -> None:
        super().__init__()
        self.ribbons = ribbons(scoring)

    def __missing__(self, three: Cards) -> tuple[tuple[Won, Painting], ...]:
        ways: dict[Won, Painting] = {}
        for top, middle, bottom in permutations([card for card in CARDS if BIT[card] & three]):
            painting = (top, middle, bottom)
            ways.setdefault(self.ribbons[visible(painting)], painting)
        best = [won for won in ways if not any(won != other and covers(other, won) for other in ways)]
        self[three] = tuple((won, ways[won]) for won in best)
        return self[three]


def covers(one: Won, other: Won) -> bool:
    """Whether one result has at least as many ribbons of every kind as the other."""
    return all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


@lru_cache(maxsize=8)
def prospects(scoring: Scoring) -> Prospects:
    """Returns the ribbons that any three cards can win with these scoring cards."""
    return Prospects(scoring)


class Promises(dict[Cards, float]):
    """The value to one painter of the best painting that three cards make."""

    def __init__(self, known: Prospects, worth: Values) -> None:
        super().__init__()
        self.known, self.worth = known, worth

    def __missing__(self, three: Cards) -> float:
        worth = self.worth
        value = self[three] = max([worth[won] for won, _ in self.known[three]])
        return value


@lru_cache(maxsize=256)
def promises(scoring: Scoring, won: Won, painted: int) -> Promises:
    """Returns the value of any three cards to a painter with these ribbons and this many paintings."""
    return Promises(prospects(scoring), hopes(scoring, won, painted))


def promises_to(scoring: Scoring, painter: Painter) -> Promises:
    """Returns the value of any three cards to this painter now."""
    return promises(scoring, held(scoring, painter.paintings), len(painter.paintings))


def best_paintings(scoring: Scoring, painter: Painter, most: int) -> list[Painting]:
    """Returns the most valuable paintings of a hand, at most this many."""
    promised = promises_to(scoring, painter)
    known, worth = promised.known, promised.worth
    ways = [
        (worth[won], painting)
        for one, two, three in combinations(sorted([BIT[card] for card in painter.hand]), LAYERS)
        for won, painting in known[one | two | three]
    ]
    return [painting for _, painting in sorted(ways, key=lambda way: -way[0])[:most]]


def best_painting(state: State, painter: Painter) -> Painting:
    """Returns the most valuable painting of a hand."""
    return best_paintings(state.scoring, painter, 1)[0]


def best_card(state: State, painter: Painter) -> Card:
    """Returns the affordable card of the row with the best outlook for its price."""
    row = state.row
    outlooks = [outlook(promised) for promised in promised_by(state, painter)]
    # After the last card of the game, tokens are worth nothing.
    last = len(painter.paintings) == PAINTINGS - 1 and len(painter.hand) == HAND - 1
    token = 0.0 if last else TOKEN
    costs = enumerate(zip(outlooks, state.laid, strict=True))
    offered = [(best + token * (laid - place), -place) for place, (best, laid) in costs]
    return row[-max(offered[: painter.tokens + 1])[1]]


def promised_by(state: State, painter: Painter) -> list[list[float]]:
    """Returns, for each card of the row, the values of the paintings with it that the hand has room for."""
    worth = promises_to(state.scoring, painter)
    hand, row = [BIT[card] for card in painter.hand], [BIT[card] for card in state.row]
    room = HAND - len(hand)
    pairs = [one | two for one, two in combinations(hand, 2)]
    found = {card: [worth[card | pair] for pair in pairs] for card in row}
    if room > 1:
        for one, two in combinations(row, 2):
            both = one | two
            promised = [worth[both | card] - MISSING for card in hand]
            found[one] += promised
            found[two] += promised
    if room > 2:  # noqa: PLR2004 - all three from the row
        for three in combinations(row, LAYERS):
            promise = worth[sum(three)] - 2 * MISSING
            for card in three:
                found[card].append(promise)
    return list(found.values())


def outlook(promised: list[float]) -> float:
    """Returns a card's outlook: the value of its best painting, plus a share of the second best."""
    *_, second, best = sorted(promised)
    return best + SECOND * second

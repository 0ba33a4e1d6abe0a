"""Plans: which paintings the cards in hand and in the row could still become, judged at a glance.

The workshop looks at every order of a pile. Here only three cards and what they can win together count, and
that is kept, so that many futures can be thought through.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, TypeAlias

from vernissage.games.canvas.cards import CARDS, LAYERS, PAINTINGS, Card
from vernissage.games.canvas.painting import Painting, visible
from vernissage.games.canvas.ribbons import Won, held, ribbons
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import Painter, State
from vernissage.games.canvas.workshop import Values, values

Three: TypeAlias = tuple[Card, ...]
"""Three cards in the order of CARDS, whatever order they would be painted in."""

TOKEN: Final = 0.8
"""What an inspiration token is worth, in points."""
MISSING: Final = 3.0
"""What a painting loses for each further card that would have to be taken for it."""
SECOND: Final = 0.3
"""What the second best painting adds to the best: it is good to have a choice."""
IN_ORDER: Final = {card: number for number, card in enumerate(CARDS)}.__getitem__


class Prospects(dict[Three, tuple[tuple[Won, Painting], ...]]):
    """What three cards can win, each way with an order for it, less the ways that win less of everything."""

    def __init__(self, scoring: Scoring) -> None:
        super().__init__()
        self.ribbons = ribbons(scoring)

    def __missing__(self, three: Three) -> tuple[tuple[Won, Painting], ...]:
        ways: dict[Won, Painting] = {}
        for top, middle, bottom in permutations(three):
            painting = (top, middle, bottom)
            ways.setdefault(self.ribbons[visible(painting)], painting)
        best = [won for won in ways if not any(won != other and covers(other, won) for other in ways)]
        self[three] = tuple((won, ways[won]) for won in best)
        return self[three]


def covers(one: Won, other: Won) -> bool:
    """Does one win at least as much of everything as the other?"""
    return all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


@lru_cache(maxsize=8)
def prospects(scoring: Scoring) -> Prospects:
    """What any three cards can win at a table with these scoring cards."""
    return Prospects(scoring)


def values_for(scoring: Scoring, painter: Painter) -> Values:
    """What ribbons are worth to this painter now."""
    won = held(scoring, painter.paintings)
    return values(scoring, won, last=len(painter.paintings) == PAINTINGS - 1)


def best_paintings(scoring: Scoring, painter: Painter, most: int) -> list[Painting]:
    """The most valuable paintings of a hand, so many at most."""
    known, worth = prospects(scoring), values_for(scoring, painter)
    ways = [
        (worth[won], painting)
        for three in combinations(sorted(painter.hand, key=IN_ORDER), LAYERS)
        for won, painting in known[three]
    ]
    return [painting for _, painting in sorted(ways, key=lambda way: -way[0])[:most]]


def best_card(state: State, painter: Painter) -> Card:
    """The card of the row that promises most, for what it costs."""
    known, worth = prospects(state.scoring), values_for(state.scoring, painter)
    row = state.row
    promises: dict[Card, list[float]] = {card: [] for card in row}
    for three in combinations(sorted(painter.hand + row, key=IN_ORDER), LAYERS):
        new = [card for card in three if card in promises]
        if new:
            value = max([worth[won] for won, _ in known[three]]) - MISSING * (len(new) - 1)
            for card in new:
                promises[card].append(value)
    costs = enumerate(zip(row, state.laid, strict=True))
    offered = [(outlook(promises[card]) + TOKEN * (laid - place), -place) for place, (card, laid) in costs]
    return row[-max(offered[: painter.tokens + 1])[1]]


def outlook(promises: list[float]) -> float:
    """What a card promises: the best painting with it, and a little more if there is another."""
    *_, second, best = sorted(promises)
    return best + SECOND * second

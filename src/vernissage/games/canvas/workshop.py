"""The workshop: values every painting that a hand can make.

The same ribbons are worth different amounts to different painters: ladders rise in uneven steps and
end (CAN-3.10). Before the last painting a ribbon counts as an even share of its ladder, since later
steps depend on it. With the last painting it counts as the points it adds.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from operator import sub
from typing import Final, TypeAlias

from vernissage.core.value import Value
from vernissage.games.canvas.cards import BONUS_POINTS, LADDERS, LAYERS, PAINTINGS, Card
from vernissage.games.canvas.painting import Painting, visible_of
from vernissage.games.canvas.ribbons import Won, held, held_after, ribbons
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import earned, ladders
from vernissage.games.canvas.state import Hints

Pile: TypeAlias = tuple[Card, ...]
"""Up to three cards in layers, topmost first: a painting, or the beginning of one."""
Worths: TypeAlias = tuple[tuple[float, ...], ...]
"""The value of winning 0, 1, 2 … ribbons now, for each scoring card, then for the bonus."""

ORDERS: Final = 2
"""The lowest level of hints that shows the best orders."""
MOST_WON: Final = 4
"""The most ribbons of one kind that a painting can win."""


class Gain(Value, frozen=True):
    """CAN-3.9 to CAN-3.11: the ribbons that a pile would win now, within the ladders, and their points."""

    ribbons: tuple[int, ...]
    """The ribbons for each scoring card, then the bonus ribbons."""
    points: tuple[int, ...]
    """The points for the ribbons of each scoring card, then for the bonus ribbons."""
    total: int
    then: int
    """The whole score afterwards."""


class Valued(Value, frozen=True):
    """A possible painting, and its value to this painter."""

    cards: Pile
    worth: float


class Worth(Value, frozen=True):
    """The value of a card of the row: how much it improves the best pile, and that pile."""

    card: Card
    gain: float
    best: Pile


class Workshop(Value, frozen=True):
    """The hints of the workshop. The option `hints` decides which of them are given."""

    paintings: tuple[Valued, ...]
    """Every painting of the hand, the most valuable first."""
    orders: tuple[Pile, ...]
    """The best order of every three cards of the hand."""
    best: Pile | None = None
    """The best painting of the hand; None below the highest level of hints."""
    row: tuple[Worth, ...] = ()
    """The value of each card of the row; empty below the highest level of hints."""


@lru_cache(maxsize=256)
def workshop(
    scoring: Scoring, paintings: tuple[Painting, ...], hand: Pile, row: Pile, hints: Hints
) -> Workshop | None:
    """Returns the hints for a painter; None at a low level of hints or after the last painting."""
    if hints < ORDERS or len(paintings) == PAINTINGS:
        return None
    desk = Desk(scoring, held(scoring, paintings), PAINTINGS - len(paintings))
    listed = tuple(desk.listed(permutations(hand, LAYERS)))
    orders = tuple(desk.best(permutations(three)) for three in combinations(hand, LAYERS))
    if hints == ORDERS:
        return Workshop(listed, orders)
    return Workshop(listed, orders, desk.best(orders) if orders else None, tuple(desk.row(hand, row)))


def piles(hand: Pile) -> Iterator[Pile]:
    """Yields every pile of one to three of these cards."""
    for layers in range(1, LAYERS + 1):
        yield from permutations(hand, layers)


def piles_with(card: Card, hand: Pile) -> Iterator[Pile]:
    """Yields every pile of this card and up to two cards of the hand."""
    for others in range(LAYERS):
        for pile in permutations(hand, others):
            yield from ((*pile[:at], card, *pile[at:]) for at in range(others + 1))


class Values(dict[Won, float]):
    """The value of ribbons to one painter. Cached, since many piles win the same ribbons."""

    def __init__(self, worths: Worths) -> None:
        super().__init__()
        self.worths = worths

    def __missing__(self, won: Won) -> float:
        value = 0.0
        for worth, count in zip(self.worths, won, strict=True):
            value += worth[count]  # one by one, as in the twin: newer Pythons round `sum` differently
        self[won] = value
        return value


@lru_cache(maxsize=1024)
def values(scoring: Scoring, won: Won, *, last: bool) -> Values:
    """Returns the value of winning further ribbons, for a painter who holds these."""
    return Values((last_worths if last else even_worths)(scoring, won))


class Desk:
    """Values paintings for one painter, by the ribbons held and the number of paintings still to come."""

    def __init__(self, scoring: Scoring, won: Won, to_come: int) -> None:
        self.scoring = scoring
        self.won = won
        self.ribbons = ribbons(scoring)
        self.values = values(scoring, won, last=to_come == 1)

    def gain(self, won: Won) -> Gain:
        """CAN-3.10, CAN-4.2: the gain from winning these ribbons now."""
        has = held_after(self.scoring, self.won, won)
        before, after = earned(self.scoring, self.won), earned(self.scoring, has)
        brings = tuple(map(sub, after, before))
        return Gain(tuple(map(sub, has, self.won)), brings, sum(brings), sum(after))

    def of(self, pile: Pile) -> Gain:
        """CAN-3.9: the gain from completing this pile now."""
        return self.gain(self.ribbons[visible_of(pile)])

    def listed(self, choice: Iterable[Pile]) -> list[Valued]:
        """Returns these piles, most valuable first; of equals, the one with more points now."""
        ranked = sorted(choice, key=lambda pile: (self.value(pile), self.of(pile).total), reverse=True)
        return [Valued(pile, round(self.value(pile), 1)) for pile in ranked]

    def value(self, pile: Pile) -> float:
        """Returns the value of completing this pile to this painter."""
        return self.values[self.ribbons[visible_of(pile)]]

    def best(self, choice: Iterable[Pile]) -> Pile:
        """Returns the most valuable of these piles; of equals, the first."""
        return max(choice, key=self.value)

    def row(self, hand: Pile, row: Pile) -> Iterator[Worth]:
        """Yields how much each card of the row improves the best pile."""
        now = self.best(((), *piles(hand)))
        for card in row:
            best = self.best((now, *piles_with(card, hand)))
            yield Worth(card, round(self.value(best) - self.value(now), 1), best)


@lru_cache(maxsize=4096)
def last_worths(scoring: Scoring, won: Won) -> Worths:
    """Returns the value of ribbons with the last painting: the points that they add."""
    worths = (
        tuple(float(ladder[min(had + more, len(ladder) - 1)] - ladder[had]) for more in range(MOST_WON + 1))
        for ladder, had in zip(ladders(scoring), won[:-1], strict=True)
    )
    return (*worths, BONUS_WORTHS)


@lru_cache(maxsize=4096)
def even_worths(scoring: Scoring, won: Won) -> Worths:
    """Returns the value of ribbons before the last painting: an even share of the ladder for each."""
    worths = (
        tuple(min(more, len(ladder) - had) * ladder[-1] / len(ladder) for more in range(MOST_WON + 1))
        for ladder, had in zip((LADDERS[card] for card in scoring), won[:-1], strict=True)
    )
    return (*worths, BONUS_WORTHS)


BONUS_WORTHS: Final = tuple(float(BONUS_POINTS * more) for more in range(MOST_WON + 1))

"""The workshop: what can be made of a hand, exactly.

Everyone's ribbons are worth something else: ladders rise in uneven steps and end (CAN-3.10), so whoever has
climbed one gets nothing more from it. Before the last painting a ribbon counts as an even share of its
ladder, since the steps still to come depend on it; with the last one it counts what it truly brings.
"""

from __future__ import annotations

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
from vernissage.games.canvas.scoring import ladders, points
from vernissage.games.canvas.state import Hints

Pile: TypeAlias = tuple[Card, ...]
"""Up to three cards in layers, the topmost first: a painting, or the beginning of one."""
Worths: TypeAlias = tuple[tuple[float, ...], ...]
"""For each scoring card, then for the bonus: what winning 0, 1, 2 … ribbons now is worth."""

MOST_WON: Final = 4
"""No painting wins more ribbons of a kind."""


class Draft(Value, frozen=True):
    """A pile of cards, the ribbons it would win now (none beyond a ladder), and the points they add."""

    cards: Pile
    ribbons: tuple[int, ...]
    bonus: int
    points: int
    worth: float | None = None
    """What it is worth to this painter, with the steps still to climb; told from the second strength on."""


class Worth(Value, frozen=True):
    """What a card of the row is worth: how much better the best pile becomes with it, and that pile."""

    card: Card
    gain: float
    best: Pile


class Workshop(Value, frozen=True):
    """What the workshop tells. The option `hints` says how much of it is there."""

    drafts: tuple[Draft, ...]
    """Every pile of one, two or three cards of the hand."""
    orders: tuple[Pile, ...] = ()
    """For every three cards of the hand, their best order."""
    best: Pile | None = None
    """The best painting that can be made of the hand now."""
    row: tuple[Worth, ...] = ()
    """What each card of the row is worth."""


@lru_cache(maxsize=256)
def workshop(
    scoring: Scoring, paintings: tuple[Painting, ...], hand: Pile, row: Pile, hints: Hints
) -> Workshop | None:
    """What this painter is told, as the option `hints` allows."""
    if not hints or len(paintings) == PAINTINGS:
        return None
    desk = Desk(scoring, held(scoring, paintings), PAINTINGS - len(paintings))
    if hints == 1:
        return Workshop(tuple(map(desk.draft, piles(hand))))
    drafts = tuple(map(desk.valued, piles(hand)))
    orders = tuple(desk.best(permutations(three)) for three in combinations(hand, LAYERS))
    if hints == 2:  # noqa: PLR2004 - the second of three strengths
        return Workshop(drafts, orders)
    return Workshop(drafts, orders, desk.best(orders) if orders else None, tuple(desk.row(hand, row)))


def piles(hand: Pile) -> Iterator[Pile]:
    """Every pile of one to three of these cards."""
    for layers in range(1, LAYERS + 1):
        yield from permutations(hand, layers)


def piles_with(card: Card, hand: Pile) -> Iterator[Pile]:
    """Every pile of this card and up to two of the hand."""
    for others in range(LAYERS):
        for pile in permutations(hand, others):
            yield from ((*pile[:at], card, *pile[at:]) for at in range(others + 1))


class Values(dict[Won, float]):
    """What winning these ribbons is worth to one painter. Many piles win the same: it is worked out once."""

    def __init__(self, worths: Worths) -> None:
        super().__init__()
        self.worths = worths

    def __missing__(self, won: Won) -> float:
        value = sum([worth[count] for worth, count in zip(self.worths, won, strict=True)])
        self[won] = value
        return value


@lru_cache(maxsize=1024)
def values(scoring: Scoring, won: Won, *, last: bool) -> Values:
    """What ribbons are worth to one who holds these already."""
    return Values((last_worths if last else even_worths)(scoring, won))


class Desk:
    """One painter's place: the ribbons held, and how many paintings are still to come."""

    def __init__(self, scoring: Scoring, won: Won, to_come: int) -> None:
        self.scoring = scoring
        self.won = won
        self.ribbons = ribbons(scoring)
        self.values = values(scoring, won, last=to_come == 1)

    def draft(self, pile: Pile) -> Draft:
        """CAN-3.9 to CAN-3.11: what this pile would win now."""
        has = held_after(self.scoring, self.won, self.ribbons[visible_of(pile)])
        *won, bonus = map(sub, has, self.won)
        return Draft(pile, tuple(won), bonus, points(self.scoring, has) - points(self.scoring, self.won))

    def valued(self, pile: Pile) -> Draft:
        """The same, and what that is worth to this painter."""
        draft = self.draft(pile)
        return Draft(pile, draft.ribbons, draft.bonus, draft.points, round(self.value(pile), 1))

    def value(self, pile: Pile) -> float:
        """What completing this pile is worth to this painter."""
        return self.values[self.ribbons[visible_of(pile)]]

    def best(self, choice: Iterable[Pile]) -> Pile:
        """The most valuable of these; of equals, the first."""
        return max(choice, key=self.value)

    def row(self, hand: Pile, row: Pile) -> Iterator[Worth]:
        """How much better one's best pile becomes with each card of the row."""
        now = self.best(((), *piles(hand)))
        for card in row:
            best = self.best((now, *piles_with(card, hand)))
            yield Worth(card, round(self.value(best) - self.value(now), 1), best)


@lru_cache(maxsize=4096)
def last_worths(scoring: Scoring, won: Won) -> Worths:
    """With the last painting to come: the points that ribbons truly add."""
    worths = (
        tuple(float(ladder[min(had + more, len(ladder) - 1)] - ladder[had]) for more in range(MOST_WON + 1))
        for ladder, had in zip(ladders(scoring), won[:-1], strict=True)
    )
    return (*worths, BONUS_WORTHS)


@lru_cache(maxsize=4096)
def even_worths(scoring: Scoring, won: Won) -> Worths:
    """Before that: an even share of the ladder for each of its steps that is still free."""
    worths = (
        tuple(min(more, len(ladder) - had) * ladder[-1] / len(ladder) for more in range(MOST_WON + 1))
        for ladder, had in zip((LADDERS[card] for card in scoring), won[:-1], strict=True)
    )
    return (*worths, BONUS_WORTHS)


BONUS_WORTHS: Final = tuple(float(BONUS_POINTS * more) for more in range(MOST_WON + 1))

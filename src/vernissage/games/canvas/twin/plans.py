"""The evaluation of `keeping.py` and `hopes.py` on the vector, compiled. A test compares them.

The prizes of any three cards are computed once for a table, their value to a painter after each
painting.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.games.canvas import hopes, keeping, plans
from vernissage.games.canvas.cards import BONUS_POINTS, SCORING_CARDS
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.twin import layout as at
from vernissage.games.canvas.twin.ribbons import LADDER, STEPS, award
from vernissage.games.canvas.workshop import MOST_WON
from vernissage.research.kernel import Vector, kernel
from vernissage.research.twin import write

Worth: TypeAlias = NDArray[np.float64]
"""Values in points, such as that of each prize to one painter."""

MISSING, SECOND = plans.MISSING, plans.SECOND
TOKEN, KEPT, GOOD_THIRDS = keeping.TOKEN, keeping.KEPT, keeping.GOOD_THIRDS
KINDS: Final = at.PLACES + 1
"""The number of kinds of ribbons: one for each place, and bonus ribbons."""
COUNTS: Final = MOST_WON + 1
LAYERED: Final = np.array(list(permutations(range(at.LAYERS))))
"""The orders of three cards."""
ORDER_OF: Final = np.zeros((at.HAND_CARDS,) * at.LAYERS, np.int64)
"""The index of an order of the hand, by the places of its cards."""
for _number, _places in enumerate(at.ORDERS):
    ORDER_OF[tuple(_places)] = _number
CHOSEN: Final = np.array(list(combinations(range(at.HAND_CARDS), at.LAYERS)))
"""Every choice of three places of a full hand."""
LEFT: Final = np.array([sorted(set(range(at.HAND_CARDS)) - set(three)) for three in CHOSEN.tolist()])
"""The two places that each choice leaves."""
THREES: Final = at.CARDS * (at.CARDS - 1) * (at.CARDS - 2) // 6
PACKED: Final = 8
"""The factor that packs two numbers into one; it exceeds the number of ways of any three cards."""
NOTHING: Final = -1e9
"""A number below any value."""

IN_THE_END: Final = np.zeros((len(SCORING_CARDS), at.MOST_PAINTINGS - 1, COUNTS))
"""The table of `hopes.py`, by scoring card, number of paintings, and ribbons."""
for _number, _card in enumerate(SCORING_CARDS):
    for _painted, _brings in enumerate(hopes.IN_THE_END[_card]):
        IN_THE_END[_number, _painted, : len(_brings)] = _brings


class Ways(NamedTuple):
    """The prizes that any three cards can win at one table; dominated ones are left out."""

    of: Vector
    """By three cards in any order: PACKED times the index of their first way, plus the number of ways."""
    won: Vector
    """The index of each way's prize."""
    order: Vector
    """The order of the cards that wins the prize, for each way."""
    prizes: Vector
    """All different prizes: ribbons for each place, then bonus ribbons."""
    pairs: Worth
    """The potential of each pair of cards."""


@lru_cache(maxsize=8)
def ways(scoring: Scoring) -> Ways:
    """Returns the prizes that any three cards can win with these scoring cards."""
    table = np.zeros(at.SIZE, np.int32)
    table[at.CONDITIONS] = len(scoring)
    write(table, at.SCORING, [SCORING_CARDS.index(card) for card in scoring])
    of = np.zeros((at.CARDS,) * at.LAYERS, np.int32)
    won, order = (np.zeros(THREES * len(LAYERED), np.int32) for _ in range(2))
    prizes = np.zeros((COUNTS**KINDS, KINDS), np.int32)
    number = np.full((COUNTS,) * KINDS, -1, np.int32)
    found, kinds = find_ways(table, of, won, order, prizes, number)
    pairs = np.zeros((at.CARDS, at.CARDS))
    known = Ways(of, won[:found].copy(), order[:found].copy(), prizes[:kinds].copy(), pairs)
    table[at.PAINTERS : at.PAINTERS + at.PAINTER] = 0
    find_pairs(table, known)
    return known


@kernel
def find_ways(  # noqa: PLR0917 - numba knows no keywords here
    table: Vector, of: Vector, won: Vector, order: Vector, prizes: Vector, number: Vector
) -> tuple[int, int]:
    """Finds the ways of all sets of three cards; returns the number of ways and of different prizes."""
    found = kinds = 0
    wins = np.zeros((LAYERED.shape[0], KINDS), np.int32)
    for one in range(at.CARDS):
        for two in range(one + 1, at.CARDS):
            for three in range(two + 1, at.CARDS):
                begun = found
                try_orders(table, one, two, three, wins)
                for way in range(LAYERED.shape[0]):
                    if is_beaten(wins, way):
                        continue
                    a, b, c, d, e = wins[way, 0], wins[way, 1], wins[way, 2], wins[way, 3], wins[way, 4]
                    if number[a, b, c, d, e] < 0:
                        number[a, b, c, d, e] = kinds
                        for kind in range(KINDS):
                            prizes[kinds, kind] = wins[way, kind]
                        kinds += 1
                    won[found], order[found] = number[a, b, c, d, e], way
                    found += 1
                packed = begun * PACKED + found - begun
                of[one, two, three] = of[one, three, two] = of[two, one, three] = packed
                of[two, three, one] = of[three, one, two] = of[three, two, one] = packed
    return found, kinds


@kernel
def try_orders(table: Vector, one: int, two: int, three: int, wins: Vector) -> None:
    """Writes the ribbons that each of the six orders wins as a first painting, up to a whole ladder."""
    cards = (one, two, three)
    for order in range(LAYERED.shape[0]):
        for layer in range(at.LAYERS):
            table[at.EASEL + layer] = cards[LAYERED[order, layer]]
        for kind in range(KINDS):
            table[at.PAINTERS + at.RIBBONS + kind] = 0
        award(table, at.PAINTERS)
        for kind in range(KINDS):
            wins[order, kind] = table[at.PAINTERS + at.RIBBONS + kind]


@kernel
def is_beaten(wins: Vector, way: int) -> bool:
    """Whether another order dominates this one, or an earlier order equals it."""
    for other in range(wins.shape[0]):
        no_less, more = True, False
        for kind in range(KINDS):
            no_less = no_less and wins[other, kind] >= wins[way, kind]
            more = more or wins[other, kind] > wins[way, kind]
        if no_less and (more or other < way):
            return True
    return False


@kernel
def appraise(state: Vector, painter: int, prizes: Vector, worth: Worth) -> None:
    """Computes the value of each prize to this painter: the points it will bring in the end, on average."""
    painted = state[painter + at.PAINTED]
    for prize in range(prizes.shape[0]):
        total = 0.0
        for place in range(state[at.CONDITIONS]):
            card, had = state[at.SCORING + place], state[painter + at.RIBBONS + place]
            then = min(had + prizes[prize, place], STEPS[card])
            if painted >= at.MOST_PAINTINGS - 1:
                total += LADDER[card, then] - LADDER[card, had]
            else:
                total += IN_THE_END[card, painted, then] - IN_THE_END[card, painted, had]
        worth[prize] = total + BONUS_POINTS * prizes[prize, KINDS - 1]


@kernel
def promise(one: int, two: int, three: int, known: Ways, worth: Worth) -> float:
    """Returns the value of the best painting that these three cards make."""
    packed = known.of[one, two, three]
    best = NOTHING
    for way in range(packed // PACKED, packed // PACKED + packed % PACKED):
        best = max(best, worth[known.won[way]])
    return best


@kernel
def find_pairs(table: Vector, known: Ways) -> None:
    """Computes the potential of any two cards: the mean of the best first paintings with them."""
    worth = np.zeros(known.prizes.shape[0])
    appraise(table, at.PAINTERS, known.prizes, worth)
    for one in range(at.CARDS):
        for two in range(one):
            promised = np.full(at.CARDS, NOTHING)
            for three in range(at.CARDS):
                if three not in {one, two}:
                    promised[three] = promise(one, two, three, known, worth)
            promised.sort()
            total = 0.0
            for number in range(at.CARDS - GOOD_THIRDS, at.CARDS):
                total += promised[number]
            known.pairs[one, two] = known.pairs[two, one] = total / GOOD_THIRDS


@kernel
def best_place(state: Vector, painter: int, known: Ways, worth: Worth, hand: Vector) -> int:
    """Returns the place of the card that promises the best paintings for its price; of equals, the first.

    `hand` is working memory.
    """
    held, painted = state[painter + at.HELD], state[painter + at.PAINTED]
    for place in range(held):
        hand[place] = state[painter + at.HAND + place]
    # After the last card of the game, tokens are worth nothing.
    is_last = painted == at.MOST_PAINTINGS - 1 and held == at.HAND_CARDS - 1
    token = 0.0 if is_last else TOKEN
    found, most = 0, NOTHING
    for place in range(min(state[at.IN_ROW], state[painter + at.TOKENS] + 1)):
        hand[held] = state[at.ROW + place]
        if held == at.HAND_CARDS - 1:
            best, second = best_of_hand(painted, known, worth, hand)
        else:
            best, second = best_with_row(state, place, held + 1, known, worth, hand)
        outlook = best + SECOND * second + token * (state[at.LAID + place] - place)
        if outlook > most:
            found, most = place, outlook
    return found


@kernel
def best_of_hand(painted: int, known: Ways, worth: Worth, hand: Vector) -> tuple[float, float]:
    """Returns the values of the best two paintings of a full hand, each with the two cards it leaves."""
    kept = KEPT if painted < at.MOST_PAINTINGS - 1 else 0.0
    best = second = NOTHING
    for number in range(LEFT.shape[0]):
        one, two, three = hand[CHOSEN[number, 0]], hand[CHOSEN[number, 1]], hand[CHOSEN[number, 2]]
        left = known.pairs[hand[LEFT[number, 0]], hand[LEFT[number, 1]]]
        best, second = best_two(best, second, promise(one, two, three, known, worth) + kept * left)
    return best, second


@kernel
def best_with_row(  # noqa: PLR0917 - numba knows no keywords here
    state: Vector, taken: int, held: int, known: Ways, worth: Worth, hand: Vector
) -> tuple[float, float]:
    """Returns the values of the best two paintings that take up to two more cards of the row."""
    best = second = NOTHING
    for one in range(held):
        for two in range(one + 1, held):
            for three in range(two + 1, held):
                promised = promise(hand[one], hand[two], hand[three], known, worth)
                best, second = best_two(best, second, promised)
            for place in range(state[at.IN_ROW]):
                if place != taken:
                    promised = promise(hand[one], hand[two], state[at.ROW + place], known, worth) - MISSING
                    best, second = best_two(best, second, promised)
        if held == at.HAND_CARDS - 1:
            continue
        for place in range(state[at.IN_ROW]):
            for other in range(place + 1, state[at.IN_ROW]):
                if taken not in {place, other}:
                    card, further = state[at.ROW + place], state[at.ROW + other]
                    promised = promise(hand[one], card, further, known, worth) - 2 * MISSING
                    best, second = best_two(best, second, promised)
    return best, second


@kernel
def best_two(best: float, second: float, promised: float) -> tuple[float, float]:
    """Returns the best two values once another value is considered."""
    return max(best, promised), max(second, min(best, promised))


@kernel
def best_painting(state: Vector, painter: int, known: Ways, worth: Worth, places: Vector) -> int:
    """Returns the action for the best painting of a full hand, counting the cards left; of equals, the first.

    `places` is working memory for the places of the hand, sorted by card.
    """
    hand = painter + at.HAND
    for place in range(at.HAND_CARDS):
        before = place
        while before and state[hand + places[before - 1]] > state[hand + place]:
            places[before] = places[before - 1]
            before -= 1
        places[before] = place
    kept = KEPT if state[painter + at.PAINTED] < at.MOST_PAINTINGS - 1 else 0.0
    found, most = 0, NOTHING
    for number in range(LEFT.shape[0]):
        three = (places[CHOSEN[number, 0]], places[CHOSEN[number, 1]], places[CHOSEN[number, 2]])
        pair = state[hand + places[LEFT[number, 0]]], state[hand + places[LEFT[number, 1]]]
        packed = known.of[state[hand + three[0]], state[hand + three[1]], state[hand + three[2]]]
        for way in range(packed // PACKED, packed // PACKED + packed % PACKED):
            value = worth[known.won[way]] + kept * known.pairs[pair[0], pair[1]]
            if value > most:
                most = value
                order = LAYERED[known.order[way]]
                found = ORDER_OF[three[order[0]], three[order[1]], three[order[2]]]
    return at.PAINTS + found

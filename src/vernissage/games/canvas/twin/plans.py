"""Plans on the vector: what `plans.py` and `hopes.py` say of three cards, compiled. A test holds them to it.

What any three cards can win is worked out once for a table; what that is worth to a painter, once after each
painting.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.games.canvas import hopes, plans
from vernissage.games.canvas.cards import BONUS_POINTS, SCORING_CARDS
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.twin import layout as at
from vernissage.games.canvas.twin.ribbons import LADDER, STEPS, award
from vernissage.games.canvas.workshop import MOST_WON
from vernissage.research.kernel import Vector, kernel
from vernissage.research.twin import write

Worth: TypeAlias = NDArray[np.float64]
"""What each kind of ribbons is worth to one painter."""

TOKEN, MISSING, SECOND = plans.TOKEN, plans.MISSING, plans.SECOND
KINDS: Final = at.PLACES + 1
"""Ribbons of each place, and bonus ribbons."""
COUNTS: Final = MOST_WON + 1
LAYERED: Final = np.array(list(permutations(range(at.LAYERS))))
"""The orders of three cards."""
ORDER_OF: Final = np.zeros((at.HAND_CARDS,) * at.LAYERS, np.int64)
"""Which order of a hand it is, by the places of its cards."""
for _number, _places in enumerate(at.ORDERS):
    ORDER_OF[tuple(_places)] = _number
THREES: Final = at.CARDS * (at.CARDS - 1) * (at.CARDS - 2) // 6
PACKED: Final = 8
"""More than three cards have ways."""
NOTHING: Final = -1e9
"""Less than anything is worth."""

IN_THE_END: Final = np.zeros((len(SCORING_CARDS), at.MOST_PAINTINGS - 1, COUNTS))
"""As in `hopes.py`: by scoring card, paintings so far and ribbons."""
for _number, _card in enumerate(SCORING_CARDS):
    for _painted, _brings in enumerate(hopes.IN_THE_END[_card]):
        IN_THE_END[_number, _painted, : len(_brings)] = _brings


class Ways(NamedTuple):
    """What any three cards can win at one table, less the ways that win less of everything."""

    of: Vector
    """By the three cards, in any order: PACKED times where their ways begin, and how many there are."""
    won: Vector
    """For each way, which of the prizes."""
    order: Vector
    """And an order for it, of the cards as they are numbered."""
    prizes: Vector
    """All different ribbons that can be won, for each place and then the bonus."""


@lru_cache(maxsize=8)
def ways(scoring: Scoring) -> Ways:
    """The ways at a table with these scoring cards."""
    table = np.zeros(at.SIZE, np.int32)
    table[at.CONDITIONS] = len(scoring)
    write(table, at.SCORING, [SCORING_CARDS.index(card) for card in scoring])
    of = np.zeros((at.CARDS,) * at.LAYERS, np.int32)
    won, order = (np.zeros(THREES * len(LAYERED), np.int32) for _ in range(2))
    prizes = np.zeros((COUNTS**KINDS, KINDS), np.int32)
    number = np.full((COUNTS,) * KINDS, -1, np.int32)
    found, kinds = find_ways(table, of, won, order, prizes, number)
    return Ways(of, won[:found].copy(), order[:found].copy(), prizes[:kinds].copy())


@kernel
def find_ways(  # noqa: PLR0917 - numba knows no keywords here
    table: Vector, of: Vector, won: Vector, order: Vector, prizes: Vector, number: Vector
) -> tuple[int, int]:
    """Every three cards, one after the other; how many ways and how many different prizes there are."""
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
    """What each of the six orders wins as a first painting; no painting wins more than a whole ladder."""
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
    """Does another order win at least as much of everything, and more of something or the same before?"""
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
    """What each prize is worth to this painter now: the points it will bring in the end, on average."""
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
    """What the best painting of three cards is worth."""
    packed = known.of[one, two, three]
    best = NOTHING
    for way in range(packed // PACKED, packed // PACKED + packed % PACKED):
        best = max(best, worth[known.won[way]])
    return best


@kernel
def best_place(state: Vector, painter: int, known: Ways, worth: Worth, best: Worth) -> int:
    """The place in the row of the card that promises most, for what it costs; of equals, the first.

    There must be room for the best two promises of each place.
    """
    hand, held, row = painter + at.HAND, state[painter + at.HELD], state[at.IN_ROW]
    room = at.HAND_CARDS - held
    for place in range(row):
        best[place, 0] = best[place, 1] = NOTHING
    for one in range(row):
        card = state[at.ROW + one]
        for first in range(held):
            for second in range(first + 1, held):
                keep(best, one, promise(card, state[hand + first], state[hand + second], known, worth))
        if room == 1:
            continue
        for two in range(one + 1, row):
            other = state[at.ROW + two]
            for first in range(held):
                promised = promise(card, other, state[hand + first], known, worth) - MISSING
                keep(best, one, promised)
                keep(best, two, promised)
            if room == 2:  # noqa: PLR2004 - else all three may come from the row
                continue
            for three in range(two + 1, row):
                promised = promise(card, other, state[at.ROW + three], known, worth) - 2 * MISSING
                keep(best, one, promised)
                keep(best, two, promised)
                keep(best, three, promised)
    return dearest(state, painter, best)


@kernel
def keep(best: Worth, place: int, promised: float) -> None:
    """The best two are kept."""
    if promised > best[place, 0]:
        best[place, 1] = best[place, 0]
        best[place, 0] = promised
    elif promised > best[place, 1]:
        best[place, 1] = promised


@kernel
def dearest(state: Vector, painter: int, best: Worth) -> int:
    """With the last card of all, tokens have done their service."""
    is_last = state[painter + at.PAINTED] == at.MOST_PAINTINGS - 1
    is_last = is_last and state[painter + at.HELD] == at.HAND_CARDS - 1
    token = 0.0 if is_last else TOKEN
    found, most = 0, NOTHING
    for place in range(min(state[at.IN_ROW], state[painter + at.TOKENS] + 1)):
        outlook = best[place, 0] + SECOND * best[place, 1] + token * (state[at.LAID + place] - place)
        if outlook > most:
            found, most = place, outlook
    return found


@kernel
def best_painting(state: Vector, painter: int, known: Ways, worth: Worth, sorted_hand: Vector) -> int:
    """The action that paints the most valuable painting of a full hand; of equals, the first."""
    hand = painter + at.HAND
    for place in range(at.HAND_CARDS):
        at_ = place
        while at_ and state[hand + sorted_hand[at_ - 1]] > state[hand + place]:
            sorted_hand[at_] = sorted_hand[at_ - 1]
            at_ -= 1
        sorted_hand[at_] = place
    found, most = 0, NOTHING
    for one in range(at.HAND_CARDS):
        for two in range(one + 1, at.HAND_CARDS):
            for three in range(two + 1, at.HAND_CARDS):
                places = (sorted_hand[one], sorted_hand[two], sorted_hand[three])
                packed = known.of[state[hand + places[0]], state[hand + places[1]], state[hand + places[2]]]
                for way in range(packed // PACKED, packed // PACKED + packed % PACKED):
                    if worth[known.won[way]] > most:
                        most = worth[known.won[way]]
                        order = LAYERED[known.order[way]]
                        found = ORDER_OF[places[order[0]], places[order[1]], places[order[2]]]
    return at.PAINTS + found

"""CAN-3.7 to CAN-3.12, CAN-5: the visible icons of a painting and its ribbons, compiled."""

from typing import Final

import numpy as np

from vernissage.games.canvas import painting, ribbons
from vernissage.games.canvas.cards import CARDS, LADDERS, SCORING_CARDS
from vernissage.games.canvas.twin import layout as at
from vernissage.research.kernel import Vector, kernel

FACE: Final = np.array([painting.FACE[card] for card in CARDS])
UNCOVERED: Final = np.array([painting.UNCOVERED[card] for card in CARDS])
COUNT: Final = np.array(ribbons.COUNT)
RUN: Final = np.array(ribbons.RUN)
MIRRORED: Final = np.array(ribbons.MIRRORED)
NEAR_PAIRS: Final = np.array(ribbons.NEAR_PAIRS)
FAR_PAIRS: Final = np.array(ribbons.FAR_PAIRS)
STEPS: Final = np.array([len(LADDERS[card]) for card in SCORING_CARDS])
LADDER: Final = np.zeros((len(SCORING_CARDS), max(STEPS) + 1), np.int64)
"""CAN-4.2: the points of each scoring card for 0, 1, 2 … ribbons."""
for _number, _card in enumerate(SCORING_CARDS):
    LADDER[_number, 1 : STEPS[_number] + 1] = LADDERS[_card]

ALL: Final = ribbons.ALL
VARIETY, REPETITION, EMPHASIS, COMPOSITION, MOVEMENT, HIERARCHY = range(6)
PROPORTION, STYLE, PROXIMITY, SYMMETRY, SPACE, CONSISTENCY = range(6, 12)
"""The numbers of the scoring cards, in the order of `SCORING_CARDS`."""


@kernel
def award(state: Vector, painter: int) -> None:
    """CAN-3.9 to CAN-3.12: adds the ribbons of the painting on the easel; none beyond a ladder."""
    shown = visible(state[at.EASEL], state[at.EASEL + 1], state[at.EASEL + 2])
    h, s, x, t = shown & ALL, shown >> 5 & ALL, shown >> 10 & ALL, shown >> 15 & ALL
    bonus = shown >> 20
    bh, bs, bx, bt = bonus & ALL, bonus >> 5 & ALL, bonus >> 10 & ALL, bonus >> 15
    anything = h | s | x | t | bh | bs | bx | bt
    for place in range(state[at.CONDITIONS]):
        card = state[at.SCORING + place]
        held = state[painter + at.RIBBONS + place] + won(card, h, s, x, t, anything)
        state[painter + at.RIBBONS + place] = min(held, STEPS[card])
    more = COUNT[bh] * COUNT[h] + COUNT[bs] * COUNT[s] + COUNT[bx] * COUNT[x] + COUNT[bt] * COUNT[t]
    state[painter + at.BONUS] += more


@kernel
def visible(top: int, middle: int, bottom: int) -> int:
    """CAN-3.7: the visible icons: in each swatch, the topmost card with icons there hides all below it."""
    return FACE[top] | UNCOVERED[top] & (FACE[middle] | UNCOVERED[middle] & FACE[bottom])


@kernel
def won(card: int, h: int, s: int, x: int, t: int, anything: int) -> int:  # noqa: PLR0911, PLR0917 - card by card
    """CAN-5: the ribbons for one scoring card, given the swatches of each element and those with any icon."""
    if card == VARIETY:  # CAN-5.1
        return min(COUNT[h], COUNT[s], COUNT[x], COUNT[t])
    if card == REPETITION:  # CAN-5.2
        return COUNT[s] // 2
    if card == EMPHASIS:  # CAN-5.3
        return int(COUNT[h] == 1)
    if card == COMPOSITION:  # CAN-5.4
        return int(anything == ALL)
    if card == MOVEMENT:  # CAN-5.5
        return RUN[h] + RUN[s] + RUN[x] + RUN[t]
    if card == HIERARCHY:  # CAN-5.6
        return int(COUNT[t] >= max(1, COUNT[h], COUNT[s], COUNT[x]))
    if card == PROPORTION:
        return proportion(COUNT[h], COUNT[s], COUNT[x], COUNT[t])
    return won_by_places(card, h, s, x, t)


@kernel
def won_by_places(card: int, h: int, s: int, x: int, t: int) -> int:
    """CAN-5.8 to CAN-5.12: the ribbons for one of the last five scoring cards."""
    if card == STYLE:  # CAN-5.8
        return COUNT[x] // 3
    if card == PROXIMITY:  # CAN-5.9
        return NEAR_PAIRS[x << 5 | t]
    if card == SYMMETRY:  # CAN-5.10
        return MIRRORED[h] + MIRRORED[s] + MIRRORED[x] + MIRRORED[t]
    if card == SPACE:  # CAN-5.11
        return FAR_PAIRS[h << 5 | s]
    return int(COUNT[h] + COUNT[s] + COUNT[x] + COUNT[t] == 6)  # noqa: PLR2004 - CAN-5.12


@kernel
def proportion(hue: int, shape: int, texture: int, tone: int) -> int:
    """CAN-5.7: three of one element and two of another; five of one element also count."""
    most = max(hue, shape, texture, tone)
    second = max(min(hue, shape), min(texture, tone), min(max(hue, shape), max(texture, tone)))
    return int(most >= 5 or (most >= 3 and second >= 2))  # noqa: PLR2004 - the rule's own numbers


@kernel
def points(state: Vector, painter: int) -> int:
    """CAN-4.2: each ladder's value for the ribbons held, and 2 for every bonus ribbon."""
    total = 2 * state[painter + at.BONUS]
    for place in range(state[at.CONDITIONS]):
        total += LADDER[state[at.SCORING + place], state[painter + at.RIBBONS + place]]
    return total

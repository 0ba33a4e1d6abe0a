"""CAN-3.7: layers. What is visible of a painting is one number, a bit for each icon that can be.

Bit `5 * element + swatch` is an element, bit `20 + 5 * element + swatch` a bonus icon for it, both counted
as in ELEMENTS and SWATCHES. To cover is then to clear some bits, and to count is to look up five of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from vernissage.games.canvas.cards import (
    CARDS,
    ELEMENTS,
    ICONS,
    SIDE,
    SWATCHES,
    TITLE,
    Card,
    Icon,
    Icons,
    Side,
    Title,
)

Visible: TypeAlias = int
Painting: TypeAlias = tuple[Card, Card, Card]
"""CAN-3.6: the cards of a painting, the topmost first."""
Paintings: TypeAlias = tuple[Painting, ...]

_WIDTH: Final = len(SWATCHES)
KINDS: Final[tuple[Icon, ...]] = (*ELEMENTS, *(f"bonus-{element}" for element in ELEMENTS))
BIT: Final[dict[tuple[Icon, int], Visible]] = {
    (icon, swatch): 1 << (_WIDTH * kind + swatch)
    for kind, icon in enumerate(KINDS)
    for swatch in range(_WIDTH)
}
WHOLE_SWATCH: Final = [sum(BIT[icon, swatch] for icon in KINDS) for swatch in range(_WIDTH)]
"""Every icon that can stand in a swatch."""

FACE: Final[dict[Card, Visible]] = {
    card: sum(BIT[icon, swatch] for swatch, held in enumerate(ICONS[card]) for icon in held) for card in CARDS
}
UNCOVERED: Final[dict[Card, Visible]] = {
    card: sum(WHOLE_SWATCH[swatch] for swatch, held in enumerate(ICONS[card]) if not held) for card in CARDS
}
"""What a card leaves open of those below it: the swatches where it has nothing."""


def visible(painting: Painting) -> Visible:
    """CAN-3.7: in each swatch the topmost card that has anything there covers all below it."""
    top, middle, bottom = painting
    return FACE[top] | UNCOVERED[top] & (FACE[middle] | UNCOVERED[middle] & FACE[bottom])


def visible_of(cards: tuple[Card, ...]) -> Visible:
    """CAN-3.7: the same for any pile of cards, such as a painting not yet finished."""
    shown = 0
    for card in reversed(cards):
        shown = FACE[card] | UNCOVERED[card] & shown
    return shown


@lru_cache(maxsize=4096)
def swatches(shown: Visible) -> tuple[Icons, ...]:
    """The visible icons, swatch by swatch. A painting hangs there all game long, so it is kept."""
    return tuple(tuple(icon for icon in KINDS if shown & BIT[icon, swatch]) for swatch in range(_WIDTH))


def title(cards: tuple[Card, ...]) -> tuple[Title | None, Title | None]:
    """CAN-3.7, CAN-3.8: the topmost left word, then the topmost right one; a half may stay empty."""
    words: dict[Side, Title] = {}
    for card in reversed(cards):
        words[SIDE[card]] = TITLE[card]
    return words.get("left"), words.get("right")

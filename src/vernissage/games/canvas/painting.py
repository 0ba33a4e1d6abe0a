"""CAN-3.7: the layers of a painting. Its visible icons are one number, with a bit for each possible icon.

Bit `5 * element + swatch` is an element, bit `20 + 5 * element + swatch` a bonus icon for it, in
the order of ELEMENTS and SWATCHES. Covering clears bits; counting looks up five bits in a table.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from vernissage.games.canvas import cards
from vernissage.games.canvas.cards import Card, Icon, Icons, Side, Title

Visible: TypeAlias = int
Painting: TypeAlias = tuple[Card, Card, Card]
"""CAN-3.6: the cards of a painting, the topmost first."""
Paintings: TypeAlias = tuple[Painting, ...]

_WIDTH: Final = len(cards.SWATCHES)
KINDS: Final[tuple[Icon, ...]] = (*cards.ELEMENTS, *(f"bonus-{element}" for element in cards.ELEMENTS))
BIT: Final[dict[tuple[Icon, int], Visible]] = {
    (icon, swatch): 1 << (_WIDTH * kind + swatch)
    for kind, icon in enumerate(KINDS)
    for swatch in range(_WIDTH)
}
WHOLE_SWATCH: Final = [sum(BIT[icon, swatch] for icon in KINDS) for swatch in range(_WIDTH)]
"""All icons that can be in each swatch."""

FACE: Final[dict[Card, Visible]] = {
    card: sum(BIT[icon, swatch] for swatch, held in enumerate(cards.ICONS[card]) for icon in held)
    for card in cards.CARDS
}
UNCOVERED: Final[dict[Card, Visible]] = {
    card: sum(WHOLE_SWATCH[swatch] for swatch, held in enumerate(cards.ICONS[card]) if not held)
    for card in cards.CARDS
}
"""The swatches in which a card shows nothing, so that cards below are visible."""


def visible(painting: Painting) -> Visible:
    """CAN-3.7: the visible icons: in each swatch, the topmost card with icons there hides all below it."""
    top, middle, bottom = painting
    return FACE[top] | UNCOVERED[top] & (FACE[middle] | UNCOVERED[middle] & FACE[bottom])


def visible_of(pile: tuple[Card, ...]) -> Visible:
    """CAN-3.7: the visible icons of any pile of cards, such as an unfinished painting."""
    shown = 0
    for card in reversed(pile):
        shown = FACE[card] | UNCOVERED[card] & shown
    return shown


@lru_cache(maxsize=4096)
def swatches(shown: Visible) -> tuple[Icons, ...]:
    """Returns the visible icons by swatch. Cached, since a painting hangs all game long."""
    return tuple(tuple(icon for icon in KINDS if shown & BIT[icon, swatch]) for swatch in range(_WIDTH))


def title(pile: tuple[Card, ...]) -> tuple[Title | None, Title | None]:
    """CAN-3.7, CAN-3.8: the topmost left word and the topmost right one; either may be missing."""
    words: dict[Side, Title] = {}
    for card in reversed(pile):
        words[cards.SIDE[card]] = cards.TITLE[card]
    return words.get("left"), words.get("right")

"""The horizontal centre of each card's motif: the middle of its two colours of the strip below."""

from itertools import combinations

from vernissage.games.canvas.art.pen import WIDTH

CARDS_PER_PAIR = 6
PAIRS = tuple(combinations(range(5), 2))  # red, yellow, green, blue, violet; six cards for each pair


def centre(card: int) -> float:
    """Returns the x between the two swatches of this card (1-60)."""
    left, right = PAIRS[(card - 1) // CARDS_PER_PAIR]
    return WIDTH * (0.1 + 0.2 * (left + right) / 2)

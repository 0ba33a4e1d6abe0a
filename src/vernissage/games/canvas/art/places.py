"""Where on the picture a card's motif is centred: in the middle of its two colours of the strip below."""

from itertools import combinations

from vernissage.games.canvas.art.pen import WIDTH

CARDS_PER_PAIR = 6
PAIRS = tuple(combinations(range(5), 2))  # red, yellow, green, blue, violet; six cards for each two of them


def centre(card: int) -> float:
    """The x of the middle between the two swatches of this card (1-60)."""
    left, right = PAIRS[(card - 1) // CARDS_PER_PAIR]
    return WIDTH * (0.1 + 0.2 * (left + right) / 2)

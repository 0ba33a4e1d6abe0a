"""The benchmarks of Canvas and their targets per second; `python -m bench games` runs them."""

from collections.abc import Callable
from typing import Final, TypeAlias

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas.cards import CARDS, HAND, LAYERS, PLACES, ROW, SCORING_CARDS
from vernissage.games.canvas.painting import visible
from vernissage.games.canvas.preview import foresee
from vernissage.games.canvas.ribbons import Ribbons
from vernissage.games.canvas.workshop import workshop

Round: TypeAlias = Callable[[], int]

MANY: Final = 1000
HINTS: Final = 3
"""The highest level of hints, at which the workshop shows everything."""


def scoring() -> Round:
    """CAN-3.7, CAN-3.9: measures finding the visible icons and the ribbons of random paintings."""
    rng = Rng(seed_from_text("bench"), "paintings", 0)
    cards = rng.shuffled(SCORING_CARDS)[: len(PLACES)]
    paintings = [rng.shuffled(CARDS)[:LAYERS] for _ in range(MANY)]

    def one_by_one() -> int:
        ribbons = Ribbons(cards)
        for top, middle, bottom in paintings:
            # `__missing__` computes anew; a lookup would use the cache.
            ribbons.__missing__(visible((top, middle, bottom)))
        return MANY

    return one_by_one


def hands() -> Round:
    """Measures the workshop: every painting of five cards, most valuable first, and the value of the row."""
    rng = Rng(seed_from_text("bench"), "hands", 0)
    cards = rng.shuffled(SCORING_CARDS)[: len(PLACES)]
    decks = [rng.shuffled(CARDS) for _ in range(20)]

    def one_by_one() -> int:
        for deck in decks:
            workshop.__wrapped__(cards, (), deck[:HAND], deck[HAND : HAND + ROW], HINTS)
        return len(decks)

    return one_by_one


def previews() -> Round:
    """Measures the preview: every pile of ten cards with its icons and ribbons."""
    rng = Rng(seed_from_text("bench"), "previews", 0)
    cards = rng.shuffled(SCORING_CARDS)[: len(PLACES)]
    decks = [rng.shuffled(CARDS) for _ in range(5)]

    def one_by_one() -> int:
        for deck in decks:
            foresee.__wrapped__(cards, (), deck[:HAND], deck[HAND : HAND + ROW], HINTS)
        return len(decks)

    return one_by_one


DECISIONS: Final[dict[int, float]] = {3: 60_000}
"""The target for decisions a second in random play, by number of players."""
MEASURES: Final[dict[str, tuple[float, Callable[[], Round]]]] = {
    "paintings scored against four cards": (200_000, scoring),
    "workshops of a hand of five": (500, hands),
    "previews of ten cards": (100, previews),
}

PEERS: Final = {"OpenSpiel hearts": 0.3}
"""Random play must make at least this many times as many decisions a second as these libraries."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""How many decisions a second the twin must make, in whole random games and in a batch with masks."""

"""The cards of the guided game. In both rounds the associations are obvious, with one exception."""

from typing import Final

from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.position import Position
from vernissage.games.belratti.state import Options

OPTIONS: Final = Options(players=4)

LEARNER: Final = 0
TILDA: Final = 1
AIKO: Final = 2
ZOFIA: Final = 3
NAMES: Final = ("Tilda", "Aiko", "Zofia")


def _paintings(words: str) -> tuple[Painting, ...]:
    return tuple(f"painting-{word}" for word in words.split())


# The paintings that the steps mention.
MOUSETRAP, WATERING_CAN, TOOTH, BUCKET = _paintings("mousetrap watering-can tooth bucket")
CAT, CHEESE, CARROT, CLOVER, SUNFLOWER = _paintings("cat cheese carrot clover sunflower")
BROOM, PAPER_BOAT = _paintings("broom paper-boat")

GOES_WITH: Final[dict[Painting, tuple[Painting, ...]]] = {
    MOUSETRAP: (CAT, CHEESE),
    WATERING_CAN: (CARROT, CLOVER),
    TOOTH: _paintings("toothbrush crocodile lollipop"),
    BUCKET: (BROOM, PAPER_BOAT),
}
"""The paintings that every player of the guided game associates with each theme."""

_FORGED_FIRST: Final = (SUNFLOWER, *_paintings("kite television spectacles"))
"""The first round's forgeries. The sunflower fits the watering can even better than the clover does."""
_DRAWN: Final = _paintings("helicopter mirror rose saw")
"""The cards that the two painters of the first round draw, two each."""
_FORGED_NEXT: Final = _paintings("harp cactus football bat")

POSITION: Final = Position(
    themes=(MOUSETRAP, WATERING_CAN),
    hands=(
        (BROOM, PAPER_BOAT, *_paintings("accordion camel crown pizza rocket telephone violin")),
        _paintings("balloon bee candle drum feather key moon pretzel tent"),
        (CAT, CARROT, *_paintings("anchor bed bicycle chair dress globe scarf")),
        (CHEESE, CLOVER, *GOES_WITH[TOOTH], *_paintings("castle chessboard ladder piano")),
    ),
    deck=(*_FORGED_FIRST, *_DRAWN, TOOTH, BUCKET, *_FORGED_NEXT),
)

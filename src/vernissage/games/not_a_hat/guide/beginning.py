"""The start of the guided game, with arrows that lead the gifts where the steps need them."""

from typing import Final

from vernissage.games.not_a_hat.position import Position
from vernissage.games.not_a_hat.state import Card, Options

OPTIONS: Final = Options(players=4, first=0)

LEARNER: Final = 0
HIRO: Final = 1
DORA: Final = 2
ESRA: Final = 3
NAMES: Final = ("Hiro", "Dora", "Esra")

BROCCOLI: Final = "gift-broccoli"
"""The learner's gift, which goes to Hiro."""
UMBRELLA: Final = "gift-umbrella"
"""Hiro's gift, which goes to the learner."""
POPCORN: Final = "gift-popcorn"
"""Dora's gift, which goes to Hiro, and from him to the learner."""
CAMERA: Final = "gift-camera"
"""Esra's gift, which goes to Dora."""
HOCKEY_STICK: Final = "gift-hockey-stick"
"""The first gift from the shop, for Esra."""
BRIEFCASE: Final = "gift-briefcase"
"""The gift from the shop after Hiro's penalty, for the learner."""

LATER: Final = (
    "key",
    "balloon",
    "sock",
    "dog",
    "guitar",
    "cake",
    "ladder",
    "fish",
    "trumpet",
    "lamp",
    "kite",
)
"""The rest of the shop: a game of four players is over with its ninth penalty at the latest."""

POSITION: Final = Position(
    shop=(HOCKEY_STICK, BRIEFCASE, *(f"gift-{thing}" for thing in LATER)),
    piles=tuple((Card(gift, open=True),) for gift in (BROCCOLI, UMBRELLA, POPCORN, CAMERA)),
)

"""What lies on the table when the first game begins. The arrows lead these gifts where they are wanted."""

from __future__ import annotations

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
"""The learner's, for Hiro."""
UMBRELLA: Final = "gift-umbrella"
"""Hiro's, for the learner."""
POPCORN: Final = "gift-popcorn"
"""Dora's, for Hiro, and from him to the learner."""
CAMERA: Final = "gift-camera"
"""Esra's, for Dora."""
HOCKEY_STICK: Final = "gift-hockey-stick"
"""From the shop, for Esra."""
BRIEFCASE: Final = "gift-briefcase"
"""From the shop once more: Hiro's penance, for the learner."""

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
"""Enough for whoever plays on: with its ninth penalty a game of four is over."""

POSITION: Final = Position(
    shop=(HOCKEY_STICK, BRIEFCASE, *(f"gift-{thing}" for thing in LATER)),
    piles=tuple((Card(gift, open=True),) for gift in (BROCCOLI, UMBRELLA, POPCORN, CAMERA)),
)

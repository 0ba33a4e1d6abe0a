"""Example paintings for each bonus icon and scoring card, with few other icons visible."""

from typing import Final

from vernissage.games.canvas.cards import Element, ScoringCard
from vernissage.games.canvas.painting import Painting

CONDITIONS: Final[dict[ScoringCard, Painting]] = {
    "variety": ("art-23", "art-55", "art-49"),
    "repetition": ("art-31", "art-1", "art-15"),
    "emphasis": ("art-44", "art-16", "art-9"),
    "composition": ("art-12", "art-28", "art-56"),
    "movement": ("art-48", "art-28", "art-18"),
    "hierarchy": ("art-23", "art-52", "art-50"),
    "proportion": ("art-23", "art-35", "art-52"),
    "style": ("art-31", "art-55", "art-30"),
    "proximity": ("art-23", "art-56", "art-58"),
    "symmetry": ("art-18", "art-56", "art-16"),
    "space": ("art-9", "art-52", "art-51"),
    "consistency": ("art-40", "art-48", "art-3"),
}
"""CAN-5: each painting meets its condition once."""

BONUSES: Final[dict[Element, Painting]] = {
    "hue": ("art-48", "art-15", "art-36"),
    "shape": ("art-31", "art-1", "art-43"),
    "texture": ("art-35", "art-45", "art-16"),
    "tone": ("art-22", "art-53", "art-58"),
}
"""CAN-3.11: each painting shows a bonus icon, and two of the element that it counts."""

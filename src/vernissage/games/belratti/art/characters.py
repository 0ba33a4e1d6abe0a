"""The portraits of the director, the painter and the masked forger."""

from pathlib import Path
from typing import Final

from vernissage.art.portrait import portrait

_OURS: Final = Path(__file__).with_name("drawings")
_HANDS: Final = {"dr-cat": "daylight", "owl": "swirl", "belratti": "chiaroscuro"}

CHARACTERS: Final = tuple(portrait(_OURS / f"character-{who}.svg", hand) for who, hand in _HANDS.items())

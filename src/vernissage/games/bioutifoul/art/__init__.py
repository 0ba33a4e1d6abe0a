"""The portraits of the four artists, each in a style of its own. Artworks are plain drawings."""

from pathlib import Path
from typing import Final

from vernissage.art.portrait import portrait

_OURS: Final = Path(__file__).with_name("drawings")
_HANDS: Final = {"alice": "swirl", "rodrigo": "fauvist", "sunny": "daylight", "heinrich": "impressionist"}

PICTURES: Final = tuple(portrait(_OURS / f"portrait-{who}.svg", hand) for who, hand in _HANDS.items())

"""The four artists, each painted in their own style. Artworks are plain drawings, which need no painting."""

from pathlib import Path
from typing import Final

from vernissage.art.portrait import portrait

_OURS: Final = Path(__file__).with_name("drawings")
_HANDS: Final = {"alice": "swirl", "rodrigo": "fauvist", "sunny": "daylight", "heinrich": "impressionist"}

PICTURES: Final = tuple(portrait(_OURS / f"portrait-{who}.svg", hand) for who, hand in _HANDS.items())

"""A picture of a game, and how to paint it."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from PIL.Image import Image

# Increased when painters change so much that every picture should be repainted.
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name, the function that paints it, and the recipe that tells when to repaint it."""

    name: str  # In kebab case; also the file name.
    recipe: str  # Everything the picture depends on. When it changes, the picture is repainted.
    paint: Callable[[], Image]  # Returns the full-sized picture, the same at every call.
    quality: int = 80  # The quality of the WebP file, from 0 to 100.
    edges: int = 100  # The quality of the alpha channel; it belongs in the recipe too.

    @property
    def fingerprint(self) -> str:
        return sha256(f"{VERSION}\n{self.quality}\n{self.recipe}".encode()).hexdigest()[:16]

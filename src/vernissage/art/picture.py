"""A picture that a game wants painted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from PIL.Image import Image

# Counts up whenever painters change so much that every picture should be painted anew.
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Picture:
    """What is painted, under which name, and how to tell that it must be painted again."""

    name: str  # In kebab case; also the file's name.
    recipe: str  # All that the picture depends on. When it changes, the picture is painted anew.
    paint: Callable[[], Image]  # The full-sized picture, the same at every call.
    quality: int = 80  # Of the file, from 0 to 100.
    edges: int = 100  # The same for where a picture is transparent; it belongs in the recipe too.

    @property
    def fingerprint(self) -> str:
        return sha256(f"{VERSION}\n{self.quality}\n{self.recipe}".encode()).hexdigest()[:16]

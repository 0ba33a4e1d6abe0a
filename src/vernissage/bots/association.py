"""What comes to mind with what. Reads the tables that `vernissage art associate` has built."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

# How much each channel counts for somebody of no particular character.
BLEND: Final[Mapping[str, float]] = {
    "thoughts": 1.0,
    "meaning": 0.4,
    "tags": 0.2,
    "keywords": 0.05,
    "colour": 0.03,
    "shape": 0.03,
}
_MOST: Final = 255


class Association:
    """How alike the things of a game are, channel by channel."""

    def __init__(self, folder: Path) -> None:
        index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        self.things: Final = tuple(index["things"])
        self._row = {thing: row for row, thing in enumerate(self.things)}
        self._tags = [frozenset(tags.split()) for tags in index["tags"]]
        self._colours = [tuple(colours.split()) for colours in index["colours"]]
        self._frequency = Counter(tag for tags in self._tags for tag in tags)
        self._tables = {channel: (folder / f"{channel}.i8").read_bytes() for channel in BLEND}
        self._thoughts = frozenset(thoughts_of(folder))

    def likeness(self, channel: str, a: str, b: str) -> float:
        """How alike two things are on one channel, from 0 to 1. On all channels, 1 is equally rare."""
        return self._tables[channel][self._row[a] * len(self.things) + self._row[b]] / _MOST

    def blended(self, a: str, b: str, blend: Mapping[str, float] = BLEND) -> float:
        """How alike two things are, from 0 to 1, to somebody for whom each channel has this weight.

        Squares are added, as one strong link is worth more than several weak ones.
        """
        counted = sum(weight * self.likeness(channel, a, b) ** 2 for channel, weight in blend.items())
        return math.sqrt(counted / sum(blend.values()))

    def why(self, a: str, b: str) -> tuple[str, str | None]:
        """The channel on which they are most alike; and the tag or the colour they share, if it is that."""
        channel = max(self._tables, key=lambda channel: self.likeness(channel, a, b))
        return channel, self.shared(channel, a, b)

    def shared(self, channel: str, a: str, b: str) -> str | None:
        """What they share on this channel, if it has a name: a tag, a colour, a thought that links them."""
        if channel == "tags":
            return self._shared_tag(a, b)
        if channel == "thoughts":
            thought = "-and-".join(sorted((a, b)))
            return thought if thought in self._thoughts else None
        return self._shared_colour(a, b) if channel == "colour" else None

    def _shared_tag(self, a: str, b: str) -> str | None:
        """The one that fewest other things have."""
        shared = self._tags[self._row[a]] & self._tags[self._row[b]]
        return min(shared, key=lambda tag: (self._frequency[tag], tag), default=None)

    def _shared_colour(self, a: str, b: str) -> str | None:
        """The one there is most of."""
        theirs = self._colours[self._row[b]]
        return next((colour for colour in self._colours[self._row[a]] if colour in theirs), None)


def thoughts_of(folder: Path, language: str = "en") -> dict[str, str]:
    """What links two things, as people say it: by the names of both, in the order of the alphabet."""
    lines = (folder / "thoughts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return {name: said for name, sign, said in (line.partition(" = ") for line in lines) if sign}


@cache
def load(folder: Path) -> Association:
    """The association in a game's folder, read once."""
    return Association(folder)


def beside(file: str) -> Association:
    """The association in the folder of a game's module, given as its `__file__`."""
    return load(Path(file).parent / "association")

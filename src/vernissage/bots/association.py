"""Similarity between the things of a game, from the tables that `vernissage art associate` builds."""

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

# The default weight of each channel.
BLEND: Final[Mapping[str, float]] = {
    "plain": 1.0,
    "thoughts": 0.6,
    "meaning": 0.3,
    "tags": 0.3,
    "keywords": 0.05,
    "colour": 0.08,
    "shape": 0.08,
}
_MOST: Final = 255


class Association:
    """The pairwise similarity of a game's things, by channel."""

    def __init__(self, folder: Path) -> None:
        index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        self.things: Final = tuple(index["things"])
        self._row = {thing: row for row, thing in enumerate(self.things)}
        self._tags = [frozenset(tags.split()) for tags in index["tags"]]
        self._colours = [tuple(colours.split()) for colours in index["colours"]]
        self._kinds = [frozenset(kinds.split()) for kinds in index["kinds"]]
        self._tables = {channel: (folder / f"{channel}.i8").read_bytes() for channel in BLEND}
        self._thoughts = frozenset(thoughts_of(folder))

    def likeness(self, channel: str, a: str, b: str) -> float:
        """Returns the similarity of two things on one channel, from 0 to 1. All channels are scaled alike."""
        return self._tables[channel][self._row[a] * len(self.things) + self._row[b]] / _MOST

    def blended(self, a: str, b: str, blend: Mapping[str, float] = BLEND) -> float:
        """Returns the weighted similarity of two things over all channels, from 0 to 1.

        Squares are averaged, because one strong link counts more than several weak ones.
        """
        counted = sum(weight * self.likeness(channel, a, b) ** 2 for channel, weight in blend.items())
        return math.sqrt(counted / sum(blend.values()))

    def why(self, a: str, b: str) -> tuple[str, str | None]:
        """Returns the channel on which two things are most alike, and what they share on it."""
        channel = max(self._tables, key=lambda channel: self.likeness(channel, a, b))
        return channel, self.shared(channel, a, b)

    def shared(self, channel: str, a: str, b: str) -> str | None:
        """Returns the tag, kind, colour or thought that two things share on this channel, or None."""
        if channel == "tags":
            return self._rarest(self._tags, a, b)
        if channel == "plain":
            return self._rarest(self._kinds, a, b)
        if channel == "thoughts":
            thought = "-and-".join(sorted((a, b)))
            return thought if thought in self._thoughts else None
        return self._shared_colour(a, b) if channel == "colour" else None

    def _rarest(self, labels: Sequence[frozenset[str]], a: str, b: str) -> str | None:
        """Returns the tag or kind that both things have and the fewest others, or None."""
        shared = labels[self._row[a]] & labels[self._row[b]]
        return min(shared, key=lambda label: (sum(label in each for each in labels), label), default=None)

    def _shared_colour(self, a: str, b: str) -> str | None:
        """Returns the shared colour that is most prominent in `a`, or None."""
        theirs = self._colours[self._row[b]]
        return next((colour for colour in self._colours[self._row[a]] if colour in theirs), None)


def thoughts_of(folder: Path, language: str = "en") -> dict[str, str]:
    """Reads the sentences that link two things, keyed by both names in alphabetical order."""
    lines = (folder / "thoughts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return {name: said for name, sign, said in (line.partition(" = ") for line in lines) if sign}


@cache
def load(folder: Path) -> Association:
    """Loads the association in this folder. Cached."""
    return Association(folder)


def beside(file: str) -> Association:
    """Loads the association in the folder of a game's module, given its `__file__`."""
    return load(Path(file).parent / "association")

"""What comes to a bot's mind with two themes: which painting would be laid for which, and how soon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from vernissage.games.belratti.cards import EDITIONS, EditionName, Painting, Theme

PREFIX: Final = "painting-"
CONTRAST: Final = 0.5
"""How much a painting loses if it recalls the other theme as well: directors could hang it there."""
REMEMBERED: Final = 64
"""How many pairs of themes are kept in mind."""

USUAL: Final[Mapping[str, float]] = {
    "tags": 1.0,
    "meaning": 0.2,
    "keywords": 0.2,
    "colour": 0.2,
    "shape": 0.2,
}
"""What strikes most people. Everyone reckons with it: others must recognise what one lays."""

PERSONALITIES: Final[dict[str, Mapping[str, float]]] = {
    "colourist": {"colour": 0.9, "shape": 0.2},
    "storyteller": {"tags": 0.5, "meaning": 0.4},
    "literalist": {"keywords": 0.7, "shape": 0.4, "meaning": 0.1},
}
"""What strikes each of the bots beyond the usual."""


class Likenesses(Protocol):
    """How alike two things are on a channel, from 0 to 1; and what they share, if it can be named."""

    def likeness(self, channel: str, a: str, b: str) -> float: ...

    def shared(self, channel: str, a: str, b: str) -> str | None: ...


class Idea(NamedTuple):
    """A painting as one would lay it or hang it."""

    theme: Theme
    rank: float
    """The share of all paintings that come to mind sooner, for one theme or the other: 0 for the first."""


Ideas: TypeAlias = dict[Painting, Idea]
"""Every painting, as it comes to mind with two themes."""


class Taste:
    """Somebody's eye for likeness: the usual one, and what strikes this one besides."""

    def __init__(self, likenesses: Likenesses, personality: str) -> None:
        self.likenesses = likenesses
        special = PERSONALITIES[personality]
        self.weights = {channel: usual + special.get(channel, 0.0) for channel, usual in USUAL.items()}
        self.ideas = lru_cache(maxsize=REMEMBERED)(self._ideas)
        self._likenesses_to = lru_cache(maxsize=2 * REMEMBERED)(self._to)

    def links(self, a: str, b: str) -> dict[str, float]:
        """How strongly two things are linked. Squares: one strong link outdoes several weak ones."""
        likeness = self.likenesses.likeness
        return {channel: weight * likeness(channel, a, b) ** 2 for channel, weight in self.weights.items()}

    def _to(self, theme: Painting, edition: EditionName) -> dict[Painting, float]:
        """How much each painting recalls the theme."""
        thing = theme.removeprefix(PREFIX)
        return {
            painting: sum(self.links(painting.removeprefix(PREFIX), thing).values())
            for painting in EDITIONS[edition].paintings
        }

    def _ideas(self, themes: tuple[Painting, Painting], edition: EditionName) -> dict[Painting, Idea]:
        """Every painting with the theme it goes with, ranked by how clearly it does."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        clear: dict[Painting, float] = {
            painting: max(one[painting], two[painting]) - CONTRAST * min(one[painting], two[painting])
            for painting in one
            if painting not in themes
        }
        ranked = sorted(clear, key=lambda painting: -clear[painting])
        return {
            painting: Idea("one" if one[painting] >= two[painting] else "two", place / len(ranked))
            for place, painting in enumerate(ranked)
        }

    def alike(self, themes: tuple[Painting, Painting], edition: EditionName) -> float:
        """The share of paintings that are more like the first theme than the second one is."""
        like = self._likenesses_to(themes[0], edition)
        return sum(other > like[themes[1]] for other in like.values()) / len(like)

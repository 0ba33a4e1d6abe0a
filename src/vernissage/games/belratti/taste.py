"""What comes to a bot's mind with two themes: which painting would be laid for which, and how soon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from vernissage.games.belratti.cards import EDITIONS, EditionName, Painting, Theme

PREFIX: Final = "painting-"
CONTRAST: Final = 0.5
"""How much a painting loses if it recalls the other theme as well: directors could hang it there."""
REMEMBERED: Final = 4
"""How many pairs of themes are kept in mind: a table has one at a time, and there are many eyes."""

PERSONALITIES: Final[dict[str, Weights]] = {
    "colourist": {"colour": 0.25, "shape": 0.05},
    "storyteller": {"thoughts": 0.3, "tags": 0.3},
    "literalist": {"meaning": 0.3, "keywords": 0.25, "shape": 0.05},
}
"""What strikes each of the bots beyond what strikes most people, which everyone reckons with: others must
recognise what one lays."""


Weights: TypeAlias = Mapping[str, float]
"""How much each channel counts."""


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


def weights_of(personality: str, usual: Weights) -> Weights:
    """What counts for one of the bots: what strikes most people, and what strikes this one besides."""
    special = PERSONALITIES[personality]
    return {channel: weight + special.get(channel, 0.0) for channel, weight in usual.items()}


class Taste:
    """Somebody's eye for likeness."""

    def __init__(self, likenesses: Likenesses, weights: Weights) -> None:
        self.likenesses = likenesses
        self.weights = weights
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
        clear = self.clarity(themes, edition)
        ranked = sorted(clear, key=lambda painting: -clear[painting])
        return {
            painting: Idea("one" if one[painting] >= two[painting] else "two", place / len(ranked))
            for place, painting in enumerate(ranked)
        }

    def clarity(self, themes: tuple[Painting, Painting], edition: EditionName) -> dict[Painting, float]:
        """How clearly each painting goes with one of the themes and not with the other."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        return {
            painting: max(one[painting], two[painting]) - CONTRAST * min(one[painting], two[painting])
            for painting in one
            if painting not in themes
        }

    def alike(self, themes: tuple[Painting, Painting], edition: EditionName) -> float:
        """The share of paintings that are more like the first theme than the second one is."""
        like = self._likenesses_to(themes[0], edition)
        return sum(other > like[themes[1]] for other in like.values()) / len(like)

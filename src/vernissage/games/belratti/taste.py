"""A bot's associations: which painting goes with which of two themes, and how well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from vernissage.games.belratti.cards import EDITIONS, EditionName, Painting, Theme

PREFIX: Final = "painting-"
CONTRAST: Final = 0.5
"""How much a painting loses if it also resembles the other theme, where directors could hang it."""
REMEMBERED: Final = 4
"""How many pairs of themes are cached. A table has one at a time, but there are many tastes."""

PERSONALITIES: Final[dict[str, Weights]] = {
    "colourist": {"colour": 0.25, "shape": 0.05},
    "storyteller": {"thoughts": 0.3, "tags": 0.3},
    "literalist": {"meaning": 0.3, "keywords": 0.25, "shape": 0.05},
}
"""What each personality notices beyond what most people notice. All of them reckon with the latter, since
others must recognise what they lay."""


Weights: TypeAlias = Mapping[str, float]
"""The weight of each channel."""


class Likenesses(Protocol):
    """How alike two things are on a channel, from 0 to 1; and what they share, if it has a name."""

    def likeness(self, channel: str, a: str, b: str) -> float: ...

    def shared(self, channel: str, a: str, b: str) -> str | None: ...


class Idea(NamedTuple):
    """A painting, the theme it goes with, and how well."""

    theme: Theme
    rank: float
    """The share of all paintings that fit a theme better; 0 for the best."""


Ideas: TypeAlias = dict[Painting, Idea]
"""Every painting, with its fit to two themes."""


def weights_of(personality: str, usual: Weights) -> Weights:
    """Returns a personality's weights: those of most people, and its own added."""
    special = PERSONALITIES[personality]
    return {channel: weight + special.get(channel, 0.0) for channel, weight in usual.items()}


class Taste:
    """Channel weights, and the associations that follow from them."""

    def __init__(self, likenesses: Likenesses, weights: Weights) -> None:
        self.likenesses = likenesses
        self.weights = weights
        self.ideas = lru_cache(maxsize=REMEMBERED)(self._ideas)
        self._likenesses_to = lru_cache(maxsize=2 * REMEMBERED)(self._to)

    def links(self, a: str, b: str) -> dict[str, float]:
        """Returns how strongly two things are linked, by channel. Squaring favours strong links."""
        likeness = self.likenesses.likeness
        return {channel: weight * likeness(channel, a, b) ** 2 for channel, weight in self.weights.items()}

    def _to(self, theme: Painting, edition: EditionName) -> dict[Painting, float]:
        """Returns how much each painting resembles the theme."""
        thing = theme.removeprefix(PREFIX)
        return {
            painting: sum(self.links(painting.removeprefix(PREFIX), thing).values())
            for painting in EDITIONS[edition].paintings
        }

    def _ideas(self, themes: tuple[Painting, Painting], edition: EditionName) -> dict[Painting, Idea]:
        """Returns every painting with the theme it goes with, ranked by how clearly it does."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        clear = self.clarity(themes, edition)
        ranked = sorted(clear, key=lambda painting: -clear[painting])
        return {
            painting: Idea("one" if one[painting] >= two[painting] else "two", place / len(ranked))
            for place, painting in enumerate(ranked)
        }

    def clarity(self, themes: tuple[Painting, Painting], edition: EditionName) -> dict[Painting, float]:
        """Returns how clearly each painting goes with one of the themes and not with the other."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        return {
            painting: max(one[painting], two[painting]) - CONTRAST * min(one[painting], two[painting])
            for painting in one
            if painting not in themes
        }

    def alike(self, themes: tuple[Painting, Painting], edition: EditionName) -> float:
        """Returns the share of paintings that are more like the first theme than the second theme is."""
        like = self._likenesses_to(themes[0], edition)
        return sum(other > like[themes[1]] for other in like.values()) / len(like)

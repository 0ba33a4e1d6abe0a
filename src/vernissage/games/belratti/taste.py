"""A bot's associations: the theme that each painting fits, and how well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from vernissage.games.belratti.cards import EDITIONS, EditionName, Painting, Theme

PREFIX: Final = "painting-"
CONTRAST: Final = 0.5
"""A painting's clarity is reduced by this share of its likeness to the other theme."""
REMEMBERED: Final = 4
"""How many pairs of themes each taste caches. A table has only one pair at a time."""

PERSONALITIES: Final[dict[str, Weights]] = {
    "colourist": {"colour": 0.25, "shape": 0.05},
    "storyteller": {"thoughts": 0.6, "tags": 0.3},
    "literalist": {"meaning": 0.3, "keywords": 0.25, "shape": 0.05},
}
"""The extra weights of each personality. They are added to the usual weights, which most people share."""


Weights: TypeAlias = Mapping[str, float]
"""The weight of each channel."""


class Likenesses(Protocol):
    """A table of likenesses from 0 to 1 between two things on a channel, with the features they share."""

    def likeness(self, channel: str, a: str, b: str) -> float: ...

    def shared(self, channel: str, a: str, b: str) -> str | None: ...


class Idea(NamedTuple):
    """The theme that a painting fits best, and its rank among all paintings."""

    theme: Theme
    rank: float
    """The share of all paintings that fit a theme more clearly; 0 for the best painting."""


Ideas: TypeAlias = dict[Painting, Idea]
"""The best theme and the rank of every painting, for two given themes."""


def weights_of(personality: str, usual: Weights) -> Weights:
    """Returns a personality's weights: the usual ones plus its own extra weights."""
    special = PERSONALITIES[personality]
    return {channel: weight + special.get(channel, 0.0) for channel, weight in usual.items()}


class Taste:
    """A bot's channel weights, and its associations by those weights."""

    def __init__(self, likenesses: Likenesses, weights: Weights) -> None:
        self.likenesses = likenesses
        self.weights = weights
        self.ideas = lru_cache(maxsize=REMEMBERED)(self._ideas)
        self._likenesses_to = lru_cache(maxsize=2 * REMEMBERED)(self._to)

    def links(self, a: str, b: str) -> dict[str, float]:
        """Returns the strength of the link between two things, by channel. Squaring favours strong links."""
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
        """Returns the best theme and the rank of every painting. Clearer paintings rank lower."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        clear = self.clarity(themes, edition)
        ranked = sorted(clear, key=lambda painting: -clear[painting])
        return {
            painting: Idea("one" if one[painting] >= two[painting] else "two", place / len(ranked))
            for place, painting in enumerate(ranked)
        }

    def clarity(self, themes: tuple[Painting, Painting], edition: EditionName) -> dict[Painting, float]:
        """Returns how clearly each painting fits one of the themes and not the other."""
        one, two = (self._likenesses_to(theme, edition) for theme in themes)
        return {
            painting: max(one[painting], two[painting]) - CONTRAST * min(one[painting], two[painting])
            for painting in one
            if painting not in themes
        }

    def alike(self, themes: tuple[Painting, Painting], edition: EditionName) -> float:
        """Returns the share of paintings that resemble the first theme more than the second theme does."""
        like = self._likenesses_to(themes[0], edition)
        return sum(other > like[themes[1]] for other in like.values()) / len(like)

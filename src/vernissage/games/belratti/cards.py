"""BEL-1, BEL-2: the contents of the two editions, and the numbers for setting up."""

from typing import Final, Literal, TypeAlias

from vernissage.core.value import Value
from vernissage.games.belratti.subjects import IN_BOTH_BOXES, IN_THE_LARGER_BOX

Painting: TypeAlias = str
"""A painting's id, `painting-` and its subject. Forgeries are paintings like any other."""
Role: TypeAlias = Literal["directors", "painters"]
Place: TypeAlias = Literal["one", "two", "out"]
"""BEL-5.2: a painting's place: on the first theme, on the second, or out, in the store-room."""
Theme: TypeAlias = Literal["one", "two"]
THEMES: Final[tuple[Theme, ...]] = ("one", "two")
PLACES: Final[tuple[Place, ...]] = ("one", "two", "out")

# BEL-1.1: no painting occurs twice.
LARGER_BOX: Final[tuple[Painting, ...]] = tuple(
    f"painting-{subject}" for subject in (*IN_BOTH_BOXES, *IN_THE_LARGER_BOX)
)
SMALLER_BOX: Final = LARGER_BOX[: len(IN_BOTH_BOXES)]

# BEL-1.3: the jokers.
Joker: TypeAlias = Literal["swap-themes", "swap-hands", "change-number", "one-less", "query"]
PLAYED_BY: Final[dict[Joker, Role]] = {
    "swap-themes": "directors",
    "swap-hands": "painters",
    "change-number": "painters",
    "one-less": "painters",
    "query": "directors",
}
"""BEL-8.2: the group that plays each joker."""

# BEL-4.4: how well a painting fits, the best first.
Fit: TypeAlias = Literal["perfect", "well", "so-so", "badly"]
FITS: Final[tuple[Fit, ...]] = ("perfect", "well", "so-so", "badly")
MOST_SIGNALLED: Final = 5

EditionName: TypeAlias = Literal["kosmos", "mogel"]


class Edition(Value, frozen=True):
    """One edition's paintings, jokers and numbers, where the two editions differ."""

    paintings: tuple[Painting, ...]
    jokers: dict[Joker, int]
    """BEL-1.3: the number on the back of each joker."""
    fewest: int
    """BEL-3.2: the fewest paintings that may be asked for."""
    renews: bool
    """BEL-7.2: whether the discard pile becomes the draw pile when the draw pile is empty."""
    swapped: int | None
    """BEL-4.6: how many cards one painter swaps exactly; None if all painters swap any number."""
    fits: tuple[Fit, ...]
    """BEL-4.4: the words with which painters signal how well a painting fits."""
    themes_first: bool
    """BEL-3.4: whether themes can be swapped only before anybody proposes a number."""


EDITIONS: Final[dict[EditionName, Edition]] = {
    "kosmos": Edition(
        paintings=LARGER_BOX,
        jokers={"swap-themes": 3, "swap-hands": 4, "change-number": 5, "one-less": 6, "query": 7},
        fewest=3,
        renews=True,
        swapped=None,
        fits=FITS,
        themes_first=False,
    ),
    "mogel": Edition(
        paintings=SMALLER_BOX,
        jokers={"swap-themes": 3, "swap-hands": 4, "change-number": 5, "query": 6},
        fewest=2,
        renews=False,
        swapped=6,
        fits=FITS[1:],
        themes_first=True,
    ),
}

# BEL-2.2, BEL-2.3: by number of players.
HAND: Final = {3: 18, 4: 9, 5: 9, 6: 6, 7: 6}
DIRECTORS: Final = {3: 2, 4: 2, 5: 3, 6: 3, 7: 4}

MOST: Final = 7
"""BEL-3.2: the most paintings that may be asked for."""
TOKENS: Final = (3, 4, 5, 6, 7)
"""BEL-9.1: the brush tokens."""
FOOLED: Final = 6
"""BEL-7.3: how many forgeries on the Belratti card end the game."""
DECISIVE: Final = 3
"""BEL-9.9: how many tokens on one side end the game."""

"""BIO-1: the cards of the game, and the numbers for setting up."""

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, Literal, TypeAlias

# BIO-1.1: the four artists.
Artist: TypeAlias = Literal["alice", "heinrich", "rodrigo", "sunny"]
ARTISTS: Final[tuple[Artist, ...]] = ("alice", "heinrich", "rodrigo", "sunny")

# BIO-1.2: 24 artworks, six of each artist, each with its own picture: `alice-1` to `sunny-6`.
Artwork: TypeAlias = str
ARTIST_OF: Final[dict[Artwork, Artist]] = {
    f"{artist}-{number}": artist for artist in ARTISTS for number in range(1, 7)
}
ARTWORKS: Final = tuple(ARTIST_OF)

# BIO-1.3: 24 influence cards, six of each artist. Cards of one artist are identical, so a card that
# is passed on or shuffled can't be tracked.
INFLUENCE: Final[tuple[Artist, ...]] = tuple(artist for artist in ARTISTS for _ in range(6))

# BIO-1.4: an exhibition shows two artists. A composition says how many there are of each pair.
Exhibition: TypeAlias = str
Pair: TypeAlias = tuple[Artist, Artist]
Composition: TypeAlias = Literal["standard", "mixed"]
PAIRS: Final[tuple[Pair, ...]] = tuple(combinations_with_replacement(ARTISTS, 2))
COMPOSITIONS: Final[dict[Composition, dict[Pair, int]]] = {
    "standard": dict.fromkeys(PAIRS, 2),
    # A house composition without exhibitions of one artist alone. It has eighteen cards, since twenty
    # can't be divided evenly among six pairs.
    "mixed": {pair: 3 for pair in PAIRS if pair[0] != pair[1]},
}


@cache
def exhibitions(composition: Composition) -> tuple[Exhibition, ...]:
    """BIO-1.4: returns the exhibition cards of a composition, such as `alice-rodrigo-1`."""
    counts = COMPOSITIONS[composition]
    return tuple(
        f"{one}-{two}-{copy}" for (one, two), count in counts.items() for copy in range(1, count + 1)
    )


SHOWS: Final[dict[Exhibition, Pair]] = {
    f"{one}-{two}-{copy}": (one, two)
    for counts in COMPOSITIONS.values()
    for (one, two), count in counts.items()
    for copy in range(1, count + 1)
}
"""The two artists that each exhibition shows."""

# BIO-2: the numbers of the set-up.
ARTWORKS_FACE_UP: Final = 6
EXHIBITIONS_FACE_UP: Final = {2: 4, 3: 6, 4: 6, 5: 6, 6: 6}
"""The number of face-up exhibitions, by number of players (BIO-2.3, BIO-2.9)."""
EXHIBITIONS_REMOVED_FOR_TWO: Final = 5
INFLUENCE_DEALT: Final = 3
INFLUENCE_KEPT: Final = 3
STARTING_GOLD: Final = 3
GALLERY_SPACE: Final = 3
ACTIONS: Final = 3
DEAREST: Final = 4

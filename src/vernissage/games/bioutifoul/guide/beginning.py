"""The start of the guided game: the second round, with one work in each gallery and no exhibition held.

The others' works and the cheap works fit no face-up exhibition, so the learner is the first to exhibit.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeVar

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.bioutifoul.cards import ARTWORKS, INFLUENCE, Artist, Artwork, Exhibition, exhibitions
from vernissage.games.bioutifoul.position import Position
from vernissage.games.bioutifoul.state import Gallery, Hand, Options

T = TypeVar("T")

CANARY: Final[Artwork] = "rodrigo-4"
CARP: Final[Artwork] = "sunny-2"
UMBRA: Final[Artwork] = "alice-6"
SHOW: Final[Exhibition] = "rodrigo-sunny-1"

GALLERIES: Final = (
    Gallery(3, (UMBRA,)),
    Gallery(3, ("sunny-5",)),
    Gallery(2, ("alice-1",)),
    Gallery(3, ("sunny-6",)),
)
HANDS: Final[tuple[Hand, ...]] = (
    ("heinrich", "rodrigo", "rodrigo"),
    ("heinrich", "heinrich", "sunny"),
    ("alice", "heinrich", "rodrigo"),
    ("alice", "heinrich", "sunny"),
)
DRAWN: Final[Artist] = "alice"
"""The influence card that the learner draws after the exhibition."""
FOR_SALE: Final = (CANARY, "heinrich-6", CARP, "rodrigo-3", "heinrich-3", "alice-2")
NEXT: Final = ("sunny-3", "heinrich-5", "rodrigo-1", "heinrich-1", "alice-3")
"""The artworks laid out during the guided game, in place of those bought."""
ANNOUNCED: Final = (
    "alice-heinrich-1",
    SHOW,
    "heinrich-heinrich-1",
    "rodrigo-rodrigo-1",
    "alice-alice-1",
    "heinrich-rodrigo-1",
)
NEXT_SHOW: Final = "heinrich-heinrich-2"


def mixed(cards: Iterable[T]) -> tuple[T, ...]:
    """Shuffles cards with a fixed seed, so that all guided games are alike."""
    return Rng(seed_from_text("guide"), "later").shuffled(tuple(cards))


def influence_deck() -> tuple[Artist, ...]:
    """Returns the influence cards that nobody holds, with the learner's next card on top."""
    left = Counter(INFLUENCE) - Counter([DRAWN, *(artist for hand in HANDS for artist in hand)])
    return (DRAWN, *mixed(left.elements()))


def artwork_deck() -> tuple[Artwork, ...]:
    """Returns the artworks that nobody owns and that are not on display, the next ones first."""
    lying = {*FOR_SALE, *NEXT, *(work for gallery in GALLERIES for work in gallery.artworks)}
    return (*NEXT, *mixed(work for work in ARTWORKS if work not in lying))


def exhibition_deck() -> tuple[Exhibition, ...]:
    """Returns the exhibitions that are not on display, the next one first."""
    lying = {*ANNOUNCED, NEXT_SHOW}
    return (NEXT_SHOW, *mixed(show for show in exhibitions("standard") if show not in lying))


OPTIONS: Final = Options(players=4, first=0)
BEGINNING: Final = Position(
    row=("heinrich", "rodrigo", "alice", "sunny"),
    artworks=FOR_SALE,
    artwork_deck=artwork_deck(),
    exhibitions=ANNOUNCED,
    exhibition_deck=exhibition_deck(),
    influence_deck=influence_deck(),
    hands=HANDS,
    galleries=GALLERIES,
    round=2,
)

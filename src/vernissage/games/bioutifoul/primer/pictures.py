"""The primer's pictures: each shows parts of a real position at a table for two."""

from typing import Final, TypeAlias

from vernissage.core.primer import Picture
from vernissage.games.bioutifoul.cards import EXHIBITIONS_REMOVED_FOR_TWO, Artwork, Exhibition, exhibitions
from vernissage.games.bioutifoul.moves import Buy, Done, Influence, Move, Sell
from vernissage.games.bioutifoul.position import Position
from vernissage.games.bioutifoul.state import Gallery, Hand, Options, Phase, Row

Shown: TypeAlias = Picture[Move, Options]

CANARY: Final[Artwork] = "rodrigo-4"
CARP: Final[Artwork] = "sunny-2"
UMBRA: Final[Artwork] = "alice-6"
SHOW: Final[Exhibition] = "rodrigo-sunny-1"
ANOTHER: Final[Exhibition] = "alice-heinrich-1"

ROW: Final[Row] = ("heinrich", "rodrigo", "alice", "sunny")
ALICE_FIRST: Final[Row] = ("alice", "heinrich", "rodrigo", "sunny")
FOR_SALE: Final = (CANARY, "heinrich-6", "rodrigo-3", "alice-2", "heinrich-3", "sunny-4")
ANOTHER_WORK: Final[Artwork] = "rodrigo-1"
"""The work on display in place of one that already hangs in a gallery."""
CROWD: Final = ("alice-1", "alice-2", "alice-3", "alice-4", "alice-5", "sunny-3")
"""BIO-3.1: a display with five works by one artist."""
ANNOUNCED: Final = (SHOW, ANOTHER, "heinrich-heinrich-1", "alice-sunny-1")
LATER: Final = ("alice-alice-1", "sunny-sunny-1")
"""The exhibitions on display in place of those already held."""
PURSE: Final = Gallery(3)
HAND: Final[Hand] = ("alice", "rodrigo", "rodrigo")
FIVE_CARDS: Final[Hand] = ("alice", "alice", "heinrich", "rodrigo", "sunny")
NEIGHBOURS: Final[Hand] = ("heinrich", "sunny", "sunny")
TWO: Final = Options(players=2, first=0)


def picture(
    show: str,
    *moves: Move,
    row: Row = ROW,
    mine: Gallery = PURSE,
    other: Gallery = PURSE,
    hand: Hand = HAND,
    phase: Phase | None = None,
    artworks: tuple[Artwork, ...] = FOR_SALE,
) -> Shown:
    """Returns a picture of these components in the viewer's own turn, after these moves."""
    held = {*mine.exhibitions, *other.exhibitions}
    announced = tuple(each for each in (*ANNOUNCED, *LATER) if each not in held)
    owned = {*mine.artworks, *other.artworks}
    position = Position(
        row=row,
        artworks=tuple(ANOTHER_WORK if each in owned else each for each in artworks),
        exhibitions=announced[: len(ANNOUNCED)],
        hands=(hand, NEIGHBOURS),
        galleries=(mine, other),
        round=2,
        phase=phase,
    )
    return Picture(
        options=TWO, position=position, moves=tuple((0, move) for move in moves), show=tuple(show.split())
    )


def last_round(show: str) -> Shown:
    """BIO-7.1: returns a picture of these components on a table with an empty exhibition deck."""
    rest = tuple(each for each in exhibitions("standard") if each not in ANNOUNCED)
    removed, held = rest[:EXHIBITIONS_REMOVED_FOR_TWO], rest[EXHIBITIONS_REMOVED_FOR_TWO:]
    half = len(held) // 2
    position = Position(
        exhibitions=ANNOUNCED,
        exhibition_deck=(),
        removed=removed,
        galleries=(Gallery(4, (), held[:half]), Gallery(2, (), held[half:])),
        round=9,
    )
    return Picture(options=TWO, position=position, show=tuple(show.split()))


PICTURES: Final[dict[str, Shown]] = {
    "row": picture("bid artist:heinrich artist:rodrigo artist:alice artist:sunny"),
    "influence": picture(
        "influence:rodrigo → artist:heinrich artist:alice artist:rodrigo artist:sunny",
        Influence("rodrigo", 1, "right"),
    ),
    "raise": picture("influence:alice → artist:alice #dearer", Influence("alice", 1, "left")),
    "lower": picture("influence:rodrigo → artist:rodrigo #cheaper", Influence("rodrigo", 1, "right")),
    "two-cards": picture(
        "influence:rodrigo influence:rodrigo → artist:rodrigo #two-places", Influence("rodrigo", 2, "right")
    ),
    "pass-on": picture("influence:rodrigo → gallery:1", Influence("rodrigo", 1, "right")),
    "discard": picture("hand → #three-stay", hand=FIVE_CARDS),
    "buy": picture(f"artwork:{CANARY} → works", Buy(CANARY), mine=Gallery(4), phase="gallery"),
    "full": picture("works", mine=Gallery(1, (CANARY, CARP, UMBRA))),
    "exhibit": picture(
        f"work:{CANARY} + work:{CARP} → exhibition:{SHOW} #one-point",
        mine=Gallery(1, (CANARY, CARP)),
    ),
    "sell": picture(
        f"artist:alice work:{UMBRA} → gold",
        Sell(UMBRA),
        row=ALICE_FIRST,
        mine=Gallery(0, (UMBRA,)),
        phase="gallery",
    ),
    "end": picture(
        "#turn-over → gold #one-more", Buy(CANARY), Done(), mine=Gallery(4, (UMBRA,)), phase="gallery"
    ),
    "rest": picture("#no-action → gold + hand", Done(), hand=HAND[:2], phase="gallery"),
    "gold": picture(f"gold → artwork:{CANARY}"),
    "points": picture(
        f"exhibition:{SHOW} + ring:rodrigo + ring:sunny = points", mine=Gallery(2, (), (SHOW,))
    ),
    "four": picture(
        f"exhibition:{SHOW} + exhibition:{ANOTHER} → #all-four", mine=Gallery(2, (), (SHOW, ANOTHER))
    ),
    "score": picture(
        "score", mine=Gallery(2, (), (SHOW, "rodrigo-rodrigo-1")), other=Gallery(3, (), (ANOTHER,))
    ),
    "gallery": picture("gallery:1", other=Gallery(2, (UMBRA, CARP), (ANOTHER,))),
    "crowd": picture(
        "artwork:alice-1 artwork:alice-2 artwork:alice-3 artwork:alice-4 artwork:alice-5 → #all-new",
        artworks=CROWD,
    ),
    "last": last_round(f"exhibition:{SHOW} exhibition:{ANOTHER} deck:exhibitions → #last-round"),
}

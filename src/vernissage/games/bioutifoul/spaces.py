"""The game as numbers for research: a number for every move, and the view as an array."""

from typing import Final, get_args

from vernissage.core.seats import Seat
from vernissage.core.spaces import Bag, Choice, EachSeat, Listed, Number, Row, Seats, Spaces
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Exhibition
from vernissage.games.bioutifoul.moves import Influence, Move
from vernissage.games.bioutifoul.offers import BUY, DIRECTIONS, DISCARD, DONE, EXHIBIT, SELL
from vernissage.games.bioutifoul.state import Phase
from vernissage.games.bioutifoul.view import OpenGallery, View

EXHIBITIONS: Final[tuple[Exhibition, ...]] = tuple(cards.SHOWS)
"""BIO-1.4: all exhibition cards, those of both compositions."""
OF_ONE_ARTIST: Final = cards.INFLUENCE.count(cards.ARTISTS[0])
PLAYED: Final = (1, 2, 3)
"""BIO-4.2: the numbers of influence cards that can be played at once."""
RICH: Final = 20
LONG: Final = 60
"""`RICH` is more gold than anyone keeps, and `LONG` more rounds than most games have."""
GOOD: Final = 10
"""BIO-7.2 to BIO-7.4: a number of points that wins most games."""
EXHIBITS: Final[tuple[Move, ...]] = tuple(
    exhibit[exhibition]
    for exhibition in EXHIBITIONS
    for (one, two), (_, exhibit) in EXHIBIT.items()
    if one < two and exhibition in exhibit
)
MOVES: Final[tuple[Move, ...]] = (
    DONE,
    *DISCARD.values(),
    *(
        Influence(artist, count, direction)
        for artist in cards.ARTISTS
        for count in PLAYED
        for direction in DIRECTIONS
    ),
    *BUY.values(),
    *SELL.values(),
    *EXHIBITS,
)


def gallery(view: View, seat: Seat) -> OpenGallery:
    """BIO-2.7: returns a seat's open cards and gold."""
    return view.table.galleries[seat]


def progress(view: View) -> float:
    """BIO-7.2 to BIO-7.4: returns the viewer's points, divided by `GOOD`; 0 for an onlooker."""
    return 0.0 if view.seat is None else view.table.galleries[view.seat].score.points / GOOD


SPACES: Final[Spaces[View, Move]] = Spaces(
    version=1,
    moves=Listed(MOVES),
    features=(
        Choice("phase", get_args(Phase), "table.phase"),
        Bag("hand", cards.ARTISTS, "hand", high=OF_ONE_ARTIST),
        Row("row", len(cards.ARTISTS), cards.ARTISTS, "table.row"),
        Bag("artworks", cards.ARTWORKS, "table.artworks"),
        Bag("artwork-discard", cards.ARTWORKS, "table.artwork_discard"),
        Bag("bought", cards.ARTWORKS, "table.bought"),
        Bag("exhibitions", EXHIBITIONS, "table.exhibitions"),
        Bag("influence-discard", cards.ARTISTS, "table.influence_discard", high=OF_ONE_ARTIST),
        Number("artwork-deck", len(cards.ARTWORKS), "table.artwork_deck"),
        Number("exhibition-deck", len(EXHIBITIONS), "table.exhibition_deck"),
        Number("influence-deck", len(cards.INFLUENCE), "table.influence_deck"),
        Bag("artwork-gaps", range(cards.ARTWORKS_FACE_UP), "table.artwork_gaps"),
        Bag(
            "exhibition-gaps",
            range(max(cards.EXHIBITIONS_FACE_UP.values())),
            "table.exhibition_gaps",
        ),
        Seats("first", "table.first"),
        Seats("turn", "table.turn"),
        Number("round", LONG, "table.round"),
        Number("actions", cards.ACTIONS, "table.actions"),
        Number("last-round", 1, "table.last_round"),
        EachSeat(
            "seat",
            (
                Number("gold", RICH, "gold"),
                Bag("artworks", cards.ARTWORKS, "artworks"),
                Bag("exhibitions", EXHIBITIONS, "exhibitions"),
                Number("influence", len(cards.INFLUENCE), "influence"),
                Number("points", len(EXHIBITIONS), "score.points"),
            ),
            gallery,
        ),
    ),
    words=(*cards.ARTWORKS, *EXHIBITIONS),
    progress=progress,
)

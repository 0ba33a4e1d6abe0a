"""The primer's pictures, each drawn from a real position."""

from typing import Final, TypeAlias

from vernissage.core.primer import Picture
from vernissage.games.canvas.cards import HAND, Card, ScoringCard
from vernissage.games.canvas.moves import Frame, Move, Paint, Take
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.position import Position, Sketch
from vernissage.games.canvas.primer.examples import BONUSES, CONDITIONS
from vernissage.games.canvas.state import Options

Shown: TypeAlias = Picture[Move, Options]

ROW: Final[tuple[Card, ...]] = ("art-43", "art-16", "art-15", "art-24", "art-44")
DECK: Final[tuple[Card, ...]] = ("art-27", "art-58", "art-6", "art-13", "art-26")
LAID: Final[Painting] = ("art-13", "art-6", "art-58")
"""Birds, violinist, lighthouse: the painting of the guided first game."""
AGAIN: Final[Painting] = ("art-16", "art-13", "art-59")
"""A painting with a second pair of Shapes."""
BACKGROUNDS: Final = ("background-1", "background-2", "background-3")
TIED: Final[tuple[tuple[Painting, ...], ...]] = (
    (("art-38", "art-21", "art-58"), ("art-18", "art-25", "art-36"), ("art-39", "art-37", "art-9")),
    (("art-10", "art-48", "art-41"), ("art-26", "art-57", "art-17"), ("art-43", "art-12", "art-7")),
)
"""CAN-4.4: two galleries with equal points."""

COMPANY: Final = Options(players=2, scenario="first-time")
VINCENT: Final = Options(players=1, scenario="first-time", solo="vincent")
PUZZLE: Final = Options(players=1, scenario="first-time", solo="puzzle")


def of_the_row(*moves: tuple[int, Move], viewer: int = 0, options: Options = COMPANY, show: str) -> Shown:
    """Returns a picture of a row after these moves."""
    return Picture(options=options, position=Position(row=ROW), moves=moves, viewer=viewer, show=_words(show))


def of_a_painting(show: str) -> Shown:
    """Returns a picture of a painting that has just been hung."""
    painter = Sketch(hand=LAID, backgrounds=BACKGROUNDS)
    return Picture(
        options=COMPANY,
        position=Position(row=ROW, painters=(painter, Sketch())),
        moves=((0, Paint(LAID)), (0, Frame(BACKGROUNDS[0]))),
        show=_words(show),
    )


def of_paintings(*paintings: Painting, scoring: tuple[ScoringCard, ...] = (), show: str) -> Shown:
    """Returns a picture of paintings that already hang, with these scoring cards."""
    return Picture(
        options=Options(players=2, scenario="first-time", scoring=scoring),
        position=Position(painters=(Sketch(paintings=paintings), Sketch())),
        show=_words(show),
    )


def _words(show: str) -> tuple[str, ...]:
    return tuple(show.split())


PICTURES: Final[dict[str, Shown]] = {
    "take": of_the_row(show="take:art-43 take:art-16 take:art-15"),
    "pay": of_the_row((0, Take("art-15")), viewer=1, show="take:art-43 take:art-16 take:art-24"),
    "lay": of_a_painting("layer:0 layer:1 layer:2 → painting:0"),
    "cover": of_a_painting("layer:0 layer:1 layer:2 → strip:0"),
    "title": of_a_painting("layer:0 + layer:2 = title:0"),
    "hang": of_a_painting("painting:0 → gallery:0"),
    "ground": of_a_painting("ground:background-2 ground:background-3 ground:background-1 → painting:0"),
    "won": of_a_painting("painting:0 → won:0"),
    "ladder": of_paintings(
        CONDITIONS["repetition"],
        AGAIN,
        scoring=("repetition",),
        show="painting:0 + painting:1 → scoring:repetition",
    ),
    "hand": Picture(
        options=COMPANY,
        position=Position(row=ROW, painters=(Sketch(hand=DECK[:HAND]), Sketch())),
        show=("hand",),
    ),
    "deck": Picture(
        options=COMPANY,
        position=Position(row=(*ROW[1:], DECK[0]), painters=(Sketch(hand=ROW[:1]), Sketch()), turn=1),
        show=_words(f"card:{ROW[3]} card:{ROW[4]} card:{DECK[0]} deck"),
    ),
    "vote": Picture(
        options=COMPANY,
        position=Position(painters=tuple(Sketch(paintings=paintings) for paintings in TIED)),
        show=_words("gallery:0 = gallery:1"),
    ),
    "vincent": of_the_row((0, Take("art-43")), options=VINCENT, show="aside → gone"),
    "puzzle": of_the_row((0, Take("art-15")), options=PUZZLE, show="gone aside"),
    **{
        f"scoring:{card}": of_paintings(painting, scoring=(card,), show=f"painting:0 → scoring:{card}")
        for card, painting in CONDITIONS.items()
    },
    **{
        f"bonus:{element}": of_paintings(painting, show="painting:0 → scoring:bonus")
        for element, painting in BONUSES.items()
    },
}

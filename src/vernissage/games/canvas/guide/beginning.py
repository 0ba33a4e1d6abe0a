"""The start of the guided game: the cards that the steps mention are in place."""

from typing import Final

from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Seat
from vernissage.games.canvas.cards import BACKGROUNDS, CARDS, PAINTINGS, Background, Card
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.position import Position, Sketch
from vernissage.games.canvas.state import Options

BIRDS: Final[Card] = "art-13"
LIGHTHOUSE: Final[Card] = "art-58"
VIOLINIST: Final[Card] = "art-6"
FISH: Final[Card] = "art-16"
CAT: Final[Card] = "art-27"
FOX: Final[Card] = "art-2"
BALLOONS: Final[Card] = "art-26"

PAINTING: Final[Painting] = (BIRDS, VIOLINIST, LIGHTHOUSE)
"""The painting that the learner hangs."""
ROW: Final = (BIRDS, CAT, FOX, FISH, LIGHTHOUSE)
NEXT: Final = (VIOLINIST, BALLOONS)
"""The first two cards of the deck. Once the lighthouse is taken, they lie next to the fish."""


def deck() -> tuple[Card, ...]:
    """Returns the deck: the cards of `NEXT`, then all others in a fixed order."""
    later = Rng(seed_from_text("guide"), "later").shuffled(CARDS)
    return (*NEXT, *(card for card in later if card not in {*ROW, *NEXT}))


def backgrounds(seat: Seat) -> tuple[Background, ...]:
    """Returns the three backgrounds of a seat."""
    return BACKGROUNDS[seat * PAINTINGS : (seat + 1) * PAINTINGS]


OPTIONS: Final = Options(players=3, first=0, scenario="first-time")
BEGINNING: Final = Position(
    row=ROW,
    deck=deck(),
    painters=tuple(Sketch(backgrounds=backgrounds(seat)) for seat in range(OPTIONS.players)),
)

"""The primer's pictures: each shows parts of a real position after some moves."""

from typing import Final

from msgspec.structs import replace

from vernissage.core.primer import Picture
from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import Painting, Place
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    Hang,
    Move,
    PlayJoker,
    PutAside,
    Ready,
    Signal,
    Swap,
    WouldLay,
)
from vernissage.games.belratti.position import Position
from vernissage.games.belratti.state import Forgery, Laid, Options, Standing

USUAL: Final = Options(players=4)
MASTERPIECES: Final = Options(players=4, masterpieces=True)

# In the first round seats 0 and 1 direct, the others paint.
ONE_DIRECTOR, OTHER_DIRECTOR, ONE_PAINTER, OTHER_PAINTER = range(4)


def _paintings(words: str) -> tuple[Painting, ...]:
    return tuple(f"painting-{word}" for word in words.split())


MOUSETRAP, WATERING_CAN = THEMES = _paintings("mousetrap watering-can")
CAT, CHEESE, CARROT, CLOVER = _paintings("cat cheese carrot clover")
KITE, SUNFLOWER, TELEVISION, SPECTACLES = FORGED = _paintings("kite sunflower television spectacles")
TOOTH, ROSE, PIZZA = _paintings("tooth rose pizza")

IN_HANDS: Final = ((), (), (CAT, CARROT, PIZZA), (CHEESE, CLOVER))
FOUR_USED: Final[tuple[Standing, ...]] = ("ready", "used", "ready", "ready", "ready")

ASKED: Final = Position(themes=(MOUSETRAP, WATERING_CAN), hands=IN_HANDS, deck=(TOOTH,))
PAINTED: Final = Position(themes=(MOUSETRAP, WATERING_CAN), hands=IN_HANDS, deck=(ROSE,), number=4)
ON_SHOW: Final = Position(
    themes=(MOUSETRAP, WATERING_CAN),
    number=4,
    jokers=FOUR_USED,
    laid=((), (), (Laid(CAT, "one"), Laid(CARROT, "two")), (Laid(CHEESE, "one"), Laid(CLOVER, "two"))),
    forgeries=tuple(Forgery(painting) for painting in FORGED),
)
ABOUT_A_TOKEN: Final = replace(
    ON_SHOW,
    jokers=None,
    forgeries=tuple(Forgery(painting, 2 + place % 2) for place, painting in enumerate(FORGED)),
)
PILED: Final = Position(round=5, team=(CAT, CHEESE, CARROT, CLOVER), belratti=(KITE, TELEVISION, SPECTACLES))
TOKENS: Final = Position(themes=(MOUSETRAP, WATERING_CAN), round=3, tokens_won=(5,), tokens_lost=(7,))

Moves = tuple[tuple[Seat, Move], ...]
Shown = Picture[Move, Options]


def hung(*places: tuple[Painting, Place]) -> Moves:
    """Returns the moves with which one director hangs these paintings and both directors agree."""
    hangs = tuple((ONE_DIRECTOR, Hang(painting, place)) for painting, place in places)
    return (*hangs, (ONE_DIRECTOR, Agree()), (OTHER_DIRECTOR, Agree()))


MIXED: Final = hung((CAT, "one"), (KITE, "one"), (CARROT, "two"), (CHEESE, "two"))
PERFECT: Final = hung((CAT, "one"), (CHEESE, "one"), (CARROT, "two"), (CLOVER, "two"))


def usual(
    position: Position, show: str, moves: Moves = (), *, viewer: Seat = ONE_DIRECTOR, options: Options = USUAL
) -> Shown:
    """Returns a picture of these components after these moves, by default as a director sees them."""
    return Picture(options=options, position=position, moves=moves, viewer=viewer, show=tuple(show.split()))


def by_painters(position: Position, show: str, moves: Moves = ()) -> Shown:
    """Returns a picture of these components after these moves, as a painter sees them."""
    return usual(position, show, moves, viewer=ONE_PAINTER)


def agreed(seat: Seat, other: Seat, play: PlayJoker) -> Moves:
    """Returns the moves with which one member of a group proposes a joker and the other agrees."""
    return ((seat, play), (other, Agree()))


PICTURES: Final[dict[str, Shown]] = {
    "ask": usual(ASKED, "theme:mousetrap theme:watering-can → number:4", ((OTHER_DIRECTOR, Ask(4)),)),
    "lay": by_painters(PAINTED, "painting:cat → theme:mousetrap #cats-catch-mice"),
    "among-forgeries": usual(ON_SHOW, "painting:cat painting:kite painting:carrot #which"),
    "hang": usual(ON_SHOW, "painting:cat → theme:mousetrap painting:kite → storeroom"),
    "put-away": usual(ON_SHOW, "painting:kite painting:television → storeroom"),
    "turned": usual(ON_SHOW, "painting:cat painting:cheese painting:kite → #one-each", MIXED),
    "left-out": usual(ON_SHOW, "painting:clover painting:television → #no-points", MIXED),
    "perfect": usual(
        ON_SHOW, "painting:cat painting:cheese painting:carrot painting:clover → joker:swap-hands", PERFECT
    ),
    "say": by_painters(
        PAINTED,
        "role:painters → fit:perfect + fit:so-so",
        ((ONE_PAINTER, Signal("perfect", 2)), (ONE_PAINTER, Signal("so-so", 1))),
    ),
    "would-lay": by_painters(PAINTED, "role:painters → fit:lay", ((ONE_PAINTER, WouldLay(3)),)),
    "backs": usual(PAINTED, "role:painters → back back back back"),
    "roles": usual(ASKED, "role:directors → role:painters #next-seat"),
    "swap-themes": usual(
        ASKED,
        "theme:mousetrap + joker:swap-themes = theme:tooth",
        agreed(ONE_DIRECTOR, OTHER_DIRECTOR, PlayJoker("swap-themes", "one")),
    ),
    "swap-hands": by_painters(
        PAINTED,
        "painting:pizza + joker:swap-hands = painting:rose",
        (
            *agreed(ONE_PAINTER, OTHER_PAINTER, PlayJoker("swap-hands")),
            (ONE_PAINTER, PutAside(PIZZA)),
            (ONE_PAINTER, Swap()),
            (OTHER_PAINTER, Swap()),
        ),
    ),
    "change-number": by_painters(
        PAINTED,
        "number:4 + joker:change-number = number:5",
        agreed(ONE_PAINTER, OTHER_PAINTER, PlayJoker("change-number", "up")),
    ),
    "one-less": by_painters(
        PAINTED, "joker:one-less → #three-not-four", agreed(ONE_PAINTER, OTHER_PAINTER, PlayJoker("one-less"))
    ),
    "query": usual(
        ON_SHOW,
        "joker:query + painting:sunflower → #all-say-no",
        agreed(ONE_DIRECTOR, OTHER_DIRECTOR, PlayJoker("query", SUNFLOWER)),
    ),
    "ready": by_painters(PAINTED, "back back + back back = number:4", ((ONE_PAINTER, Ready()),)),
    "team": usual(PILED, "painting:cat painting:cheese painting:carrot → pile:team"),
    "belratti": usual(PILED, "painting:kite painting:television painting:spectacles → pile:belratti"),
    "tokens": usual(TOKENS, "token:3 token:4 token:6 → #one-token", options=MASTERPIECES),
    "token-lost": usual(
        ABOUT_A_TOKEN, "painting:cat painting:cheese painting:kite → #token-lost", MIXED, options=MASTERPIECES
    ),
}

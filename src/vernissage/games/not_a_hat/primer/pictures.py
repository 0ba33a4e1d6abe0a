"""The primer's pictures: examples that are independent of the current table."""

from collections.abc import Mapping
from typing import Final

from vernissage.core.primer import Picture
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.moves import Accept, Give, Move, Refuse, Take
from vernissage.games.not_a_hat.position import Position
from vernissage.games.not_a_hat.state import Card, Options, Pile

USUAL: Final = Options(players=4, first=0)
TWO_EACH: Final = Options(players=4, first=0, gifts=2)
ANYONE: Final = Options(players=4, first=0, anyone=True)

HAT: Final = "gift-hat"
HOCKEY_STICK: Final = "gift-hockey-stick"


def pile(*gifts: str, is_open: bool = True) -> Pile:
    return tuple(Card(f"gift-{gift}", open=is_open) for gift in gifts)


PILES: Final = (pile("broccoli"), pile("umbrella"), pile("boot"), pile("camera"))
BEGINNING: Final = Position(piles=PILES, shop=(HOCKEY_STICK, "gift-cactus", "gift-bell"))
HAT_ON_TOP: Final = Position(piles=PILES, shop=(HAT, "gift-cactus", "gift-bell"))
PIANO_ON_TOP: Final = Position(piles=PILES, shop=("gift-piano", "gift-cactus", "gift-bell"))
CLOSE_TO_THE_END: Final = Position(
    piles=PILES, penalties=(("gift-popcorn", "gift-kite"), (), (), ()), number=2
)
IN_TWO_LAYERS: Final = Position(
    piles=(
        pile("hat", "bell", is_open=False),
        pile("umbrella", "cake"),
        pile("boot", "fish"),
        pile("camera", "key"),
    ),
    penalties=(("gift-popcorn",), (), (), ()),
    number=9,
)


def usual(
    position: Position, *show: str, moves: tuple[tuple[Seat, Move], ...] = (), viewer: Seat = 0
) -> Picture[Move, Options]:
    return Picture(options=USUAL, position=position, moves=moves, viewer=viewer, show=show)


TAKEN: Final = (0, Take())
CALLED_A_HAT: Final = (TAKEN, (0, Give(HAT)))

PICTURES: Final[Mapping[str, Picture[Move, Options]]] = {
    "look": usual(BEGINNING, "gift:0", "gift:1", "gift:2", "gift:3"),
    "shop": usual(BEGINNING, "shop", "→", "take"),
    "right": usual(BEGINNING, "player:0", "parcel", "player:3", moves=(TAKEN,)),
    "left": usual(HAT_ON_TOP, "player:1", "parcel", "player:0", moves=(TAKEN,)),
    "anyone": Picture(
        options=ANYONE,
        position=PIANO_ON_TOP,
        moves=(TAKEN,),
        show=("parcel", "→", "player:1", "player:2", "player:3"),
    ),
    "field": usual(BEGINNING, "parcel", "field", moves=(TAKEN,)),
    "said": usual(BEGINNING, "player:0", "speech", "parcel", moves=CALLED_A_HAT),
    "answer": usual(BEGINNING, "parcel", "thank-you", "not-it", moves=CALLED_A_HAT, viewer=3),
    "older": usual(
        HAT_ON_TOP,
        "gift:1",
        "#stays",
        "parcel",
        "#goes",
        moves=(*CALLED_A_HAT, (1, Accept())),
        viewer=1,
    ),
    "truth": usual(BEGINNING, "#a-hat", "→", "penalties:0", moves=(*CALLED_A_HAT, (3, Refuse()))),
    "penalties": usual(CLOSE_TO_THE_END, "penalties:0", "#one-more"),
    "two": Picture(options=TWO_EACH, position=IN_TWO_LAYERS, show=("gift:0", "#underneath")),
}

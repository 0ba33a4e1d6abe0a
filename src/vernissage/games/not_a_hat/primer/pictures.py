"""The primer's pictures: examples that are independent of the current table."""

from typing import Final, TypeAlias

from vernissage.core.primer import Picture
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.moves import Accept, Give, Move, Refuse, Take
from vernissage.games.not_a_hat.position import Position
from vernissage.games.not_a_hat.state import Card, Options, Pile

Shown: TypeAlias = Picture[Move, Options]

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


def picture(
    position: Position, show: str, *moves: tuple[Seat, Move], viewer: Seat = 0, options: Options = USUAL
) -> Shown:
    """Returns a picture of some things on the table, in a position after these moves."""
    return Picture(options=options, position=position, moves=moves, viewer=viewer, show=tuple(show.split()))


TAKEN: Final = (0, Take())
CALLED_A_HAT: Final = (TAKEN, (0, Give(HAT)))

PICTURES: Final[dict[str, Shown]] = {
    "look": picture(BEGINNING, "gift:0 gift:1 gift:2 gift:3"),
    "shop": picture(BEGINNING, "shop → take"),
    "right": picture(BEGINNING, "player:0 parcel player:3", TAKEN),
    "left": picture(HAT_ON_TOP, "player:1 parcel player:0", TAKEN),
    "anyone": picture(PIANO_ON_TOP, "parcel → player:1 player:2 player:3", TAKEN, options=ANYONE),
    "field": picture(BEGINNING, "parcel field", TAKEN),
    "said": picture(BEGINNING, "player:0 speech parcel", *CALLED_A_HAT),
    "answer": picture(BEGINNING, "parcel thank-you not-it", *CALLED_A_HAT, viewer=3),
    "older": picture(HAT_ON_TOP, "gift:1 #stays parcel #goes", *CALLED_A_HAT, (1, Accept()), viewer=1),
    "truth": picture(BEGINNING, "#a-hat → penalties:0", *CALLED_A_HAT, (3, Refuse())),
    "penalties": picture(CLOSE_TO_THE_END, "penalties:0 #one-more"),
    "two": picture(IN_TWO_LAYERS, "gift:0 #underneath", options=TWO_EACH),
}

"""HAT-1.1: the 110 gifts and their backs, as data."""

from functools import cache
from typing import Final, Literal, TypeAlias

Gift: TypeAlias = str
"""The face of a card, such as `gift-hat`. There is one card of each gift."""
Back: TypeAlias = Literal["black", "white", "anyone"]
"""HAT-1.1, HAT-6.4: black arrows point left, white arrows right, and the third back at anyone."""
Arrows: TypeAlias = Literal["both", "black", "white"]


def _gifts(words: str) -> frozenset[Gift]:
    return frozenset(f"gift-{word}" for word in words.split())


BLACK: Final = _gifts("""
    alarm-clock american-football anchor bicycle book boot bow-tie broccoli burger cactus cake cat chair
    chips compass cookie dice dog eraser flip-flops fork fried-egg frog gloves gramophone hammer hat
    kettle key kick-scooter kite ladder lifebuoy lipstick muffin pencil piano pretzel roller-skate
    rolling-pin rubber-duck safety-pin snowman strawberry taco tape-measure teddy-bear telephone
    tennis-racket toothbrush torch trumpet walking-stick wall-clock xylophone
""")
WHITE: Final = _gifts("""
    apple backpack baguette balloon banana baseball bell bikini bird bottle briefcase bucket camera
    candle cheese chicken-leg coat-hanger donut duck dumbbell fish flower game-controller glasses globe
    guitar headphones hockey-stick hourglass lamp magnifying-glass mouse newspaper paper-clip piggy-bank
    pillow pizza-slice popcorn radio rug ruler screwdriver shorts skateboard sock television tie toaster
    traffic-cone trophy umbrella watering-can watermelon-slice wooden-spoon yo-yo
""")
ANYONE: Final = _gifts("""
    american-football balloon baseball bird briefcase broccoli cake candle chicken-leg duck eraser frog
    gramophone guitar hourglass key kick-scooter mouse piano rolling-pin safety-pin snowman strawberry
    tape-measure teddy-bear television tie toaster trophy yo-yo
""")
"""HAT-6.4: the gifts that have the third back with the option `anyone`."""

GIFTS: Final[tuple[Gift, ...]] = tuple(sorted(BLACK | WHITE))
KNOWN: Final = frozenset(GIFTS)

PENALTIES: Final = 3
"""HAT-5.1: the number of penalties that ends the game."""


@cache
def backs(*, anyone: bool) -> dict[Gift, Back]:
    """HAT-1.1, HAT-6.4: the back of every gift."""
    plain: dict[Gift, Back] = {gift: "black" if gift in BLACK else "white" for gift in GIFTS}
    return {gift: "anyone" if anyone and gift in ANYONE else back for gift, back in plain.items()}


BACKS: Final = {anyone: backs(anyone=anyone) for anyone in (False, True)}
"""The back of every gift, by the option `anyone`. Precomputed, since every gift needs its back."""


@cache
def deck(arrows: Arrows, *, anyone: bool) -> tuple[Gift, ...]:
    """HAT-6.1: the gifts that are used; backs of one colour can be removed."""
    sorted_out = {"black": "white", "white": "black"}.get(arrows)
    return tuple(gift for gift, back in backs(anyone=anyone).items() if back != sorted_out)


@cache
def box(arrows: Arrows, *, anyone: bool) -> tuple[Gift, ...]:
    """HAT-6.1: the gifts that are not used and stay in the box."""
    played_with = frozenset(deck(arrows, anyone=anyone))
    return tuple(gift for gift in GIFTS if gift not in played_with)

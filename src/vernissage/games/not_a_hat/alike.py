"""Gifts that people confuse, because one reminds them of the other."""

from functools import cache
from typing import Final

from vernissage.games.not_a_hat.cards import GIFTS, Gift

KINDS: Final = tuple(
    frozenset(f"gift-{word}" for word in line.split())
    for line in """
    alarm-clock wall-clock hourglass
    american-football baseball tennis-racket hockey-stick trophy
    anchor lifebuoy compass globe
    apple banana strawberry watermelon-slice
    backpack briefcase
    baguette pretzel cheese
    balloon kite yo-yo
    bell trumpet
    bicycle kick-scooter skateboard roller-skate
    bikini shorts
    bird duck rubber-duck
    boot sock flip-flops gloves roller-skate
    bottle bucket watering-can kettle
    bow-tie tie
    broccoli cactus flower
    burger taco pizza-slice chips popcorn
    cake muffin donut cookie
    candle lamp torch
    cat dog mouse
    chair rug pillow
    chicken-leg fried-egg
    coat-hanger safety-pin paper-clip
    dice game-controller
    fish frog
    fork wooden-spoon rolling-pin
    glasses magnifying-glass
    gramophone radio headphones
    guitar piano xylophone trumpet
    hammer screwdriver dumbbell
    hat umbrella walking-stick
    key piggy-bank
    ladder traffic-cone
    lipstick toothbrush
    newspaper book
    pencil eraser ruler tape-measure
    snowman teddy-bear
    telephone television camera radio
    toaster kettle
    """.strip().splitlines()
)


@cache
def alike(gift: Gift) -> tuple[Gift, ...]:
    """Returns the gifts that people confuse with this one."""
    return tuple(other for other in GIFTS if other != gift and any({gift, other} <= kind for kind in KINDS))

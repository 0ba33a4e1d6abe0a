"""The pictures of Canvas: sixty transparent layers, and the backgrounds below them."""

import random
from functools import partial
from itertools import combinations

from PIL.Image import Image

from vernissage.art.drawing import Drawing
from vernissage.art.layers import VERSION, painted, seed
from vernissage.art.picture import Picture
from vernissage.games.canvas.art import (
    abstract,
    aircraft,
    animals,
    backgrounds,
    buildings,
    grounds,
    hooves,
    land,
    people,
    plants,
    sky,
    spans,
    swarms,
    things,
    water_animals,
)
from vernissage.games.canvas.art.pen import HEIGHT, PALETTE, WIDTH, Layer, rgb

COLOURS = tuple(rgb(name) for name in PALETTE)
EDGES = 55  # At this quality, edges take half the space, and a shadow hides their softness.

MOTIFS = (
    *(abstract, aircraft, animals, buildings, grounds, hooves, land),
    *(people, plants, sky, spans, swarms, things, water_animals),
)
LAYERS: dict[int, Layer] = dict(sorted(each for motifs in MOTIFS for each in motifs.LAYERS.items()))
"""The layer of each art card, by its number."""


PAIRS = tuple(combinations(range(5), 2))  # red, yellow, green, blue, violet; six cards for each pair
CARDS_PER_PAIR = 6


def centre(card: int) -> float:
    """Returns the x of a card's motif: the middle between the card's two swatches."""
    left, right = PAIRS[(card - 1) // CARDS_PER_PAIR]
    return WIDTH * (0.1 + 0.2 * (left + right) / 2)


def drawn(card: int) -> Drawing:
    """Returns the SVG drawing from which a card's layer is painted."""
    layer = LAYERS[card]
    chance = random.Random(seed(layer.name))  # noqa: S311 - a drawing, no secret
    return Drawing(WIDTH, HEIGHT, layer.draw(chance, centre(card)))


def paint(card: int) -> Image:
    return painted(drawn(card), LAYERS[card].name, COLOURS, flow=LAYERS[card].flow)


def layer_picture(card: int) -> str:
    """Returns the name of the picture of a card's layer."""
    return f"art-{card}"


def _picture(card: int) -> Picture:
    recipe = f"{VERSION} {EDGES} {LAYERS[card].flow} {drawn(card).svg()}"
    return Picture(layer_picture(card), recipe, partial(paint, card), quality=72, edges=EDGES)


PICTURES = (*(_picture(card) for card in LAYERS), *backgrounds.PICTURES)

"""The pictures of the game: sixty transparent layers, and the backgrounds below them."""

import random
from functools import partial

from PIL.Image import Image

from vernissage.art.drawing import Drawing
from vernissage.art.layers import VERSION, painted, seed
from vernissage.art.picture import Picture
from vernissage.games.canvas.art import (
    backgrounds,
    later_abstract,
    later_animals,
    later_grounds,
    later_hooves,
    later_people,
    later_shore,
    later_sky,
    later_spanning,
    later_things,
    motifs_abstract,
    motifs_air,
    motifs_animals,
    motifs_buildings,
    motifs_garden,
    motifs_grounds,
    motifs_peacock,
    motifs_people,
    motifs_sky,
    motifs_water,
)
from vernissage.games.canvas.art.pen import HEIGHT, PALETTE, WIDTH, Layer, rgb
from vernissage.games.canvas.art.places import centre

COLOURS = tuple(rgb(name) for name in PALETTE)


DRAWN = (
    later_abstract.LAYERS,
    later_animals.LAYERS,
    later_grounds.LAYERS,
    later_hooves.LAYERS,
    later_people.LAYERS,
    later_shore.LAYERS,
    later_sky.LAYERS,
    later_spanning.LAYERS,
    later_things.LAYERS,
    motifs_abstract.LAYERS,
    motifs_air.LAYERS,
    motifs_animals.LAYERS,
    motifs_buildings.LAYERS,
    motifs_garden.LAYERS,
    motifs_grounds.LAYERS,
    motifs_peacock.LAYERS,
    motifs_people.LAYERS,
    motifs_sky.LAYERS,
    motifs_water.LAYERS,
)
EDGES = 55  # Softer edges cost half as much, and a shadow hides them.


def _listed() -> dict[int, Layer]:
    """Collects the layers of all files in this folder, by card."""
    return dict(sorted(each for drawn in DRAWN for each in drawn.items()))


def drawn(card: int) -> Drawing:
    """Returns the under-painting of a card's layer."""
    layer = LAYERS[card]
    chance = random.Random(seed(layer.name))  # noqa: S311 - a drawing, no secret
    return Drawing(WIDTH, HEIGHT, layer.draw(chance, centre(card)))


def paint(card: int) -> Image:
    return painted(drawn(card), LAYERS[card].name, COLOURS, flow=LAYERS[card].flow)


def layer_picture(card: int) -> str:
    """Returns the name of the picture of a card's layer, which is that of the card."""
    return f"art-{card}"


def _picture(card: int) -> Picture:
    recipe = f"{VERSION} {EDGES} {LAYERS[card].flow} {drawn(card).svg()}"
    return Picture(layer_picture(card), recipe, partial(paint, card), quality=72, edges=EDGES)


LAYERS = _listed()
PICTURES = (*(_picture(card) for card in LAYERS), *backgrounds.PICTURES)

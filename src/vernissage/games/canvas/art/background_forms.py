"""Shapes that several backgrounds share."""

import random
from collections.abc import Sequence

from vernissage.games.canvas.art.forms import dots
from vernissage.games.canvas.art.pen import (
    HEIGHT,
    HORIZON,
    WIDTH,
    Gradient,
    Stop,
    line,
    linear,
    mix,
    path,
    polygon,
    radial,
)

SHEET = f"M0 0H{WIDTH}V{HEIGHT}H0Z"


FLOOR = f"M0 {HORIZON}H{WIDTH}V{HEIGHT}H0Z"


SKY = f"M0 0H{WIDTH}V{HORIZON}H0Z"


def wash(stops: str) -> str:
    """Fills the sheet with a vertical gradient. `60 teal-sage-50` is teal with 50% sage, 60% down."""
    return path(SHEET, linear(*(_stop(*stop.split()) for stop in stops.split(", "))))


def _stop(place: str, shade: str) -> Stop:
    one, *rest = shade.split("-")
    return float(place) / 100, mix(one, rest[0], int(rest[1]) / 100) if rest else one


def light(fill: str, opacity: float, x: float = 150, y: float = 120, r: float = 430) -> str:
    """Draws light from a point, by default the upper left."""
    return path(SHEET, radial(x, y, r, (0, fill, opacity), (1, fill, 0)))


def clouds(rnd: random.Random, fills: Sequence[str], count: int, opacity: float = 0.38) -> str:
    clouds = ""
    for _ in range(count):
        y, x = rnd.uniform(30, 430), rnd.uniform(-60, 780)
        half = rnd.uniform(70, 190) * (1 - y / 900)
        for k, (fill, share) in enumerate(zip(fills, (1, 0.8, 0.55), strict=True)):
            bank = [
                (x - half * share, y + 9 * k),
                (x - half * 0.2, y - 12 + 9 * k),
                (x + half * share, y + 5 + 9 * k),
            ]
            clouds += line(bank, fill, 22 - 5 * k, opacity=opacity)
    return clouds


def streaks(rnd: random.Random, fills: Sequence[str], count: int = 26, opacity: float = 0.22) -> str:
    """Draws long strokes on the ground or the water, longer when nearer."""
    streaks = ""
    for _ in range(count):
        t = rnd.random()
        y, x, half = HORIZON + 24 + 260 * t, rnd.uniform(0, WIDTH), 50 + 120 * t
        streaks += line(
            [(x - half, y), (x, y - 6), (x + half, y + 3)], rnd.choice(fills), 5 + 7 * t, opacity=opacity
        )
    return streaks


def stars(rnd: random.Random, count: int) -> str:
    return dots(rnd, count, (0, 0, WIDTH, 330), ("cream", "gold", "pale"), (1.5, 4.5))


def room(wall: Gradient, floor: Gradient, rail: str) -> str:
    """Draws a wall, a floor and the skirting between them."""
    edge = path(f"M0 {HORIZON - 16}H{WIDTH}V{HORIZON}H0Z", rail)
    edge += path(f"M0 {HORIZON}H{WIDTH}V{HORIZON + 7}H0Z", "ink", opacity=0.5)
    return (
        path(SKY, wall)
        + path(FLOOR, floor)
        + edge
        + line([(0, HORIZON - 16), (WIDTH, HORIZON - 16)], "cream", 3, opacity=0.5)
    )


def boards(fill: str, light: str) -> str:
    """Draws floorboards that converge behind the wall."""
    boards = ""
    for k in range(-9, 10):
        far, near = 360 + k * 52, 360 + k * 150
        boards += line([(far, HORIZON + 8), (near, HEIGHT + 10)], fill, 4, opacity=0.5)
        boards += line([(far + 4, HORIZON + 8), (near + 8, HEIGHT + 10)], light, 2.5, opacity=0.3)
    return boards


def window_light(x: float, fill: str, opacity: float) -> str:
    """Draws four slanting panes of sunlight on the wall."""
    panes = ""
    for row in range(2):
        for column in range(2):
            left, top = x + column * 88 + row * 26, 70 + row * 132 + column * 16
            corners = ((left, top), (left + 76, top + 14), (left + 98, top + 130), (left + 22, top + 116))
            panes += polygon(corners, fill, opacity=opacity)
    return panes

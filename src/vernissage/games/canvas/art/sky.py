"""Lights in the sky: a moon, a comet, stars, a rainbow, a planet, a sun."""

import math
import random

from vernissage.games.canvas.art.forms import curve, spark
from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    blob,
    circle,
    clip,
    ellipse,
    group,
    line,
    mix,
    moved,
    path,
    polygon,
    radial,
    rays,
    taper,
)

CRATERS = (
    (-40, -20, 30),
    (35, -55, 22),
    (50, 25, 36),
    (-20, 60, 24),
    (-75, 35, 15),
    (8, 5, 14),
    (72, -14, 12),
)
VEILS = ((-130, 74, 160, "blush"), (20, 104, 150, "rose"), (96, 60, 84, "violet"), (-60, 132, 110, "violet"))


def moon(rnd: random.Random, x: float) -> str:
    x, y = x - 14, 170
    halo = radial(x, y, 285, (0, "pale", 0.6), (0.45, "gold", 0.28), (0.7, "coral", 0.09), (1, "rose", 0))
    face = radial(x - 45, y - 45, 205, (0, "pale"), (0.55, "cream"), (0.85, "gold"), (1, "coral"))
    body = circle(x, y, 285, halo) + circle(x, y, 128, face)
    for dx, dy, r in CRATERS:
        body += path(blob(rnd, x + dx, y + dy, r, r * 0.85), "ochre", opacity=0.42)
        body += path(blob(rnd, x + dx + 4, y + dy + 4, r * 0.7, r * 0.6), "coral", opacity=0.25)
    return body + "".join(_veil(x + dx, y + dy, long, colour) for dx, dy, long, colour in VEILS)


def _veil(x: float, y: float, long: float, colour: str) -> str:
    """Draws a streak of cloud, lit along its upper edge."""
    under = [(x - long, y + 6), (x - long / 3, y - 9), (x + long / 3, y + 2), (x + long, y - 5)]
    lit = [(x - long * 0.7, y - 5), (x, y - 12), (x + long * 0.6, y - 8)]
    return line(under, colour, 17, opacity=0.82) + line(lit, "pale", 6, opacity=0.8)


def comet(rnd: random.Random, x: float) -> str:
    head_x, head_y = x - 118, 312
    body = "".join(_strand(rnd, head_x, head_y, i) for i in range(15))
    glow = radial(head_x, head_y, 135, (0, "pale", 0.85), (0.35, "gold", 0.42), (1, "gold", 0))
    core = radial(head_x - 12, head_y - 14, 56, (0, "pale"), (0.6, "cream"), (1, "gold"))
    body += circle(head_x, head_y, 135, glow) + path(rays(head_x, head_y, 40, 88, 9, turn=0.2), "gold")
    body += path(rays(head_x, head_y, 36, 64, 9), "coral") + circle(head_x, head_y, 46, core)
    for dx, dy, r in (
        (-90, -170, 16),
        (10, -250, 12),
        (66, 130, 14),
        (440, 50, 18),
        (300, 160, 11),
        (-120, 90, 11),
    ):
        body += path(
            rays(head_x + dx, head_y + dy, r * 0.4, r * 1.5, 4), rnd.choice(("gold", "pale", "cream"))
        )
    return body


def _strand(rnd: random.Random, x: float, y: float, i: int) -> str:
    """Draws one strand of the comet's tail; outer strands are shorter and redder."""
    out = (i - 7) / 7
    far = 1 - 0.4 * abs(out) - rnd.uniform(0, 0.2)
    points = []
    for step in range(9):
        t = step / 8 * far
        apart = out * (30 + 150 * t**1.3)
        points.append((x + 640 * t + apart * 0.45, y - 330 * t - 70 * math.sin(t * 2.4) + apart * 0.9))
    colour = mix(mix("pale", "gold", abs(out) * 2), "coral" if out < 0 else "rust", abs(out) * 1.6 - 0.6)
    return path(taper(points, [34 - 30 * step / 8 for step in range(9)]), colour)


BEAR = (
    (120, 336), (150, 296), (196, 262), (208, 222), (236, 214), (254, 244),
    (306, 226), (376, 190), (456, 200), (540, 224), (592, 290),
    (576, 360), (606, 452), (536, 458), (512, 380), (440, 362), (366, 372),
    (350, 458), (284, 460), (292, 376), (240, 346), (176, 352),
)  # fmt: skip
BRIGHT: dict[int, float] = {
    0: 15,
    3: 12,
    5: 11,
    7: 24,
    9: 18,
    10: 13,
    12: 18,
    14: 12,
    16: 14,
    18: 18,
    20: 13,
    21: 11,
}


def stars(rnd: random.Random, x: float) -> str:
    """Draws the constellation of a bear: thin light for its body, gold for its stars."""
    bear = moved(BEAR, x - 368, -50)
    glow = radial(x, 240, 330, (0, "pale", 0.3), (0.5, "sage", 0.42), (1, "violet", 0.4))
    body = path("M" + "L".join(f"{px} {py}" for px, py in bear) + "Z", glow)
    body += polygon(bear, "none", stroke="gold", stroke_width=6, stroke_linejoin="round")
    body += line([bear[7], bear[19]], "gold", 5) + line([bear[9], bear[14]], "gold", 5)
    body += circle(bear[2][0] + 12, bear[2][1] + 30, 8, "pale")
    body += "".join(_star(*bear[i], r) for i, r in BRIGHT.items())
    for _ in range(30):
        size, px = rnd.uniform(5, 10), x + 350 * rnd.uniform(-1, 1)
        high, low = rnd.uniform(24, 140), rnd.uniform(400, 560)
        py = rnd.choice((high, high, low))
        body += path(rays(px, py, size * 0.45, size * 1.5, 4), rnd.choice(("pale", "gold", "cream")))
    return body


def _star(x: float, y: float, r: float) -> str:
    light = radial(x, y, r * 3, (0, "pale", 0.7), (0.4, "gold", 0.25), (1, "gold", 0))
    return (
        circle(x, y, r * 3, light)
        + path(rays(x, y, r * 0.55, r * 1.8, 4), "gold")
        + circle(x, y, r * 0.7, "pale")
    )


BOW = ("rust", "coral", "gold", "sage", "teal", "violet")


def rainbow(rnd: random.Random, x: float) -> str:
    """Draws a rainbow in one sweep from a cloud, fading before it reaches the ground."""
    body = ""
    for _ in range(150):
        across = rnd.random()
        band = across * (len(BOW) - 1.001)
        colour = mix(BOW[int(band)], BOW[int(band) + 1], max(0, (band % 1 - 0.7) / 0.3))
        colour = mix(colour, rnd.choice(("pale", "pale", "plum")), rnd.random() * 0.22)
        end = max(0.5, 1.02 - abs(rnd.gauss(0, 0.1)) - 0.1 * across)
        body += line(_sweep(x + 14, 262 - 104 * across, end), colour, rnd.uniform(4, 8))
    puffs = ((-60, 22, 46), (58, 24, 46), (-30, -14, 50), (34, -8, 46), (2, 24, 48), (0, -30, 40))
    return body + _cloud(rnd, x - 190, 396, puffs)


def _sweep(x: float, r: float, end: float) -> list[Point]:
    """Returns the path of one bristle of the rainbow's brush."""
    angles = (math.pi * (1 + i / 20 * end) for i in range(21))
    return [(x + r * math.cos(angle), 396 + r * 1.1 * math.sin(angle)) for angle in angles]


def _cloud(rnd: random.Random, x: float, y: float, puffs: tuple[tuple[int, int, int], ...]) -> str:
    cloud = ""
    for dx, dy, r in puffs:
        px, py = x + dx, y + dy
        light = radial(
            px - r * 0.45,
            py - r * 0.55,
            r * 1.7,
            (0, "pale"),
            (0.45, "cream"),
            (0.75, "blush"),
            (1, "violet"),
        )
        cloud += path(blob(rnd, px, py, r * 1.12, r * 0.92, corners=12, rough=0.05), light)
        curl: list[Point] = [
            (px - r * 0.75, py - r * 0.15),
            (px - r * 0.5, py - r * 0.58),
            (px, py - r * 0.76),
        ]
        cloud += line(curl, "pale", 6, opacity=0.9)
    return cloud


def planet(rnd: random.Random, x: float) -> str:
    x, y, r = x - 40, 200, 112
    ball = f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z"
    bands = circle(x, y, r, "rose")
    for k, fill in enumerate(("blush", "coral", "rose", "cream", "coral", "plum", "rose", "violet")):
        top = y - r + k * 27
        wave = [(x - 120 + i * 30, top + 7 * math.sin(i * 1.3 + k * 2) - i * 4) for i in range(9)]
        bands += path(taper(wave, [rnd.uniform(12, 24) for _ in wave]), fill, opacity=0.85)
    shade = radial(
        x - 42, y - 46, 190, (0, "pale", 0.5), (0.35, "pale", 0), (0.6, "ink", 0.1), (1, "ink", 0.85)
    )
    drawing = group(_ring(front=False), x, y, turn=-17) + clip(ball, bands + circle(x, y, r, shade))
    drawing += group(_ring(front=True), x, y, turn=-17)
    for dx, dy, s, fill in ((-200, 74, 21, "mist"), (178, 110, 14, "gold"), (128, -128, 10, "cream")):
        drawing += circle(x + dx, y + dy, s, fill) + path(_crescent(x + dx, y + dy, s), "plum", opacity=0.7)
    return drawing + spark(x - 150, y - 108, 15, "pale") + spark(x + 226, y - 60, 12, "gold")


def _ring(*, front: bool) -> str:
    sweep = 0 if front else 1
    ring = ""
    for r, fill, width in (
        (214, "plum", 5),
        (204, "gold", 13),
        (187, "cream", 9),
        (171, "ochre", 13),
        (156, "plum", 5),
    ):
        d = f"M{-r} 0A{r} {r * 0.27:.0f} 0 0 {sweep} {r} 0"
        ring += path(d, stroke=fill if front else mix(fill, "plum", 0.45), stroke_width=width)
    return ring


def _crescent(x: float, y: float, r: float) -> str:
    """Returns the outline of the dark side of a small moon."""
    horn = r * 0.7
    there = f"M{x + horn:.1f} {y - horn:.1f}A{r} {r} 0 1 1 {x - horn:.1f} {y + horn:.1f}"
    return there + f"A{r * 1.4} {r * 1.4} 0 0 0 {x + horn:.1f} {y - horn:.1f}Z"


def sun(_rnd: random.Random, x: float) -> str:
    x, y, r = x - 20, 180, 88
    glow = radial(x, y, 215, (0, "gold", 0.5), (0.6, "coral", 0.16), (1, "coral", 0))
    drawing = circle(x, y, 215, glow)
    for k in range(16):
        drawing += group(_beam(k), x, y, turn=k * 22.5)
    face = radial(x - 34, y - 36, 150, (0, "pale"), (0.35, "cream"), (0.7, "gold"), (1, "ochre"))
    drawing += circle(x, y, r + 7, "rust") + circle(x, y, r, face)
    drawing += ellipse(x - 46, y + 24, 19, 13, "coral", opacity=0.7)
    drawing += ellipse(x + 46, y + 24, 19, 13, "coral", opacity=0.8)
    for side in (-1, 1):
        ex = x + side * 34
        drawing += line(curve((ex - 21, y - 14), (ex, y + 8), (ex + 21, y - 14), 6), "plum", 7)
        drawing += line(curve((ex - 24, y - 34), (ex, y - 50), (ex + 22, y - 36), 6), "rust", 6)
        for k in (-1, 0, 1):
            drawing += line([(ex + k * 13, y - 3 - abs(k) * 3), (ex + k * 19, y + 9 - abs(k) * 3)], "plum", 4)
    drawing += line([(x + 4, y - 34), (x + 8, y + 4), (x + 12, y + 18), (x - 6, y + 22)], "ochre", 6)
    drawing += line([(x - 6, y - 30), (x - 4, y + 6)], "pale", 6)
    drawing += path(
        f"M{x - 26} {y + 44}Q{x - 10} {y + 34} {x} {y + 41}"
        f"Q{x + 10} {y + 34} {x + 26} {y + 44}Q{x} {y + 66} {x - 26} {y + 44}Z",
        "rust",
    )
    return drawing + line(curve((x - 25, y + 45), (x, y + 51), (x + 25, y + 45), 6), "plum", 4)


def _beam(k: int) -> str:
    """Draws one ray of the sun; straight and wavy rays alternate."""
    if k % 2:
        wave = [(0, -92), (9, -114), (-9, -138), (7, -160), (0, -182)]
        return path(taper(wave, (30, 26, 20, 13, 2)), "coral") + path(
            taper(moved(wave, -4), (9, 8, 7, 5, 1)), "gold"
        )
    return polygon(((-22, -90), (0, -176), (22, -90)), "ochre") + polygon(
        ((-22, -90), (0, -176), (0, -90)), "pale"
    )


LAYERS = {
    4: Layer("moon", "sky", moon, 0.15),
    15: Layer("comet", "sky", comet, -0.5),
    22: Layer("stars", "sky", stars),
    29: Layer("rainbow", "sky", rainbow),
    35: Layer("planet", "sky", planet, -0.3),
    57: Layer("sun", "sky", sun, 0.8),
}

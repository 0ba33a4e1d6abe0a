"""Motifs in the upper third: moon, comet, stars, balloons, a rainbow."""

import math
import random

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    blob,
    circle,
    clip,
    line,
    mix,
    moved,
    path,
    polygon,
    radial,
    rays,
    tapered,
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
    """A streak of cloud, lit along its upper edge."""
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
    """One strand of the tail; outer strands are shorter and redder."""
    out = (i - 7) / 7
    far = 1 - 0.4 * abs(out) - rnd.uniform(0, 0.2)
    points = []
    for step in range(9):
        t = step / 8 * far
        apart = out * (30 + 150 * t**1.3)
        points.append((x + 640 * t + apart * 0.45, y - 330 * t - 70 * math.sin(t * 2.4) + apart * 0.9))
    colour = mix(mix("pale", "gold", abs(out) * 2), "coral" if out < 0 else "rust", abs(out) * 1.6 - 0.6)
    return path(tapered(points, [17 - 15 * step / 8 for step in range(9)]), colour)


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
    """The constellation of a bear: thin light for its body, gold for its stars."""
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


def balloons(_rnd: random.Random, x: float) -> str:
    small = _balloon(x - 196, 182, 54, ("teal", "cream", "deep"))
    middle = _balloon(x + 158, 338, 64, ("ochre", "plum", "gold"))
    return small + middle + _balloon(x - 4, 210, 116, ("coral", "cream", "rose"))


def _balloon(x: float, y: float, r: float, colours: tuple[str, str, str]) -> str:
    cloth, stripe, belt = colours
    outline = (
        f"M{x} {y - r} C{x + r * 1.35} {y - r} {x + r * 1.1} {y + r * 0.55} {x + r * 0.2} {y + r * 1.28} "
        f"H{x - r * 0.2} C{x - r * 1.1} {y + r * 0.55} {x - r * 1.35} {y - r} {x} {y - r}Z"
    )
    light = radial(
        x - r * 0.4,
        y - r * 0.45,
        r * 1.75,
        (0, "pale", 0.55),
        (0.35, "pale", 0),
        (0.7, "ink", 0.12),
        (1, "ink", 0.68),
    )
    inside = path(outline, cloth) + "".join(_gore(x, y, r, k * 0.3, stripe) for k in (-3, -1, 1, 3))
    band = (
        f"M{x - r * 1.3} {y - r * 0.06} Q{x} {y + r * 0.3} {x + r * 1.3} {y - r * 0.06} V{y + r * 0.1} "
        f"Q{x} {y + r * 0.48} {x - r * 1.3} {y + r * 0.1}Z"
    )
    body = clip(outline, inside + path(band, belt) + path(outline, light))
    for side in (-1, 0, 1):
        body += line(
            [(x + side * r * 0.17, y + r * 1.27), (x + side * r * 0.13, y + r * 1.52)],
            "ink",
            max(4, r * 0.03),
        )
    body += path(f"M{x - r * 0.19} {y + r * 1.5} h{r * 0.38} l{-r * 0.05} {r * 0.28} h{-r * 0.28}Z", "rust")
    return body + path(
        f"M{x - r * 0.19} {y + r * 1.5} h{r * 0.16} l{-r * 0.02} {r * 0.28} h{-r * 0.09}Z", "gold"
    )


def _gore(x: float, y: float, r: float, at: float, colour: str) -> str:
    """One strip of cloth, from the top of the balloon to its mouth."""
    a, b = at - 0.12, at + 0.13
    down = f"C{x + a * r * 3.4} {y - r} {x + a * r * 2.9} {y + r * 0.55} {x + a * r * 0.55} {y + r * 1.3}"
    up = f"C{x + b * r * 2.9} {y + r * 0.55} {x + b * r * 3.4} {y - r} {x} {y - r}"
    return path(f"M{x} {y - r} {down} H{x + b * r * 0.55} {up}Z", colour)


BOW = ("rust", "coral", "gold", "sage", "teal", "violet")


def rainbow(rnd: random.Random, x: float) -> str:
    """A rainbow in one sweep, from a cloud, fading before it reaches the ground."""
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
    """Returns the path of one bristle across the sky."""
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


LAYERS = {
    4: Layer("moon", "sky", moon, 0.15),
    15: Layer("comet", "sky", comet, -0.5),
    22: Layer("stars", "sky", stars),
    26: Layer("balloons", "sky", balloons, 0.8),
    29: Layer("rainbow", "sky", rainbow),
}

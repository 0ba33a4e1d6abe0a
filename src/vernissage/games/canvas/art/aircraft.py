"""Things in the air: a kite, fireworks, an airship, balloons."""

import math
import random

from vernissage.games.canvas.art.forms import curve, spark
from vernissage.games.canvas.art.pen import (
    Layer,
    circle,
    clip,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    radial,
    taper,
)


def kite(rnd: random.Random, x: float) -> str:
    kx, ky = x - 40, 180
    string = curve((kx, ky + 10), (kx - 190, ky + 200), (-20, 610))
    tail = [(kx + 44, ky + 138), (kx + 96, ky + 205), (kx + 66, ky + 290), (kx + 150, ky + 350)]
    tail += [(kx + 168, ky + 440), (kx + 280, ky + 490), (kx + 306, ky + 545)]
    drawing = line(string, "ink", 3.5) + line(tail, "plum", 6) + line(moved(tail, -2, -3), "gold", 3)
    for i, (px, py) in enumerate(tail[1:]):
        drawing += _bow(px, py, rnd.uniform(-40, 40), ("coral", "cream", "rose", "gold")[i % 4])
    return drawing + group(_sail(), kx, ky, turn=-18)


def _sail() -> str:
    top, right, bottom, left = (0, -140), (112, -30), (0, 150), (-112, -30)
    middle = (0, -30)
    sail = polygon((top, left, middle), "blush") + polygon((top, right, middle), "coral")
    sail += polygon((left, bottom, middle), "coral") + polygon((right, bottom, middle), "rust")
    sail += path("M-56 -30A56 56 0 0 1 56 -30Z", "gold") + path("M-56 -30A56 56 0 0 0 56 -30Z", "plum")
    sail += path("M-30 -30A30 30 0 0 1 30 -30Z", "plum") + path("M-30 -30A30 30 0 0 0 30 -30Z", "cream")
    sail += line((top, middle, bottom), "ink", 5) + line((left, (0, -38), right), "ink", 5)
    sail += line((left, top), "pale", 7) + line((top, right), "gold", 4) + line((left, bottom), "gold", 4)
    return sail + line((right, bottom), "plum", 5)


def _bow(x: float, y: float, turn: float, fill: str) -> str:
    wing = path("M0 0C-12 -22 -34 -24 -40 -14C-44 0 -40 14 -32 16C-20 16 -8 8 0 0Z", fill)
    wing += path("M0 0C-12 -22 -34 -24 -40 -14C-30 -12 -14 -6 0 0Z", mix(fill, "pale", 0.5))
    other = path("M0 0C12 -22 34 -24 40 -14C44 0 40 14 32 16C20 16 8 8 0 0Z", mix(fill, "plum", 0.35))
    return group(wing + other + circle(0, 0, 8, "plum"), x, y, turn=turn, scale=0.8)


def fireworks(rnd: random.Random, x: float) -> str:
    bursts = (
        (x - 140, 196, 138, "gold"),
        (x + 120, 142, 108, "coral"),
        (x + 30, 352, 84, "sage"),
        (x + 262, 296, 76, "gold"),
    )
    drawing = ""
    for k, (px, y, r, fill) in enumerate(bursts):
        rise = curve((px * 0.7 + x * 0.3, 650 - 30 * k), (px - 26, 470), (px, y), 9)
        drawing += line(rise, "plum", 6, stroke_dasharray="3 17")
        drawing += line(moved(rise, -2, -3), "gold", 4, stroke_dasharray="3 17")
        drawing += _burst(rnd, px, y, r, fill)
    return drawing


def _burst(rnd: random.Random, x: float, y: float, r: float, fill: str) -> str:
    """Draws sparks that fly apart and begin to fall; each has a dark side."""
    sparks = circle(x, y, r * 1.1, radial(x, y, r * 1.1, (0, "pale", 0.5), (0.5, fill, 0.22), (1, fill, 0)))
    count = round(r / 5.2)
    for ring, shade in ((1.0, "plum"), (1.0, fill), (0.62, "rust"), (0.6, "pale")):
        for k in range(count):
            a = k * math.tau / count + (0.1 if ring < 1 else 0) + rnd.uniform(-0.04, 0.04)
            far = r * ring * (0.92 + 0.16 * (k % 2))
            shift = 3 if shade in {"plum", "rust"} else 0
            bend = curve(
                (x + math.cos(a) * r * 0.16 + shift, y + math.sin(a) * r * 0.16 + shift),
                (x + math.cos(a) * far * 0.6, y + math.sin(a) * far * 0.6 - 5),
                (x + math.cos(a) * far + shift, y + math.sin(a) * far + far * 0.1 + shift),
                4,
            )
            sparks += path(taper(bend, (2, 4, 6, 7, 4)), shade)
            sparks += circle(bend[-1][0], bend[-1][1], 5.5, shade if shift else "pale" if k % 3 else fill)
    return sparks + spark(x, y, r * 0.2, "pale")


def airship(rnd: random.Random, x: float) -> str:
    hull = "M-206 6C-190 -60 -80 -92 20 -86C110 -82 180 -44 206 0C180 46 110 84 20 88C-80 92 -190 66 -206 6Z"
    cloth = path(hull, "teal")
    for k in range(-3, 4):
        gore = [(-206, 4), (-110, k * 30 + 2), (20, k * 34), (130, k * 27), (206, 0)]
        fill = ("deep", "cream", "teal", "gold", "teal", "cream", "night")[k + 3]
        cloth += path(taper(gore, (3, 24, 29, 22, 3)), fill)
        cloth += line([(a, b + 15 * math.cos(a / 140)) for a, b in gore], "ink", 3, opacity=0.5)
    cloth += path(hull, linear((0, "pale", 0.5), (0.3, "pale", 0), (0.6, "ink", 0.12), (1, "ink", 0.75)))
    fins = polygon(((150, -20), (232, -84), (250, -70), (206, 4)), "rust")
    fins += polygon(((150, 26), (226, 84), (246, 70), (204, 4)), "plum")
    fins += polygon(((156, -8), (262, -14), (262, 18), (156, 14)), "coral")
    fins += line([(152, -24), (230, -82)], "gold", 5)
    return group(
        fins
        + clip(hull, cloth)
        + line([(-196, -18), (-130, -66), (-20, -86), (60, -82)], "pale", 6)
        + _gondola(rnd),
        x + 24,
        226,
        turn=-7,
        scale=1.06,
    )


def _gondola(rnd: random.Random) -> str:
    ropes = "".join(
        line([(a, 70), (b, 132)], "ink", 4) for a, b in ((-100, -70), (-40, -34), (24, 14), (84, 58))
    )
    car = path(
        "M-96 128H82C78 158 60 172 40 172H-64C-84 170 -94 150 -96 128Z", linear((0, "ochre"), (1, "rust"))
    )
    car += line([(-98, 128), (84, 128)], "pale", 7) + line([(-90, 152), (76, 152)], "plum", 4)
    car += "".join(circle(a, 142, 9, "ink") + circle(a - 1, 141, 6, "gold") for a in (-68, -40, -12, 16, 44))
    screw = path("M92 146C104 108 116 112 104 146C116 182 104 186 92 146Z", "cream")
    screw += circle(98, 147, 8, "ink")
    flags = line([(-200, 20), (-170, 150)], "ink", 3)
    for k in range(5):
        a, b = -196 + k * 6, 40 + k * 24
        flags += polygon(
            ((a, b), (a + 26 + rnd.uniform(-4, 4), b + 8), (a + 5, b + 19)), ("coral", "cream", "gold")[k % 3]
        )
    return ropes + flags + car + screw


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
        stroke = [(x + side * r * 0.17, y + r * 1.27), (x + side * r * 0.13, y + r * 1.52)]
        body += line(stroke, "ink", max(4, r * 0.03))
    body += path(f"M{x - r * 0.19} {y + r * 1.5} h{r * 0.38} l{-r * 0.05} {r * 0.28} h{-r * 0.28}Z", "rust")
    return body + path(
        f"M{x - r * 0.19} {y + r * 1.5} h{r * 0.16} l{-r * 0.02} {r * 0.28} h{-r * 0.09}Z", "gold"
    )


def _gore(x: float, y: float, r: float, at: float, colour: str) -> str:
    """Draws one strip of a balloon's cloth, from the top to the mouth."""
    a, b = at - 0.12, at + 0.13
    down = f"C{x + a * r * 3.4} {y - r} {x + a * r * 2.9} {y + r * 0.55} {x + a * r * 0.55} {y + r * 1.3}"
    up = f"C{x + b * r * 2.9} {y + r * 0.55} {x + b * r * 3.4} {y - r} {x} {y - r}"
    return path(f"M{x} {y - r} {down} H{x + b * r * 0.55} {up}Z", colour)


LAYERS = {
    31: Layer("fireworks", "sky", fireworks, -0.5),
    33: Layer("kite", "sky", kite, 0.9),
    45: Layer("airship", "sky", airship, 0.1),
    26: Layer("balloons", "sky", balloons, 0.8),
}

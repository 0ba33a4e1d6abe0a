"""Water animals: a whale and a koi."""

import math
import random

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    beside,
    blob,
    circle,
    clip,
    group,
    line,
    linear,
    moved,
    path,
    radial,
    rays,
    smooth,
    tapered,
)

SPINE = ((-186, 26), (-150, 12), (-90, 2), (-20, 2), (50, 8), (112, 4), (160, -28), (190, -76), (204, -124))
GIRTH = (26, 66, 88, 94, 84, 60, 36, 22, 14)


def whale(rnd: random.Random, x: float) -> str:
    """A whale that swims through the sky, with stars on its back."""
    outline = tapered(SPINE, GIRTH)
    belly = [beside(SPINE, i, GIRTH[i] * 0.22) for i in range(7)]
    under = [beside(SPINE, i, GIRTH[i] * 1.1) for i in range(7)]
    inside = path(outline, linear((0, "teal"), (0.3, "deep"), (0.62, "night"), (1, "ink")))
    inside += path(smooth(belly + under[::-1], closed=True), linear((0, "sage"), (0.5, "pale"), (1, "mist")))
    for share in (0.36, 0.52, 0.68, 0.84):
        inside += line([beside(SPINE, i, GIRTH[i] * share) for i in range(6)], "teal", 6, opacity=0.85)
    inside += line([beside(SPINE, i, -GIRTH[i] * 0.9) for i in range(1, 8)], "mist", 8, opacity=0.8)
    inside += line(belly, "ink", 7)
    for i, share, r in (
        (2, -0.62, 9),
        (3, -0.4, 12),
        (3, -0.75, 7),
        (4, -0.6, 10),
        (5, -0.3, 8),
        (5, -0.75, 7),
        (6, -0.2, 7),
    ):
        px, py = beside(SPINE, i, GIRTH[i] * share)
        inside += path(rays(px + rnd.uniform(-14, 14), py, r * 0.45, r * 1.3, 4), "gold")
    eye_x, eye_y = beside(SPINE, 1, 6)
    eye = circle(eye_x + 16, eye_y, 10, "pale") + circle(eye_x + 14, eye_y, 7, "ink")
    eye += circle(eye_x + 12, eye_y - 3, 3, "pale")
    return group(
        _flukes() + clip(outline, inside) + eye + _flipper() + _spout(), x + 4, 330, turn=-4, scale=1.12
    )


def _flukes() -> str:
    left = "M204 -122 C180 -150 150 -178 106 -178 C120 -150 150 -118 200 -108Z"
    right = "M204 -122 C216 -160 244 -188 286 -196 C280 -160 254 -124 210 -106Z"
    lit = line([(118, -172), (156, -160), (190, -134)], "mist", 7)
    lit += line([(276, -188), (244, -170), (220, -136)], "sage", 6)
    return path(left, "deep") + path(right, "night") + lit


def _flipper() -> str:
    fin = "M-60 62 C-40 64 -24 72 -20 84 C-34 120 -66 146 -108 150 C-98 120 -84 90 -60 62Z"
    return path(fin, linear((0, "deep"), (1, "ink"))) + line([(-62, 70), (-86, 104), (-102, 142)], "mist", 6)


def _spout() -> str:
    water = ""
    for reach, high in ((-58, 66), (-24, 92), (22, 90), (56, 62)):
        jet: list[Point] = [
            (-96, -92),
            (-96 + reach * 0.2, -92 - high * 0.8),
            (-96 + reach * 0.7, -92 - high),
            (-96 + reach, -92 - high * 0.62),
        ]
        water += line(jet, "mist", 9) + line(moved(jet, -2, -2), "pale", 5)
        water += circle(-96 + reach * 1.08, -80 - high * 0.55, 7, "pale")
    return water


KOI = 61  # points along the fish


def koi(rnd: random.Random, x: float) -> str:
    swim: list[Point] = []
    for i in range(KOI):
        angle = -0.95 + 2.6 * i / (KOI - 1)
        swim.append((x + 66 + 214 * math.cos(angle * 1.05 + 2.6), 330 + 186 * math.sin(angle * 1.2 + 2.75)))
    girth = [_girth(i / (KOI - 1)) for i in range(KOI)]
    outline = tapered(swim[::3], girth[::3])
    light = radial(x - 14, 250, 330, (0, "pale", 0), (0.5, "pale", 0), (0.8, "plum", 0.3), (1, "plum", 0.6))
    inside = path(outline, "pale") + _patches(rnd, swim) + _scales(swim, girth) + path(outline, light)
    back = line([beside(swim, i, -6) for i in range(16, 42, 3)], "coral", 15)
    back += line([beside(swim, i, -9) for i in range(17, 40, 3)], "blush", 6)
    return _fins(swim) + clip(outline, inside) + back + _koi_face(swim)


def _girth(t: float) -> float:
    bulge: float = math.sin(math.pi * min(1, t * 0.98 + 0.02) ** 0.62) ** 0.8
    return 72 * bulge * (1 - 0.35 * t) + 6


def _patches(rnd: random.Random, swim: list[Point]) -> str:
    patches = (
        (6, 18, 46, "coral"),
        (20, -25, 62, "coral"),
        (24, 30, 34, "ink"),
        (34, 6, 56, "coral"),
        (46, -14, 40, "coral"),
        (42, 26, 22, "ink"),
        (54, 0, 30, "coral"),
        (13, -52, 24, "ink"),
    )
    return "".join(
        path(blob(rnd, *beside(swim, i, side), r, r * 0.8, corners=9, rough=0.28), colour)
        for i, side, r, colour in patches
    )


def _scales(swim: list[Point], girth: list[float]) -> str:
    scales = ""
    for i in range(12, KOI - 4, 3):
        (ax, ay), (bx, by) = swim[i - 1], swim[i]
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        for row in range(-5, 6):
            side = (row + i % 2 * 0.5) * 14
            if abs(side) < girth[i]:
                scale = path("M-2 -8 Q10 0 -2 8", "none", stroke="rust", stroke_width=3, opacity=0.5)
                scales += group(scale, *beside(swim, i, side), turn=turn)
    return scales


def _fins(swim: list[Point]) -> str:
    def heading(i: int, j: int) -> float:
        return math.atan2(swim[j][1] - swim[i][1], swim[j][0] - swim[i][0])

    last = KOI - 1
    tail = _fan(swim[last - 1], heading(last - 4, last) + 0.5, 160, 1.15)
    tail += _fan(swim[last - 1], heading(last - 4, last) - 0.5, 150, 1.0)
    side = _fan(beside(swim, 17, -66), heading(12, 17) - 0.9, 125, 0.95)
    side += _fan(beside(swim, 16, 66), heading(12, 17) + 0.9, 130, 0.95)
    return tail + side + _fan(beside(swim, 40, 40), heading(38, 42) + 0.8, 80, 0.8)


def _fan(foot: Point, angle: float, long: float, spread: float) -> str:
    """A fin: nine rays out of one point, translucent between them."""
    x, y = foot
    fin = ""
    for i in range(9):
        out = i / 8 - 0.5
        a, far = angle + spread * out, long * (1 - 0.35 * abs(out) + 0.06 * math.sin(i * 2))
        (ax, ay), (bx, by), (cx, cy) = ((math.cos(a + bow), math.sin(a + bow)) for bow in (0.15, 0, 0.2))
        there = f"Q{x + ax * far * 0.55} {y + ay * far * 0.55} {x + bx * far} {y + by * far}"
        back = f"Q{x + cx * far * 0.6} {y + cy * far * 0.6} {x} {y}Z"
        fin += path(
            f"M{x} {y} {there} {back}",
            ("coral", "blush", "pale")[i % 3],
            opacity=0.92,
            stroke="coral",
            stroke_width=8,
            stroke_opacity=0.6,
        )
    return fin


def _koi_face(swim: list[Point]) -> str:
    face = ""
    for side in (1, -1):
        x, y = beside(swim, 5, side * 30)
        face += circle(x, y, 11, "gold") + circle(x, y, 8, "ink") + circle(x - 2, y - 3, 3, "pale")
        x, y = beside(swim, 1, side * 20)
        face += line([(x, y), (x - 26, y + side * 18), (x - 34, y + side * 32)], "coral", 6)
    return face


LAYERS = {
    7: Layer("whale", "figure", whale, 0.1),
    12: Layer("koi", "figure", koi, 0.5),
}

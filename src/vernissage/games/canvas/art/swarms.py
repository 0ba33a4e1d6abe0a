"""Motifs that fly or hang across the whole picture: birds, fish, butterflies, a ribbon, lanterns."""

import math
import random
from itertools import pairwise

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    ellipse,
    group,
    line,
    mix,
    path,
    polygon,
    radial,
    stroke_path,
)

FLOCK = (
    (60, 452, 0.6, 0.95), (140, 372, 0.7, -0.5), (222, 424, 0.62, 0.7), (292, 300, 0.9, 1.0),
    (392, 352, 0.72, 0.8), (452, 212, 1.1, -0.55), (582, 282, 0.86, 0.9), (604, 118, 1.35, 0.95),
)  # fmt: skip


def birds(rnd: random.Random, _x: float) -> str:
    return "".join(
        group(_goose(lift), x, y, turn=-16 + rnd.uniform(-10, 10), scale=size) for x, y, size, lift in FLOCK
    )


def _goose(lift: float) -> str:
    """Draws a flying bird; lift is 1 with wings up and negative with wings down."""
    far = path(
        f"M-6 2 C-22 {-30 * lift} -34 {-62 * lift} -62 {-70 * lift} C-36 {-38 * lift} -22 {-8 * lift} 12 6Z",
        "mist",
    )
    far += path(f"M-40 {-52 * lift} L-72 {-76 * lift} L-30 {-26 * lift}Z", "ink")
    body = path(
        "M-46 10 C-20 -6 14 -8 30 0 C44 -2 56 -8 70 -12 C58 0 46 8 32 9 C10 16 -20 18 -46 10Z", "pale"
    )
    body += path("M-44 9 L-74 17 L-38 17Z", "ink")
    body += path("M-40 12 C-16 20 10 18 30 9 C10 12 -16 14 -40 12Z", "rose")
    outline = f"M-6 2 C-4 {-34 * lift} 6 {-66 * lift} -10 {-96 * lift} C20 {-62 * lift} 34 {-24 * lift} 22 4Z"
    near = path(outline, "pale")
    shape = f"M8 2 C14 {-24 * lift} 14 {-50 * lift} 2 {-78 * lift} C20 {-56 * lift} 32 {-24 * lift} 22 4Z"
    near += path(shape, "blush")
    near += path(f"M-6 {-58 * lift} L-14 {-102 * lift} L14 {-62 * lift}Z", "ink")
    return far + body + near + circle(64, -12, 6, "coral") + line([(70, -12), (90, -17)], "ochre", 6)


NIB_X, NIB_Y = 15, 50  # half the nib's width; its angle is fixed, so turns show the ribbon's back


def ribbon(_rnd: random.Random, _x: float) -> str:
    count, trail = 260, []
    for i in range(count + 1):
        t = i / count
        x = -70 + 850 * t + 122 * math.sin(12.2 * t + 0.4)
        y = 395 - 190 * t + 92 * math.cos(12.2 * t + 0.2) + 40 * math.sin(5 * t)
        trail.append((x, y, 0.62 + 0.38 * math.sin(math.pi * t)))
    return "".join(_ribbon_piece(one, other) for one, other in pairwise(trail))


def _ribbon_piece(one: tuple[float, float, float], other: tuple[float, float, float]) -> str:
    (x, y, w), (x2, y2, w2) = one, other
    dx, dy = x2 - x, y2 - y
    front = dx * NIB_Y - dy * NIB_X > 0
    lit = 0.5 + 0.5 * math.cos(2 * (math.atan2(dy, dx) + 0.45))
    inner, outer = mix("plum", mix("plum", "rose", 0.6), lit), mix(mix("rust", "rose", 0.55), "blush", lit)
    colour = mix(outer, "pale", (lit - 0.9) * 6) if front else inner
    corners = [
        (x - NIB_X * w, y - NIB_Y * w),
        (x2 - NIB_X * w2, y2 - NIB_Y * w2),
        (x2 + NIB_X * w2, y2 + NIB_Y * w2),
        (x + NIB_X * w, y + NIB_Y * w),
    ]
    piece = polygon(corners, colour, stroke=colour, stroke_width=2.5)
    for a, b in ((corners[0], corners[1]), (corners[3], corners[2])):
        piece += stroke_path(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", "gold" if front else "ochre", 6)
    return piece


STRINGS = ((40, 120, 6, 0.8), (130, 175, 5, 1.12))  # height, sag, lanterns, their size
PAPER = ("coral", "gold", "rose", "cream", "rust")


def lanterns(rnd: random.Random, _x: float) -> str:
    body = ""
    for string, (top, sag, count, size) in enumerate(STRINGS):
        rope = [_rope(top, sag, i / 20) for i in range(21)]
        body += line(rope, "ink", 6)
        for i in range(count):
            x, y = _rope(top, sag, (i + 0.5 + rnd.uniform(-0.1, 0.1)) / count)
            body += _lantern(x, y, 34 * size * rnd.uniform(0.85, 1.1), PAPER[(i * 2 + string) % 5])
    return body


def _rope(top: float, sag: float, t: float) -> Point:
    return -20 + 760 * t, top + sag * (1 - (2 * t - 1) ** 2) + (1 - t) * 30


def _lantern(x: float, rope: float, r: float, paper: str) -> str:
    y = rope + r * 1.6
    glow = radial(x, y, r * 2.7, (0, "gold", 0.62), (0.5, "coral", 0.22), (1, "coral", 0))
    light = radial(
        x - r * 0.2,
        y + r * 0.15,
        r * 1.35,
        (0, "pale"),
        (0.45, mix(paper, "gold", 0.35)),
        (0.8, paper),
        (1, mix(paper, "plum", 0.55)),
    )
    body = circle(x, y, r * 2.7, glow) + line([(x, rope), (x, y - r)], "ink", 5)
    body += ellipse(x, y, r * 1.12, r, light)
    for angle in (-0.75, -0.35, 0, 0.35, 0.75):
        wide, high = r * 1.1 * math.cos(angle), y + r * math.sin(angle)
        body += stroke_path(
            f"M{x - wide} {high} Q{x} {high + r * 0.16} {x + wide} {high}", "rust", 3, opacity=0.5
        )
    for edge in (-1.04, 0.88):
        body += path(f"M{x - r * 0.42} {y + r * edge} h{r * 0.84} v{r * 0.18} h{-r * 0.84}Z", "ink")
    return body + "".join(
        line([(x + d * r, y + r), (x + d * 1.4 * r, y + r * 1.8)], "rust", 5) for d in (-0.16, 0.16)
    )


def shoal(rnd: random.Random, x: float) -> str:
    """Draws small fish in single file along a wide bend."""
    body = ""
    for i in range(18):
        angle = 2.95 - i * 0.19
        r = 225 + (60, -52, 6)[i % 3] + rnd.uniform(-10, 10)
        px, py = x + 40 + r * 1.3 * math.cos(angle), 470 - r * 1.24 * math.sin(angle)
        turn = math.degrees(math.atan2(1.24 * math.cos(angle), 1.3 * math.sin(angle)))
        colour = ("gold", "teal", "gold", "coral")[i % 4]
        body += group(_fish(colour), px, py, turn=turn + rnd.uniform(-12, 12), scale=rnd.uniform(0.85, 1.1))
    for _ in range(16):
        px, py, r = x + rnd.uniform(-240, 300), rnd.uniform(180, 560), rnd.uniform(7, 13)
        body += circle(px, py, r, "none", stroke="mist", stroke_width=5)
        body += circle(px - r * 0.4, py - r * 0.4, 3.5, "pale")
    return body


def _fish(colour: str) -> str:
    """Draws a fish that swims to the right."""
    fish = path(
        "M-34 0 C-52 -8 -62 -24 -70 -26 C-64 -8 -64 8 -70 26 C-62 24 -52 8 -34 0Z", mix(colour, "rust", 0.35)
    )
    fish += path("M-8 -20 C-4 -36 -22 -40 -30 -38 C-28 -26 -26 -20 -20 -14Z", mix(colour, "rust", 0.35))
    fish += path("M-42 0 C-20 -30 26 -28 48 0 C26 28 -20 30 -42 0Z", colour)
    fish += path("M-42 0 C-20 30 26 28 48 0 C20 12 -14 12 -42 0Z", mix(colour, "plum", 0.4))
    fish += line([(-28, -8), (-4, -19), (22, -15)], mix(colour, "pale", 0.75), 7)
    fish += circle(30, -5, 7, "pale") + circle(31, -5, 4.5, "ink")
    return fish + stroke_path("M14 -14 Q8 0 14 13", "ink", 4)


SWARM = (
    (78, 610, 0.85, -20, 0.7), (170, 470, 1.05, 25, 1), (292, 566, 0.7, 60, 0.55),
    (330, 356, 1.25, 10, 0.9), (250, 214, 0.72, -35, 0.6),
    (476, 440, 0.85, -30, 0.75), (470, 196, 1.0, 40, 0.65), (610, 300, 0.95, 15, 1),
    (648, 110, 1.2, 35, 0.85), (590, 560, 0.62, -15, 0.8),
)  # fmt: skip
WINGS = (("rose", "plum", "gold"), ("violet", "ink", "blush"), ("coral", "rust", "pale"))


def butterflies(_rnd: random.Random, _x: float) -> str:
    return "".join(
        group(_butterfly(*WINGS[i % 3]), x, y, turn=turn, scale=size, squeeze=fold)
        for i, (x, y, size, turn, fold) in enumerate(SWARM)
    )


def _butterfly(wing: str, rim: str, spot: str) -> str:
    upper = "M0 -6 C10 -46 44 -70 72 -60 C84 -40 66 -8 0 4Z"
    lower = "M0 2 C34 0 58 14 52 38 C44 60 16 50 0 10Z"
    half = path(upper, wing, stroke=rim, stroke_width=9, stroke_linejoin="round")
    half += path(lower, mix(wing, rim, 0.25), stroke=rim, stroke_width=8, stroke_linejoin="round")
    half += path("M6 -10 C18 -40 40 -54 58 -52 C56 -36 40 -16 6 -10Z", mix(wing, "pale", 0.45))
    half += circle(56, -42, 8, spot) + circle(34, 30, 8, spot) + circle(40, -26, 6, rim)
    feelers = line([(2, -20), (8, -40), (20, -50)], "ink", 5)
    feelers += line([(-2, -20), (-8, -40), (-20, -50)], "ink", 5)
    return (
        half
        + group(half, squeeze=-1)
        + feelers
        + ellipse(0, 4, 7, 26, "ink")
        + line([(-2, -12), (-2, 20)], "gold", 4)
    )


LAYERS = {
    13: Layer("birds", "spanning", birds, -0.3),
    16: Layer("shoal", "spanning", shoal, 0.4),
    17: Layer("ribbon", "spanning", ribbon, 0.2),
    20: Layer("lanterns", "spanning", lanterns, 0.1),
    23: Layer("butterflies", "spanning", butterflies, 0.6),
}

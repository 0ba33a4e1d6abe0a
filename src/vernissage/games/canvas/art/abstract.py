"""Abstract motifs: geometry, brush strokes, a melody, threads, waves."""

import math
import random

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    ellipse,
    group,
    line,
    mix,
    moved,
    path,
    polygon,
    radial,
    stroke_path,
    taper,
)


def geometry(_rnd: random.Random, x: float) -> str:
    """Draws rings, bars and triangles with gaps that show the layers below."""
    body = _target(-40, 230, 104, ("teal", "gold", "pale"), 44)
    for r, colour, width in ((116, "mist", 9), (98, "cream", 6)):
        body += stroke_path(f"M{-40 - r} 230 A{r} {r} 0 0 1 -40 {230 - r}", colour, width)
    body += polygon([(70, 240), (236, 566), (66, 566)], "coral")
    body += polygon([(70, 240), (96, 290), (88, 566), (66, 566)], "blush")
    body += _target(190, 180, 60, ("gold", "rust", "pale"), 28)
    body += polygon([(-250, 430), (330, 330), (334, 350), (-246, 454)], "ink")
    body += polygon([(-200, 472), (260, 402), (262, 412), (-198, 484)], "gold")
    for r, colour, width in ((178, "plum", 12), (152, "cream", 8)):
        body += stroke_path(f"M{60 - r} 560 A{r} {r} 0 0 1 60 {560 - r}", colour, width)
    body += "".join(_tile(k, j) for k in range(6) for j in range(4) if (k + j) % 2)
    body += polygon([(232, 430), (316, 476), (246, 536)], "sage")
    body += polygon([(232, 430), (252, 440), (258, 524), (246, 536)], "pale")
    body += circle(-206, 590, 32, "plum") + circle(-216, 580, 11, "blush")
    dots = (circle(-190 + k * 34, 96 - k * 7, 11 - k, ("coral", "ink", "gold")[k % 3]) for k in range(5))
    return group(body + "".join(dots), x)


def _target(x: float, y: float, r: float, colours: tuple[str, str, str], width: float) -> str:
    ring, core, light = colours
    target = circle(x, y, r, "none", stroke=ring, stroke_width=width) + circle(x, y, r * 0.39, core)
    return target + circle(x - r * 0.08, y - r * 0.08, r * 0.15, light)


def _tile(column: int, row: int) -> str:
    """Draws one square of the tilted board."""
    x, y = -150 + column * 32 + row * 6, 570 + row * 30 - column * 5
    colour = ("cream", "ink", "rose")[(column * 2 + row) % 3]
    return polygon([(x, y), (x + 32, y - 5), (x + 38, y + 25), (x + 6, y + 30)], colour)


LIGHT_HAIRS = 0.16  # the share of bristles with light paint


def enso(rnd: random.Random, x: float) -> str:
    """Draws a circle in a single stroke, and the painter's seal."""
    body = ""
    for _ in range(84):
        across = rnd.uniform(-1, 1)
        carries = max(0.4, min(1, 0.98 - 0.38 * abs(across) ** 1.5 - abs(rnd.gauss(0, 0.14))))
        colour = mix(mix("plum", "rust", (across + 1) / 0.8), "coral", (across + 0.2) / 1.2)
        colour = mix(colour, "blush", 0.35 * (rnd.random() < LIGHT_HAIRS))
        hair = mix(colour, rnd.choice(("ink", "gold", "rust")), rnd.random() * 0.3)
        body += line(_hair(x, across, carries), hair, rnd.uniform(3, 7))
    for _ in range(30):
        angle, r = rnd.uniform(-3.0, -2.3), 205 + rnd.gauss(-4, 30)
        body += circle(
            x + r * math.cos(angle),
            330 + r * math.sin(angle),
            rnd.uniform(3, 6),
            rnd.choice(("rust", "coral", "plum")),
        )
    strokes = ((-16, -16, 16, -16), (0, -20, 0, 17), (-16, 2, 16, 2), (-16, 18, 16, 18))
    seal = path("M-32 -32 h64 v64 h-64Z", "gold")
    seal += "".join(line([(a, b), (c, d)], "plum", 6) for a, b, c, d in strokes)
    return body + group(seal, x + 186, 572, turn=-5)


def _hair(x: float, across: float, carries: float) -> list[Point]:
    """Returns the path of one bristle, which lifts off when its paint is used up."""
    points = []
    for i in range(41):
        t = i / 40 * carries
        angle = -2.2 + 5.75 * t
        r = 205 - 16 * t + across * (40 * (1 - 0.62 * t) + 5 * math.sin(t * 9))
        points.append((x + r * math.cos(angle) * 1.03, 330 + r * math.sin(angle)))
    return points


NOTES = (
    (0.07, 3, 1),
    (0.17, 1, 0),
    (0.25, 2, 2),
    (0.36, 0, 1),
    (0.46, 3, 0),
    (0.55, 1, 2),
    (0.64, 2, 1),
    (0.74, 4, 0),
    (0.83, 2, 2),
    (0.93, 1, 1),
)
TONES = ("coral", "gold", "ink", "rose", "teal")


def melody(_rnd: random.Random, _x: float) -> str:
    """Draws five waving lines with notes on them."""
    body = ""
    for string in range(5):
        points = [_on(t / 24, string) for t in range(25)]
        body += line(points, "ink", 7)
        body += line(moved(points, -1, -3), ("gold", "mist", "gold", "mist", "gold")[string], 4)
    for i, (t, string, kind) in enumerate(NOTES):
        x, y = _on(t, string)
        body += group(_note(kind, TONES[i % 5]), x, y, turn=-14, scale=1.15)
    return body


def _on(t: float, string: int) -> Point:
    """Returns a point on one of the five lines, which converge at both ends."""
    y = 420 - 150 * t + 92 * math.sin(t * 6.6 + 0.5)
    return -20 + 760 * t, y + (string - 2) * (13 + 25 * math.sin(math.pi * t) + 6 * math.sin(t * 9))


def _note(kind: int, colour: str) -> str:
    """Draws a note with one flag (0), plain (1), or two under one beam (2)."""
    note = _head(0, 0, colour) + line([(17, -4), (17, -92)], "ink", 7)
    if kind == 0:
        return note + path("M17 -94 C22 -66 52 -62 42 -28 C42 -50 24 -54 17 -58Z", "ink")
    if kind == 1:
        return note
    note += _head(66, -8, colour) + line([(83, -12), (83, -100)], "ink", 7)
    return note + polygon([(13, -96), (87, -106), (87, -86), (13, -76)], "ink")


def _head(x: float, y: float, colour: str) -> str:
    head = ellipse(x, y, 22, 16, "ink", turn=-20) + ellipse(x, y, 18, 12, colour, turn=-20)
    return head + ellipse(x - 6, y - 3, 7, 4.5, mix(colour, "pale", 0.7), turn=-20)


def threads(rnd: random.Random, x: float) -> str:
    """Draws straight threads between pins, so close that their edges form a curve."""
    y, r, count = 352, 300, 13
    axes = [(math.cos(a), math.sin(a)) for a in (0.3, 1.87, 3.44, 5.01)]
    stems = "".join(
        line([(x, y), (x + c * r, y + s * r)], "ink", 7)
        + line([(x - 2, y - 2), (x + c * r - 2, y + s * r - 2)], "gold", 3)
        for c, s in axes
    )
    drawing = ""
    for k, shades in enumerate((("coral", "rust"), ("gold", "ochre"), ("blush", "rose"), ("plum", "violet"))):
        (ac, as_), (bc, bs) = axes[k], axes[(k + 1) % 4]
        for i in range(1, count):
            near, far = r * i / count, r * (1 - (i - 1) / count)
            ends = [(x + ac * near, y + as_ * near), (x + bc * far, y + bs * far)]
            drawing += line(moved(ends, 2, 3), "ink", 3, opacity=0.75) + line(ends, shades[i % 2], 4.5)
    drawing += stems
    for c, s in axes:
        for i in range(1, count + 1, 3):
            far = r * i / count
            drawing += circle(x + c * far, y + s * far, 7, "ink")
            drawing += circle(x + c * far - 2, y + s * far - 2, 4, rnd.choice(("pale", "gold")))
    return drawing + circle(x, y, 19, "rust") + circle(x - 4, y - 5, 9, "pale")


def scales(rnd: random.Random, x: float) -> str:
    """Draws the traditional Japanese wave pattern: overlapping fans, sparser towards their sides."""
    r = 48
    drawing = ""
    for middle, top, half in ((x - 210, 196, 200), (x + 96, 356, 150), (x - 60, 520, 190)):
        for row in range(3):
            for k in range(-7, 8):
                px = x + (2 * k + row % 2) * r
                near = abs(px - middle - 22 * row) / half
                if near < 0.8 + rnd.uniform(-0.2, 0.35):
                    drawing += _fan(px, top + row * r / 2, r, near, rnd)
    return drawing


RINGS = (1.0, 0.9, 0.82, 0.66, 0.52, 0.44, 0.26, 0.13)
COOL = ("ink", "pale", "teal", "deep", "mist", "teal", "gold", "rust")
WARM = ("ink", "gold", "coral", "rust", "pale", "coral", "night", "gold")
EDGE = 0.85  # Beyond this share of a row, fans are only two arcs.


def _fan(x: float, y: float, r: float, near: float, rnd: random.Random) -> str:
    if near > EDGE:
        return "".join(_arc(x, y, r * t, fill, 6) for t, fill in ((0.9, "teal"), (0.5, "gold")))
    rings = zip(rnd.choice((WARM, COOL, COOL, COOL, COOL)), RINGS, strict=True)
    return "".join(
        path(
            f"M{x - r * t:.1f} {y}A{r * t:.1f} {r * t:.1f} 0 0 1 {x + r * t:.1f} {y}"
            f"Q{x} {y + r * t * 0.3:.1f} {x - r * t:.1f} {y}Z",
            fill,
        )
        for fill, t in rings
    )


def _arc(x: float, y: float, r: float, fill: str, width: float) -> str:
    outline = f"M{x - r:.1f} {y}A{r:.1f} {r:.1f} 0 0 1 {x + r:.1f} {y}"
    return path(outline, stroke=fill, stroke_width=width, stroke_linecap="round")


def whirl(rnd: random.Random, x: float) -> str:
    """Draws two arms of brush strokes that turn around a quiet centre."""
    y = 356
    glow = radial(x, y, 150, (0, "pale", 0.6), (0.5, "gold", 0.22), (1, "gold", 0))
    drawing = circle(x, y, 150, glow)
    for shade in ("plum", "rust", "teal", "ochre", "coral", "gold", "gold", "cream", "pale"):
        for _ in range(19):
            t = rnd.random() ** 0.8
            turn = rnd.choice((0, math.pi)) + 5.1 * t + rnd.gauss(0, 0.21)
            drawing += path(_dab(x, y, turn, 50 + 280 * t**1.15, 10 + 17 * t), shade)
    core = radial(x - 8, y - 8, 34, (0, "pale"), (0.5, "gold"), (1, "rust"))
    drawing += circle(x, y, 24, core)
    return drawing + "".join(
        circle(x + r * math.cos(a), y + r * 0.8 * math.sin(a), 6.5, "pale")
        for a, r in ((0.4, 90), (2.2, 140), (3.9, 230), (5.4, 190), (1.3, 250))
    )


def _dab(x: float, y: float, turn: float, r: float, width: float) -> str:
    """Draws one stroke along the spiral: thick at its start, thin at its end."""
    long = 0.16 + 22 / r
    points = [
        (x + (r + 34 * a) * math.cos(turn + a), y + (r + 34 * a) * 0.84 * math.sin(turn + a))
        for a in (0, long * 0.25, long * 0.5, long * 0.75, long)
    ]
    return taper(points, (width * 0.7, width, width * 0.8, width * 0.45, 1.5))


LAYERS = {
    14: Layer("geometry", "abstract", geometry, 0.5),
    18: Layer("melody", "abstract", melody, 0.2),
    24: Layer("enso", "abstract", enso, 0),
    36: Layer("threads", "abstract", threads, 0.5),
    51: Layer("scales", "abstract", scales, 0.2),
    54: Layer("whirl", "abstract", whirl, -0.7),
}

"""The abstract motifs of the later cards."""

import math
import random

from vernissage.games.canvas.art.later_forms import taper
from vernissage.games.canvas.art.pen import Layer, circle, line, moved, path, radial


def threads(rnd: random.Random, x: float) -> str:
    """Straight threads between pins whose envelope is a curve."""
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
    """The traditional wave pattern: fans in drifting banks, thinning out towards their ends."""
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
EDGE = 0.85  # Beyond this share of a row, fans are only hinted at.


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
    return path(
        f"M{x - r:.1f} {y}A{r:.1f} {r:.1f} 0 0 1 {x + r:.1f} {y}",
        stroke=fill,
        stroke_width=width,
        stroke_linecap="round",
    )


def whirl(rnd: random.Random, x: float) -> str:
    """Two arms of brush strokes that turn around a quiet centre."""
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
    """One stroke along the spiral: thick at its start, thin at its end."""
    long = 0.16 + 22 / r
    points = [
        (x + (r + 34 * a) * math.cos(turn + a), y + (r + 34 * a) * 0.84 * math.sin(turn + a))
        for a in (0, long * 0.25, long * 0.5, long * 0.75, long)
    ]
    return taper(points, (width * 0.7, width, width * 0.8, width * 0.45, 1.5))


LAYERS = {
    36: Layer("threads", "abstract", threads, 0.5),
    51: Layer("scales", "abstract", scales, 0.2),
    54: Layer("whirl", "abstract", whirl, -0.7),
}

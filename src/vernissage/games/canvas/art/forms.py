"""Shapes that several motifs share."""

import math
import random
from collections.abc import Sequence

from vernissage.games.canvas.art.pen import Point, circle, line, mix, moved, path, rays, taper


def limb(points: Sequence[Point], widths: Sequence[float], fill: str, light: str) -> str:
    """Draws a tapering limb with light along its upper left side."""
    lit = [(x - width * 0.26, y - width * 0.1) for (x, y), width in zip(points, widths, strict=True)]
    return path(taper(points, widths), fill) + path(taper(lit, [w * 0.3 for w in widths]), light)


def leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """Draws a pointed leaf that grows from (x, y) at this angle (radians)."""
    c, s = math.cos(angle), math.sin(angle)

    def at(along: float, aside: float) -> str:
        dx, dy = along * length, aside * width
        return f"{x + c * dx - s * dy:.1f} {y + s * dx + c * dy:.1f}"

    there = f"M{at(0, 0)}C{at(0.25, -0.7)} {at(0.75, -0.6)} {at(1, 0)}"
    return there + f"C{at(0.75, 0.6)} {at(0.25, 0.7)} {at(0, 0)}Z"


def spark(x: float, y: float, r: float, fill: str, **attributes: str | float) -> str:
    """Draws a star with four thin points."""
    return path(rays(x, y, r * 0.2, r, 4), fill, **attributes)


def curve(start: Point, bend: Point, end: Point, steps: int = 12) -> list[Point]:
    """Returns points along a quadratic Bézier curve from start to end."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return points


def grass(rnd: random.Random, x: float, y: float, width: float, colours: Sequence[str]) -> str:
    """Draws blades of grass that grow from a line and hide a straight edge."""
    blades = ""
    for _ in range(26):
        foot, high, lean = x + rnd.uniform(-1, 1) * width, rnd.uniform(26, 78), rnd.uniform(-26, 26)
        blade = curve((foot, y + 8), (foot + lean * 0.2, y - high * 0.6), (foot + lean, y - high), 5)
        fill = rnd.choice(colours)
        blades += path(taper(blade, (9, 9, 8, 6, 4, 1.5)), fill)
        blades += line(moved(blade[1:4], -1.5), mix(fill, "pale", 0.35), 2)
    return blades


def dots(
    rnd: random.Random,
    count: int,
    box: tuple[float, float, float, float],
    fills: Sequence[str],
    sizes: Point = (3, 6.5),
    **attributes: float,
) -> str:
    """Draws loose flecks of paint of these sizes in a box (left, top, right, bottom)."""
    left, top, right, bottom = box
    flecks = ""
    for _ in range(count):
        x, y, r = rnd.uniform(left, right), rnd.uniform(top, bottom), rnd.uniform(*sizes)
        flecks += circle(x, y, r, rnd.choice(fills), **attributes)
    return flecks

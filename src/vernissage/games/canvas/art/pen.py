"""Draws the SVG that the brush paints over: one palette, and a few SVG shapes.

A motif is drawn in an area of 720 x 750. Everything is a plain string of SVG, so drawings are joined with
`+`. Gradients and clips have names made from their content, so they may be repeated and never collide.

    def sun(rnd: random.Random, x: float) -> str:
        return circle(x, 180, 90, radial(x - 30, 150, 120, (0, "pale"), (1, "gold")))

    LAYERS = {4: Layer("sun", "sky", sun)}
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Literal, NamedTuple

WIDTH, HEIGHT = 720, 750
HORIZON = 470  # shared by backgrounds, seas and hills, so that they line up

PALETTE = {
    "ink": "#17202f",
    "night": "#22304a",
    "deep": "#1d4652",
    "teal": "#2f7378",
    "sage": "#86aa9a",
    "mist": "#b9cdc2",
    "cream": "#f3e4c4",
    "pale": "#fdf4de",
    "gold": "#efbf5e",
    "ochre": "#cf9138",
    "rust": "#a3452f",
    "coral": "#e2805f",
    "rose": "#d67f8b",
    "blush": "#efb9ae",
    "plum": "#562f4b",
    "violet": "#7d5c88",
}

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]  # offset 0..1, colour, opacity

Motif = Callable[[random.Random, float], str]  # a seeded generator, x of the centre -> SVG
Kind = Literal["ground", "sky", "figure", "thing", "spanning", "abstract"]


class Layer(NamedTuple):
    """The recipe of one layer: name, kind, motif, and the direction of strokes in flat areas (radians)."""

    name: str
    kind: Kind
    draw: Motif
    flow: float = 0.3


class Gradient(NamedTuple):
    """A gradient fill. Each shape that uses it writes the gradient's definition beside itself."""

    name: str
    definition: str


Fill = str | Gradient


# --- colours


def colour(name: str) -> str:
    """Returns the hexadecimal value of a palette colour; hexadecimal values are returned as they are."""
    return PALETTE.get(name, name)


def rgb(name: str) -> tuple[int, int, int]:
    value = colour(name)
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Returns a mixture of two colours, with this share (0 to 1) of the second."""
    share = min(1.0, max(0.0, share))
    channels = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def linear(*stops: Stop, across: bool = False) -> Gradient:
    """Returns a gradient from the top to the bottom of a shape, or `across` from left to right."""
    end = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    return _gradient("linearGradient", end, stops)


def radial(x: float, y: float, r: float, *stops: Stop) -> Gradient:
    """Returns a round gradient with this centre and radius, in coordinates of the picture."""
    return _gradient(
        "radialGradient", f'gradientUnits="userSpaceOnUse" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"', stops
    )


def _gradient(tag: str, place: str, stops: Sequence[Stop]) -> Gradient:
    body = ""
    for at, name, *opacity in stops:
        body += f'<stop offset="{at:g}" stop-color="{colour(name)}" stop-opacity="{(opacity or [1])[0]:g}"/>'
    name = _name(tag + place + body)
    return Gradient(f"url(#{name})", f'<{tag} id="{name}" {place}>{body}</{tag}>')


def _name(content: str) -> str:
    return "n" + sha256(content.encode()).hexdigest()[:10]


# --- shapes


def path(d: str, fill: Fill = "none", **attributes: str | float) -> str:
    return _shape(f'path d="{d}"', fill, attributes)


def circle(x: float, y: float, r: float, fill: Fill, **attributes: str | float) -> str:
    return _shape(f'circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"', fill, attributes)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: Fill, *, turn: float = 0, **attributes: str | float
) -> str:
    turned = f' transform="rotate({turn:.1f} {x:.1f} {y:.1f})"' if turn else ""
    return _shape(f'ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"{turned}', fill, attributes)


def polygon(points: Iterable[Point], fill: Fill, **attributes: str | float) -> str:
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", fill, **attributes)


def line(points: Sequence[Point], stroke: str, width: float, **attributes: str | float) -> str:
    """Draws a smooth line through the points, with round ends."""
    return stroke_path(smooth(points), stroke, width, **attributes)


def stroke_path(d: str, stroke: str, width: float, **attributes: str | float) -> str:
    ends: dict[str, str | float] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, "none", stroke=stroke, stroke_width=width, **(ends | attributes))


def _shape(start: str, fill: Fill, attributes: dict[str, str | float]) -> str:
    """Draws an SVG element. Attributes are SVG's, with _ for -; colours may be names of the palette."""
    before, paint = (fill.definition, fill.name) if isinstance(fill, Gradient) else ("", colour(fill))
    rest = "".join(
        f' {name.replace("_", "-")}="{colour(value) if isinstance(value, str) else f"{value:.4g}"}"'
        for name, value in attributes.items()
    )
    return f'{before}<{start} fill="{paint}"{rest}/>'


# --- points and outlines: outlines are strings for `path`


def moved(points: Iterable[Point], dx: float, dy: float = 0) -> list[Point]:
    """Returns the points, shifted to the right by dx and down by dy."""
    return [(x + dx, y + dy) for x, y in points]


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """Returns a smooth outline through all the points (Catmull-Rom)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d += f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f}"
        d += f" {cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx:.1f} {cy:.1f}"
    return d + ("Z" if closed else "")


def curves(points: Sequence[Point]) -> str:
    """Returns an outline of Bézier curves: its start, then two control points and an end for each curve."""
    start, *rest = (f"{x:.0f} {y:.0f}" for x, y in points)
    return f"M{start}" + "".join(map("C{} {} {}".format, rest[::3], rest[1::3], rest[2::3]))


def beside(points: Sequence[Point], i: int, offset: float) -> Point:
    """Returns the point at this distance from the i-th point, to the right of the direction of travel."""
    (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
    far = math.hypot(bx - ax, by - ay) or 1
    return points[i][0] - (by - ay) / far * offset, points[i][1] + (bx - ax) / far * offset


def taper(points: Sequence[Point], widths: Sequence[float]) -> str:
    """Returns the outline of a line through these points, with a width at each point."""
    right = [beside(points, i, width / 2) for i, width in enumerate(widths)]
    left = [beside(points, i, -width / 2) for i, width in enumerate(widths)]
    return smooth(right + left[::-1], closed=True)


def blob(
    rnd: random.Random, x: float, y: float, rx: float, ry: float, *, corners: int = 10, rough: float = 0.18
) -> str:
    """Returns an irregular round outline."""
    points = []
    for i in range(corners):
        angle, r = math.tau * i / corners, 1 + rnd.uniform(-rough, rough)
        points.append((x + rx * math.cos(angle) * r, y + ry * math.sin(angle) * r))
    return smooth(points, closed=True)


def rays(x: float, y: float, inner: float, outer: float, count: int, *, turn: float = 0) -> str:
    """Returns a star with this many points, the first one pointing up."""
    corners = []
    for i in range(2 * count):
        angle, r = math.pi * i / count - math.pi / 2 + turn, inner if i % 2 else outer
        corners.append(f"{x + math.cos(angle) * r:.1f} {y + math.sin(angle) * r:.1f}")
    return "M" + "L".join(corners) + "Z"


# --- groups


def group(
    body: str, x: float = 0, y: float = 0, *, turn: float = 0, scale: float = 1, squeeze: float = 1
) -> str:
    """Moves, turns and scales a drawing made around (0, 0); a squeeze below 1 narrows it, -1 mirrors it."""
    place = f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({scale * squeeze:.3f} {scale:.3f})"
    return f'<g transform="{place}">{body}</g>'


def clip(outline: str, body: str) -> str:
    """Draws only the part of the body that lies inside the outline."""
    name = _name(outline)
    return f'<clipPath id="{name}"><path d="{outline}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def fade(body: str, *stops: tuple[float, float]) -> str:
    """Fades the drawing: each stop is a height, from 0 at the picture's top to 1, and an opacity."""
    veil = linear(*((place, mix("#000000", "#ffffff", opacity)) for place, opacity in stops))
    name = _name(veil.name + "mask")
    box = f'x="-60" y="-60" width="{WIDTH + 120}" height="{HEIGHT + 120}"'
    sheet = f'<rect x="-60" y="0" width="{WIDTH + 120}" height="{HEIGHT}" fill="{veil.name}"/>'
    mask = f'<mask id="{name}" maskUnits="userSpaceOnUse" {box}>{sheet}</mask>'
    return f'{veil.definition}{mask}<g mask="url(#{name})">{body}</g>'

"""Buildings: a windmill, a door with stairs, a bridge, a city, a lighthouse."""

import math
import random

from vernissage.games.canvas.art.forms import curve, dots
from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    clip,
    fade,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    radial,
    stroke_path,
    taper,
)


def windmill(rnd: random.Random, x: float) -> str:
    outline = "M-160 8 C-120 -34 -60 -52 0 -50 C70 -50 130 -30 170 8 L170 20 L-160 20Z"
    body = path(outline, linear((0, "gold"), (0.6, "ochre"), (1, "rust")))
    for _ in range(40):
        px = rnd.uniform(-140, 150)
        py = -26 + (px / 34) ** 2 * 1.5 + rnd.uniform(0, 10)
        blade = [(px, py), (px + rnd.uniform(-8, 8), py - rnd.uniform(18, 34))]
        body += line(blade, rnd.choice(("sage", "teal", "ochre", "rust")), 6)
    sails = "".join(group(_sail(), turn=angle) for angle in (24, 114, 204, 294))
    wheel = group(sails + circle(0, 0, 16, "ink") + circle(-4, -4, 7, "gold"), 4, -350)
    return group(body + _mill() + wheel, x + 10, 738)


def _mill() -> str:
    walls = linear((0, "pale"), (0.35, "cream"), (0.7, "blush"), (1, "violet"), across=True)
    mill = path("M-46 -330 L46 -330 L74 -36 L-74 -36Z", walls)
    for i, y in enumerate((-280, -226, -168, -106)):
        wide = 50 + i * 6
        mill += line([(-wide + 4, y), (-wide * 0.2, y + 6)], "mist", 5, opacity=0.8)
        mill += line([(wide * 0.1, y + 22), (wide - 6, y + 16)], "violet", 5, opacity=0.7)
    mill += path("M-16 -36 V-82 A16 18 0 0 1 16 -82 V-36Z", "plum") + circle(8, -58, 4, "gold")
    mill += path("M-12 -196 h24 v32 h-24Z", "ink") + path("M-8 -192 h16 v12 h-16Z", "gold")
    mill += path("M-10 -270 h20 v24 h-20Z", "ink")
    roof = linear((0, "coral"), (0.5, "rust"), (1, "plum"), across=True)
    mill += path("M-62 -326 C-58 -392 -24 -410 4 -410 C34 -408 58 -386 62 -326Z", roof)
    return mill + line([(-56, -336), (-46, -380), (-10, -402)], "gold", 7)


def _sail() -> str:
    """Draws one sail of the windmill, pointing up: cloth on a lattice."""
    sail = path("M8 -40 L48 -44 L54 -196 L8 -196Z", "pale")
    sail += path("M30 -42 L48 -44 L54 -196 L32 -196Z", "coral")
    for y in (-72, -104, -136, -168):
        sail += line([(4, y), (52, y - 2)], "ink", 4.5)
    sail += line([(0, 0), (0, -204)], "ink", 10) + line([(-2, -10), (-2, -198)], "ochre", 5)
    return sail + line([(50, -42), (55, -198)], "ink", 5)


DOOR_TOP, DOOR_FOOT, DOOR_WIDE = 318, 566, 54


def door(_rnd: random.Random, x: float) -> str:
    """Draws a lit door at the head of a staircase."""
    glow = radial(x, 430, 240, (0, "gold", 0.55), (0.5, "coral", 0.2), (1, "rose", 0))
    body = circle(x, 430, 240, glow) + "".join(_step(x, i) for i in range(7))
    stone = linear((0, "mist"), (0.4, "violet"), (0.7, "plum"), (1, "ink"), across=True)
    body += path(_arch(x, 36), stone) + path(_arch(x, 17), "ink", opacity=0.55)
    body += path(_arch(x, 0), radial(x, 470, 230, (0, "pale"), (0.5, "gold"), (1, "coral")))
    body += circle(x - 12, 482, 28, "pale")
    body += path(
        f"M{x - DOOR_WIDE} 544 Q{x - 20} 506 {x + DOOR_WIDE} 540 V{DOOR_FOOT} H{x - DOOR_WIDE}Z", "sage"
    )
    for k in range(13):
        angle = math.pi * (1 + k / 12)
        a, b = (DOOR_WIDE + 19, DOOR_WIDE + 36), (DOOR_WIDE + 47, DOOR_WIDE + 66)
        ends: list[Point] = [
            (x + math.cos(angle) * a[i], DOOR_TOP + DOOR_WIDE + math.sin(angle) * b[i]) for i in (0, 1)
        ]
        body += line(ends, "ink", 4, opacity=0.6)
    return body + _leaf_of_the_door(x + DOOR_WIDE)


def _arch(x: float, out: float) -> str:
    wide = DOOR_WIDE + out
    return (
        f"M{x - wide} {DOOR_FOOT} V{DOOR_TOP + DOOR_WIDE} "
        f"A{wide} {wide + 30} 0 0 1 {x + wide} {DOOR_TOP + DOOR_WIDE} V{DOOR_FOOT}Z"
    )


def _step(x: float, i: int) -> str:
    """Draws one stair. Lower stairs are wider, and light from the door falls down the middle."""
    y, half, lit = DOOR_FOOT + i * 27, DOOR_WIDE + 34 + i * 11, DOOR_WIDE * 0.6 + i * 7
    top = linear((0, "cream"), (0.4, "mist"), (1, "violet"), across=True)
    front = linear(
        (0, mix("violet", "mist", 0.25)), (0.45, mix("violet", "plum", 0.35)), (1, "plum"), across=True
    )
    step = path(f"M{x - half} {y} h{2 * half} l10 15 h{-2 * half - 20}Z", top)
    step += path(f"M{x - half - 10} {y + 15} h{2 * half + 20} v14 h{-2 * half - 20}Z", front)
    step += path(f"M{x - lit} {y} h{2 * lit} l6 15 h{-2 * lit - 12}Z", "gold", opacity=0.95 - i * 0.09)
    return step + path(
        f"M{x - lit - 6} {y + 15} h{2 * lit + 12} v14 h{-2 * lit - 12}Z", "coral", opacity=0.6 - i * 0.06
    )


def _leaf_of_the_door(x: float) -> str:
    outline = f"M{x} {DOOR_TOP + 46} L{x + 70} {DOOR_TOP + 28} V{DOOR_FOOT + 32} L{x} {DOOR_FOOT}Z"
    wood = path(outline, linear((0, "deep"), (1, "teal"), across=True))
    wood += path(f"M{x + 14} {DOOR_TOP + 72} l42 -14 v88 l-42 6Z", "deep")
    wood += path(f"M{x + 14} {DOOR_TOP + 184} l42 -6 v84 l-42 -10Z", "deep")
    wood += circle(x + 58, 470, 7, "gold")
    return wood + line([(x + 70, DOOR_TOP + 30), (x + 70, DOOR_FOOT + 30)], "sage", 6)


def bridge(rnd: random.Random, x: float) -> str:
    """Draws a garden bridge from edge to edge, with lamps and their light on the water."""
    body = ""
    for _ in range(26):
        px, py, long = x + rnd.gauss(0, 150), rnd.uniform(668, 738), rnd.uniform(16, 50)
        stroke = [(px - long, py), (px, py - 3), (px + long, py)]
        body += line(stroke, rnd.choice(("gold", "mist", "teal", "pale")), 6, opacity=0.85)
    for dx in (-210, -70, 70, 210):
        top = _deck(dx) + 20
        body += path(f"M{x + dx - 11} {top} h22 V{700} h-22Z", linear((0, "deep"), (0.7, "ink"), (1, "ink")))
        body += line([(x + dx - 8, top + 8), (x + dx - 8, 690)], "sage", 6)
    body += _band(x, 0, 34, "deep") + _band(x, 0, 13, "sage") + _band(x, 34, 8, "ink")
    for k in range(-9, 10):
        px, y = x + k * 42, _deck(k * 42)
        body += line([(px, y), (px, y - 52)], "ink", 9) + line([(px - 3, y - 4), (px - 3, y - 52)], "teal", 5)
    body += line([(x + dx, _deck(dx) - 56) for dx in range(-390, 391, 30)], "ink", 14)
    body += line([(x + dx, _deck(dx) - 60) for dx in range(-390, 391, 30)], "gold", 6)
    body += line([(x + dx, _deck(dx) - 28) for dx in range(-390, 391, 30)], "teal", 7)
    return body + "".join(_lamp(x + dx, _deck(dx) - 56) for dx in (-252, 0, 252))


def _deck(dx: float) -> float:
    return 520 + 135 * (dx / 360) ** 2


def _band(x: float, down: float, thick: float, colour: str) -> str:
    upper: list[Point] = [(x + dx, _deck(dx) + down) for dx in range(-390, 391, 30)]
    return polygon([*upper, *((px, y + thick) for px, y in reversed(upper))], colour)


def _lamp(x: float, y: float) -> str:
    glow = radial(x, y - 66, 80, (0, "gold", 0.7), (0.4, "coral", 0.25), (1, "coral", 0))
    lamp = circle(x, y - 66, 80, glow) + line([(x, y), (x, y - 44)], "ink", 8)
    lamp += path(f"M{x - 15} {y - 84} h30 l-5 40 h-20Z", "pale")
    lamp += path(f"M{x} {y - 84} h15 l-5 40 h-10Z", "gold")
    lamp += path(f"M{x - 22} {y - 82} L{x} {y - 106} L{x + 22} {y - 82}Z", "rust")
    return lamp + line([(x - 12, y - 42), (x + 12, y - 42)], "ink", 7)


Tower = tuple[float, float, float, str, str]  # left edge, width, top, colour, kind of roof
AT_HOME = 0.62  # the share of windows with light
TOWERS: tuple[Tower, ...] = (
    (-205, 56, 470, "violet", "flat"), (150, 60, 440, "violet", "flat"),
    (-150, 62, 400, "plum", "spire"), (90, 66, 360, "plum", "dome"),
    (-30, 54, 300, "night", "spire"), (-92, 74, 440, "night", "dome"),
    (34, 72, 410, "deep", "flat"), (120, 54, 470, "night", "spire"),
    (-190, 60, 520, "deep", "dome"), (-14, 64, 500, "plum", "dome"), (62, 70, 520, "night", "spire"),
)  # fmt: skip


def city(rnd: random.Random, x: float) -> str:
    """Draws towers that rise out of mist."""
    body = circle(0, 420, 260, radial(0, 420, 260, (0, "gold", 0.35), (1, "gold", 0)))
    for tower in TOWERS:
        body += _tower(rnd, tower)
    for i in range(18):
        px, py = -260 + i * 20, 640
        points: list[Point] = [
            (px, py + rnd.uniform(-40, 30)),
            (px + 80 + i * 4, py - 12 + rnd.uniform(-30, 20)),
            (px + 170 + i * 4, py + rnd.uniform(-30, 26)),
        ]
        body += line(points, rnd.choice(("mist", "blush", "violet")), 18, opacity=0.4)
    placed = f'<g transform="translate({x} 640) scale(.98 .86) translate(0 -640)">{body}</g>'
    return fade(placed, (0, 1), (0.7, 1), (0.95, 0), (1, 0))


def _tower(rnd: random.Random, tower: Tower) -> str:
    x, wide, top, colour, roof = tower
    wall = linear((0, mix(colour, "gold", 0.25)), (0.55, colour), (1, mix(colour, "mist", 0.55)))
    body = path(f"M{x} {top} h{wide} V720 h{-wide}Z", wall)
    body += path(f"M{x + wide * 0.62} {top} h{wide * 0.38} V720 h{-wide * 0.38}Z", "ink", opacity=0.33)
    body += path(f"M{x} {top} h6 V700 h-6Z", "gold", opacity=0.55) + _roof(x, wide, top, colour, roof)
    for row in range(int((640 - top) / 30)):
        for column in range(max(1, int(wide // 22))):
            if rnd.random() < AT_HOME:
                outline = f"M{x + 9 + column * 22} {top + 18 + row * 30} h10 v15 h-10Z"
                body += path(outline, rnd.choice(("gold", "pale", "gold", "coral")))
    return body


def _roof(x: float, wide: float, top: float, colour: str, kind: str) -> str:
    middle = x + wide / 2
    if kind == "flat":
        return path(f"M{x - 4} {top - 9} h{wide + 8} v14 h{-wide - 8}Z", mix(colour, "ink", 0.4))
    if kind == "spire":
        dark = polygon([(x - 6, top), (middle, top - wide * 1.9), (x + wide + 6, top)], "rust")
        return dark + polygon([(x - 4, top), (middle, top - wide * 1.8), (x + wide * 0.42, top)], "coral")
    left = f"C{x - 8} {top - wide * 0.75} {x + wide * 0.4} {top - wide * 0.7} {middle} {top - wide * 1.15}"
    right = f"C{x + wide * 0.6} {top - wide * 0.7} {x + wide + 8} {top - wide * 0.75} {x + wide + 5} {top}"
    dome = path(f"M{x - 5} {top} {left} {right}Z", "teal")
    dome += line([(middle, top - wide * 1.1), (middle, top - wide * 1.1 - 26)], "gold", 6)
    return dome + stroke_path(
        f"M{x + 6} {top - 8} C{x + 4} {top - wide * 0.5} {x + wide * 0.3} {top - wide * 0.6} "
        f"{x + wide * 0.42} {top - wide * 0.8}",
        "mist",
        8,
    )


def lighthouse(rnd: random.Random, x: float) -> str:
    x, top, foot = x + 52, 318, 690
    beam = radial(x, top - 22, 560, (0, "pale", 0.85), (0.35, "gold", 0.45), (1, "gold", 0))
    drawing = polygon(((x, top - 32), (-30, 96), (-30, 268), (x, top - 10)), beam)
    drawing += polygon(((x, top - 32), (760, 226), (760, 312), (x, top - 10)), beam)
    drawing += circle(
        x, top - 22, 110, radial(x, top - 22, 110, (0, "pale", 0.8), (0.5, "gold", 0.4), (1, "gold", 0))
    )
    tower = f"M{x - 38} {top + 20}H{x + 38}L{x + 70} {foot + 20}H{x - 70}Z"
    stripes = path(tower, "cream")
    for k in range(3):
        y = top + 62 + k * 118
        outline = f"M{x - 90} {y + 16}Q{x} {y - 8} {x + 90} {y + 16}V{y + 76}Q{x} {y + 52} {x - 90} {y + 76}Z"
        stripes += path(outline, "coral")
    stripes += path(
        tower, linear((0, "pale", 0.55), (0.3, "pale", 0), (0.6, "plum", 0.25), (1, "ink", 0.75), across=True)
    )
    for dx, y in ((-4, top + 54), (6, top + 172), (-6, top + 292)):
        stripes += path(f"M{x + dx - 9} {y + 26}V{y + 8}a9 10 0 0 1 18 0v18Z", "ink")
        stripes += path(f"M{x + dx - 5} {y + 24}V{y + 10}h5v14Z", "gold")
    drawing += clip(tower, stripes) + line([(x - 39, top + 24), (x - 69, foot)], "pale", 6) + _lantern(x, top)
    return drawing + _rock(rnd, x, foot)


def _lantern(x: float, top: float) -> str:
    outline = f"M{x - 24} {top - 48}H{x + 24}V{top + 6}H{x - 24}Z"
    room = path(outline, radial(x, top - 22, 40, (0, "pale"), (0.6, "gold"), (1, "coral")))
    room += "".join(
        line([(x - 24 + k * 16, top - 48), (x - 24 + k * 16, top + 6)], "ink", 5) for k in range(4)
    )
    room += path(f"M{x - 34} {top - 46}C{x - 24} {top - 84} {x + 24} {top - 84} {x + 34} {top - 46}Z", "rust")
    room += path(
        f"M{x - 28} {top - 50}C{x - 20} {top - 78} {x - 6} {top - 78} {x - 2} {top - 76}"
        f"L{x - 10} {top - 50}Z",
        "coral",
    )
    room += circle(x, top - 82, 8, "gold")
    room += path(f"M{x - 54} {top + 4}H{x + 54}L{x + 40} {top + 24}H{x - 40}Z", "ink")
    room += "".join(
        line([(x - 50 + k * 20, top + 4), (x - 50 + k * 20, top - 16)], "ink", 4) for k in range(6)
    )
    return room + line([(x - 52, top - 16), (x + 52, top - 16)], "gold", 5)


def _rock(rnd: random.Random, x: float, y: float) -> str:
    outline = [
        (x - 230, 770),
        (x - 180, 716),
        (x - 118, 706),
        (x - 84, 672),
        (x, 680),
        (x + 80, 664),
        (x + 120, 690),
        (x + 180, 700),
        (x + 180, 770),
    ]
    rock = polygon(outline, linear((0, "violet"), (0.3, "night"), (1, "ink")))
    for _ in range(26):
        px, py = x + rnd.uniform(-190, 150), y + rnd.uniform(-4, 60)
        corners = ((px, py), (px - rnd.uniform(10, 26), py + 14), (px + rnd.uniform(4, 16), py + 20))
        rock += polygon(corners, rnd.choice(("teal", "plum", "deep", "mist")), opacity=0.75)
    for k in range(7):
        px = x - 240 + k * 62
        foam = curve((px - 36, 742 + 8 * (k % 2)), (px, 708), (px + 44, 744), 6)
        rock += path(taper(foam, (3, 12, 17, 18, 15, 10, 3)), "pale")
        rock += path(taper(moved(foam, 0, 12), (2, 9, 12, 12, 11, 8, 2)), "teal")
    return rock + dots(rnd, 16, (x - 240, 680, x - 90, 730), ("pale", "mist"))


LAYERS = {
    5: Layer("windmill", "thing", windmill, 1.4),
    9: Layer("door", "thing", door, 1.5),
    21: Layer("bridge", "thing", bridge, 0.1),
    28: Layer("city", "thing", city, 1.5),
    58: Layer("lighthouse", "thing", lighthouse, 1.5),
}

"""Motifs with gaps that reach across the picture: swallows, a branch, bees, cranes, wheat, boats."""

import math
import random
from collections.abc import Sequence

from vernissage.games.canvas.art.forms import curve, leaf
from vernissage.games.canvas.art.pen import (
    WIDTH,
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
    taper,
)


def swallows(rnd: random.Random, x: float) -> str:
    drawing = ""
    for k, (y, sag) in enumerate(((120, 60), (196, 74), (280, 92))):
        wire = [(i * 40 - 20.0, _sag(i * 40 - 20, y, sag)) for i in range(20)]
        drawing += line(wire, "ink", 5) + line(moved(wire, 0, -2), "sage", 1.8)
        for px in ((330, 560, 640), (200, 286, 470), (404, 540))[k]:
            drawing += group(
                _perching(sings=rnd.choice((True, False))),
                px,
                _sag(px, y, sag) - 2,
                scale=rnd.uniform(0.95, 1.15),
                squeeze=rnd.choice((-1, 1)),
            )
    for place, high, size, turn in (
        (96, 96, 1.0, -20),
        (x + 50, 476, 1.25, 14),
        (x - 190, 452, 0.9, -26),
        (x + 216, 440, 0.75, -6),
        (236, 92, 0.7, 18),
    ):
        drawing += group(_flying(), place, high, turn=turn, scale=size)
    return drawing


def _sag(px: float, y: float, sag: float) -> float:
    return y + sag * (1 - (2 * px / WIDTH - 1) ** 2) - 0.05 * px


def _perching(*, sings: bool) -> str:
    bird = path("M-8 -4L-30 52L-22 50L-14 56L6 4Z", "ink")
    bird += path("M-26 -30C-26 -62 -2 -74 10 -60C24 -44 20 -8 2 4C-16 4 -26 -10 -26 -30Z", "cream")
    bird += path(
        "M-26 -32C-30 -66 -8 -86 14 -78C22 -72 24 -64 20 -58"
        "C6 -58 -4 -44 -8 -22L-22 10C-28 0 -28 -16 -26 -32Z",
        "night",
    )
    bird += path("M-24 -30C-26 -50 -16 -66 -6 -70C-14 -52 -16 -28 -20 -4Z", "teal")
    bird += path("M16 -64C24 -60 24 -48 14 -44C6 -48 6 -58 16 -64Z", "rust")
    bird += polygon(((20, -72), (38, -74 if sings else -66), (20, -62)), "ochre") + circle(12, -70, 4, "pale")
    return bird + line([(-4, 2), (-4, 10)], "rust", 4) + line([(4, 2), (4, 10)], "rust", 4)


def _flying() -> str:
    bird = path("M-2 -4C-20 -36 -60 -58 -104 -52C-72 -40 -42 -14 -18 12Z", "night")
    bird += path("M-2 -4C-20 -36 -60 -58 -104 -52C-70 -50 -34 -32 -10 0Z", "teal")
    bird += path("M6 -4C26 -40 54 -64 100 -70C74 -48 46 -12 22 14Z", "ink")
    bird += path("M-14 8L-66 40L-34 32L-48 62L8 20Z", "ink")
    bird += path("M-22 10C-10 -14 26 -22 48 -12C44 8 8 24 -22 10Z", "night")
    bird += path("M-16 12C2 12 28 8 44 -6C36 14 4 24 -16 12Z", "cream")
    bird += path("M34 -8C42 -10 50 -8 48 0C42 6 34 4 32 0Z", "rust")
    return bird + polygon(((48, -12), (62, -8), (48, -3)), "ochre") + circle(40, -12, 3.5, "pale")


def maple(rnd: random.Random, x: float) -> str:
    """Draws a maple branch from the upper right, in autumn red."""
    branch = [(750, 40), (640, 112), (x + 70, 150), (x - 60, 216), (x - 190, 236), (70, 330)]
    twigs = [[(x + 150, 130), (x + 120, 210), (x + 150, 300)], [(x - 30, 206), (x - 20, 290), (x - 80, 380)]]
    twigs += [[(x - 150, 230), (x - 200, 170), (x - 280, 150)], [(x + 60, 152), (x, 100), (x - 70, 84)]]
    drawing = _wood(branch, [26, 23, 19, 15, 10, 3])
    drawing += "".join(_wood(twig, [11, 8, 3]) for twig in twigs)
    hung = [
        (650, 190),
        (x + 150, 320),
        (x + 60, 240),
        (x - 50, 90),
        (x + 120, 80),
        (x - 90, 400),
        (x + 10, 330),
    ]
    hung += [
        (x - 130, 300),
        (x - 200, 310),
        (x - 290, 150),
        (x - 180, 140),
        (60, 360),
        (150, 330),
        (x - 60, 240),
    ]
    hung += [(x + 200, 230), (x + 190, 70), (90, 260)]
    fallen = [(150, 520), (330, 590), (x + 60, 480), (580, 620), (70, 680)]
    for k, (px, y) in enumerate(hung + fallen):
        maple_leaf = _maple_leaf(("coral", "gold", "rust", "rose", "ochre")[k % 5])
        size = rnd.uniform(46, 60) if k < len(hung) else rnd.uniform(28, 38)
        drawing += group(maple_leaf, px, y, turn=rnd.uniform(130, 230) + 160 * (k // len(hung)), scale=size)
    return drawing


def _wood(points: Sequence[Point], widths: Sequence[float]) -> str:
    light = moved(points, -1, -3)
    return path(taper(points, widths), "ink") + path(taper(light, [w * 0.4 for w in widths]), "coral")


def _maple_leaf(fill: str) -> str:
    half = [(0, -1), (0.16, -0.56), (0.48, -0.74), (0.4, -0.36), (0.98, -0.32), (0.62, -0.02), (0.8, 0.3)]
    half += [(0.3, 0.24), (0, 0.42)]
    dark, light = mix(fill, "plum", 0.4), mix(fill, "pale", 0.38)
    maple_leaf = line([(0, 0.35), (0.1, 0.85)], "rust", 0.1)
    maple_leaf += polygon(half, fill) + polygon([(-a, b) for a, b in half], light)
    veins = ((0, -0.75), (0.66, -0.24), (-0.66, -0.24), (0.5, 0.2), (-0.5, 0.2))
    return maple_leaf + "".join(line([(0, 0.35), (0, 0.1), vein], dark, 0.08) for vein in veins)


def bees(rnd: random.Random, x: float) -> str:
    drawing = _comb(x + 130, 540)
    flights: tuple[tuple[Point, Point, Point, float], ...] = (
        ((x + 90, 520), (x - 40, 600), (x - 90, 470), 1.25),
        ((x - 40, 560), (x - 230, 640), (x - 280, 520), 1.0),
        ((x + 190, 470), (x + 300, 330), (x + 190, 290), 1.1),
        ((x + 40, 480), (x + 60, 300), (x - 60, 270), 1.0),
        ((x - 110, 430), (x - 210, 300), (x - 320, 340), 0.9),
        ((x + 120, 260), (x + 100, 120), (x + 10, 110), 0.8),
        ((x - 120, 240), (x - 160, 100), (x - 260, 150), 0.85),
        ((x + 240, 230), (x + 300, 120), (x + 230, 90), 0.7),
    )
    for start, bend, end, size in flights:
        way = curve(start, bend, end, 14)
        drawing += line(way, "ink", 4, stroke_dasharray="2 15")
        drawing += line(moved(way, -1, -2), "gold", 3.5, stroke_dasharray="2 15")
        drawing += group(
            _bee(), *end, turn=rnd.uniform(-20, 24), scale=size, squeeze=-1 if end[0] > start[0] else 1
        )
    return drawing


def _bee() -> str:
    wings = ellipse(10, -34, 15, 32, "mist", turn=24) + ellipse(12, -34, 8, 24, "pale", turn=24)
    wings += ellipse(28, -28, 12, 26, "sage", turn=48) + ellipse(27, -28, 6, 18, "pale", turn=48)
    body = path("M-34 2C-30 -24 10 -30 34 -8C46 2 44 8 34 14C10 30 -28 26 -34 2Z", "gold")
    body += path("M-34 2C-30 -16 0 -26 20 -17C0 -14 -22 -8 -26 6Z", "pale")
    body += path(
        "M-14 -19C-6 -8 -6 12 -12 22L0 24C6 12 6 -10 -2 -22Z"
        "M12 -20C18 -8 18 12 14 22L26 19C32 10 32 -4 24 -15Z",
        "ink",
    )
    head = circle(-38, -2, 15, "ink") + circle(-43, -5, 4.5, "pale")
    head += line([(-44, -14), (-58, -28)], "ink", 4) + line([(-36, -16), (-44, -32)], "ink", 4)
    return wings + body + head + polygon(((40, 2), (54, 6), (40, 10)), "rust")


def _comb(x: float, y: float) -> str:
    comb, r = "", 40
    for column, row, fill in (
        (0, 0, "gold"),
        (1, 0, "ochre"),
        (0, 1, ""),
        (1, 1, "gold"),
        (-1, 1, "cream"),
        (0, 2, "ochre"),
        (1, 2, ""),
        (2, 1, ""),
    ):
        px, py = x + (column + (row % 2) * 0.5) * r * 1.74, y + row * r * 1.52
        cell = [(px + r * math.sin(a), py - r * math.cos(a)) for a in (k * math.pi / 3 for k in range(6))]
        if fill:
            comb += polygon(cell, radial(px - 12, py - 14, r * 1.3, (0, "pale"), (0.4, fill), (1, "rust")))
        comb += polygon(cell, "none", stroke="rust", stroke_width=10)
        comb += polygon(moved(cell, -1, -2), "none", stroke="gold", stroke_width=5)
    drip = [(x, y + 150), (x, y + 176), (x - 1, y + 192)]
    return comb + path(taper(drip, (16, 9, 15)), "ochre") + line(moved(drip, -3), "pale", 3)


def cranes(rnd: random.Random, x: float) -> str:
    strings = (
        (70, (210, 420)),
        (190, (120, 330)),
        (318, (236,)),
        (x + 10, (96, 390)),
        (560, (200, 470)),
        (664, (112, 320)),
    )
    paper = ("rose", "cream", "coral", "gold", "blush", "teal")
    drawing = ""
    k = 0
    for px, heights in strings:
        thread: list[Point] = [(px, -10), (px + 3, heights[-1] / 2), (px, heights[-1] + 66)]
        drawing += line(thread, "plum", 3.5) + line(moved(thread, -1.5), "gold", 1.5)
        for y in heights:
            size = rnd.uniform(0.82, 1.16)
            drawing += group(
                _crane(paper[k % 6]), px, y, scale=size, squeeze=1 if k % 3 else -1, turn=rnd.uniform(-9, 9)
            )
            k += 1
        drawing += circle(px, heights[-1] + 68, 8, "gold") + circle(px - 2, heights[-1] + 66, 3.5, "pale")
        drawing += line([(px, heights[-1] + 76), (px, heights[-1] + 104)], "rust", 6)
    return drawing


def _crane(fill: str) -> str:
    """Draws a folded paper crane; every facet has its own shade."""
    light, dark, deep = mix(fill, "pale", 0.6), mix(fill, "plum", 0.3), mix(fill, "plum", 0.65)
    crane = polygon(((14, 16), (74, -36), (30, 30)), dark) + polygon(((14, 16), (74, -36), (20, 8)), fill)
    crane += polygon(((-14, 16), (-64, -30), (-30, 28)), fill)
    crane += polygon(((-14, 16), (-64, -30), (-20, 8)), light)
    crane += polygon(((-64, -30), (-84, -14), (-58, -20)), dark)
    crane += polygon(((4, 10), (40, -74), (30, 22)), deep)
    crane += polygon(((-34, 26), (0, 40), (34, 26), (0, -4)), dark)
    crane += polygon(((-34, 26), (0, 40), (0, -4)), fill) + polygon(((-16, 14), (-30, -78), (20, 18)), light)
    return crane + polygon(((20, 18), (-30, -78), (6, 26)), fill) + line([(-16, 14), (-30, -78)], "pale", 4)


def wheat(rnd: random.Random, x: float) -> str:
    drawing = ""
    for k in range(17):
        foot = -10 + k * 45 + rnd.uniform(-12, 12)
        high = rnd.uniform(150, 300) + 90 * math.exp(-(((foot - x) / 190) ** 2))
        lean = rnd.uniform(30, 110)
        stalk = curve((foot, 770), (foot + lean * 0.1, 740 - high * 0.7), (foot + lean, 750 - high), 9)
        drawing += line(stalk, "rust", 7) + line(moved(stalk, -1.5), "gold", 3.5)
        if k % 2:
            sx, sy = stalk[3]
            outline = taper(curve((sx, sy), (sx + 34, sy - 76), (sx + 92, sy - 40), 5), (4, 11, 12, 10, 6, 1))
            drawing += path(outline, ("sage", "ochre", "teal")[k % 3])
        drawing += _ear(rnd, stalk[-1], stalk[-2], 0.8 + 0.4 * rnd.random())
    for px, y in ((74, 622), (216, 566), (352, 640), (506, 590), (640, 548)):
        drawing += _cornflower(rnd, px, y)
    return drawing


def _ear(rnd: random.Random, tip: Point, before: Point, size: float) -> str:
    turn = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0])) + 90 + rnd.uniform(0, 14)
    ear = ""
    for k in range(7):
        y = -k * 15
        ear += line([(-5, y - 10), (-30, y - 62)], "cream", 2.5)
        ear += line([(5, y - 10), (30, y - 62)], "ochre", 2.5)
    for k in range(7):
        y = -k * 15
        ear += path(leaf(2, y, -1.05, 32, 15), "rust") + path(leaf(1, y, -1.1, 28, 11), "ochre")
        ear += path(leaf(-2, y, -2.09, 32, 15), "ochre")
        ear += path(leaf(-3, y - 1, -2.05, 27, 10), "pale" if k % 2 else "gold")
    return group(ear + path(leaf(0, -98, -1.57, 32, 14), "gold"), *tip, turn=turn, scale=size)


def _cornflower(rnd: random.Random, x: float, y: float) -> str:
    stem = curve((x + 12, 770), (x + rnd.uniform(-16, 16), y + 80), (x, y), 6)
    flower = line(stem, "deep", 5)
    for k in range(9):
        petal = path("M-3 0L-12 -27L-4 -23L0 -31L4 -23L12 -27L3 0Z", "violet" if k % 2 else "teal")
        petal += line([(-2, -6), (-4, -22)], "mist", 3)
        flower += group(petal, x, y, turn=k * 40 + rnd.uniform(-8, 8))
    return flower + circle(x, y, 9, "plum") + circle(x - 2, y - 2, 4, "rose")


def boats(rnd: random.Random, x: float) -> str:
    far = [(x - 20, 470, 0.42), (x + 150, 490, 0.5), (x - 170, 496, 0.6), (x - 330, 540, 0.74)]
    near = [(x + 30, 560, 0.84), (x - 260, 650, 1.1), (x + 190, 650, 1.15)]
    drawing = ""
    for k, (px, y, size) in enumerate(far + near):
        drawing += group(_ripples(rnd), px, y, scale=size)
        fill = ("cream", "blush", "cream", "gold", "coral", "cream", "cream")[k]
        drawing += group(_boat(fill, letter=k in {2, 5, 6}), px, y, scale=size, turn=rnd.uniform(-5, 5))
    return drawing


def _ripples(rnd: random.Random) -> str:
    rings = ""
    for k, fill in enumerate(("deep", "teal", "pale", "teal", "mist", "deep")):
        wide, y = 84 + 17 * k, 20 + 5 * k
        start = -wide + rnd.uniform(0, 40)
        stroke = curve((start, y), (0, y + 12), (wide - rnd.uniform(0, 60), y - 2), 6)
        rings += line(stroke, fill, 6 - 0.4 * k, opacity=0.95)
    return rings


def _boat(fill: str, *, letter: bool) -> str:
    light, dark = mix(fill, "pale", 0.6), mix(fill, "violet", 0.45)
    boat = polygon(((-2, -92), (-52, 6), (48, 6)), dark) + polygon(((-2, -92), (-52, 6), (-2, 6)), light)
    boat += polygon(((-98, -34), (-52, 30), (50, 30), (98, -36), (40, -4), (-40, -4)), fill)
    boat += polygon(((-98, -34), (-52, 30), (-30, 30), (-40, -4)), light)
    boat += polygon(((98, -36), (50, 30), (14, 30), (40, -4)), dark)
    if letter:
        for k, end in enumerate((8, 20, -2)):
            boat += line([(-28, 6 + k * 8), (end, 6 + k * 8)], "teal", 3.5)
    boat += line([(-98, -34), (-40, -4), (40, -4), (98, -36)], "pale", 4)
    boat += line([(-2, -92), (-2, -4)], "plum", 3)
    return boat + line([(-52, 31), (50, 31)], "ink", 5)


LAYERS = {
    37: Layer("swallows", "spanning", swallows, 0.1),
    38: Layer("maple", "spanning", maple, 0.4),
    39: Layer("bees", "spanning", bees, -0.6),
    40: Layer("cranes", "spanning", cranes, 0.6),
    41: Layer("wheat", "spanning", wheat, 1.2),
    42: Layer("boats", "spanning", boats, 0.1),
}

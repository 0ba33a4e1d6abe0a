"""Animals of the water and the shore: a whale, a koi, a heron, a jellyfish, a snail."""

import math
import random

from vernissage.games.canvas.art.forms import curve, grass, limb
from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    beside,
    blob,
    circle,
    clip,
    ellipse,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    radial,
    rays,
    smooth,
    taper,
)


def heron(rnd: random.Random, x: float) -> str:
    drawing = _reeds(rnd, x) + _heron_legs(x)
    body = [(x - 84, 392), (x - 70, 350), (x - 20, 352), (x + 50, 400), (x + 130, 490), (x + 176, 566)]
    body += [(x + 96, 540), (x + 20, 520), (x - 50, 480), (x - 86, 436)]
    drawing += path(smooth(body, closed=True), linear((0, "mist"), (0.4, "teal"), (1, "ink")))
    drawing += _wing(rnd, x)
    neck = [(x - 62, 410), (x - 92, 360), (x - 66, 310), (x - 26, 268), (x - 26, 222), (x - 62, 204)]
    drawing += path(taper(neck, (66, 58, 44, 36, 32, 34)), linear((0, "pale"), (0.6, "mist"), (1, "sage")))
    drawing += line(moved(neck[1:5], 13, 3), "teal", 8)
    drawing += line(moved(neck[:4], -2, 8), "ink", 5, stroke_dasharray="14 12")
    for k in range(7):
        px = x - 84 + k * 9
        plume = curve((px, 400), (px - 14, 452), (px - 4 + k * 3, 496 + 10 * (k % 2)), 4)
        drawing += path(taper(plume, (7, 9, 8, 6, 2)), ("pale", "mist", "cream")[k % 3])
    return drawing + _heron_head(x)


def _heron_legs(x: float) -> str:
    legs = limb([(x + 4, 500), (x - 6, 590), (x + 8, 640), (x - 2, 732)], (22, 12, 13, 9), "rust", "gold")
    legs += limb(
        [(x + 44, 510), (x + 62, 590), (x + 50, 634), (x + 60, 724)], (22, 12, 13, 9), "plum", "ochre"
    )
    for px, y in ((x - 2, 730), (x + 60, 722)):
        legs += "".join(line([(px, y), (px - 30 + k * 22, y + 12)], "rust", 6) for k in range(3))
        legs += line(curve((px - 70, y + 8), (px, y - 10), (px + 76, y + 8), 6), "mist", 5, opacity=0.85)
    return legs


def _wing(rnd: random.Random, x: float) -> str:
    wing = ""
    for k in range(11):
        t = k / 10
        start = (x - 46 + 70 * t, 384 + 24 * t)
        end = (x + 60 + 140 * t, 520 + 70 * t - 40 * (1 - t))
        bend = ((start[0] + end[0]) / 2 - 16, (start[1] + end[1]) / 2 + 22)
        feather = curve(start, bend, end, 5)
        fill = mix("ink", "teal", 0.25 + 0.6 * rnd.random()) if k % 2 else "night"
        wing = path(taper(feather, (26, 30, 28, 22, 16, 4)), fill) + wing
        wing += line(moved(feather[1:5], -5, -6), mix("sage", "pale", 0.4), 4, opacity=0.85)
    return wing + line([(x - 66, 356), (x - 20, 356), (x + 44, 400)], "pale", 8)


def _heron_head(x: float) -> str:
    hx, hy = x - 66, 196
    head = path(taper([(hx + 44, hy - 4), (hx + 10, hy - 4), (hx - 34, hy + 6)], (20, 46, 26)), "pale")
    crest = [(hx - 18, hy - 14), (hx + 30, hy - 18), (hx + 84, hy + 4), (hx + 142, hy + 36)]
    head += path(taper(crest, (5, 14, 9, 2)), "ink")
    head += path(taper([(hx - 6, hy - 8), (hx + 40, hy - 4), (hx + 104, hy + 44)], (5, 8, 2)), "night")
    head += polygon(((hx - 32, hy - 6), (hx - 142, hy + 22), (hx - 30, hy + 18)), "ochre")
    head += polygon(((hx - 32, hy - 6), (hx - 142, hy + 22), (hx - 30, hy + 5)), "gold")
    return head + circle(hx - 12, hy - 2, 8, "gold") + circle(hx - 13, hy - 2, 5, "ink")


def _reeds(rnd: random.Random, x: float) -> str:
    reeds = ""
    for k, dx in enumerate((-200, -176, -150, -120, 110, 140, 168, 190, 214, -94, 92)):
        px, high = x + dx, rnd.uniform(150, 330)
        stalk = curve((px, 760), (px + rnd.uniform(-12, 12), 700), (px + rnd.uniform(-36, 36), 750 - high), 6)
        reeds += path(taper(stalk, (10, 9, 8, 7, 6, 5, 3)), ("deep", "teal", "sage", "ochre")[k % 4])
        if k % 3 == 0:
            tx, ty = stalk[-1]
            reeds += line([(tx, ty - 6), (tx - 1, ty - 50)], "rust", 17)
            reeds += line([(tx - 4, ty - 8), (tx - 5, ty - 46)], "coral", 5)
    return reeds


def jellyfish(rnd: random.Random, x: float) -> str:
    y = 235
    glow = radial(x, y, 230, (0, "blush", 0.4), (0.6, "rose", 0.14), (1, "rose", 0))
    drawing = circle(x, y, 230, glow) + _tentacles(rnd, x, y) + _frills(rnd, x, y)
    bell = (
        f"M{x - 140} {y + 36}C{x - 150} {y - 110} {x - 70} {y - 150} {x} {y - 150}"
        f"C{x + 70} {y - 150} {x + 150} {y - 110} {x + 140} {y + 36}"
    )
    bell += "".join(f"q-20 {26 if k % 2 else 34} -40 0" for k in range(7)) + "Z"
    skin = radial(
        x - 52, y - 92, 250, (0, "pale"), (0.25, "blush"), (0.6, "rose"), (0.9, "violet"), (1, "plum")
    )
    inside = path(bell, skin)
    for k in range(-3, 4):
        rib = curve((x + k * 6, y - 146), (x + k * 62, y - 96), (x + k * 43, y + 40), 6)
        inside += path(taper(rib, (2, 7, 10, 11, 10, 9, 6)), "pale" if k < 0 else "plum", opacity=0.45)
    for k in range(4):
        inside += ellipse(
            x - 42 + k * 27, y - 66 + (k % 2) * 14, 15, 20, "coral", opacity=0.75, turn=k * 20 - 30
        )
    drawing += clip(bell, inside)
    drawing += line(curve((x - 136, y + 8), (x - 138, y - 120), (x - 20, y - 146)), "pale", 9)
    hem = [(x - 138, y + 22), (x - 70, y + 6), (x, y + 2), (x + 70, y + 6), (x + 138, y + 22)]
    return drawing + line(hem, "plum", 6, opacity=0.7) + line(moved(hem, 0, 12), "gold", 6)


def _tentacles(rnd: random.Random, x: float, y: float) -> str:
    strands = ""
    for k in range(11):
        px, phase = x - 124 + k * 25, rnd.uniform(0, 6)
        far = rnd.uniform(300, 470)
        points = []
        for i in range(15):
            t = i / 14
            points.append((px - 150 * t**1.5 + (10 + 22 * t) * math.sin(7 * t + phase), y + 30 + far * t))
        fill = ("plum", "rose", "gold", "violet", "coral")[k % 5]
        strands += path(taper(points, [7 - 5 * i / 14 for i in range(15)]), fill, opacity=0.95)
    return strands


def _frills(rnd: random.Random, x: float, y: float) -> str:
    """Draws the soft arms in the jellyfish's middle: curly ribbons, light on dark."""
    frills = ""
    for k, fill in enumerate(("plum", "rose", "blush", "coral", "pale")):
        points, widths = [], []
        for i in range(17):
            t = i / 16
            px = x - 44 + k * 22 - 90 * t**1.4 + 24 * math.sin(6.5 * t + k * 1.4)
            points.append((px, y + 26 + (250 + 34 * k % 70) * t))
            widths.append((34 + 12 * math.sin(i * 2.1 + k) + rnd.uniform(-3, 3)) * (1 - t) + 3)
        frills += path(taper(points, widths), fill, opacity=0.9)
        frills += line(moved(points[1:13], -5), mix(fill, "pale", 0.5), 4, opacity=0.8)
    return frills


def snail(rnd: random.Random, x: float) -> str:
    """Draws a snail whose shell is a house."""
    x += 30
    foot = [(x + 218, 728), (x + 120, 712), (x, 708), (x - 90, 692), (x - 136, 628), (x - 152, 572)]
    drawing = "".join(
        limb(
            [(x - 146, 580), (x - 160 + dx * 0.6, 540), (x - 166 + dx, 490 + abs(dx) * 0.4)],
            (16, 11, 9),
            "ochre",
            "cream",
        )
        for dx in (-26, 24)
    )
    drawing += path(taper(foot, (6, 46, 66, 74, 62, 56)), linear((0, "cream"), (0.5, "gold"), (1, "rust")))
    drawing += line([(x + 190, 742), (x + 60, 742), (x - 80, 736), (x - 116, 700)], "plum", 6, opacity=0.7)
    drawing += line([(x - 180, 566), (x - 166, 626), (x - 128, 680)], "pale", 7)
    for dx in (-26, 24):
        px, y = x - 166 + dx, 484 + abs(dx) * 0.4
        drawing += circle(px, y, 15, "pale") + circle(px - 4, y + 1, 8, "ink")
        drawing += circle(px - 6, y - 2, 3, "pale")
    drawing += line(curve((x - 178, 596), (x - 160, 614), (x - 140, 600), 5), "rust", 6)
    drawing += ellipse(x - 138, 582, 12, 8, "rose", opacity=0.8)
    carried = group(drawing + _shell(rnd, x + 46, 580), 0, -86)
    return _stump(rnd, x) + carried + grass(rnd, x + 20, 748, 190, ("deep", "teal", "sage", "ink"))


def _stump(rnd: random.Random, x: float) -> str:
    """Draws a tree stump, so that the snail is visible above fields and waves."""
    bark = (
        f"M{x - 120} 652C{x - 116} 700 {x - 130} 730 {x - 166} 760"
        f"H{x + 216}C{x + 178} 730 {x + 164} 700 {x + 170} 652Z"
    )
    stump = path(bark, linear((0, "coral"), (0.3, "rust"), (0.7, "plum"), (1, "ink"), across=True))
    for k in range(11):
        px = x - 96 + k * 24
        crack = [(px, 668), (px + rnd.uniform(-7, 7), 704), (px + (px - x - 26) * 0.2, 748)]
        stump += line(crack, rnd.choice(("ink", "plum", "ochre")), 6, opacity=0.75)
    for rx, ry, fill in ((146, 26, "ochre"), (130, 20, "cream"), (96, 14, "ochre"), (86, 11, "cream")):
        stump += ellipse(x + 25, 654, rx, ry, fill)
    return stump


def _shell(rnd: random.Random, x: float, y: float) -> str:
    r = 132
    skin = radial(x - 52, y - 60, 250, (0, "blush"), (0.35, "rose"), (0.65, "coral"), (1, "plum"))
    shell = _chimney(rnd, x, y) + circle(x, y, r + 5, "plum") + circle(x, y, r, skin)
    turns = []
    for a in (i * 0.42 for i in range(35)):
        left = 1 - a / 15  # of the way to the middle
        far = (r - 5) * left**1.1
        turns.append(
            (x + 24 * (1 - left) + far * math.cos(a + 0.5), y + 14 * (1 - left) + far * math.sin(a + 0.5))
        )
    shell += line(turns, "plum", 9) + line(moved(turns, -4, -5), "cream", 5)
    for k in range(13):
        a = k * 0.48 + 2.2
        outer = (x + math.cos(a) * (r - 8), y + math.sin(a) * (r - 8))
        inner = (x + math.cos(a + 0.1) * (r - 40), y + math.sin(a + 0.1) * (r - 40))
        shell += line([outer, inner], ("cream", "plum")[k // 7], 7, opacity=0.75)
    edge = line(curve((x - 128, y - 24), (x - 112, y - 112), (x - 14, y - 130)), "pale", 7)
    return shell + _door_and_windows(x, y) + edge


def _chimney(rnd: random.Random, x: float, y: float) -> str:
    smoke = ""
    for k in range(5):
        puff = blob(rnd, x + 64 + k * 17, y - 180 - k * 27, 15 + 6 * k, 12 + 4 * k)
        smoke += path(puff, mix("pale", "violet", 0.12 * k), opacity=0.95 - 0.12 * k)
    wall = path(f"M{x + 44} {y - 150}h36v60h-36Z", linear((0, "coral"), (1, "rust"), across=True))
    return smoke + wall + path(f"M{x + 38} {y - 158}h48v14h-48Z", "plum")


def _door_and_windows(x: float, y: float) -> str:
    frame = f"M{x - 92} {y + 88}V{y + 40}a26 30 0 0 1 52 0V{y + 108}"
    drawing = path(frame + "Z", "teal") + path(frame, stroke="gold", stroke_width=6)
    drawing += circle(x - 50, y + 68, 5, "gold")
    for px, py, r in ((x - 44, y - 58, 25), (x + 62, y + 52, 21)):
        drawing += circle(px, py, r, "plum") + circle(px, py, r - 5, "gold")
        drawing += line([(px, py - r + 4), (px, py + r - 4)], "plum", 4)
        drawing += line([(px - r + 4, py), (px + r - 4, py)], "plum", 4)
    return drawing


SPINE = ((-186, 26), (-150, 12), (-90, 2), (-20, 2), (50, 8), (112, 4), (160, -28), (190, -76), (204, -124))
GIRTH = (26, 66, 88, 94, 84, 60, 36, 22, 14)


def whale(rnd: random.Random, x: float) -> str:
    """Draws a whale that swims through the sky, with stars on its back."""
    outline = taper(SPINE, [2 * half for half in GIRTH])
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


KOI = 61  # the number of points along the fish


def koi(rnd: random.Random, x: float) -> str:
    swim: list[Point] = []
    for i in range(KOI):
        angle = -0.95 + 2.6 * i / (KOI - 1)
        swim.append((x + 66 + 214 * math.cos(angle * 1.05 + 2.6), 330 + 186 * math.sin(angle * 1.2 + 2.75)))
    girth = [_girth(i / (KOI - 1)) for i in range(KOI)]
    outline = taper(swim[::3], [2 * half for half in girth[::3]])
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
    """Draws a fin: nine rays out of one point, translucent between them."""
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
    32: Layer("heron", "figure", heron, 1.2),
    46: Layer("snail", "figure", snail, 0.4),
    49: Layer("jellyfish", "figure", jellyfish, 1.3),
}

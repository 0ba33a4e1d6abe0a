"""Land and water that other motifs stand on. Each leaves part of the picture free, so two fit together."""

import math
import random

from vernissage.games.canvas.art.pen import (
    HORIZON,
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
    smooth,
    stroke_path,
)

Hill = tuple[float, float, float, float]  # x and y of its top, its height and its width


def hills(_rnd: random.Random, x: float) -> str:
    """Draws three ridges that slope to the right and form a coast; they end in morning mist below."""
    far = _ridge((x, 488, 76, 230), 0, ("sage", "teal"))
    middle = _ridge((x + 190, 566, 66, 270), 2, ("teal", "deep"))
    near = _ridge(_field(x), 4, ("gold", "rust"))
    trees = ((-62, 542, 116), (-30, 542, 140), (10, 542, 100), (250, 556, 88), (280, 556, 112))
    land = far + middle + _cottage(x + 150, 506) + "".join(_cypress(x + dx, y, tall) for dx, y, tall in trees)
    return fade(land + near + _furrows(x), (0, 1), (0.8, 1), (0.92, 0), (1, 0))


def _field(x: float) -> Hill:
    return x - 60, 606, 52, 310


def _ridge_line(hill: Hill, wave: float) -> list[Point]:
    x, y, rise, wide = hill
    points: list[Point] = []
    for px in range(-40, 801, 40):
        bump = rise * math.exp(-(((px - x) / wide) ** 2))
        points.append((px, y - bump + 12 * math.sin(px / 83 + wave) + 0.0011 * max(0, px - x) ** 2))
    return points


def _ridge(hill: Hill, wave: float, colours: tuple[str, str]) -> str:
    top, low = colours
    crest = _ridge_line(hill, wave)
    fill = linear((0, top), (0.35, mix(top, low, 0.6)), (1, low))
    lit = line(moved(crest, 0, 5), mix(top, "pale", 0.5), 6, opacity=0.75)
    return path(smooth(crest) + "L800 800L-40 800Z", fill) + lit


def _furrows(x: float) -> str:
    field = smooth(_ridge_line(_field(x), 4)) + "L800 800L-40 800Z"
    rows = ""
    for i in range(9):
        foot = -160 + i * 130
        arc = f"M{x + 40 + i * 14} 570 Q{(x + foot) / 2 + 60} 640 {foot} 770"
        rows += stroke_path(arc, ("rust", "pale", "ochre")[i % 3], 7, opacity=0.5)
    return clip(field, rows)


def _cottage(x: float, y: float) -> str:
    walls = path(f"M{x} {y} h54 v40 h-54z", "cream")
    walls += path(f"M{x + 34} {y} h20 v40 h-20z", "rust", opacity=0.45)
    walls += path(f"M{x - 8} {y + 2} l34 -30 l36 30z", "rust")
    return walls + path(f"M{x + 12} {y + 14} h12 v16 h-12z", "ink")


def _cypress(x: float, y: float, tall: float) -> str:
    shape = f"C22 {-tall * 0.5} 17 0 0 0 C-17 0 -22 {-tall * 0.5} 0 {-tall}Z"
    lit = f"M-2 {8 - tall} C-14 {-tall * 0.5} -14 -10 -5 -6 C-8 -30 -7 {-tall * 0.5} -2 {8 - tall}Z"
    return group(path(f"M0 {-tall} {shape}", "ink") + path(lit, "teal"), x, y)


SHORE = (
    (106, 470),
    (170, 482),
    (216, 506),
    (214, 540),
    (262, 576),
    (352, 592),
    (420, 622),
    (520, 642),
    (610, 662),
    (700, 698),
    (780, 712),
)


def sea(rnd: random.Random, x: float) -> str:
    """Draws a bay whose shore curves from the horizon to the lower right, with room for land before it."""
    shore = moved(SHORE, x - 288)
    water = smooth(shore) + f"L780 {HORIZON} Q420 {HORIZON - 3} {shore[0][0]} {HORIZON}Z"
    body = path(water, linear((0, "mist"), (0.12, "sage"), (0.5, "teal"), (1, "night")))
    body += "".join(_wave(rnd) for _ in range(110)) + "".join(_glint(rnd, x + 130) for _ in range(54))
    for away in (26, 58):
        swell = [(px + away, py - away * 0.9 + 7 * math.sin(px / 26)) for px, py in shore[3:]]
        body += line(moved(swell, 0, 7), "night", 14, opacity=0.85)
        body += line(swell, "cream", 7, opacity=0.85)
    wet = line(moved(shore, -4, 11), "mist", 12, opacity=0.75)
    return clip(water, body) + wet + line(shore, "pale", 10) + _boat(x + 250, HORIZON + 30)


def _wave(rnd: random.Random) -> str:
    near = rnd.random() ** 1.3
    x, y, long = rnd.uniform(60, 760), HORIZON + 8 + near * 220, 26 + 150 * near
    points = [(x - long, y), (x - long / 3, y - 3 - 6 * near), (x + long / 3, y), (x + long, y - 2)]
    return line(points, rnd.choice(("deep", "night", "teal", "sage", "mist")), 3 + 7 * near, opacity=0.6)


def _glint(rnd: random.Random, x: float) -> str:
    near = rnd.random() ** 0.9
    x, y, long = (
        x + rnd.gauss(0, 0.45) * (22 + 95 * near),
        HORIZON + 6 + near * 255,
        14 + 34 * near * rnd.random(),
    )
    stroke = [(x - long, y), (x, y - 2), (x + long, y)]
    return line(stroke, rnd.choice(("pale", "gold", "gold", "coral")), 4 + 5 * near, opacity=0.92)


def _boat(x: float, y: float) -> str:
    hull = path("M-44 -8 Q0 4 50 -12 Q34 16 -4 16 Q-34 14 -44 -8Z", "plum")
    sails = path("M2 -10 V-118 Q60 -60 52 -18Z", "pale") + path("M-4 -10 V-104 Q-36 -50 -38 -16Z", "coral")
    return group(hull + sails, x, y)


PADS = (
    (-228, 706, 92), (-34, 718, 98), (150, 702, 88), (-140, 646, 70), (52, 640, 76), (236, 648, 66),
    (-250, 592, 56), (-272, 646, 62), (-184, 552, 42), (-52, 588, 58),
    (146, 588, 54), (30, 548, 44), (-110, 536, 36), (140, 530, 32),
)  # fmt: skip
LILIES = (
    (-90, 580, 0.85),
    (-236, 584, 0.9),
    (66, 618, 1.1),
    (-214, 668, 1.2),
    (150, 572, 0.75),
    (180, 690, 1.25),
)


def waterlilies(rnd: random.Random, x: float) -> str:
    """Draws lily pads and flowers without water, so that the layers below shine through."""
    body = ""
    for _ in range(34):
        px, py = x + rnd.uniform(-300, 430), rnd.uniform(520, 742)
        long = 12 + (py - 500) * 0.14
        stroke = [(px - long, py), (px, py - 3), (px + long, py)]
        body += line(stroke, rnd.choice(("mist", "sage", "pale", "teal")), 5, opacity=0.8)
    body += "".join(_pad(rnd, x + dx, y, r) for dx, y, r in sorted(PADS, key=lambda pad: pad[1]))
    return body + "".join(group(_lily(), x + dx, y, scale=size) for dx, y, size in LILIES)


def _pad(rnd: random.Random, x: float, y: float, r: float) -> str:
    """Draws a round leaf on the water, with a lily's notch."""
    notch = rnd.uniform(0.2, 2.6)
    rim: list[Point] = []
    for i in range(25):
        angle = notch + 0.22 + (math.tau - 0.44) * i / 24
        rim.append((x + r * math.cos(angle), y + r * 0.36 * math.sin(angle)))
    green = rnd.choice((("sage", "teal"), ("teal", "deep"), ("teal", "deep"), ("sage", "deep")))
    outline = smooth(rim) + f"L{x:.1f} {y:.1f}Z"
    pad = path(smooth(moved(rim, 3, 8)) + "Z", "ink")
    pad += path(outline, linear((0, green[0]), (1, green[1]), across=True))
    for i in range(2, 24, 4):
        px, py = rim[i]
        pad += line(
            [(x, y), (x + (px - x) * 0.86, y + (py - y) * 0.86)], mix(green[0], "pale", 0.35), 5, opacity=0.7
        )
    return pad + line(
        [point for point in rim if point[1] < y + 2 and point[0] < x + r * 0.3] or rim[:2], "mist", 6
    )


def _lily() -> str:
    flower = ""
    for angle, long, colour in (
        (-74, 58, "rose"),
        (74, 58, "rose"),
        (-46, 70, "blush"),
        (46, 70, "rose"),
        (-18, 78, "pale"),
        (20, 76, "blush"),
        (0, 66, "pale"),
    ):
        petal = path(
            f"M0 0 C-22 {-long * 0.45} -10 {-long * 0.85} 0 {-long} "
            f"C10 {-long * 0.85} 22 {-long * 0.45} 0 0Z",
            colour,
            stroke=mix("rose", "plum", 0.35),
            stroke_width=3,
        )
        flower += group(petal, turn=angle)
    for angle in (-58, 56, -26, 28):
        outline = "M0 0 C-16 -18 -10 -38 0 -46 C10 -38 16 -18 0 0Z"
        petal = path(outline, mix("blush", "pale", 0.5), stroke="rose", stroke_width=3)
        flower += group(petal, turn=angle)
    return flower + circle(0, -12, 10, "gold")


LAYERS = {
    3: Layer("hills", "ground", hills, 0.1),
    25: Layer("sea", "ground", sea, 0),
    30: Layer("waterlilies", "ground", waterlilies, 0.1),
}

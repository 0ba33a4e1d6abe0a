"""The people of the later cards."""

import math
import random
from itertools import pairwise

from vernissage.games.canvas.art.later_forms import curve, limb, spark, taper
from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    clip,
    ellipse,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    radial,
    smooth,
)


def dreamer(rnd: random.Random, x: float) -> str:
    """A sleeper's face in profile; her streaming hair carries flowers and stars."""
    drawing = _streaming(rnd, x, back=True)
    skin = linear((0, "pale"), (0.45, "blush"), (1, mix("rose", "coral", 0.4)), across=True)
    drawing += path(
        _PROFILE.format(**{f"p{i}": f"{x + a:.0f} {b}" for i, (a, b) in enumerate(_PROFILE_POINTS)}), skin
    )
    drawing += path(
        smooth([(x - 20, 452), (x + 30, 446), (x + 62, 404), (x + 70, 520), (x + 30, 560)], closed=True),
        "plum",
        opacity=0.24,
    )
    drawing += _dreaming_face(x) + _streaming(rnd, x, back=False)
    for dx, dy, r, fill in ((36, 196, 34, "rose"), (86, 236, 27, "coral"), (-2, 176, 22, "cream")):
        drawing += _flower(rnd, x + dx, dy, r, fill)
    return group(drawing + _collar(rnd, x), 0, 64)


_PROFILE_POINTS = (
    (-70, 214),
    (-92, 240),
    (-96, 270),
    (-92, 292),
    (-96, 304),
    (-110, 326),
    (-122, 344),
    (-124, 352),
    (-112, 358),
    (-102, 360),
    (-106, 366),
    (-114, 372),
    (-112, 378),
    (-108, 382),
    (-104, 383),
    (-102, 386),
    (-108, 390),
    (-108, 398),
    (-102, 402),
    (-102, 414),
    (-104, 432),
    (-84, 442),
    (-54, 452),
    (-28, 448),
    (-16, 462),
    (-14, 500),
    (-24, 560),
    (-66, 610),
    (60, 640),
    (110, 560),
    (80, 440),
    (110, 300),
    (60, 190),
    (-70, 214),
)
_PROFILE = "M{p0}" + "".join(f"C{{p{i}}} {{p{i + 1}}} {{p{i + 2}}}" for i in range(1, 34, 3)) + "Z"


def _dreaming_face(x: float) -> str:
    face = line(curve((x - 86, 312), (x - 66, 332), (x - 44, 314), 6), "ink", 6)
    for k in range(4):
        px, y = x - 82 + k * 11, (321, 325, 325, 321)[k]
        face += line([(px, y), (px - 5 + k * 2, y + 12)], "ink", 4)
    face += line(curve((x - 92, 280), (x - 66, 262), (x - 36, 280), 6), "plum", 6)
    face += ellipse(x - 62, 368, 28, 18, "coral", opacity=0.5)
    face += path(
        f"M{x - 112} 374Q{x - 100} 368 {x - 78} 386Q{x - 94} 402 {x - 107} 396L{x - 100} 385Z", "rust"
    )
    face += line([(x - 102, 385), (x - 82, 386)], "plum", 3.5)
    face += line([(x - 90, 250), (x - 94, 280), (x - 94, 302), (x - 118, 344)], "pale", 7)
    return face + line([(x - 112, 354), (x - 102, 356)], "rust", 5)


def _streaming(rnd: random.Random, x: float, *, back: bool) -> str:
    """Locks that wave from the head to the right; dark, with light among them."""
    locks = ""
    for k in range(15 if back else 12):
        t = k / (14 if back else 11)
        start = (x - 66 + 60 * t, 222 - 34 * math.sin(t * 2.6)) if back else (x - 74 + 30 * t, 226 - 24 * t)
        turn = -0.75 + 1.75 * t if back else 0.1 + 1.3 * t
        far = (300 if back else 215) + rnd.uniform(-40, 40)
        points = _wave(start, turn, far, 26 + 10 * t, k * 0.7)
        fill = ("ink", "deep", "night", "teal")[k % 4]
        locks += path(taper(points, (24, 40, 44, 36, 26, 14, 3)), fill)
        locks += line(moved(points[:6], 0, -9), ("sage", "gold", "teal", "violet")[k % 4], 5, opacity=0.95)
    if back:
        locks += "".join(
            spark(x + dx, y, r, "gold")
            for dx, y, r in ((150, 92, 20), (204, 330, 17), (176, 470, 14), (60, 70, 13))
        )
    return locks


def _wave(start: Point, turn: float, far: float, sway: float, phase: float) -> list[Point]:
    c, s = math.cos(turn), math.sin(turn)
    points = []
    for i in range(7):
        t = i / 6
        aside = sway * t * math.sin(5.2 * t + phase)
        lift = -70 * math.sin(math.pi * t) * (1 - t)
        points.append((start[0] + c * far * t - s * aside, start[1] + s * far * t + c * aside + lift))
    return points


def _flower(rnd: random.Random, x: float, y: float, r: float, fill: str) -> str:
    flower = ""
    for k in range(6):
        a = k * math.tau / 6 + rnd.uniform(-0.15, 0.15)
        px, py = x + math.cos(a) * r * 0.6, y + math.sin(a) * r * 0.6
        shade = mix(fill, "pale", 0.4) if math.sin(a + 0.8) < 0 else mix(fill, "plum", 0.18)
        flower += ellipse(px, py, r * 0.5, r * 0.4, shade, turn=math.degrees(a))
    return flower + circle(x, y, r * 0.3, "gold") + circle(x + 2, y + 2, r * 0.14, "rust")


def _collar(rnd: random.Random, x: float) -> str:
    """Soft waves below the neck, so that it doesn't end in a cut."""
    waves = ""
    for k in range(9):
        y = 560 + k * 17
        half = 130 - 7 * k
        shift = rnd.uniform(-16, 16)
        points = [
            (x + shift - half, y + 10),
            (x + shift - half / 3, y - 14),
            (x + shift + half / 3, y + 6),
            (x + shift + half, y - 10),
        ]
        waves += path(
            taper(points, (3, 24, 26, 3)),
            ("deep", "rose", "teal", "gold", "mist")[k % 5],
            opacity=0.95 - 0.07 * k,
        )
    return waves


def umbrella(rnd: random.Random, x: float) -> str:
    """Somebody walking home through the rain."""
    drawing = _puddle(rnd, x) + _coat(rnd, x) + _walker(x) + _canopy(x - 18, 268)
    for _ in range(24):
        px, y = x + rnd.uniform(-290, -176), rnd.uniform(110, 640)
        drop = taper([(px + 6, y - 16), (px, y), (px - 6, y + 18)], (1, 4, 7))
        drawing += path(drop, rnd.choice(("mist", "pale", "teal", "sage")))
    return drawing


def _puddle(rnd: random.Random, x: float) -> str:
    water = ellipse(x - 10, 728, 128, 18, "teal", opacity=0.8)
    for _ in range(10):
        px, y = x + rnd.uniform(-100, 80), rnd.uniform(718, 742)
        water += line([(px - 24, y), (px + 24, y)], rnd.choice(("coral", "mist", "deep", "pale")), 4)
    return water


def _coat(rnd: random.Random, x: float) -> str:
    legs = limb([(x - 10, 640), (x - 26, 690), (x - 34, 722)], (24, 18, 16), "plum", "rose")
    legs += limb([(x + 24, 640), (x + 40, 690), (x + 36, 718)], (24, 18, 16), "ink", "violet")
    legs += path(f"M{x - 46} 706L{x - 22} 710L{x - 24} 732H{x - 68}Q{x - 66} 720 {x - 46} 718Z", "rust")
    legs += path(f"M{x + 26} 704L{x + 50} 704L{x + 48} 728H{x + 8}Q{x + 10} 716 {x + 26} 714Z", "rust")
    coat = (
        f"M{x - 40} 376C{x - 20} 360 {x + 22} 360 {x + 42} 378"
        f"C{x + 60} 440 {x + 66} 540 {x + 96} 656C{x + 40} 676 {x - 40} 676 {x - 84} 660"
        f"C{x - 58} 560 {x - 54} 440 {x - 40} 376Z"
    )
    cloth = path(coat, linear((0, "teal"), (0.35, "deep"), (0.75, "night"), (1, "ink"), across=True))
    for k in range(8):
        px = x - 60 + k * 18
        cloth += line(
            [(x - 16 + k * 6, 500), (px + 2, 580), (px, 664)],
            rnd.choice(("ink", "teal", "sage", "ink")),
            6,
            opacity=0.75,
        )
    cloth += line([(x - 44, 500), (x, 512), (x + 58, 498)], "rust", 15)
    cloth += line([(x - 44, 496), (x, 507), (x + 40, 500)], "gold", 5)
    return (
        legs
        + clip(coat, cloth)
        + line([(x - 40, 380), (x - 54, 460), (x - 62, 560), (x - 82, 652)], "gold", 6)
    )


def _walker(x: float) -> str:
    """Arm, shawl and a face that looks to the left."""
    person = limb([(x + 18, 396), (x + 12, 456), (x - 34, 430)], (40, 32, 24), "night", "teal")
    person += circle(x - 38, 426, 14, "blush") + line([(x - 20, 220), (x - 36, 480)], "ink", 7)
    person += path(
        f"M{x - 34} 490q6 22 -12 26q-16 2 -18 -14", stroke="gold", stroke_width=8, stroke_linecap="round"
    )
    person += path(f"M{x - 2} 296C{x + 40} 290 {x + 50} 330 {x + 40} 372H{x - 4}Z", "plum")
    face = (
        f"M{x + 20} 292C{x - 10} 288 {x - 20} 300 {x - 22} 314L{x - 34} 334"
        f"L{x - 24} 338C{x - 22} 352 {x - 18} 362 {x + 2} 362H{x + 20}Z"
    )
    person += path(face, linear((0, "pale"), (0.6, "blush"), (1, "rose"), across=True))
    person += path(
        f"M{x - 18} 304C{x - 6} 280 {x + 36} 278 {x + 44} 312"
        f"C{x + 54} 346 {x + 44} 366 {x + 30} 372C{x + 22} 340 {x + 14} 316 {x - 18} 304Z",
        "plum",
    )
    person += line([(x - 22, 322), (x - 10, 322)], "ink", 6) + ellipse(x - 6, 344, 9, 7, "coral", opacity=0.7)
    person += line([(x - 24, 349), (x - 14, 349)], "rust", 5)
    person += line([(x - 36, 378), (x, 390), (x + 40, 376)], "ochre", 26)
    person += line([(x - 36, 370), (x, 381), (x + 34, 370)], "gold", 9)
    scarf = [(x + 36, 378), (x + 78, 386), (x + 100, 420), (x + 142, 424)]
    return person + path(taper(scarf, (22, 26, 24, 15)), "ochre") + line(moved(scarf, 0, -6), "pale", 6)


def _canopy(x: float, y: float) -> str:
    r, ribs = 158, (-1.0, -0.58, -0.2, 0.22, 0.6, 1.0)
    canopy = ""
    for k, (a, b) in enumerate(pairwise(ribs)):
        fill = (
            mix("coral", "pale", 0.5),
            mix("coral", "blush", 0.4),
            "coral",
            mix("coral", "rust", 0.55),
            "rust",
        )[k]
        left, right, mid = x + a * r, x + b * r, x + (a + b) / 2 * r
        canopy += path(
            f"M{x} {y - 136}C{x + a * r * 0.7:.0f} {y - 130} {left:.0f} {y - 70} {left:.0f} {y}"
            f"Q{mid:.0f} {y - 32} {right:.0f} {y}"
            f"C{right:.0f} {y - 70} {x + b * r * 0.7:.0f} {y - 130} {x} {y - 136}Z",
            fill,
            stroke="plum",
            stroke_width=3,
        )
    shine = radial(x - 70, y - 100, 120, (0, "pale", 0.7), (1, "pale", 0))
    canopy += ellipse(x - 60, y - 84, 66, 40, shine, turn=-30)
    canopy += line([(x, y - 136), (x + 1, y - 160)], "gold", 8)
    return canopy + line(curve((x - r + 4, y - 20), (x - 138, y - 122), (x - 10, y - 136)), "pale", 6)


LAYERS = {
    52: Layer("dreamer", "figure", dreamer, 0.5),
    60: Layer("umbrella", "figure", umbrella, 1.3),
}

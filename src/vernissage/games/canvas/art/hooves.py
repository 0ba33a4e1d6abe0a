"""Animals with hooves: a carousel horse and a stag."""

import math
import random

from vernissage.games.canvas.art.forms import curve, dots, leaf, limb
from vernissage.games.canvas.art.pen import (
    Layer,
    circle,
    curves,
    ellipse,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    smooth,
    taper,
)


def horse(rnd: random.Random, x: float) -> str:
    """Draws a carousel horse that leaps on its twisted pole."""
    drawing = _pole(x + 8) + _horse_legs(x, near=False)
    tail = [(x + 138, 362), (x + 188, 372), (x + 204, 440), (x + 180, 510), (x + 214, 566)]
    drawing += path(taper(tail, (26, 50, 58, 44, 4)), "ochre")
    for k in range(5):
        stroke = [(a - 14 + k * 7, b + (k % 2) * 6) for a, b in tail]
        drawing += line(stroke, ("gold", "rust", "cream", "gold", "rust")[k], 5)
    skin = linear((0, "pale"), (0.5, "cream"), (0.8, "blush"), (1, "violet"))
    drawing += path(f"{curves(moved(_HORSE, x))}L{x - 196:.0f} 316Z", skin) + _horse_legs(x, near=True)
    return drawing + _saddle(x) + _mane(rnd, x) + _horse_face(x) + _pole_top(x + 8)


_HORSE = (
    (-196, 316),
    (-206, 300),
    (-196, 280),
    (-176, 268),
    (-156, 240),
    (-134, 216),
    (-118, 210),
    (-80, 200),
    (-40, 260),
    (-18, 330),
    (10, 358),
    (60, 360),
    (90, 332),
    (140, 330),
    (156, 372),
    (160, 420),
    (130, 460),
    (90, 462),
    (40, 474),
    (0, 488),
    (-40, 482),
    (-84, 466),
    (-104, 430),
    (-98, 390),
    (-92, 356),
    (-98, 330),
    (-112, 312),
    (-134, 314),
    (-152, 326),
    (-170, 336),
    (-186, 332),
)


def _horse_legs(x: float, *, near: bool) -> str:
    fill, light, hoof = ("cream", "pale", "rust") if near else (mix("violet", "cream", 0.35), "mist", "plum")
    o = 0 if near else 30
    front = [
        (x - 66 + o, 452),
        (x - 128 + o * 1.4, 476 - o * 0.5),
        (x - 118 + o * 1.6, 528 - o * 0.6),
        (x - 84 + o * 1.7, 560 - o * 0.4),
    ]
    hind = [
        (x + 118 - o, 420),
        (x + 136 - o * 0.8, 494),
        (x + 118 - o, 536),
        (x + 158 - o * 0.6, 592 - o * 0.5),
    ]
    legs = limb(front, (58, 30, 23, 20), fill, light) + limb(hind, (78, 36, 24, 20), fill, light)
    for px, y, turn in ((*front[-1], 40), (*hind[-1], -14)):
        legs += ellipse(px + 4, y + 8, 17, 13, hoof, turn=turn) + ellipse(px, y - 6, 13, 6, "gold", turn=turn)
    return legs


def _saddle(x: float) -> str:
    cloth = (
        f"M{x - 34} 352C{x} 366 {x + 50} 368 {x + 86} 344C{x + 96} 390 {x + 84} 428 {x + 70} 446"
        f"C{x + 40} 458 {x} 458 {x - 26} 448C{x - 40} 420 {x - 42} 384 {x - 34} 352Z"
    )
    saddle = path(cloth, linear((0, "coral"), (1, "rust"))) + path(cloth, stroke="gold", stroke_width=7)
    saddle += path(
        f"M{x - 22} 340C{x - 10} 366 {x + 46} 372 {x + 78} 326"
        f"C{x + 86} 362 {x + 70} 396 {x + 24} 398C{x - 8} 396 {x - 26} 370 {x - 22} 340Z",
        "teal",
    )
    saddle += line([(x - 18, 346), (x + 10, 366), (x + 48, 362), (x + 74, 334)], "mist", 6)
    saddle += "".join(circle(x - 22 + k * 19, 432 - 3 * (k % 2), 7, "gold") for k in range(5))
    strap = [(x - 36, 374), (x - 66, 398), (x - 102, 404)]
    saddle += line(strap, "rust", 11) + line(moved(strap, 0, -3), "gold", 4)
    return saddle + circle(x - 84, 404, 15, "rose") + circle(x - 86, 402, 7, "pale")


def _mane(rnd: random.Random, x: float) -> str:
    mane = ""
    for k in range(13):
        t = k / 12
        px, y = x - 112 + 104 * t, 206 + 128 * t**1.25
        lock = [(px, y), (px + 28, y + 8), (px + 34, y + 40), (px + 56 + rnd.uniform(-6, 10), y + 56)]
        mane += path(taper(lock, (24, 27, 20, 3)), ("ochre", "gold", "rust", "gold")[k % 4])
        mane += line(moved(lock[:3], -3, -4), "pale", 4, opacity=0.85)
    return mane + path(taper([(x - 116, 212), (x - 148, 220), (x - 154, 256)], (20, 22, 3)), "gold")


def _horse_face(x: float) -> str:
    face = polygon(((x - 124, 222), (x - 126, 172), (x - 98, 206)), "cream")
    face += polygon(((x - 116, 212), (x - 122, 186), (x - 106, 206)), "rose")
    face += line([(x - 190, 296), (x - 160, 318)], "rust", 9)
    face += line([(x - 146, 236), (x - 112, 300)], "rust", 9)
    face += line([(x - 164, 308), (x - 112, 300), (x - 100, 222)], "rust", 8)
    face += circle(x - 116, 298, 9, "gold") + circle(x - 170, 308, 9, "gold")
    face += ellipse(x - 143, 258, 11, 9, "ink", turn=-30) + circle(x - 146, 254, 4, "pale")
    face += ellipse(x - 194, 304, 6, 5, "plum")
    face += ellipse(x - 130, 288, 15, 10, "coral", opacity=0.6)
    face += line([(x - 152, 240), (x - 178, 268), (x - 198, 284)], "pale", 6)
    return face + line([(x - 196, 320), (x - 180, 322)], "plum", 5)


def _pole(x: float) -> str:
    return _twist(x, 470, 760)


def _pole_top(x: float) -> str:
    return _twist(x, -10, 344)


def _twist(x: float, top: float, bottom: float) -> str:
    outline = f"M{x - 10} {top}H{x + 10}V{bottom}H{x - 10}Z"
    pole = path(outline, linear((0, "pale"), (0.4, "gold"), (1, "rust"), across=True))
    y = top
    while y < bottom - 20:
        pole += line([(x - 9, y + 18), (x + 9, y + 4)], "rust", 4)
        y += 24
    return pole


def stag(rnd: random.Random, x: float) -> str:
    x -= 28
    drawing = "".join(_antler(rnd, x, side) for side in (1, -1))
    neck = [(x + side * a, b) for side in (-1, 1) for a, b in _NECK[::-side]]
    coat = linear((0, "teal"), (0.3, "deep"), (0.7, "night"), (1, "ink"), across=True)
    drawing += path(smooth(neck), coat) + _coat(rnd, x) + _bib(rnd, x)
    for side, fill, angle in ((-1, "deep", math.pi + 0.35), (1, "night", -0.35)):
        drawing += path(leaf(x + side * 46, 392, angle, 112, 56), fill)
        drawing += path(leaf(x + side * 58, 391, angle, 78, 30), "rose")
    edge = line([(x - 66, 524), (x - 96, 602), (x - 140, 682), (x - 166, 746)], "gold", 7)
    return drawing + _stag_face(x) + edge


_NECK = ((176, 770), (140, 680), (98, 600), (68, 520), (40, 420))


def _bib(rnd: random.Random, x: float) -> str:
    """Draws the light fur under the stag's chin."""
    outline = [
        (x - 40, 556),
        (x - 64, 620),
        (x - 40, 690),
        (x, 742),
        (x + 40, 690),
        (x + 60, 620),
        (x + 40, 556),
    ]
    bib = path(smooth(outline, closed=True), mix("mist", "sage", 0.5), opacity=0.9)
    for _ in range(30):
        px, y = x + rnd.uniform(-44, 40), rnd.uniform(570, 690)
        hair = [(px, y), (px + (px - x) * 0.1, y + 26)]
        bib += line(hair, rnd.choice(("pale", "sage", "mist", "teal")), 5)
    return bib


def _coat(rnd: random.Random, x: float) -> str:
    hair = ""
    for _ in range(110):
        y = rnd.uniform(500, 740)
        half = 52 + (y - 500) * 0.42
        px = x + rnd.uniform(-1, 1) * half
        lit = 0.5 - (px - x) / (2.4 * half)
        stroke = [(px, y), (px + (px - x) * 0.08, y + 24)]
        hair += line(stroke, mix("ink", rnd.choice(("teal", "sage", "violet")), lit * 0.7), 5, opacity=0.8)
    return hair


def _stag_face(x: float) -> str:
    face = (
        f"M{x} 338C{x + 44} 338 {x + 70} 366 {x + 70} 404C{x + 70} 440 {x + 44} 470 {x + 38} 512"
        f"C{x + 38} 552 {x + 26} 570 {x} 570C{x - 26} 570 {x - 38} 552 {x - 38} 512"
        f"C{x - 44} 470 {x - 70} 440 {x - 70} 404C{x - 70} 366 {x - 44} 338 {x} 338Z"
    )
    drawing = path(face, linear((0, "sage"), (0.25, "teal"), (0.65, "deep"), (1, "night"), across=True))
    drawing += path(
        f"M{x - 6} 346C{x - 34} 400 {x - 22} 470 {x - 24} 512H{x + 8}C{x + 2} 470 {x + 12} 400 {x - 6} 346Z",
        "mist",
        opacity=0.55,
    )
    drawing += ellipse(x, 536, 32, 26, "mist") + path(
        f"M{x - 24} 522Q{x} 508 {x + 24} 522Q{x + 16} 546 {x} 546Q{x - 16} 546 {x - 24} 522Z", "ink"
    )
    drawing += ellipse(x - 9, 521, 7, 4, "mist") + line([(x - 16, 557), (x, 552), (x + 16, 557)], "ink", 4)
    for side in (-1, 1):
        ex = x + side * 44
        drawing += ellipse(ex, 425, 15, 12, "ink", turn=side * 24)
        drawing += ellipse(ex - 1, 425, 10, 8, "ochre", turn=side * 24)
        drawing += circle(ex, 425, 6, "ink") + circle(ex - 4, 420, 4, "pale")
        drawing += line(curve((ex - 18, 414), (ex, 402), (ex + 18, 414), 5), "pale", 5)
    return drawing + line(
        [(x - 58, 362), (x - 70, 404), (x - 58, 444), (x - 42, 484), (x - 38, 524)], "gold", 6
    )


def _antler(rnd: random.Random, x: float, side: int) -> str:
    """Draws an antler like a branch, with leaves and blossoms."""
    beam = [
        (x + side * 26, 358),
        (x + side * 52, 310),
        (x + side * 96, 262),
        (x + side * 120, 196),
        (x + side * 104, 128),
    ]
    tines = [beam] + [
        [(x + side * a, b), (x + side * (a + c * 0.5), b + d * 0.6), (x + side * (a + c), b + d)]
        for a, b, c, d in (
            (44, 322, -22, -76),
            (82, 276, -34, -96),
            (108, 236, 50, -56),
            (118, 184, -44, -78),
            (118, 190, 46, -70),
        )
    ]
    antler = "".join(
        limb(t, (22, 19, 16, 12, 5) if t is beam else (14, 11, 4), "ochre", "pale") for t in tines
    )
    antler += "".join(line(moved(t, 5, 2), "rust", 4) for t in tines)
    for tine in tines:
        tx, ty = tine[-1]
        for k in range(4):
            outline = leaf(tx + rnd.uniform(-8, 8), ty + k * 9, rnd.uniform(-3.4, 0.3), 30, 14)
            antler += path(outline, ("sage", "gold", "teal")[k % 3])
        antler += "".join(
            circle(tx + 10 * math.cos(a), ty + 10 * math.sin(a), 8, fill)
            for a, fill in ((0, "blush"), (1.26, "blush"), (2.5, "blush"), (3.8, "rose"), (5, "rose"))
        )
        antler += circle(tx, ty, 6, "gold")
    return antler + dots(rnd, 4, (x + side * 130 - 20, 140, x + side * 130 + 20, 330), ("blush", "gold"))


LAYERS = {
    43: Layer("horse", "figure", horse, 0.3),
    55: Layer("stag", "figure", stag, 1.4),
}

"""Ground that ends on one side, so that another shows beside it: dunes, terraces, fields, a viaduct."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from vernissage.games.canvas.art.forms import curve
from vernissage.games.canvas.art.pen import (
    HORIZON,
    Layer,
    Point,
    blob,
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
    smooth,
    taper,
)


def dunes(rnd: random.Random, x: float) -> str:
    far = [(110, 752), (200, 660), (310, 570), (x + 30, 488), (600, 574), (740, 626)]
    middle = [(90, 760), (190, 690), (300, 606), (420, 650), (560, 640), (740, 690)]
    near = [(120, 770), (230, 736), (400, 696), (600, 684), (740, 722)]
    drawing = _dune(rnd, far, x + 30, "ochre") + _caravan(x)
    return drawing + _dune(rnd, middle, 300, "gold") + _dune(rnd, near, 600, "coral")


def _dune(rnd: random.Random, crest: Sequence[Point], peak: float, fill: str) -> str:
    """Draws sand with a sharp crest: light on the left, shadow behind the ridge, ripples on both."""
    outline = f"{smooth(crest)}L740 770L{crest[0][0]:.0f} 770Z"
    top = next(y for px, y in crest if px == peak)
    light = linear((0, mix(fill, "pale", 0.55)), (0.3, fill), (1, mix(fill, "rust", 0.55)))
    ridge = [
        (peak, top - 3),
        (peak + 34, top + 40),
        (peak - 6, top + 84),
        (peak + 60, top + 150),
        (peak + 30, top + 280),
    ]
    dark = linear((0, mix(fill, "plum", 0.72)), (1, mix(fill, "rust", 0.6)))
    inside = path(outline, light)
    for k in range(9):
        y = top + 26 + k * 22
        ripple = [
            (px, y + 7 * math.sin(px / 31 + k) + (px - peak) ** 2 / 2600)
            for px in range(-20, int(peak) + 10, 30)
        ]
        inside += line(ripple, mix(fill, rnd.choice(("pale", "rust")), 0.5), 4, opacity=0.6)
    shadow = f"{smooth(ridge)}L760 780L760 {top - 3}Z"
    inside += path(shadow, dark)
    for k in range(7):
        y = top + 40 + k * 26
        stroke = [(peak + 70 + k * 9, y), (peak + 170, y + 16), (peak + 300, y + 4)]
        inside += line(stroke, mix(fill, "plum", 0.35), 4, opacity=0.5)
    return clip(outline, inside) + line([(px, y - 1) for px, y in crest if px <= peak], "pale", 6)


def _caravan(x: float) -> str:
    return "".join(
        group(_camel(), px, y, scale=s, turn=t)
        for px, y, s, t in (
            (x - 122, 542, 0.8, -24),
            (x - 44, 509, 0.9, -22),
            (x + 52, 480, 1.0, 2),
        )
    )


def _camel() -> str:
    body = "M-44 -34C-40 -52 -24 -50 -18 -58C-10 -72 4 -70 10 -56C20 -50 34 -52 38 -38C46 -34 48 -52 52 -66"
    body += (
        "C54 -78 70 -76 76 -66C72 -60 64 -62 62 -58C62 -40 58 -22 40 -22"
        "L34 12H26L24 -20H-22L-26 12H-34L-36 -20L-48 -6Z"
    )
    rug = path("M-18 -56C-10 -72 4 -70 12 -54L8 -30H-16Z", "coral") + path("M-16 -40H10L9 -34H-16Z", "gold")
    return path(body, "ink") + rug + line([(-38, -46), (-20, -56)], "gold", 5)


def terraces(rnd: random.Random, x: float) -> str:
    """Draws steps of still water, one below the other; each is a mirror with a grassy rim."""
    drawing = ""
    for k in range(8):
        y = 484 + 12 * k + 2.4 * k * k
        left = 196 - 20 * k + 16 * (k % 3)
        rim: list[Point] = [(left, y + 40 + 5 * k)]
        rim += [
            (px, y + (12 + 3 * k) * math.sin(px / (58 + 9 * k) + k * 1.9) + 0.004 * max(0, px - 330) ** 2)
            for px in range(int(left) + 50, 780, 44)
        ]
        drawing += _step(rnd, rim, k)
    return drawing + group(_hut(), x - 96, 584, scale=1.15) + group(_hut(), x - 194, 522, scale=0.66)


def _step(rnd: random.Random, rim: list[Point], k: int) -> str:
    bottom = f"L780 790L{rim[0][0] - 30:.0f} 790Z"
    bank = moved(rim, 0, -4)
    water = linear(
        (0, mix("mist", "cream", 0.4 * (k % 2))), (0.14, mix("sage", "mist", 0.3)), (0.5, "teal"), (1, "deep")
    )
    step = path(smooth(moved(rim, 0, -12 - k)) + bottom, "deep") + path(smooth(rim) + bottom, water)
    step += line(moved(bank, 0, -13 - k), ("gold", "sage", "ochre")[k % 3], 6 + 0.5 * k)
    step += line(bank, "ink", 4, opacity=0.7)
    for px, y in rim[1:]:
        for _ in range(3):
            sx, sy = px + rnd.uniform(-22, 22), y + rnd.uniform(16, 22 + 3 * k)
            stroke = [(sx, sy), (sx + rnd.uniform(-4, 4), sy - 9 - k)]
            step += line(stroke, rnd.choice(("sage", "gold", "ink", "deep")), 4)
        if rnd.choice((True, False)):
            points = [(px - 30, y + 12 + 2 * k), (px + 26, y + 11 + 2 * k)]
            step += line(points, rnd.choice(("pale", "blush", "gold")), 4, opacity=0.85)
    return step


def _hut() -> str:
    """Draws a hut on stilts with a straw roof."""
    hut = "".join(line([(dx, -30), (dx * 1.05, 24)], "plum", 8) for dx in (-34, -2, 32))
    hut += path("M-44 -78H42V-22H-44Z", linear((0, "cream"), (0.5, "blush"), (1, "rust"), across=True))
    hut += path("M-12 -22V-60H14V-22Z", "plum") + path("M-36 -62H-20V-44H-36Z", "gold")
    hut += line([(-50, -22), (48, -22)], "ink", 7)
    hut += path("M-66 -70C-40 -92 -20 -112 -2 -128C18 -112 40 -92 66 -70C30 -82 -30 -82 -66 -70Z", "ochre")
    hut += path("M-66 -70C-40 -92 -20 -112 -2 -128L-8 -79C-30 -80 -50 -76 -66 -70Z", "pale")
    return hut + "".join(line([(0, -122), (dx, -80)], "rust", 4) for dx in (-36, -14, 16, 38))


def lavender(rnd: random.Random, x: float) -> str:
    edge = [(236, 770), (280, 700), (366, 606), (462, 538), (x + 10, 494), (740, 478)]
    field = f"{smooth(edge)}L740 770Z"
    inside = path(field, linear((0, "sage"), (0.25, mix("violet", "teal", 0.3)), (1, "plum")))
    for k in range(-7, 7):
        inside += _row(rnd, x + 24 + k * 16, x - 30 + k * 148, k)
    return _chapel(x + 30, 494) + clip(field, inside) + line(moved(edge[1:], 0, 2), "blush", 5)


def _row(rnd: random.Random, far: float, near: float, k: int) -> str:
    """Draws one row of bushes that grow larger as they come nearer."""
    row = ""
    for i in range(26):
        t = (i / 25) ** 1.7
        px, y, r = far + (near - far) * t, 486 + 274 * t, 4 + 38 * t
        fill = ("violet", "rose", "plum")[k % 3]
        row += path(blob(rnd, px + r * 0.25, y + r * 0.35, r * 1.05, r * 0.8), "ink", opacity=0.75)
        row += path(blob(rnd, px, y, r, r * 0.8), mix(fill, "plum", 0.25))
        outline = blob(rnd, px - r * 0.25, y - r * 0.25, r * 0.66, r * 0.46)
        row += path(outline, mix(fill, "blush", 0.35 + 0.2 * rnd.random()))
        for _ in range(round(7 * t)):
            sx, sy = px + rnd.uniform(-0.9, 0.7) * r, y - rnd.uniform(-0.2, 0.9) * r
            stroke = [(sx, sy), (sx + rnd.uniform(-4, 4), sy - 13 * t - 5)]
            row += line(stroke, rnd.choice(("blush", "rose", "pale")), 5)
    return row


def _chapel(x: float, y: float) -> str:
    wall = linear((0, "pale"), (0.5, "cream"), (1, "rust"), across=True)
    chapel = path(f"M{x - 30} {y}V{y - 48}L{x + 14} {y - 82}L{x + 58} {y - 48}V{y}Z", wall)
    chapel += path(
        f"M{x - 38} {y - 44}L{x + 14} {y - 86}L{x + 66} {y - 44}L{x + 60} {y - 34}H{x - 32}Z", "rust"
    )
    chapel += path(f"M{x - 38} {y - 44}L{x + 14} {y - 86}L{x + 4} {y - 34}H{x - 32}Z", "coral")
    chapel += path(f"M{x - 46} {y}V{y - 104}h34V{y}Z", wall)
    chapel += path(f"M{x - 54} {y - 100}L{x - 29} {y - 146}L{x - 4} {y - 100}Z", "plum")
    chapel += line([(x - 52, y - 101), (x - 30, y - 143)], "gold", 5)
    chapel += path(f"M{x - 38} {y - 64}v-18a9 10 0 0 1 18 0v18Z", "ink") + circle(x - 29, y - 70, 6, "gold")
    chapel += path(f"M{x + 8} {y}v-22a11 12 0 0 1 22 0v22Z", "plum")
    for dx, high in ((-70, 92), (84, 118)):
        tree = [(x + dx, y - high), (x + dx, y - high * 0.55), (x + dx, y + 4)]
        chapel += path(taper(tree, (2, 26, 12)), "ink")
        chapel += path(taper(moved(tree, -5, 4), (1, 9, 3)), "teal")
    return chapel


def viaduct(rnd: random.Random, x: float) -> str:
    """Draws arches that shrink into the distance, with gaps between the piers."""
    piers = [760.0]
    for _ in range(9):
        piers.append(piers[-1] - 52 - 0.115 * (piers[-1] + 60))
    drawing = ""
    for right, left in pairwise(piers):
        drawing = _arch(left, right) + drawing
    top = [(-20, _deck(-20)), (740, _deck(740))]
    corners = moved(top, 0, -12) + moved(reversed(top), 0, 8)
    drawing += polygon(corners, linear((0, "blush"), (1, "rust")))
    drawing += line(moved(top, 0, -12), "pale", 5)
    return _train(rnd, x) + fade(drawing, (0, 1), (0.86, 1), (0.985, 0))


def _deck(px: float) -> float:
    return HORIZON - 24 - 0.1 * px


def _arch(left: float, right: float) -> str:
    wide = right - left
    pier, spring = wide * 0.2, wide * 0.52
    a, b, foot = left + pier, right, 770
    top_a, top_b = _deck(left), _deck(right)
    base = (top_a + top_b) / 2 + 14 + spring
    wall = (
        f"M{left:.1f} {top_a:.1f}L{b:.1f} {top_b:.1f}V{base:.1f}"
        f"A{(b - a) / 2:.1f} {spring - 6:.1f} 0 0 0 {a:.1f} {base:.1f}"
        f"V{foot}H{left - pier * 0.25:.1f}L{left:.1f} {base:.1f}Z"
    )
    drawing = path(
        wall, linear((0, "coral"), (0.35, mix("coral", "rust", 0.45)), (1, mix("rust", "violet", 0.5)))
    )
    inner = f"M{a:.1f} {base:.1f}V{foot}H{a - pier * 0.45:.1f}V{base:.1f}Z"
    drawing += path(inner, "plum", opacity=0.75)
    arc = [
        (a + (b - a) / 2 * (1 - math.cos(t)), base - (spring - 6) * math.sin(t))
        for t in (0, 0.5, 1, 1.57, 2.1, 2.6, 3.14)
    ]
    drawing += line(arc, "plum", 5) + line(moved(arc, -2, -7), "blush", 4)
    for k in range(5):
        y = base + 30 + k * 44
        drawing += line([(left + 2, y), (a - pier * 0.5, y)], "blush", 3, opacity=0.6)
    return drawing + line([(left + 1, base), (left + 1, foot)], "blush", 5)


def _train(rnd: random.Random, x: float) -> str:
    cars = ""
    for k in range(4):
        px = x + 4 - k * 92
        size = 1 - 0.1 * k
        cars += group(_engine() if k == 0 else _coach(k), px, _deck(px) - 14, turn=-5.7, scale=size)
    smoke = ""
    for k in range(13):
        t = k / 12
        px, y = x + 62 - 330 * t, _deck(x) - 84 - 74 * t**0.6 + rnd.uniform(-9, 9)
        r = 12 + 26 * t
        smoke += path(
            blob(rnd, px, y, r * 1.2, r * 0.85), mix("pale", "violet", 0.2 + 0.3 * t), opacity=0.95 - 0.5 * t
        )
        smoke += path(blob(rnd, px - r * 0.3, y - r * 0.3, r * 0.6, r * 0.4), "pale", opacity=0.9 - 0.6 * t)
    return smoke + cars


def _engine() -> str:
    body = path("M-38 0V-44H-6V-30H50Q62 -30 62 -16V0Z", "ink") + path("M-42 -50H0V-42H-42Z", "rust")
    body += path("M40 -30V-52H36L34 -60H58L56 -52H52V-30Z", "ink") + path("M-28 -38H-14V-22H-28Z", "gold")
    body += line([(-4, -26), (48, -26)], "teal", 6) + path("M62 0L76 4H50V0Z", "rust")
    body += circle(60, -18, 5, "gold")
    return body + "".join(circle(wx, 2, 9, "plum") + circle(wx, 2, 4, "gold") for wx in (-26, -2, 22, 44))


def _coach(k: int) -> str:
    body = path("M-40 0V-38Q-40 -44 -34 -44H34Q40 -44 40 -38V0Z", ("teal", "deep")[k % 2])
    body += path("M-42 -46H42V-39H-42Z", "cream")
    body += "".join(path(f"M{wx} -32H{wx + 16}V-16H{wx}Z", "gold") for wx in (-34, -8, 18))
    body += "".join(circle(wx, 2, 8, "ink") for wx in (-24, 24))
    return body + line(curve((-38, -8), (0, -8), (38, -8), 2), "coral", 4)


LAYERS = {
    44: Layer("dunes", "ground", dunes, 0.1),
    48: Layer("terraces", "ground", terraces, 0.1),
    56: Layer("lavender", "ground", lavender, 0.2),
    59: Layer("viaduct", "ground", viaduct, 1.5),
}

"""People: a dancer, a violinist, a dreamer, a walker in the rain."""

import math
import random
from itertools import pairwise

from vernissage.games.canvas.art.forms import curve, limb, spark
from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    clip,
    curves,
    ellipse,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    radial,
    smooth,
    taper,
)

SASH = ((-58, 98), (-10, 62), (80, 92), (150, 70), (240, 130), (214, 206))


def dancer(_rnd: random.Random, x: float) -> str:
    body = line(moved(SASH, 3, 8), "deep", 13) + line(SASH, "sage", 15) + line(moved(SASH, 0, -5), "pale", 5)
    body += line([(-8, 560), (-14, 640), (-4, 716), (-20, 736)], "blush", 21)
    body += line([(-12, 560), (-18, 640), (-9, 712)], "pale", 6)
    body += path("M-14 706 L8 708 L-14 744 L-30 740Z", "rose")
    body += line([(36, 560), (96, 630), (46, 676)], "blush", 20)
    body += path("M60 656 L54 688 L14 692 L24 678Z", "rose") + "".join(_fold(k / 25) for k in range(26))
    body += path(
        "M-36 268 C-24 256 30 256 40 268 C34 320 20 340 26 404 H-24 C-16 340 -34 320 -36 268Z", "rust"
    )
    body += path(
        "M-36 268 C-28 262 -16 260 -8 262 C-12 320 -8 360 -12 404 H-24 C-16 340 -34 320 -36 268Z", "coral"
    )
    body += line([(-26, 398), (0, 406), (28, 398)], "gold", 10)
    body += _arm([(-34, 272), (-98, 218), (-108, 142), (-62, 96)])
    body += _arm([(38, 272), (106, 258), (168, 206), (212, 210)])
    return group(body + line([(2, 262), (2, 232)], "blush", 20) + _dancers_head(), x)


def _fold(t: float) -> str:
    """Draws one fold of the skirt, fanned out from the waist."""
    a, b = math.pi * (0.02 + 0.9 * t), math.pi * (0.02 + 0.9 * min(1, t + 0.062))
    r, r2 = (200 + 32 * math.sin(u * 9) + 48 * (1 - t) for u in (t, t + 0.05))
    colour = mix(
        mix("rust", "coral", 0.3 + 0.7 * t),
        "blush",
        (0.5 + 0.5 * math.sin(t * 34)) * 0.75 * (0.35 + 0.65 * t),
    )
    (ax, ay), (bx, by), (mx, my) = ((math.cos(u), math.sin(u)) for u in (a, b, (a + b) / 2))
    out = f"M0 398 Q{ax * r * 0.5 + 14} {398 + ay * r * 0.28} {ax * r} {410 + ay * r * 0.78}"
    hem = f"Q{mx * r * 1.08} {410 + my * r * 0.85} {bx * r2} {410 + by * r2 * 0.78}"
    back = f"Q{bx * r2 * 0.5 + 14} {398 + by * r2 * 0.28} 0 398Z"
    return path(f"{out} {hem} {back}", colour, stroke=colour, stroke_width=3)


def _arm(points: list[Point]) -> str:
    return line(points, "blush", 19) + line(moved(points, -4, -3), "pale", 6)


def _dancers_head() -> str:
    head = ellipse(-2, 205, 29, 36, "blush", turn=-10)
    head += ellipse(-12, 208, 14, 24, mix("blush", "pale", 0.55), turn=-10)
    head += path("M-28 194 C-34 152 22 152 32 190 C32 212 26 226 20 232 C20 206 6 190 -28 194Z", "ink")
    head += circle(24, 162, 19, "ink") + circle(12, 172, 7, "gold")
    return (
        head + line([(-24, 207), (-17, 211), (-9, 207)], "ink", 5) + line([(-19, 225), (-11, 226)], "rust", 6)
    )


COAT = (
    (-34, -404),
    (-58, -330),
    (-60, -240),
    (-104, -106),
    (-40, -92),
    (0, -100),
    (60, -90),
    (112, -108),
    (66, -240),
    (58, -330),
    (36, -404),
)


def violinist(_rnd: random.Random, x: float) -> str:
    """Draws a fiddler in a long rose coat, with notes that fly off."""
    legs = line([(-26, -130), (-34, -60), (-36, -10)], "ink", 30)
    legs += line([(28, -130), (34, -60), (36, -10)], "ink", 30)
    legs += path("M-58 -14 C-50 -26 -22 -24 -18 -10 L-18 4 H-72 C-74 -6 -68 -12 -58 -14Z", "plum")
    legs += path("M22 -10 C26 -24 52 -26 60 -14 C70 -12 76 -6 74 4 H20Z", "plum")
    coat = smooth(COAT, closed=True)
    body = legs + path(
        coat, linear((0, "blush"), (0.3, "rose"), (0.65, mix("rose", "plum", 0.45)), (1, "plum"), across=True)
    )
    for top, foot, colour in ((-16, -62, "blush"), (4, -14, "plum"), (18, 34, "plum"), (30, 74, "rose")):
        body += line([(top, -240), ((top + foot) / 2, -180), (foot, -108)], colour, 7, opacity=0.8)
    body += line([(-2, -380), (2, -300), (0, -240), (-4, -110)], "plum", 6)
    body += "".join(circle(12, y, 6, "gold") for y in (-340, -296, -252))
    body += line([(-46, -390), (-60, -330), (-62, -244), (-100, -116)], "pale", 7)
    scarf: list[Point] = [(24, -402), (84, -424), (140, -396), (196, -414), (232, -392)]
    body += line(moved(scarf, 0, 6), "ochre", 24) + line(scarf, "gold", 18)
    body += line([(-30, -398), (0, -390), (34, -402)], "gold", 26)
    notes = "".join(
        group(_quaver(colour), px, py, turn=turn, scale=size)
        for px, py, turn, size, colour in (
            (96, -506, 12, 1, "ink"),
            (176, -560, -10, 0.85, "rust"),
            (222, -482, 20, 0.7, "plum"),
        )
    )
    return group(body + _fiddlers_head() + _fiddle() + notes, x + 34, 742, scale=0.98)


def _fiddlers_head() -> str:
    head = line([(2, -396), (0, -424)], "blush", 24) + ellipse(-4, -450, 33, 40, "blush", turn=-14)
    head += ellipse(-14, -446, 16, 26, mix("blush", "pale", 0.6), turn=-14)
    head += path(
        "M-34 -466 C-30 -490 20 -500 34 -462 C38 -440 34 -420 24 -412 C22 -436 12 -456 -34 -466Z", "ink"
    )
    outline = "M-52 -476 C-44 -516 24 -530 44 -486 C50 -470 40 -462 26 -466 C0 -480 -30 -478 -52 -476Z"
    head += path(outline, linear((0, "teal"), (1, "deep")))
    head += circle(0, -514, 8, "gold") + line([(-42, -484), (-20, -502), (6, -506)], "sage", 6)
    head += line([(-28, -448), (-21, -444), (-14, -448)], "ink", 5)
    return head + line([(-24, -426), (-14, -425)], "rust", 6)


def _fiddle() -> str:
    fiddle = ellipse(0, 0, 30, 25, "rust") + ellipse(-36, 0, 24, 20, "rust") + ellipse(-17, 0, 16, 16, "rust")
    fiddle += ellipse(-2, -6, 20, 12, "ochre") + ellipse(-36, -5, 14, 9, "ochre")
    fiddle += polygon([(-46, -7), (-136, -6), (-136, 6), (-46, 7)], "ink")
    fiddle += circle(-142, 0, 10, "plum") + line([(18, 0), (-130, 0)], "gold", 4)
    left = line([(-42, -376), (-96, -318), (-150, -398)], mix("rose", "blush", 0.4), 30)
    left += line([(-52, -376), (-104, -326)], "pale", 6) + circle(-152, -408, 14, "blush")
    right = line([(40, -376), (54, -296), (-22, -308)], mix("rose", "plum", 0.35), 32)
    right += circle(-32, -312, 15, "blush")
    bow = line([(-24, -290), (-92, -500)], "plum", 7) + line([(-40, -288), (-104, -494)], "pale", 4)
    return left + group(fiddle, -50, -398, turn=16) + bow + right


def _quaver(colour: str) -> str:
    note = ellipse(0, 0, 17, 13, colour, turn=-20) + line([(14, -4), (14, -64)], colour, 7)
    note += path("M14 -66 C18 -46 42 -42 34 -16 C34 -32 20 -36 14 -40Z", colour)
    return note + ellipse(-4, -3, 6, 4, "blush", turn=-20)


def dreamer(rnd: random.Random, x: float) -> str:
    """Draws a sleeper's face in profile; her streaming hair carries flowers and stars."""
    drawing = _streaming(rnd, x, back=True)
    skin = linear((0, "pale"), (0.45, "blush"), (1, mix("rose", "coral", 0.4)), across=True)
    drawing += path(curves(moved(_PROFILE, x)) + "Z", skin)
    outline = smooth([(x - 20, 452), (x + 30, 446), (x + 62, 404), (x + 70, 520), (x + 30, 560)], closed=True)
    drawing += path(outline, "plum", opacity=0.24)
    drawing += _dreaming_face(x) + _streaming(rnd, x, back=False)
    for dx, dy, r, fill in ((36, 196, 34, "rose"), (86, 236, 27, "coral"), (-2, 176, 22, "cream")):
        drawing += _flower(rnd, x + dx, dy, r, fill)
    return group(drawing + _collar(rnd, x), 0, 64)


_PROFILE = (
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
    """Draws dark locks that wave from the head to the right, with lighter ones among them."""
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
    """Draws soft waves that hide the end of the neck."""
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
        outline = taper(points, (3, 24, 26, 3))
        waves += path(outline, ("deep", "rose", "teal", "gold", "mist")[k % 5], opacity=0.95 - 0.07 * k)
    return waves


def umbrella(rnd: random.Random, x: float) -> str:
    """Draws somebody who walks home through the rain."""
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
        stroke = [(x - 16 + k * 6, 500), (px + 2, 580), (px, 664)]
        cloth += line(stroke, rnd.choice(("ink", "teal", "sage", "ink")), 6, opacity=0.75)
    cloth += line([(x - 44, 500), (x, 512), (x + 58, 498)], "rust", 15)
    cloth += line([(x - 44, 496), (x, 507), (x + 40, 500)], "gold", 5)
    return (
        legs
        + clip(coat, cloth)
        + line([(x - 40, 380), (x - 54, 460), (x - 62, 560), (x - 82, 652)], "gold", 6)
    )


def _walker(x: float) -> str:
    """Draws an arm, a shawl and a face that looks to the left."""
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
    6: Layer("violinist", "figure", violinist, 1.2),
    10: Layer("dancer", "figure", dancer, 1.2),
    52: Layer("dreamer", "figure", dreamer, 0.5),
    60: Layer("umbrella", "figure", umbrella, 1.3),
}

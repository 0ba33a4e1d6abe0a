"""People: a dancer and a violinist."""

import math
import random

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
    circle,
    ellipse,
    group,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    smooth,
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
    """One fold of the skirt, fanned out from the waist."""
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
    """A fiddler in a long rose coat, with notes that fly off."""
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
    head += path(
        "M-52 -476 C-44 -516 24 -530 44 -486 C50 -470 40 -462 26 -466 C0 -480 -30 -478 -52 -476Z",
        linear((0, "teal"), (1, "deep")),
    )
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


LAYERS = {6: Layer("violinist", "figure", violinist, 1.2), 10: Layer("dancer", "figure", dancer, 1.2)}

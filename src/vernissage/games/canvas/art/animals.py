"""Animals on land: a fox, a cat and a peacock."""

import math
import random

from vernissage.games.canvas.art.pen import (
    Layer,
    Point,
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
    smooth,
    taper,
)

FOX_BODY = (
    (-34, -240),
    (-70, -170),
    (-92, -80),
    (-84, -8),
    (0, 0),
    (80, -8),
    (88, -80),
    (64, -170),
    (36, -240),
)
FOX_TAIL = ((30, -40), (120, -34), (196, -62), (222, -130), (196, -206), (150, -240))
FOX_HEAD = (
    "M-84 -400 C-62 -384 -44 -360 -36 -342 C-14 -350 14 -350 36 -342 C44 -360 62 -384 84 -400 "
    "C94 -356 92 -326 88 -304 "
    "C102 -286 112 -266 116 -250 C84 -238 42 -214 0 -186 C-42 -214 -84 -238 -116 -250 "
    "C-112 -266 -102 -286 -88 -304 C-92 -326 -94 -356 -84 -400Z"
)
FOX_CHEEKS = (
    "M0 -186 C-42 -214 -84 -238 -116 -250 C-88 -272 -56 -268 -38 -248 C-26 -236 -16 -226 0 -226 "
    "C16 -226 26 -236 38 -248 C56 -268 88 -272 116 -250 C84 -238 42 -214 0 -186Z"
)


def fox(rnd: random.Random, x: float) -> str:
    tail = taper(FOX_TAIL, (44, 80, 100, 100, 72, 8))
    tip = path(blob(rnd, 168, -226, 62, 44), "pale") + path(blob(rnd, 190, -200, 30, 26), "cream")
    body = clip(
        tail,
        path(tail, linear((0, "coral"), (0.6, "rust"), (1, "plum")))
        + tip
        + _fur(rnd, (200, -120), (60, 110), 24),
    )
    body += line([(96, -70), (160, -96), (178, -150), (150, -222)], "gold", 6)
    outline = smooth(FOX_BODY, closed=True)
    body += path(outline, linear((0, "coral"), (0.55, "coral"), (0.85, "rust"), (1, "plum"), across=True))
    body += clip(smooth(FOX_BODY, closed=True), _fur(rnd, (0, -110), (84, 100), 70))
    body += path("M-40 -226 C-52 -150 -26 -110 0 -84 C26 -110 52 -150 40 -226Z", "pale")
    body += path("M4 -226 C10 -160 8 -120 0 -84 C26 -110 52 -150 40 -226Z", "blush")
    return group(body + _fox_legs() + _fox_head(rnd), x - 4, 742, scale=1.04)


def _fox_legs() -> str:
    legs = ""
    for side in (-1, 1):
        legs += path(
            f"M{side * 8} -104 C{side * 6} -60 {side * 10} -30 {side * 6} -2 H{side * 50} "
            f"C{side * 54} -40 {side * 52} -70 {side * 44} -104Z",
            "coral",
        )
        legs += path(
            f"M{side * 8} -46 L{side * 28} -56 L{side * 50} -44 "
            f"C{side * 52} -24 {side * 56} 2 {side * 50} 4 H{side * 4} "
            f"C{side * 4} -10 {side * 8} -26 {side * 8} -46Z",
            "ink",
        )
    return (
        legs
        + line([(-44, -100), (-50, -60), (-50, -12)], "gold", 6)
        + line([(-46, -40), (-48, -6)], "teal", 6)
    )


def _fox_head(rnd: random.Random) -> str:
    head = path(FOX_HEAD, linear((0, "coral"), (0.6, mix("coral", "rust", 0.3)), (1, "rust"), across=True))
    head += clip(FOX_HEAD, _fur(rnd, (0, -300), (90, 50), 30))
    head += path(FOX_CHEEKS, linear((0, "pale"), (0.6, "cream"), (1, "blush"), across=True))
    for side in (-1, 1):
        head += path(
            f"M{side * 78} -382 C{side * 62} -366 {side * 52} -350 {side * 48} -336 L{side * 80} -312 "
            f"C{side * 84} -336 {side * 82} -360 {side * 78} -382Z",
            "plum",
        )
        head += path(
            f"M{side * 84} -400 C{side * 74} -392 {side * 66} -384 {side * 60} -378 L{side * 88} -362 "
            f"C{side * 88} -376 {side * 86} -388 {side * 84} -400Z",
            "ink",
        )
        outline = f"M{side * 20} -272 Q{side * 40} -298 {side * 64} -280 Q{side * 44} -258 {side * 20} -272Z"
        head += path(outline, "gold")
        head += ellipse(side * 42, -277, 9, 12, "ink") + circle(side * 42 - 4, -282, 4, "pale")
        head += line([(side * 16, -270), (side * 40, -296), (side * 70, -278)], "ink", 6)
    head += path("M-16 -204 Q0 -212 16 -204 Q12 -186 0 -182 Q-12 -186 -16 -204Z", "ink")
    head += circle(-5, -201, 3.5, "mist")
    head += line([(-86, -392), (-92, -350), (-88, -308), (-112, -258)], "gold", 7)
    return head + line([(-30, -344), (0, -349), (28, -344)], "gold", 6)


def _fur(rnd: random.Random, place: Point, size: Point, count: int) -> str:
    """Draws hairs over an oval, lighter on its left."""
    (x, y), (rx, ry) = place, size
    hairs = ""
    for _ in range(count):
        px, py = x + rnd.uniform(-rx, rx), y + rnd.uniform(-ry, ry)
        tone = mix("rust", rnd.choice(("gold", "coral", "blush")), 0.85 if px < x else 0.3)
        hairs += line([(px, py), (px + (px - x) * 0.1, py + rnd.uniform(18, 32))], tone, 5, opacity=0.7)
    return hairs


CAT_BODY = (
    (-34, -82), (-72, -10), (-108, 90), (-114, 190), (-96, 262), (0, 272),
    (98, 262), (116, 190), (108, 90), (74, -10), (36, -82),
)  # fmt: skip
CAT_TAIL = ((60, 240), (10, 266), (-90, 266), (-176, 232), (-200, 160), (-172, 112))
CAT_HEAD = (
    "M-92 -246 C-74 -234 -50 -212 -38 -196 C-14 -204 14 -204 38 -196 C50 -212 74 -234 92 -246 "
    "C98 -206 98 -178 92 -148 "
    "C88 -96 46 -66 0 -66 C-46 -66 -88 -96 -92 -148 C-98 -178 -98 -206 -92 -246Z"
)


def cat(rnd: random.Random, x: float) -> str:
    coat = linear((0, "teal"), (0.22, "night"), (0.6, "ink"), (1, mix("ink", "#000000", 0.3)), across=True)
    shape, hairs = smooth(CAT_BODY, closed=True), ""
    body = path(shape, coat) + line(CAT_TAIL, "ink", 36) + line(moved(CAT_TAIL, -5, -9), "teal", 9)
    body += line(moved(CAT_TAIL[2:], -8, -14), "gold", 6)
    for _ in range(150):
        down = rnd.random()
        px, py = rnd.uniform(-1, 1) * (40 + 70 * min(1, down * 1.6)), -60 + down * 300
        tone = mix("ink", rnd.choice(("teal", "violet", "deep")), max(0.05, (0.5 - px / 240) * 0.75))
        long = rnd.uniform(18, 34)
        hairs += line([(px, py), (px * 1.08, py + long * 0.5), (px * 1.16, py + long)], tone, 5, opacity=0.8)
    body += clip(shape, hairs)
    body += line([(-62, -32), (-88, 30), (-110, 110), (-115, 190), (-104, 244)], "gold", 7)
    body += path("M0 10 C-46 50 -40 180 0 230 C40 180 46 50 0 10Z", "teal", opacity=0.16)
    for side in (-1, 1):
        body += path(blob(rnd, side * 34, 256, 32, 18, corners=8, rough=0.06), "night")
        body += line([(side * 14, 90), (side * 22, 250)], "teal", 6, opacity=0.6)
    return group(body + path(CAT_HEAD, coat) + _cat_face(), x, 470)


def _cat_face() -> str:
    face = ""
    for side in (-1, 1):
        x = side * 42
        outline = f"M{side * 82} -226 C{side * 66} -214 {side * 54} -202 {side * 48} -192 L{side * 80} -172Z"
        face += path(outline, "plum")
        face += path(f"M{x - 27} -142 Q{x} -176 {x + 27} -142 Q{x} -116 {x - 27} -142Z", "gold")
        face += path(f"M{x - 27} -142 Q{x} -176 {x + 27} -142 Q{x} -156 {x - 27} -142Z", "ochre")
        face += ellipse(x - 3, -144, 8, 17, "ink") + circle(x - 8, -152, 4.5, "pale")
        face += line([(0, -99), (side * 12, -88), (side * 22, -92)], "mist", 5)
        for k in (-1, 0, 1):
            stroke = [(side * 24, -100 + k * 5), (side * 80, -106 + k * 15), (side * 118, -100 + k * 24)]
            face += line(stroke, "cream", 4, opacity=0.85)
    face += path("M-12 -112 h24 l-12 14Z", "rose")
    face += line([(-94, -232), (-98, -180), (-93, -140), (-74, -92)], "gold", 7)
    face += line([(-36, -198), (0, -204), (36, -198)], "gold", 6)
    return face + path("M-60 -70 Q0 -34 60 -70 L54 -54 Q0 -18 -54 -54Z", "rust") + circle(0, -34, 12, "gold")


NECK = ((-56, 0), (-64, -50), (-44, -100), (-40, -150), (-66, -186))


def peacock(rnd: random.Random, x: float) -> str:
    feathers = "".join(_feather(rnd, i) for i in (0, 10, 1, 9, 2, 8, 3, 7, 4, 6, 5))
    branch: list[Point] = [(-210, 112), (-120, 96), (0, 100), (110, 84), (170, 92)]
    wood = line(moved(branch, 0, 6), "ink", 24) + line(branch, "rust", 14)
    wood += line(moved(branch, 0, -6), "gold", 6)
    wood += "".join(
        group(_leaf(colour), px, py, turn=turn)
        for px, py, turn, colour in (
            (-170, 92, -30, "sage"),
            (-136, 104, 150, "teal"),
            (120, 78, 24, "sage"),
            (168, 96, 80, "teal"),
        )
    )
    legs = line([(-30, 60), (-34, 92)], "ochre", 9) + line([(8, 60), (10, 92)], "ochre", 9)
    outline = "M-92 -6 C-92 -52 -30 -60 14 -36 C54 -12 74 30 60 66 C20 92 -60 74 -92 -6Z"
    body = path(outline, linear((0, "teal"), (0.5, "deep"), (1, "night")))
    shape = taper(NECK, (92, 72, 48, 40, 44))
    neck = path(shape, linear((0, "teal"), (0.35, mix("teal", "night", 0.6)), (1, "night"), across=True))
    return group(feathers + wood + legs + body + _wing() + neck + _scales(rnd) + _head(), x + 4, 282)


def _feather(rnd: random.Random, i: int) -> str:
    """Draws one feather of the peacock's train; feathers with a higher number are longer."""
    t = i / 10
    foot, tip = (
        (40 - 14 * t, 34 + 20 * t),
        (
            246 - 250 * t + 20 * math.sin(i * 2.1),
            250 + 190 * math.sin(math.pi * (0.18 + 0.62 * t)) + rnd.uniform(-14, 14),
        ),
    )
    bend = ((foot[0] + tip[0]) / 2 + 60 * (1 - t), (foot[1] + tip[1]) / 2 - 36 * (1 - t))
    vane = line([foot, bend, tip], ("teal", "deep", "sage")[i % 3], 26) + line([foot, bend, tip], "gold", 5)
    eye = ellipse(0, 0, 25, 34, "ochre") + ellipse(0, 2, 19, 26, "teal") + ellipse(0, 6, 13, 17, "gold")
    eye += ellipse(0, 9, 9, 11, "ink")
    turn = math.degrees(math.atan2(tip[1] - bend[1], tip[0] - bend[0])) - 90
    return vane + group(eye + line([(-17, -14), (-8, -26)], "pale", 6), *tip, turn=turn)


def _leaf(colour: str) -> str:
    return path("M0 0 C14 -26 40 -30 62 -16 C46 6 20 12 0 0Z", colour) + line(
        [(4, -2), (30, -13), (54, -14)], "pale", 4
    )


def _wing() -> str:
    wing = ""
    for i in range(6):
        dx, dy = 4 + i * 6, -22 + i * 13
        colour = ("rust", "ochre", "coral")[i % 3]
        wing += path(
            f"M{dx - 50} {dy - 8} C{dx - 20} {dy - 20} {dx + 40} {dy - 2} {dx + 62 - i * 6} {dy + 34} "
            f"C{dx + 20} {dy + 26} {dx - 30} {dy + 20} {dx - 50} {dy - 8}Z",
            colour,
            stroke="plum",
            stroke_width=3,
        )
    return wing + line([(-44, -34), (0, -34), (40, -10)], "pale", 6)


def _scales(rnd: random.Random) -> str:
    scales = ""
    for _ in range(26):
        t = rnd.random()
        px, py = -56 + 16 * math.sin(t * 5) + rnd.uniform(-24, 24) * (1.3 - t), 8 - 150 * t
        outline = f"M{px - 8} {py} Q{px} {py + 15} {px + 8} {py}"
        scales += path(
            outline, "none", stroke=rnd.choice(("sage", "mist", "gold")), stroke_width=4, opacity=0.8
        )
    return scales + line([(-104, 4), (-100, -40), (-72, -92), (-62, -140)], "mist", 7)


def _head() -> str:
    crest = ""
    for i in range(5):
        angle = math.radians(-116 + i * 20)
        tip = (-62 + math.cos(angle) * 62, -200 + math.sin(angle) * 62)
        crest += line([(-62, -204), tip], "ink", 5) + circle(*tip, 9, "teal") + circle(*tip, 5, "gold")
    outline = "M-40 -186 C-38 -216 -78 -222 -92 -198 C-98 -184 -86 -166 -66 -164 C-50 -164 -42 -172 -40 -186Z"
    head = path(outline, linear((0, "teal"), (1, "night"), across=True))
    head += path("M-92 -202 L-126 -184 L-90 -180Z", "ochre")
    head += path("M-90 -204 C-80 -212 -68 -208 -62 -198 C-72 -202 -82 -200 -90 -196Z", "pale")
    crest += head + circle(-76, -192, 7, "ink")
    crest += path("M-88 -182 C-78 -178 -70 -180 -64 -186 C-66 -176 -80 -172 -88 -182Z", "pale")
    return crest + circle(-78, -194, 2.5, "pale")


LAYERS = {
    2: Layer("fox", "figure", fox, 1.3),
    8: Layer("peacock", "figure", peacock, 1.1),
    27: Layer("cat", "figure", cat, 1.3),
}

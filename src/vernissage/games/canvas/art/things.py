"""Things: a bicycle, a cello, a watch, a teapot."""

import math
import random

from vernissage.games.canvas.art.forms import leaf, spark
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
    polygon,
    radial,
    smooth,
    stroke_path,
    taper,
)


def bicycle(rnd: random.Random, x: float) -> str:
    back, front = (x - 138, 606), (x + 142, 606)
    drawing = _wheel(*back) + _wheel(*front)
    crank, saddle, head = (x - 28, 604), (x - 74, 446), (x + 92, 440)
    tubes: list[list[Point]] = [[back, crank], [back, (x - 62, 486)], [crank, saddle], [(x - 64, 476), head]]
    tubes += [[crank, (x + 98, 466)], [head, (x + 112, 520), front]]
    for tube in tubes:
        drawing += line(moved(tube, 3, 4), "ink", 15) + line(tube, "teal", 13)
        drawing += line(moved(tube, -2, -4), "mist", 4)
    drawing += path(
        f"M{x - 120} 438Q{x - 90} 420 {x - 26} 434Q{x - 30} 446 {x - 70} 448Q{x - 104} 464 {x - 120} 438Z",
        "rust",
    )
    drawing += line([(x - 114, 434), (x - 84, 426), (x - 40, 433)], "gold", 5)
    drawing += line([(x + 90, 440), (x + 84, 400), (x + 50, 388), (x + 26, 404)], "ink", 10)
    drawing += line([(x + 46, 388), (x + 26, 404)], "rust", 15) + circle(*crank, 22, "ochre")
    drawing += circle(*crank, 10, "ink")
    drawing += line([crank, (x - 6, 640)], "ink", 8) + line([(x - 24, 642), (x + 12, 642)], "rust", 11)
    return drawing + _basket(rnd, x + 132, 420)


def _wheel(x: float, y: float) -> str:
    r = 104
    wheel = circle(x, y, r, "none", stroke="ink", stroke_width=15)
    wheel += circle(x, y, r - 10, "none", stroke="cream", stroke_width=5)
    for k in range(12):
        a = k * math.tau / 12 + 0.1
        stroke = [(x, y), (x + math.cos(a) * (r - 10), y + math.sin(a) * (r - 10))]
        wheel += line(stroke, "gold" if k % 2 else "mist", 3.5)
    arc = f"M{x - r * 0.96:.0f} {y - r * 0.34:.0f}A{r} {r} 0 0 1 {x - r * 0.2:.0f} {y - r * 0.99:.0f}"
    wheel += stroke_path(arc, "gold", 6)
    return wheel + circle(x, y, 14, "ochre") + circle(x - 3, y - 3, 6, "pale")


def _basket(rnd: random.Random, x: float, y: float) -> str:
    flowers = ""
    for k in range(16):
        px, py = x + rnd.uniform(-58, 58), y - rnd.uniform(2, 74) + abs(k - 8) * 2
        flowers += path(
            leaf(px, py + 16, rnd.uniform(-2.6, -0.5), 40, 17), rnd.choice(("sage", "deep", "teal"))
        )
    for k in range(13):
        px, py = x + rnd.uniform(-56, 56), y - rnd.uniform(4, 70)
        fill = ("coral", "rose", "gold", "cream")[k % 4]
        flowers += path(blob(rnd, px, py, 18, 16, corners=9, rough=0.22), fill)
        flowers += circle(px - 4, py - 4, 8, mix(fill, "pale", 0.55))
        flowers += circle(px + 2, py + 2, 5, "rust")
    wicker = f"M{x - 58} {y - 4}H{x + 58}L{x + 42} {y + 72}H{x - 42}Z"
    weave = path(wicker, "ochre")
    for k in range(5):
        weave += line([(x - 62, y + 8 + k * 16), (x + 62, y + 8 + k * 16)], "rust", 5)
    weave += "".join(line([(x - 50 + k * 17, y), (x - 38 + k * 13, y + 74)], "gold", 5) for k in range(7))
    petals = "".join(
        ellipse(
            x - 90 - 46 * k + rnd.uniform(-14, 14),
            y - 30 - 18 * k + rnd.uniform(-44, 30),
            11,
            7,
            ("coral", "rose", "gold")[k % 3],
            turn=k * 40,
        )
        for k in range(7)
    )
    return petals + flowers + clip(wicker, weave) + line([(x - 62, y - 2), (x + 62, y - 2)], "cream", 8)


def cello(rnd: random.Random, x: float) -> str:
    x -= 24
    drawing = group(_cello_body(rnd) + _cello_neck(), x + 8, 540, turn=9)
    bow = [(x - 190, 470), (x + 190, 560)]
    drawing += line(moved(bow, 0, 12), "pale", 5) + line(bow, "ink", 10) + line(moved(bow, 0, -3), "coral", 4)
    drawing += path(f"M{x + 164} 552l34 8l-2 22l-28 -8Z", "ink")
    for dx, y, s in ((-150, 330, 1.0), (-196, 232, 0.85), (-120, 180, 0.7), (-214, 400, 0.6)):
        drawing += group(_note(), x + dx, y, scale=s, turn=rnd.uniform(-14, 10))
    return drawing


_WAIST = ((-92, -130), (-94, -80), (-70, -34), (-76, 10), (-112, 60), (-118, 118))
_BELLY = ((0, -168), (-52, -166), *_WAIST, (-80, 168), (0, 180))  # its left half


def _cello_body(rnd: random.Random) -> str:
    outline = smooth([*_BELLY, *((-a, b) for a, b in reversed(_BELLY[1:-1]))], closed=True)
    wood = radial(-50, -70, 280, (0, "pale"), (0.2, "gold"), (0.5, "ochre"), (0.8, "rust"), (1, "plum"))
    grain = path(outline, wood)
    for _ in range(46):
        px, y = rnd.uniform(-110, 110), rnd.uniform(-160, 150)
        fibre = [(px, y), (px + rnd.uniform(-4, 4), y + rnd.uniform(26, 60))]
        grain += line(fibre, rnd.choice(("rust", "gold", "ochre")), 4, opacity=0.5)
    drawing = line([(0, 176), (0, 214)], "ink", 8) + path(outline, "plum", stroke="plum", stroke_width=12)
    drawing += clip(outline, grain) + line([(-50, -160), (-90, -126), (-92, -80), (-72, -40)], "pale", 6)
    drawing += line([(-80, 16), (-110, 62), (-115, 116), (-90, 154)], "gold", 6)
    for side in (-1, 1):
        hole = [(side * 40, -6), (side * 30, 8), (side * 50, 44), (side * 64, 82), (side * 52, 96)]
        drawing += line(hole, "ink", 7) + circle(side * 34, -2, 7, "ink") + circle(side * 58, 94, 8, "ink")
    bridge = polygon(((-34, 52), (34, 52), (28, 66), (-28, 66)), "cream")
    return drawing + bridge + polygon(((-16, 100), (16, 100), (24, 168), (-24, 168)), "ink")


def _cello_neck() -> str:
    neck = polygon(((-14, -330), (14, -330), (22, -30), (-22, -30)), "ink")
    neck += line([(-14, -326), (-21, -40)], "violet", 5)
    outline = "M-16 -326C-20 -360 -30 -366 -22 -386C-10 -404 22 -400 22 -378C22 -362 2 -362 4 -374"
    neck += path(outline, stroke="rust", stroke_width=17, stroke_linecap="round")
    shape = "M-20 -330C-24 -360 -34 -366 -26 -386C-18 -398 -4 -400 6 -396"
    neck += path(shape, stroke="gold", stroke_width=6, stroke_linecap="round")
    for k, side in enumerate((-1, 1, -1, 1)):
        neck += line([(side * 12, -326 + k * 9), (side * 38, -330 + k * 9)], "rust", 8)
        neck += circle(side * 40, -330 + k * 9, 8, "gold")
    return neck + "".join(line([(-9 + k * 6, -326), (-12 + k * 8, 108)], "pale", 3) for k in range(4))


def _note() -> str:
    note = line([(24, 0), (24, -78)], "ink", 7)
    note += path("M24 -80C32 -58 56 -54 46 -26C44 -44 32 -48 24 -50Z", "ink")
    return note + ellipse(8, 2, 20, 14, "plum", turn=-20) + ellipse(4, -2, 10, 6, "gold", turn=-20)


def watch(_rnd: random.Random, x: float) -> str:
    y, r = 300, 122
    drawing = _chain(x, y - r - 46) + circle(x, y - r - 40, 26, "none", stroke="ochre", stroke_width=11)
    drawing += path(f"M{x - 19} {y - r - 22}h38v26h-38Z", "gold")
    drawing += line([(x + 9, y - r - 20), (x + 9, y - r)], "rust", 6)
    case = radial(x - 60, y - 70, 260, (0, "pale"), (0.3, "gold"), (0.65, "ochre"), (1, "rust"))
    drawing += circle(x, y, r + 16, "plum") + circle(x, y, r + 12, case) + circle(x, y, r - 9, "rust")
    drawing += _dial(x, y, r)
    shine = f"M{x - 92} {y - 10}A92 92 0 0 1 {x + 10} {y - 92}A120 120 0 0 0 {x - 92} {y - 10}Z"
    rim = f"M{x - r - 8} {y - 26}A{r + 10} {r + 10} 0 0 1 {x - 30} {y - r - 6}"
    return drawing + path(shine, "pale", opacity=0.8) + stroke_path(rim, "pale", 7)


def _dial(x: float, y: float, r: float) -> str:
    dial = circle(x, y, r - 14, radial(x - 40, y - 40, 190, (0, "pale"), (0.6, "cream"), (1, "blush")))
    for hour in range(12):
        c, s = math.cos(hour * math.tau / 12), math.sin(hour * math.tau / 12)
        mark = [(x + s * far, y - c * far) for far in (r - 22, r - 34)]
        dial += line(mark, "ink", 5 if hour % 3 else 8)
    dial += _gears(x + 30, y + 36) + circle(x - 38, y + 30, 25, "none", stroke="teal", stroke_width=5)
    dial += line([(x - 38, y + 30), (x - 30, y + 14)], "rust", 5)
    for turn, long, wide in ((304, 56, 17), (52, 82, 13)):
        hand = taper([(0, 14), (0, -long * 0.4), (0, -long * 0.7), (0, -long)], (6, wide * 0.5, wide, 2))
        dial += group(path(hand, "ink"), x, y, turn=turn)
    return dial + circle(x, y, 10, "rust") + circle(x - 3, y - 3, 4, "gold")


def _gears(x: float, y: float) -> str:
    gears = ""
    for dx, dy, r, fill in ((0, 0, 30, "ochre"), (-30, 22, 16, "teal")):
        teeth = "".join(
            group(
                path("M-4 0V-7H4V0Z", fill),
                x + dx + math.sin(a) * r * 0.95,
                y + dy - math.cos(a) * r * 0.95,
                turn=math.degrees(a),
            )
            for a in (k * math.tau / 10 for k in range(10))
        )
        gears += teeth + circle(x + dx, y + dy, r, fill) + circle(x + dx, y + dy, r * 0.6, "cream")
        gears += circle(x + dx, y + dy, r * 0.25, "plum")
    return gears


def _chain(x: float, y: float) -> str:
    """Draws the watch chain in long loops from the bow to the left edge."""
    points: list[Point] = []
    for k in range(32):
        t = k / 31
        points.append(
            (x - 540 * t, y - 150 * t * math.exp(-9 * t) * 3 + 330 * t**1.5 + 52 * t * math.sin(9 * t))
        )
    chain = line(points, "plum", 7)
    for k, (px, py) in enumerate(points[:-1]):
        turn = math.degrees(math.atan2(points[k + 1][1] - py, points[k + 1][0] - px))
        link = ellipse(0, 0, 14, 9 if k % 2 else 5, "none", stroke="ochre", stroke_width=6)
        link += path("M-13 -3Q0 -14 12 -4", stroke="pale", stroke_width=3)
        chain += group(link, px, py, turn=turn)
    return chain


def teapot(rnd: random.Random, x: float) -> str:
    drawing = _steam(rnd, x - 150, 500) + _books(x)
    y = 566
    body = (
        f"M{x - 60} {y - 74}C{x - 130} {y - 40} {x - 112} {y + 70} {x - 50} {y + 80}"
        f"H{x + 54}C{x + 116} {y + 68} {x + 134} {y - 40} {x + 64} {y - 74}Z"
    )
    glaze = radial(
        x - 48, y - 44, 210, (0, "pale"), (0.18, "blush"), (0.45, "coral"), (0.8, "rust"), (1, "plum")
    )
    drawing += stroke_path(
        f"M{x + 92} {y - 48}C{x + 170} {y - 70} {x + 168} {y + 40} {x + 96} {y + 38}", "rust", 22
    ) + stroke_path(f"M{x + 94} {y - 54}C{x + 160} {y - 72} {x + 166} {y - 4} {x + 146} {y + 18}", "blush", 6)
    spout = [(x - 84, y + 34), (x - 124, y + 4), (x - 132, y - 44), (x - 162, y - 68)]
    drawing += path(taper(spout, (60, 44, 28, 24)), linear((0, "coral"), (1, "rust")))
    drawing += line(moved(spout[1:], -10, -4), "blush", 6)
    flowers = "".join(
        _posy(rnd, x + dx, y + dy, r)
        for dx, dy, r in ((-34, 10, 27), (32, 26, 21), (62, -22, 17), (4, -40, 15), (-70, 48, 14))
    )
    drawing += clip(body, path(body, glaze) + flowers)
    outline = f"M{x - 58} {y - 74}C{x - 50} {y - 114} {x + 54} {y - 114} {x + 62} {y - 74}Z"
    drawing += path(outline, linear((0, "blush"), (0.4, "coral"), (1, "rust"), across=True))
    drawing += line([(x - 64, y - 74), (x, y - 68), (x + 68, y - 74)], "gold", 8)
    drawing += circle(x + 2, y - 112, 14, "gold") + circle(x - 2, y - 116, 6, "pale")
    return drawing + line([(x - 74, y - 60), (x - 106, y - 20), (x - 104, y + 30)], "pale", 7)


def _posy(rnd: random.Random, x: float, y: float, r: float) -> str:
    posy = path(leaf(x, y, 0.6, r * 1.9, r * 0.7), "teal") + path(leaf(x, y, 2.7, r * 1.7, r * 0.7), "deep")
    posy += path(blob(rnd, x, y, r, r * 0.92, corners=7, rough=0.14), "cream")
    posy += path(blob(rnd, x + 3, y + 3, r * 0.62, r * 0.56, rough=0.2), "gold")
    return posy + circle(x + 1, y + 1, r * 0.26, "plum")


def _steam(rnd: random.Random, x: float, y: float) -> str:
    """Draws curling steam: soft and thin, so that it glows, with a few lines in it."""
    steam = ""
    for i in range(26):
        t = i / 25
        px, py, r = _wisp(x, t), y - 14 - 400 * t, 16 + 46 * math.sin(math.pi * t**0.8)
        steam += circle(px, py, r, radial(px, py, r, (0, "pale", 0.6), (0.6, "mist", 0.3), (1, "mist", 0)))
    for k, fill in enumerate(("pale", "blush", "cream")):
        strand = [
            (_wisp(x, t) + (k - 1) * 16 * t, y - 14 - (330 + 50 * k) * t) for t in (i / 10 for i in range(11))
        ]
        steam += path(taper(strand, (4, 6, 8, 9, 10, 10, 9, 8, 6, 4, 1)), fill)
    sparks = ((rnd.uniform(-60, 120), rnd.uniform(150, 420), rnd.uniform(8, 14)) for _ in range(6))
    return steam + "".join(spark(x + dx, py, r, "pale") for dx, py, r in sparks)


def _wisp(x: float, t: float) -> float:
    """Returns the x of the steam at height t (0 to 1); it curls and drifts to the right."""
    return x - 4 + 70 * t + (8 + 56 * t) * math.sin(6.4 * t)


def _books(x: float) -> str:
    books = ""
    for y, high, left, right, fill in (
        (714, 40, -150, 150, "deep"),
        (678, 35, -128, 138, "ochre"),
        (646, 35, -138, 112, "plum"),
    ):
        books += path(
            f"M{x + left} {y}H{x + right}V{y + high}H{x + left}"
            f"Q{x + left - 12} {y + high / 2} {x + left} {y}Z",
            fill,
        )
        books += path(f"M{x + left + 26} {y + 6}H{x + right + 2}V{y + high - 6}H{x + left + 26}Z", "cream")
        books += "".join(
            line([(x + left + 28, y + 12 + k * 8), (x + right, y + 12 + k * 8)], "ochre", 2.5)
            for k in range(3)
        )
        books += path(f"M{x + left} {y}H{x + right}V{y + 8}H{x + left}Z", mix(fill, "pale", 0.35))
        books += path(f"M{x + left} {y + high - 7}H{x + right}V{y + high}H{x + left}Z", mix(fill, "ink", 0.4))
        books += line([(x + left + 14, y + 6), (x + left + 14, y + high - 6)], "gold", 6)
    return books


LAYERS = {
    34: Layer("bicycle", "thing", bicycle, 0.4),
    47: Layer("cello", "thing", cello, 1.3),
    50: Layer("watch", "thing", watch, 0.7),
    53: Layer("teapot", "thing", teapot, 0.9),
}

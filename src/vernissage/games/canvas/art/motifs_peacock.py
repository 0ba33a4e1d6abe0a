"""A peacock on a branch, its train hanging down behind it."""

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
    tapered,
)

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
    body = path(
        "M-92 -6 C-92 -52 -30 -60 14 -36 C54 -12 74 30 60 66 C20 92 -60 74 -92 -6Z",
        linear((0, "teal"), (0.5, "deep"), (1, "night")),
    )
    neck = path(
        tapered(NECK, (46, 36, 24, 20, 22)),
        linear((0, "teal"), (0.35, mix("teal", "night", 0.6)), (1, "night"), across=True),
    )
    return group(feathers + wood + legs + body + _wing() + neck + _scales(rnd) + _head(), x + 4, 282)


def _feather(rnd: random.Random, i: int) -> str:
    """One feather of the train; later ones are longer."""
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
        scales += path(
            f"M{px - 8} {py} Q{px} {py + 15} {px + 8} {py}",
            "none",
            stroke=rnd.choice(("sage", "mist", "gold")),
            stroke_width=4,
            opacity=0.8,
        )
    return scales + line([(-104, 4), (-100, -40), (-72, -92), (-62, -140)], "mist", 7)


def _head() -> str:
    crest = ""
    for i in range(5):
        angle = math.radians(-116 + i * 20)
        tip = (-62 + math.cos(angle) * 62, -200 + math.sin(angle) * 62)
        crest += line([(-62, -204), tip], "ink", 5) + circle(*tip, 9, "teal") + circle(*tip, 5, "gold")
    head = path(
        "M-40 -186 C-38 -216 -78 -222 -92 -198 C-98 -184 -86 -166 -66 -164 C-50 -164 -42 -172 -40 -186Z",
        linear((0, "teal"), (1, "night"), across=True),
    )
    head += path("M-92 -202 L-126 -184 L-90 -180Z", "ochre")
    head += path("M-90 -204 C-80 -212 -68 -208 -62 -198 C-72 -202 -82 -200 -90 -196Z", "pale")
    crest += head + circle(-76, -192, 7, "ink")
    crest += path("M-88 -182 C-78 -178 -70 -180 -64 -186 C-66 -176 -80 -172 -88 -182Z", "pale")
    return crest + circle(-78, -194, 2.5, "pale")


LAYERS = {8: Layer("peacock", "figure", peacock, 1.1)}

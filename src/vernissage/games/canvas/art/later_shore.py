"""The lighthouse of the later cards."""

import random

from vernissage.games.canvas.art.later_forms import curve, dots, taper
from vernissage.games.canvas.art.pen import Layer, circle, clip, line, linear, moved, path, polygon, radial


def lighthouse(rnd: random.Random, x: float) -> str:
    x, top, foot = x + 52, 318, 690
    beam = radial(x, top - 22, 560, (0, "pale", 0.85), (0.35, "gold", 0.45), (1, "gold", 0))
    drawing = polygon(((x, top - 32), (-30, 96), (-30, 268), (x, top - 10)), beam)
    drawing += polygon(((x, top - 32), (760, 226), (760, 312), (x, top - 10)), beam)
    drawing += circle(
        x, top - 22, 110, radial(x, top - 22, 110, (0, "pale", 0.8), (0.5, "gold", 0.4), (1, "gold", 0))
    )
    tower = f"M{x - 38} {top + 20}H{x + 38}L{x + 70} {foot + 20}H{x - 70}Z"
    stripes = path(tower, "cream")
    for k in range(3):
        y = top + 62 + k * 118
        stripes += path(
            f"M{x - 90} {y + 16}Q{x} {y - 8} {x + 90} {y + 16}V{y + 76}Q{x} {y + 52} {x - 90} {y + 76}Z",
            "coral",
        )
    stripes += path(
        tower, linear((0, "pale", 0.55), (0.3, "pale", 0), (0.6, "plum", 0.25), (1, "ink", 0.75), across=True)
    )
    for dx, y in ((-4, top + 54), (6, top + 172), (-6, top + 292)):
        stripes += path(f"M{x + dx - 9} {y + 26}V{y + 8}a9 10 0 0 1 18 0v18Z", "ink")
        stripes += path(f"M{x + dx - 5} {y + 24}V{y + 10}h5v14Z", "gold")
    drawing += clip(tower, stripes) + line([(x - 39, top + 24), (x - 69, foot)], "pale", 6) + _lantern(x, top)
    return drawing + _rock(rnd, x, foot)


def _lantern(x: float, top: float) -> str:
    room = path(
        f"M{x - 24} {top - 48}H{x + 24}V{top + 6}H{x - 24}Z",
        radial(x, top - 22, 40, (0, "pale"), (0.6, "gold"), (1, "coral")),
    )
    room += "".join(
        line([(x - 24 + k * 16, top - 48), (x - 24 + k * 16, top + 6)], "ink", 5) for k in range(4)
    )
    room += path(f"M{x - 34} {top - 46}C{x - 24} {top - 84} {x + 24} {top - 84} {x + 34} {top - 46}Z", "rust")
    room += path(
        f"M{x - 28} {top - 50}C{x - 20} {top - 78} {x - 6} {top - 78} {x - 2} {top - 76}"
        f"L{x - 10} {top - 50}Z",
        "coral",
    )
    room += circle(x, top - 82, 8, "gold")
    room += path(f"M{x - 54} {top + 4}H{x + 54}L{x + 40} {top + 24}H{x - 40}Z", "ink")
    room += "".join(
        line([(x - 50 + k * 20, top + 4), (x - 50 + k * 20, top - 16)], "ink", 4) for k in range(6)
    )
    return room + line([(x - 52, top - 16), (x + 52, top - 16)], "gold", 5)


def _rock(rnd: random.Random, x: float, y: float) -> str:
    outline = [
        (x - 230, 770),
        (x - 180, 716),
        (x - 118, 706),
        (x - 84, 672),
        (x, 680),
        (x + 80, 664),
        (x + 120, 690),
        (x + 180, 700),
        (x + 180, 770),
    ]
    rock = polygon(outline, linear((0, "violet"), (0.3, "night"), (1, "ink")))
    for _ in range(26):
        px, py = x + rnd.uniform(-190, 150), y + rnd.uniform(-4, 60)
        rock += polygon(
            ((px, py), (px - rnd.uniform(10, 26), py + 14), (px + rnd.uniform(4, 16), py + 20)),
            rnd.choice(("teal", "plum", "deep", "mist")),
            opacity=0.75,
        )
    for k in range(7):
        px = x - 240 + k * 62
        foam = curve((px - 36, 742 + 8 * (k % 2)), (px, 708), (px + 44, 744), 6)
        rock += path(taper(foam, (3, 12, 17, 18, 15, 10, 3)), "pale")
        rock += path(taper(moved(foam, 0, 12), (2, 9, 12, 12, 11, 8, 2)), "teal")
    return rock + dots(rnd, 16, (x - 240, 680, x - 90, 730), ("pale", "mist"))


LAYERS = {
    58: Layer("lighthouse", "thing", lighthouse, 1.5),
}

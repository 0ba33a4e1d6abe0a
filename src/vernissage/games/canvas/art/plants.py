"""Plants: an autumn tree, a field of sunflowers, petals in the wind."""

import math
import random

from vernissage.games.canvas.art.pen import Layer, Point, blob, circle, ellipse, group, line, mix, moved, path


def tree(rnd: random.Random, x: float) -> str:
    bark, tips = _limbs(rnd, (x - 30, 745), -1.16, 232, 42)
    for side in (-1.0, 1.0, 0.3):
        bark += path(
            f"M{x - 30 + side * 16} 700 Q{x - 30 + side * 40} 735 {x - 30 + side * 90} 752 L{x - 30} 752Z",
            "ink",
        )
    crown = [(px + rnd.gauss(0, 30), py + rnd.gauss(0, 26) - 8) for px, py in tips[4:] for _ in range(3)]
    crown.sort(key=lambda leaf: leaf[0] * 0.6 + leaf[1], reverse=True)
    fallen = "".join(
        ellipse(
            x + rnd.uniform(-60, 330),
            rnd.uniform(430, 730),
            8,
            5,
            rnd.choice(("gold", "coral", "rust")),
            turn=rnd.uniform(0, 180),
        )
        for _ in range(22)
    )
    shade = "".join(
        path(blob(rnd, px + 9, py + 12, 24, 19, corners=8, rough=0.3), rnd.choice(("plum", "rust")))
        for px, py in crown[::5]
    )
    return shade + bark + _leaves(rnd, crown) + fallen


FORKS: tuple[tuple[float, ...], ...] = (
    (),
    (-0.5, 0.5),
    (-0.5, 0.5),
    (-0.62, 0.0, 0.6),
)  # the last: the trunk


def _limbs(
    rnd: random.Random, foot: Point, angle: float, long: float, thick: float, *, forks: int = 3
) -> tuple[str, list[Point]]:
    """Draws a branch with its twigs, and returns where the twigs end."""
    points = [foot]
    for _ in range(4):
        angle += rnd.uniform(-0.16, 0.16)
        points.append(
            (points[-1][0] + math.cos(angle) * long / 4, points[-1][1] + math.sin(angle) * long / 4)
        )
    bark = line(points, "ink", thick) + line(moved(points, -thick * 0.2), "rust", thick * 0.42)
    bark += line(moved(points, -thick * 0.33), "gold", thick * 0.13)
    tips = [points[-1]]
    for turn in FORKS[forks]:
        bend = angle + turn + rnd.uniform(-0.15, 0.15)
        more, ends = _limbs(
            rnd, points[-1], bend, long * rnd.uniform(0.62, 0.8), thick * 0.6, forks=forks - 1
        )
        bark, tips = bark + more, tips + ends
    return bark, tips


def _leaves(rnd: random.Random, crown: list[Point]) -> str:
    middle_x, middle_y = sum(x for x, _ in crown) / len(crown), sum(y for _, y in crown) / len(crown)

    def light(x: float, y: float) -> float:
        return min(1, max(0, 0.5 - ((x - middle_x) * 0.6 + (y - middle_y)) / 290 + rnd.uniform(-0.25, 0.25)))

    body = ""
    for x, y in crown:
        lit, r = light(x, y), rnd.uniform(10, 22)
        colour = mix(mix("rust", "ochre", lit * 1.6), "gold", (lit - 0.6) * 2.5)
        body += path(blob(rnd, x, y, r * 1.2, r * 0.9, corners=8, rough=0.3), colour)
        outline = blob(rnd, x - r * 0.3, y - r * 0.3, r * 0.5, r * 0.36, corners=7, rough=0.3)
        body += path(outline, mix(colour, "pale", 0.45 * lit))
    for _ in range(290):
        x, y = rnd.choice(crown)
        x, y = x + rnd.gauss(0, 31), y + rnd.gauss(0, 27)
        lit = light(x, y)
        dark = mix(rnd.choice(("plum", "rust")), rnd.choice(("coral", "ochre")), lit * 1.8)
        colour = mix(dark, rnd.choice(("gold", "pale", "gold")), (lit - 0.45) * 1.8)
        body += ellipse(x, y, rnd.uniform(6, 11), rnd.uniform(4, 6), colour, turn=rnd.uniform(-60, 30))
    return body


FLOWERS, LOWEST, APART = 10, 690, 100  # how many there are, the lowest position, and the least distance


def sunflowers(rnd: random.Random, x: float) -> str:
    """Draws a field of sunflowers that thins out to the right."""
    flowers = sorted(_places(rnd, x), key=lambda place: place[1])
    body = ""
    for px, py in flowers:
        sway = rnd.uniform(-20, 20)
        body += line(
            [(px + sway, 756), (px + sway * 0.3, (py + 756) / 2), (px, py)], rnd.choice(("teal", "deep")), 10
        )
        body += line([(px + sway - 3, 756), (px + sway * 0.3 - 3, (py + 756) / 2), (px - 3, py)], "sage", 5)
        for side in (-1, 1):
            body += _blade_leaf(px + sway * 0.3, py + rnd.uniform(60, 90), side * rnd.uniform(36, 58))
    body += "".join(_blade(rnd, x) for _ in range(44))
    return body + "".join(_sunflower(rnd, px, py) for px, py in flowers)


def _places(rnd: random.Random, x: float) -> list[Point]:
    """Returns the places of the flowers: higher on the left, and never two on one spot."""
    places: list[Point] = []
    while len(places) < FLOWERS:
        px = x + rnd.uniform(-220, 300)
        py = rnd.uniform(440, 660) + max(0, px - x) * 0.3
        if py < LOWEST and all(math.hypot(px - a, py - b) > APART for a, b in places):
            places.append((px, py))
    return places


def _blade_leaf(x: float, y: float, long: float) -> str:
    leaf = path(
        f"M{x} {y} C{x + long * 0.3} {y - 34} {x + long * 0.8} {y - 26} {x + long} {y + 4} "
        f"C{x + long * 0.6} {y + 12} {x + long * 0.2} {y + 14} {x} {y}Z",
        "teal",
    )
    return leaf + line([(x, y), (x + long * 0.5, y - 10), (x + long * 0.9, y + 2)], "sage", 5)


def _blade(rnd: random.Random, x: float) -> str:
    px = rnd.uniform(-10, 720)
    tall = rnd.uniform(40, 90) * math.exp(-((max(0, px - x) / 330) ** 2))
    lean = rnd.uniform(-24, 30)
    stroke = [(px, 760), (px + lean * 0.3, 755 - tall * 0.6), (px + lean, 755 - tall)]
    return line(stroke, rnd.choice(("teal", "sage", "deep", "ink")), 7)


def _sunflower(rnd: random.Random, x: float, y: float) -> str:
    size, turn, tilt = rnd.uniform(0.76, 1), rnd.uniform(-18, 18), rnd.uniform(0.82, 1)
    flower = ""
    for ring, (count, long) in enumerate(((17, 62), (15, 52))):
        for i in range(count):
            angle = 360 * (i + ring * 0.5) / count
            lit = 0.5 - 0.5 * math.cos(math.radians(angle + 225))
            shaded = mix(("ochre", "gold")[ring], "rust", (0.4 - lit) * (0.7 - 0.2 * ring))
            colour = mix(shaded, "pale", (lit - 0.4) * (0.7 - 0.2 * ring))
            flower += group(
                path(
                    f"M-9 -18 C-15 {-long * 0.6} -5 {-long * 0.9} 0 {-long} "
                    f"C5 {-long * 0.9} 15 {-long * 0.6} 9 -18Z",
                    colour,
                ),
                turn=angle,
            )
    flower += circle(0, 0, 27, "rust") + circle(2, 2, 21, "plum") + circle(3, 3, 12, "ink")
    flower += "".join(
        circle(20 * math.cos(a), 20 * math.sin(a), 4, "ochre") for a in (2.6, 3.2, 3.8, 4.4, 5.0)
    )
    return group(flower, x, y, turn=turn, scale=size, squeeze=tilt)


def petals(rnd: random.Random, _x: float) -> str:
    """Draws petals blown across the whole picture along five gusts of wind."""
    body = ""
    for gust in range(60, 661, 150):
        wind = [(-20, gust + 90), (180, gust + 20), (400, gust + 50), (740, gust - 60)]
        body += line(wind, "blush", 6, opacity=0.34)
    for _ in range(80):
        x = rnd.uniform(-10, 730)
        y = 150 + rnd.randrange(5) * 150 - 150 * x / 740 + rnd.gauss(0, 42)
        turn, scale, squeeze = rnd.uniform(0, 360), 1 + 1.7 * rnd.random() ** 2, rnd.uniform(0.5, 1)
        petal = _petal(rnd.choice(("rose", "blush", "coral", "rose", "coral")))
        body += group(petal, x, y, turn=turn, scale=scale, squeeze=squeeze)
    return body


def _petal(colour: str) -> str:
    whole = path("M0 12 C-12 4 -11 -10 -3 -13 L0 -9 L3 -13 C11 -10 12 4 0 12Z", colour)
    lit = path("M0 12 C-12 4 -11 -10 -3 -13 C-5 -4 -4 4 0 12Z", mix(colour, "pale", 0.55))
    dark = path("M0 12 C6 8 9 0 8 -7 C4 0 2 6 0 12Z", mix(colour, "plum", 0.35))
    return whole + lit + dark


LAYERS = {
    1: Layer("tree", "thing", tree, 0.6),
    11: Layer("sunflowers", "ground", sunflowers, 1.4),
    19: Layer("petals", "spanning", petals, -0.2),
}

"""The twenty backgrounds: quiet in the middle, of medium brightness, with a common horizon.

None may be nearly white or nearly black, since the bottom layer has to show on it.
"""

import math
import random
from collections.abc import Callable
from functools import partial

from PIL.Image import Image

from vernissage.art.drawing import Drawing
from vernissage.art.layers import VERSION, painted, seed
from vernissage.art.picture import Picture
from vernissage.games.canvas.art.background_forms import (
    boards,
    clouds,
    light,
    room,
    stars,
    streaks,
    wash,
    window_light,
)
from vernissage.games.canvas.art.forms import dots
from vernissage.games.canvas.art.pen import (
    HEIGHT,
    HORIZON,
    PALETTE,
    WIDTH,
    Point,
    blob,
    circle,
    line,
    linear,
    mix,
    moved,
    path,
    polygon,
    radial,
    rgb,
)

Background = Callable[[random.Random], str]

FLOW = 0.12  # Strokes are almost horizontal, as on water and distant land.


# --- skies


def dusk(rnd: random.Random) -> str:
    sky = wash("0 deep, 28 teal, 48 sage, 60 blush, 63.5 gold, 66 teal, 100 night")
    sky += light("cream", 0.6) + clouds(rnd, ("blush", "sage", "cream"), 13)
    return sky + streaks(rnd, ("blush", "sage", "gold"))


def morning(rnd: random.Random) -> str:
    sky = wash(
        "0 teal-sage-60, 24 mist-sage-40, 44 cream-blush-50, 58 blush, 63 coral, 66 ochre, "
        "80 ochre-rust-50, 100 rust-plum-40"
    )
    sky += light("cream", 0.4) + clouds(rnd, ("blush", "mist", "cream"), 13)
    return sky + streaks(rnd, ("blush", "gold", "cream"))


def midnight(rnd: random.Random) -> str:
    sky = wash("0 night, 30 night-violet-45, 50 violet, 62 rose, 66 plum, 100 plum-ink-60")
    sky += light("violet", 0.8) + clouds(rnd, ("violet", "rose", "night"), 11) + stars(rnd, 60)
    return sky + streaks(rnd, ("violet", "rose"))


def noon(rnd: random.Random) -> str:
    sky = wash("0 teal, 30 teal-sage-70, 62 sage-cream-45, 62.8 teal-deep-30, 80 teal, 100 deep")
    sky += light("cream", 0.4) + clouds(rnd, ("mist", "cream", "mist"), 9, 0.45)
    return sky + streaks(rnd, ("mist", "sage", "deep"), 50, 0.35)


def thunder(rnd: random.Random) -> str:
    sky = wash("0 night, 20 night-violet-60, 45 violet-sage-40, 60 gold, 63 ochre, 64 deep-teal-40, 100 ink")
    sky += light("mist", 0.35) + clouds(rnd, ("night", "violet", "sage"), 17)
    return sky + streaks(rnd, ("ochre", "sage", "teal"))


def autumn(rnd: random.Random) -> str:
    sky = wash(
        "0 ochre-sage-50, 30 gold-sage-35, 55 gold-coral-40, 63 coral, 64 rust-plum-30, 100 plum-ink-40"
    )
    sky += light("cream", 0.4) + clouds(rnd, ("gold", "coral", "cream"), 12)
    return sky + streaks(rnd, ("coral", "ochre", "gold"), 44, 0.3)


def frost(rnd: random.Random) -> str:
    sky = wash(
        "0 violet-teal-45, 35 violet-mist-55, 60 blush, 63 rose-mist-40, 64 violet-mist-60, "
        "80 teal-mist-45, 100 teal-violet-40"
    )
    sky += light("pale", 0.3) + clouds(rnd, ("blush", "mist", "violet"), 10)
    return sky + streaks(rnd, ("cream", "mist", "violet"), 40, 0.35)


def desert(rnd: random.Random) -> str:
    sky = wash(
        "0 teal-mist-40, 35 gold-mist-50, 60 gold, 63 coral-gold-40, 64 ochre, 82 ochre-rust-40, 100 rust"
    )
    sky += light("cream", 0.35) + clouds(rnd, ("cream", "gold", "blush"), 7)
    return sky + streaks(rnd, ("gold", "cream", "rust"), 40, 0.3)


def aurora(rnd: random.Random) -> str:
    sky = wash("0 night, 35 night-teal-35, 60 teal, 63 sage, 64 deep-teal-30, 100 night")
    curtains = ""
    for k in range(70):
        x = k * 11 - 20
        foot = 330 + 60 * math.sin(x / 96) + rnd.uniform(-16, 16)
        high = 150 + 80 * math.sin(x / 61 + 1) + rnd.uniform(-30, 30)
        fill = mix("teal", "sage", 0.5 + 0.5 * math.sin(x / 70)) if k % 3 else "violet"
        outline = f"M{x} {foot:.0f}L{x + 24:.0f} {foot - high:.0f}h16L{x + 14} {foot:.0f}Z"
        curtains += path(outline, linear((0, fill, 0), (0.6, fill, 0.42), (1, mix(fill, "mist", 0.4), 0.3)))
    return sky + curtains + stars(rnd, 44) + streaks(rnd, ("sage", "teal", "violet"), 30, 0.35)


# --- land and water


def meadow(rnd: random.Random) -> str:
    sky = wash("0 sage-teal-50, 40 mist, 62 cream-sage-40, 62.8 sage-gold-30, 72 sage-teal-40, 100 deep")
    blades = ""
    for _ in range(240):
        t = rnd.random()
        x, y, high = rnd.uniform(0, WIDTH), HORIZON + 14 + 280 * t, 8 + 30 * t
        stroke = [(x, y), (x + rnd.uniform(-8, 10), y - high)]
        blades += line(stroke, rnd.choice(("teal", "sage", "gold", "deep", "mist")), 3 + 3 * t, opacity=0.5)
    box = (0, HORIZON + 40, WIDTH, HORIZON + 280)
    flecks = dots(rnd, 44, box, ("blush", "gold", "cream", "rose"), (3, 6), opacity=0.75)
    return sky + light("cream", 0.3) + clouds(rnd, ("cream", "mist", "sage"), 9) + blades + flecks


def lagoon(rnd: random.Random) -> str:
    """Draws a scene under water: rays from above, sand below."""
    water = wash("0 sage-mist-50, 25 teal-sage-50, 60 teal, 66 teal-ochre-45, 80 deep-ochre-30, 100 deep")
    beams = ""
    for k in range(4):
        x = -110 + k * 170 + rnd.uniform(-20, 20)
        corners = ((x, -10), (x + 84, -10), (x + 330, 560), (x + 130, 560))
        beams += polygon(corners, linear((0, "mist", 0.34), (1, "mist", 0)))
    bubbles = "".join(
        circle(
            rnd.uniform(0, WIDTH),
            rnd.uniform(40, 620),
            rnd.uniform(3, 9),
            "none",
            stroke="mist",
            stroke_width=2.5,
            opacity=0.6,
        )
        for _ in range(22)
    )
    return water + beams + streaks(rnd, ("gold", "sage", "ochre"), 40, 0.3) + bubbles


def fog(rnd: random.Random) -> str:
    """Draws a distant forest in the mist."""
    air = wash("0 sage-violet-35, 40 mist-violet-25, 62 mist-blush-40, 70 sage-violet-30, 100 teal-violet-50")
    trees = ""
    for row in range(3):
        fill = mix("mist", mix("teal", "violet", 0.35), 0.35 + 0.22 * row)
        for k in range(9):
            x = k * 96 + row * 34 + rnd.uniform(-22, 22)
            high, foot = rnd.uniform(130, 210) - 34 * row, HORIZON + 16 + 26 * row
            trees += polygon(((x, foot - high), (x - high * 0.28, foot), (x + high * 0.28, foot)), fill)
    veil = "".join(
        line(
            [(x - 160, y), (x, y - 10), (x + 170, y + 4)],
            rnd.choice(("mist", "cream", "blush")),
            24,
            opacity=0.3,
        )
        for x, y in ((rnd.uniform(0, 720), rnd.uniform(455, 560)) for _ in range(14))
    )
    return air + light("cream", 0.35) + trees + veil + streaks(rnd, ("mist", "sage", "violet"))


def tulips(rnd: random.Random) -> str:
    """Draws striped tulip fields, flat to the horizon."""
    sky = wash("0 sage-mist-50, 40 mist-sage-30, 62 mist-blush-60, 63 teal, 100 deep")
    stripes = ""
    y = float(HORIZON)
    for k in range(11):
        high = 7 + 5.2 * k
        fill = ("coral", "deep", "gold", "teal", "rose", "deep", "violet", "teal", "blush", "deep", "rust")[k]
        stripes += path(f"M0 {y:.0f}H{WIDTH}V{y + high + 2:.0f}H0Z", mix(fill, "teal", 0.4))
        y += high
    sky += light("cream", 0.3) + clouds(rnd, ("cream", "blush", "mist"), 10) + stripes
    return sky + streaks(rnd, ("cream", "coral", "sage"), 30, 0.25)


# --- rooms


def studio(rnd: random.Random) -> str:
    walls = room(
        linear((0, mix("teal", "sage", 0.35)), (1, mix("sage", "mist", 0.3))),
        linear((0, mix("ochre", "rust", 0.3)), (1, mix("rust", "plum", 0.5))),
        mix("cream", "sage", 0.3),
    )
    return (
        walls + boards("plum", "gold") + window_light(60, "cream", 0.4) + streaks(rnd, ("gold", "coral"), 14)
    )


def salon(rnd: random.Random) -> str:
    walls = room(
        linear((0, mix("plum", "rust", 0.35)), (1, mix("rust", "rose", 0.4))),
        linear((0, mix("plum", "ochre", 0.3)), (1, "plum")),
        "ochre",
    )
    paper = ""
    for row in range(8):
        for column in range(9):
            x, y = column * 90 + (45 if row % 2 else 0), 10 + row * 60
            paper += path(f"M{x} {y - 20}q14 14 0 40q-14 -26 0 -40Z", "coral", opacity=0.3)
            paper += circle(x, y + 24, 4, "gold", opacity=0.35)
    return walls + paper + light("gold", 0.45) + boards("ink", "rose") + streaks(rnd, ("rose", "ochre"), 14)


def attic(rnd: random.Random) -> str:
    walls = room(
        linear((0, mix("violet", "night", 0.3)), (1, mix("violet", "blush", 0.45))),
        linear((0, mix("ochre", "violet", 0.35)), (1, mix("plum", "night", 0.5))),
        mix("violet", "cream", 0.45),
    )
    beams: tuple[tuple[Point, Point], ...] = (((-20, 150), (250, -20)), ((470, -20), (740, 150)))
    rafters = "".join(
        line(beam, mix("plum", "rust", 0.4), 26, opacity=0.75)
        + line(moved(beam, -2, -9), "gold", 4, opacity=0.6)
        for beam in beams
    )
    walls += window_light(240, "gold", 0.3) + light("blush", 0.35) + rafters + boards("night", "gold")
    return walls + streaks(rnd, ("gold", "violet"), 14)


def stage(rnd: random.Random) -> str:
    """Draws a painted backdrop between curtains, and the boards before it."""
    walls = room(
        radial(330, 240, 430, (0, mix("gold", "cream", 0.3)), (0.55, mix("sage", "gold", 0.35)), (1, "teal")),
        linear((0, "ochre"), (1, mix("rust", "ink", 0.4))),
        "rust",
    )
    folds = ""
    for side in (0, 1):
        for k in range(6):
            x = side * WIDTH + (1 - 2 * side) * (6 + k * 17)
            fill = ("plum", "rust", "coral", "rust", "plum", "rust")[k]
            folds += line([(x, -10), (x, HORIZON + 6)], fill, 22, opacity=0.9 - 0.1 * k)
    return walls + boards("plum", "gold") + folds + streaks(rnd, ("gold", "coral"), 14)


# --- washes


def parchment(rnd: random.Random) -> str:
    base = wash("0 cream-ochre-60, 50 cream-ochre-45, 64 ochre-cream-25, 100 ochre-rust-35")
    stains = "".join(
        path(
            blob(
                rnd,
                rnd.uniform(0, 720),
                rnd.choice((rnd.uniform(0, 160), rnd.uniform(540, 750))),
                rnd.uniform(50, 130),
                rnd.uniform(30, 80),
            ),
            rnd.choice(("rust", "sage", "coral", "ochre")),
            opacity=0.2,
        )
        for _ in range(16)
    )
    return base + stains + light("cream", 0.35) + streaks(rnd, ("rust", "gold", "sage"))


def inkwash(rnd: random.Random) -> str:
    base = wash("0 sage-cream-20, 40 sage-mist-50, 63 teal-sage-60, 80 teal, 100 deep")
    drops = ""
    for _ in range(26):
        x, y = rnd.uniform(-20, 740), rnd.choice((rnd.uniform(0, 150), rnd.uniform(470, 750)))
        outline = blob(rnd, x, y, rnd.uniform(50, 150), rnd.uniform(16, 46))
        drops += path(outline, rnd.choice(("deep", "teal", "mist", "night")), opacity=0.24)
    return base + drops + light("cream", 0.3) + clouds(rnd, ("teal", "mist", "sage"), 7, 0.25)


def embers(rnd: random.Random) -> str:
    """Draws broad red areas that glow into each other."""
    base = wash(
        "0 plum-rust-40, 18 rust, 36 coral-rust-25, 56 coral-gold-35, 63 coral-rose-50, "
        "66 plum-rust-50, 100 plum-ink-40"
    )
    base += light("blush", 0.4) + clouds(rnd, ("coral", "rose", "gold"), 15, 0.25)
    return base + streaks(rnd, ("coral", "rose", "gold"), 34, 0.25)


BACKGROUNDS: dict[str, Background] = {
    drawing.__name__: drawing
    for drawing in (
        *(dusk, morning, midnight, noon, thunder, autumn, frost, desert, aurora, meadow),
        *(lagoon, fog, tulips, studio, salon, attic, stage, parchment, inkwash, embers),
    )
}


def paint(name: str) -> Image:
    return painted(_drawn(name), name, [rgb(shade) for shade in PALETTE], flow=FLOW, opaque=True)


def _drawn(name: str) -> Drawing:
    chance = random.Random(seed(name))  # noqa: S311 - a drawing, no secret
    return Drawing(WIDTH, HEIGHT, BACKGROUNDS[name](chance))


PICTURES = tuple(
    Picture(f"background-{number}", f"{VERSION} {FLOW} {_drawn(name).svg()}", partial(paint, name))
    for number, name in enumerate(BACKGROUNDS, start=1)
)

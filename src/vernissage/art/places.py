"""The settings a thing can be painted in: each place is a piece of SVG, 640 units wide and high.

A place has a horizon or a table's edge where it needs one, takes its colours from a palette, and is lit from
the side `light` (-1 from the left, 1 from the right).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, SupportsInt

from vernissage.art.colour import Chance
from vernissage.art.palette import Palette


@dataclass(frozen=True, slots=True)
class Place:
    """The surroundings of a thing, and how the thing is placed in them."""

    draw: Callable[[Palette, int, Chance], str]
    size: float = 430  # The longer side of the thing.
    base: float = 556  # The y coordinate of the thing's lowest point; 0 centres it.
    stands: bool = (
        True  # Whether it stands on the ground and casts a shadow; otherwise it floats in the middle.
    )


def backdrop(palette: Palette, light: int) -> str:
    return (
        f'<defs><radialGradient id="w" gradientUnits="userSpaceOnUse" cx="{320 + 190 * light}" cy="120" '
        'r="620">'
        f'<stop offset="0" stop-color="{palette.light}"/><stop offset=".5" stop-color="{palette.mid}"/>'
        f'<stop offset="1" stop-color="{palette.dark}"/></radialGradient>'
        f'<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{palette.floor}"/>'
        f'<stop offset="1" stop-color="{palette.dark}"/></linearGradient>'
        '<filter id="s"><feGaussianBlur stdDeviation="5"/></filter>'
        '<filter id="ss"><feGaussianBlur stdDeviation="15"/></filter></defs>'
        '<rect width="640" height="640" fill="url(#w)"/>'
    )


def _floor(palette: Palette, horizon: SupportsInt) -> str:
    edge = int(horizon)
    return (
        f'<rect y="{edge}" width="640" height="{640 - edge}" fill="url(#f)"/>'
        f'<path d="M0 {edge + 3}H640" stroke="{palette.light}" stroke-width="6" opacity=".4"/>'
    )


def _table(palette: Palette, light: int, rng: Chance) -> str:
    edge, at = rng.integers(400, 450), 320 + 190 * light
    cloth = (
        f'<path d="M0 {edge + 70}Q180 {edge + 20} 330 {edge + 90}T640 {edge + 50}V640H0Z" '
        f'fill="{palette.accent}" opacity=".65"/>'
    )
    return (
        f'<path d="M{at - 150} 0H{at + 40}L{at + 200 - 260 * light} {edge}H{at - 20 - 160 * light}Z" '
        f'fill="{palette.light}" opacity=".35" filter="url(#ss)"/>'
        + _floor(palette, edge)
        + (cloth if rng.random() < 0.6 else "")  # noqa: PLR2004 - a little more often than not
    )


def _drape(palette: Palette, light: int, rng: Chance) -> str:
    edge, folds = rng.integers(420, 460), []
    for fold in range(7):
        x, colour = fold * 100 + rng.integers(-14, 14), palette.dark if fold % 2 else palette.light
        sway = 40 * light
        folds.append(
            f'<path d="M{x} 0C{x + sway} 200 {x - sway} 330 {x + 10} {edge}H{x + 62}'
            f'C{x + 30} 320 {x + 90} 180 {x + 58} 0Z" fill="{colour}" opacity=".5" filter="url(#s)"/>'
        )
    return "".join(folds) + _floor(palette, edge)


def _arch(palette: Palette, light: int, rng: Chance) -> str:
    edge, shift = rng.integers(430, 465), 14 * light
    return (
        f'<path d="M90 {edge}V240A230 215 0 0 1 550 240V{edge}Z" fill="{palette.dark}" opacity=".75"/>'
        f'<path d="M{118 + shift} {edge}V250A202 190 0 0 1 {522 + shift} 250V{edge}Z" fill="{palette.light}" '
        f'opacity=".55"/><path d="M{140 + shift} {edge}V262A180 172 0 0 1 {500 + shift} 262V{edge}Z" '
        f'fill="{palette.mid}" opacity=".8"/>' + _floor(palette, edge)
    )


def _window(palette: Palette, light: int, rng: Chance) -> str:
    x, sill = 330 + 40 * light + rng.integers(-20, 20), 440
    return (
        f'<rect x="{x - 230}" y="40" width="440" height="{sill - 40}" fill="{palette.dark}"/>'
        f'<rect x="{x - 214}" y="56" width="408" height="{sill - 60}" fill="{palette.light}"/>'
        f'<path d="M{x - 214} 330Q{x - 90} 260 {x} 320T{x + 194} 290V{sill}H{x - 214}Z" '
        f'fill="{palette.mid}"/>'
        f'<path d="M{x - 214} 360Q{x - 60} 330 {x + 60} 370T{x + 194} 350V{sill}H{x - 214}Z" '
        f'fill="{palette.accent}" opacity=".7"/>'
        f'<path d="M{x - 10} 40V{sill}" stroke="{palette.dark}" stroke-width="13"/>' + _floor(palette, sill)
    )


def _sky(palette: Palette, light: int, rng: Chance) -> str:
    clouds = []
    for _cloud in range(6):
        x, y, wide = rng.integers(0, 640), rng.integers(50, 480), rng.integers(70, 150)
        clouds.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{wide * 0.3}" fill="{palette.light}" '
            'opacity=".75" filter="url(#ss)"/>'
        )
    far = 540 + 10 * light
    return (
        "".join(clouds)
        + f'<path d="M0 {far}Q160 {far - 60} 330 {far}T640 {far - 30}V640H0Z" fill="{palette.floor}"/>'
    )


def _hills(palette: Palette, light: int, rng: Chance) -> str:
    top = rng.integers(370, 420)
    return (
        f'<circle cx="{320 + 215 * light}" cy="120" r="56" fill="{palette.accent}"/>'
        f'<path d="M0 {top - 60}Q160 {top - 150} 330 {top - 60}T640 {top - 90}V640H0Z" fill="{palette.dark}" '
        f'opacity=".6"/><path d="M0 {top + 20}Q200 {top - 50} 380 {top + 24}T640 {top}V640H0Z" '
        f'fill="{palette.floor}"/><path d="M0 {top + 120}Q240 {top + 60} 640 {top + 130}V640H0Z" '
        f'fill="{palette.dark}" opacity=".3"/>'
    )


def _sea(palette: Palette, light: int, rng: Chance) -> str:
    top, waves = rng.integers(330, 380), []
    for row in range(7):
        y = top + 18 + row * row * 5 + row * 8
        x = rng.integers(-60, 60)
        waves.append(
            f'<path d="M{x - 60} {y}q60 -16 120 0t120 0t120 0t120 0t120 0t120 0" fill="none" '
            f'stroke="{palette.light}" stroke-width="{3 + row}" opacity=".55"/>'
        )
    sun = f'<circle cx="{320 + 220 * light}" cy="150" r="46" fill="{palette.accent}" opacity=".8"/>'
    return sun + f'<rect y="{top}" width="640" height="400" fill="url(#f)"/>' + "".join(waves)


def _water(palette: Palette, light: int, rng: Chance) -> str:
    reeds = []
    for _reed in range(16):
        x = (rng.integers(0, 120) if light > 0 else rng.integers(520, 640)) + rng.integers(-10, 10)
        tall = rng.integers(120, 260)
        reeds.append(
            f'<path d="M{x} 420Q{x + rng.integers(-20, 20)} {420 - tall / 2} {x + rng.integers(-40, 40)} '
            f'{420 - tall}" stroke="{palette.accent}" stroke-width="7" fill="none"/>'
        )
    rings = "".join(
        f'<ellipse cx="320" cy="560" rx="{wide}" ry="{wide * 0.16}" fill="none" stroke="{palette.light}" '
        f'stroke-width="5" opacity=".6"/>'
        for wide in (190, 270, 350)
    )
    return f'<rect y="330" width="640" height="310" fill="{palette.floor}"/>' + "".join(reeds) + rings


def _meadow(palette: Palette, light: int, rng: Chance) -> str:
    blades = []
    for _blade in range(120):
        x, y = rng.integers(0, 640), rng.integers(400, 640)
        lean = rng.integers(-18, 18) - 6 * light
        colour = (palette.accent, palette.light, palette.dark)[int(rng.integers(0, 3))]
        blades.append(
            f'<path d="M{x} {y}l{lean} {-rng.integers(24, 60)}" stroke="{colour}" '
            'stroke-width="6" opacity=".6"/>'
        )
    return f'<rect y="385" width="640" height="255" fill="{palette.floor}"/>' + "".join(blades)


def _night(palette: Palette, light: int, rng: Chance) -> str:
    stars = "".join(
        f'<circle cx="{rng.integers(10, 630)}" cy="{rng.integers(10, 330)}" r="{rng.integers(3, 8)}" '
        f'fill="{palette.accent}" opacity=".9"/>'
        for _star in range(15)
    )
    glow = f'<circle cx="320" cy="330" r="250" fill="{palette.light}" opacity=".35" filter="url(#ss)"/>'
    veil = f'<rect width="640" height="640" fill="{palette.dark}" opacity=".75"/>'
    return (
        veil + glow + stars + f'<path d="M0 {470 + 12 * light}Q300 430 640 {470 - 12 * light}V640H0Z" '
        f'fill="{palette.floor}" opacity=".9"/>'
    )


def _close(palette: Palette, light: int, rng: Chance) -> str:
    blots = "".join(
        f'<circle cx="{rng.integers(0, 640)}" cy="{rng.integers(0, 640)}" r="{rng.integers(60, 150)}" '
        f'fill="{colour}" opacity=".55" filter="url(#ss)"/>'
        for colour in (palette.light, palette.floor, palette.accent, palette.mid, palette.floor, palette.dark)
    )
    shade = (
        f'<rect x="{320 - 320 * light - 160}" width="320" height="640" fill="{palette.dark}" opacity=".3"/>'
    )
    return blots + shade


def _above(palette: Palette, light: int, rng: Chance) -> str:
    turn, wide = rng.integers(-25, 25), rng.integers(40, 62)
    stripes = "".join(
        f'<rect x="-300" y="{y}" width="1300" height="{wide * 0.42}" fill="{palette.floor}" opacity=".55"/>'
        f'<rect y="-300" x="{y}" height="1300" width="{wide * 0.42}" fill="{palette.floor}" opacity=".55"/>'
        for y in range(-300, 1000, int(wide) * 2)
    )
    plate = (
        f'<circle cx="{320 - 12 * light}" cy="332" r="262" fill="{palette.dark}" opacity=".5" '
        'filter="url(#s)"/>'
        f'<circle cx="320" cy="320" r="258" fill="{palette.light}"/>'
        f'<circle cx="320" cy="320" r="200" fill="none" stroke="{palette.accent}" stroke-width="9" '
        'opacity=".7"/>'
    )
    return f'<g transform="rotate({turn} 320 320)">{stripes}</g>' + plate


def _wall(palette: Palette, light: int, rng: Chance) -> str:
    edge, left = rng.integers(450, 480), 250 + 60 * light
    lean = -120 * light
    panes = "".join(
        f'<path d="M{left + x} {y}h92l{lean * 0.3} 130h-92z" fill="{palette.light}" opacity=".8"/>'
        for x, y in ((-60, 70), (60, 70), (-60 + lean * 0.3, 214), (60 + lean * 0.3, 214))
    )
    skirting = f'<rect y="{edge - 22}" width="640" height="22" fill="{palette.accent}" opacity=".8"/>'
    return panes + skirting + _floor(palette, edge)


def _stage(palette: Palette, light: int, rng: Chance) -> str:
    edge = rng.integers(430, 470)
    curtain = "".join(
        f'<path d="M{x} 0C{x + 22 * side} 200 {x - 10 * side} 400 {x + 6 * side} 640h{52 * side}'
        f'C{x + 30 * side} 400 {x + 70 * side} 200 {x + 52 * side} 0Z" fill="{colour}"/>'
        for side, start in ((1, -30), (-1, 670))
        for x, colour in ((start, palette.accent), (start + 46 * side, palette.dark))
    )
    beam = (
        f'<path d="M{320 + 170 * light} -40L150 600H490Z" fill="{palette.light}" opacity=".5" '
        'filter="url(#ss)"/>'
    )
    pool = (
        f'<ellipse cx="320" cy="555" rx="235" ry="52" fill="{palette.light}" opacity=".75" filter="url(#s)"/>'
    )
    return beam + _floor(palette, edge) + pool + curtain


def _snow(palette: Palette, light: int, rng: Chance) -> str:
    flakes = "".join(
        f'<circle cx="{rng.integers(0, 640)}" cy="{rng.integers(0, 600)}" r="{rng.integers(4, 9)}" '
        'fill="#ffffff" opacity=".9"/>'
        for _flake in range(34)
    )
    far = 400 + 16 * light
    return (
        f'<path d="M0 {far - 50}l70 -90l50 70l60 -110l70 120l90 -60l80 70l60 -90l70 80l90 -40V640H0Z" '
        f'fill="{palette.dark}" opacity=".55"/>'
        f'<path d="M0 {far}Q200 {far - 50} 380 {far + 10}T640 {far}V640H0Z" fill="#eef3f7"/>'
        f'<path d="M0 {far + 110}Q260 {far + 60} 640 {far + 120}V640H0Z" fill="{palette.light}" '
        'opacity=".7"/>' + flakes
    )


def _dunes(palette: Palette, light: int, rng: Chance) -> str:
    top = rng.integers(360, 410)
    return (
        f'<circle cx="{320 + 205 * light}" cy="125" r="60" fill="{palette.light}"/>'
        f'<path d="M0 {top + 40}Q180 {top - 70} 320 {top + 10}T640 {top - 20}V640H0Z" '
        f'fill="{palette.accent}"/>'
        f'<path d="M0 {top + 90}Q240 {top + 20} 400 {top + 80}T640 {top + 60}V640H0Z" '
        f'fill="{palette.floor}"/>'
        f'<path d="M0 {top + 190}Q300 {top + 110} 640 {top + 190}V640H0Z" fill="{palette.light}" '
        'opacity=".35"/>'
    )


def _rain(palette: Palette, light: int, rng: Chance) -> str:
    drops = []
    for _drop in range(70):
        x, y, fall = rng.integers(-20, 660), rng.integers(0, 560), rng.integers(26, 60)
        drops.append(
            f'<path d="M{x} {y}l{-fall * 0.3 * light} {fall}" stroke="{palette.light}" stroke-width="4" '
            'opacity=".6"/>'
        )
    cloud = "".join(
        f'<ellipse cx="{x}" cy="{30 + x % 37}" rx="130" ry="58" fill="{palette.dark}" filter="url(#s)"/>'
        for x in (40, 190, 330, 480, 620)
    )
    puddle = f'<ellipse cx="330" cy="590" rx="250" ry="30" fill="{palette.light}" opacity=".5"/>'
    return cloud + _floor(palette, 470) + puddle + "".join(drops)


def _street(palette: Palette, light: int, rng: Chance) -> str:
    roofs, x = [], -20
    while x < 640:  # noqa: PLR2004 - as far as the picture goes
        wide, tall = int(rng.integers(90, 150)), int(rng.integers(190, 330))
        colour = (palette.mid, palette.accent, palette.light)[int(rng.integers(0, 3))]
        roofs.append(f'<rect x="{x}" y="{430 - tall}" width="{wide}" height="{tall}" fill="{colour}"/>')
        roofs.extend(
            f'<rect x="{x + wide * 0.3}" y="{452 - tall + row * 80}" width="{wide * 0.36}" height="38" '
            f'fill="{palette.dark}" opacity=".75"/>'
            for row in range(tall // 80)
        )
        x += wide + 6
    shade = (
        f'<path d="M{320 - 330 * light} 430h{-120 * light}V640h{400 * light}Z" fill="{palette.dark}" '
        'opacity=".4"/>'
    )
    return "".join(roofs) + _floor(palette, 430) + shade


def _bare(_palette: Palette, _light: int, _rng: Chance) -> str:
    return ""


PLACES: Final = {
    "table": Place(_table),
    "drape": Place(_drape),
    "arch": Place(_arch),
    "window": Place(_window),
    "sky": Place(_sky, size=450, base=0, stands=False),
    "hills": Place(_hills),
    "sea": Place(_sea, base=540, stands=False),
    "water": Place(_water, base=575, stands=False),
    "meadow": Place(_meadow, base=570),
    "night": Place(_night),
    "midnight": Place(_night, base=0, stands=False),
    "close": Place(_close, size=540, base=0, stands=False),
    "above": Place(_above, size=400, base=0, stands=False),
    "wall": Place(_wall, base=570),
    "stage": Place(_stage, base=574),
    "snow": Place(_snow, base=570),
    "dunes": Place(_dunes, base=575),
    "rain": Place(_rain, base=565),
    "street": Place(_street, base=575),
    "facets": Place(_table, size=470, base=570),
    "paper": Place(_bare, size=450, base=545),
    "panel": Place(_bare, size=420, base=0, stands=False),
}

"""Draws a postcard without its words, as SVG."""

import base64
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from vernissage.core.postcard import Cord, Drawn, Framed, Painted, Person, Sheet, Sign

Pictures: TypeAlias = Callable[[str], bytes | None]
"""A function that reads a picture by name; None if there is no such file."""

LIT: Final = "#5a3d52"
DIM: Final = "#2b1c2e"
GOLD: Final = "#efc768"
LOST: Final = "#f08a80"
PAPER: Final = "#fbf6ec"
RIGHT: Final = "#17693a"
WRONG: Final = "#8a3b2e"
TYPES: Final = {b"RIFF": "image/webp", b"<svg": "image/svg+xml", b"<?xm": "image/svg+xml"}
GILT: Final = (
    '<linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7e2a0"/>'
    '<stop offset=".22" stop-color="#d6a548"/><stop offset=".48" stop-color="#9a6a22"/>'
    '<stop offset=".62" stop-color="#f7e2a0"/><stop offset=".78" stop-color="#d6a548"/>'
    '<stop offset="1" stop-color="#5f3d10"/></linearGradient>'
)
WALL: Final = (
    f'<radialGradient id="wall" cx=".4" cy=".4" r=".75"><stop offset="0" stop-color="{LIT}"/>'
    f'<stop offset="1" stop-color="{DIM}"/></radialGradient>'
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>'
)
LAMP: Final = 48.0


@dataclass(frozen=True, slots=True)
class Place:
    """The position and scale of a game's drawing on the card."""

    x: float
    y: float
    scale: float


def fitted(width: float, height: float, box: tuple[float, float, float, float]) -> Place:
    """Returns the place for a drawing of this size: centred in the box, as large as possible."""
    x, y, wide, high = box
    scale = min(wide / width, high / height)
    return Place(x + (wide - width * scale) / 2, y + (high - height * scale) / 2, scale)


def markup(
    size: tuple[int, int], drawn: Sequence[Drawn], place: Place, pictures: Pictures, faces: Mapping[int, str]
) -> str:
    """Returns the SVG of the whole card. `faces` has the file names of portraits, by seat."""
    width, height = size
    things = "".join(filter(None, (_thing(each, pictures, faces) for each in drawn)))
    mark = _mark(width - 276, height - 82)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"><defs>{GILT}{WALL}</defs>'
        f'<rect width="{width}" height="{height}" fill="url(#wall)"/>'
        f'<g transform="translate({place.x:.2f} {place.y:.2f}) scale({place.scale:.4f})">{things}</g>'
        f"{mark}</svg>"
    )


def _mark(x: float, y: float) -> str:
    """Returns the logo beside the project's name."""
    way = "M0 0h32v38H0zm6 6v26h20V6z"
    return f'<path transform="translate({x:g} {y:g})" fill="url(#gilt)" fill-rule="evenodd" d="{way}"/>'


def _thing(thing: Drawn, pictures: Pictures, faces: Mapping[int, str]) -> str:
    found = ""  # `Written` is drawn later, on top of everything.
    match thing:
        case Painted():
            found = _image(pictures(thing.picture), thing.x, thing.y, thing.width, thing.height)
        case Framed():
            found = _frame(thing)
        case Sheet():
            found = _rectangle(thing.x, thing.y, thing.width, thing.height, PAPER, corner=thing.round)
        case Person():
            found = _portrait(thing, pictures(faces.get(thing.seat, "")))
        case Cord():
            found = _cord(thing)
        case Sign():
            found = _sign(thing)
    return found


def _rectangle(x: float, y: float, width: float, height: float, fill: str, *, corner: float = 0) -> str:
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{corner:g}" '
        f'fill="{fill}"/>'
    )


def _image(data: bytes | None, x: float, y: float, width: float, height: float) -> str:
    """Returns a picture that covers its rectangle. Parts that do not fit are cropped evenly."""
    if data is None:
        return ""
    kind = TYPES[data[:4]]
    return (
        f'<image x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'preserveAspectRatio="xMidYMid slice" '
        f'href="data:{kind};base64,{base64.b64encode(data).decode()}"/>'
    )


def _frame(frame: Framed) -> str:
    gilt = frame.thick
    x, y, width, height = frame.x - gilt, frame.y - gilt, frame.width + 2 * gilt, frame.height + 2 * gilt
    middle = frame.x + frame.width / 2
    lamp = (
        f'<ellipse cx="{middle:.2f}" cy="{y:.2f}" rx="{width * 0.6:.2f}" ry="{width * 0.4:.2f}" '
        'fill="url(#glow)"/>'
        + _rectangle(middle - LAMP / 2, y - 30, LAMP, 18, "#1c121f", corner=9)
        + _rectangle(middle - LAMP / 2, y - 14, LAMP, 3, "#f7e2a0")
    )
    shade = "".join(
        f'<rect x="{x - step:.2f}" y="{y - step + 6:.2f}" width="{width + 2 * step:.2f}" '
        f'height="{height + 2 * step:.2f}" rx="{step + 2}" fill="#000" fill-opacity=".07"/>'
        for step in (1, 3, 6, 10)
    )
    back = _rectangle(frame.x, frame.y, frame.width, frame.height, "#1a1016")
    return (
        (lamp if frame.lamp else "") + shade + _rectangle(x, y, width, height, "url(#gilt)", corner=2) + back
    )


def _portrait(person: Person, data: bytes | None) -> str:
    """Returns a round portrait with a golden rim."""
    half, name = person.size / 2, f"face-{person.seat}-{person.x:.0f}"
    ring = f'cx="{person.x:.2f}" cy="{person.y:.2f}"'
    picture = _image(data, person.x - half, person.y - half, person.size, person.size)
    return (
        f'<clipPath id="{name}"><circle {ring} r="{half:.2f}"/></clipPath>'
        f'<circle {ring} r="{half:.2f}" fill="{LIT}"/><g clip-path="url(#{name})">{picture}</g>'
        f'<circle {ring} r="{half - 2:.2f}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
    )


def _cord(cord: Cord) -> str:
    (x, y), (to_x, to_y) = cord.start, cord.end
    middle = (y + to_y) / 2
    look = f'stroke="{GOLD}"' if cord.true else f'stroke="{LOST}" stroke-dasharray="18 10"'
    way = f"M{x:.2f} {y:.2f}C{x:.2f} {middle:.2f} {to_x:.2f} {middle:.2f} {to_x:.2f} {to_y:.2f}"
    return f'<path d="{way}" fill="none" stroke-width="5" {look}/>'


def _sign(sign: Sign) -> str:
    """Returns a tick on green or a cross on brown, so that colour is never the only sign."""
    way = "M-7 0l5 6L8-6" if sign.right else "M-6-6L6 6M6-6L-6 6"
    scale = sign.size / 30
    return (
        f'<g transform="translate({sign.x:.2f} {sign.y:.2f}) scale({scale:.3f})">'
        f'<circle r="15" fill="{RIGHT if sign.right else WRONG}" stroke="{PAPER}" stroke-width="3"/>'
        f'<path d="{way}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>'
    )

"""The paintings as input for the association tables, which hold the likeness of every two paintings."""

import re
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from vernissage.art.association.thing import Thing
from vernissage.art.colour import Pixels, luminance, rgb
from vernissage.art.drawing import render
from vernissage.art.hands import HANDS
from vernissage.games.belratti.art import drawing_of
from vernissage.games.belratti.art.kinds import KINDS
from vernissage.games.belratti.art.subjects import SUBJECTS, Subject
from vernissage.games.belratti.art.tags import TAGS

_SIDE: Final = 128
_NAMES: Final = Path(__file__).parents[1] / "names" / "en.ftl"
_ENTRY: Final = re.compile(r"^painting-(\S+) = (.+)\n\s+\.the = .+\n\s+\.look = (.+)$", re.MULTILINE)


def _seen(subject: Subject) -> Pixels:
    """Renders the drawing without its painting style, except that Delft subjects get the tile's blues."""
    pixels = render(drawing_of(subject).svg(), _SIDE, _SIDE).astype(np.float32)
    if subject.hand == "delft":
        tile = HANDS["delft"].palettes[0]
        blues = np.stack([rgb(tile.dark), rgb(tile.mid), rgb(tile.light)])
        shades = luminance(pixels[..., :3])
        for channel in range(3):
            pixels[..., channel] = np.interp(shades, (0, 160, 255), blues[:, channel])
    return pixels


def _kinds_of(thing: str) -> tuple[str, ...]:
    return tuple(kind for kind, members in KINDS.items() if thing in members.split())


def _things() -> tuple[Thing, ...]:
    said = {name: (bare, look) for name, bare, look in _ENTRY.findall(_NAMES.read_text(encoding="utf-8"))}
    return tuple(
        Thing(of.id, *said[of.id], of.noto or of.id, TAGS[of.id], partial(_seen, of), _kinds_of(of.id))
        for of in SUBJECTS
    )


THINGS: Final = _things()

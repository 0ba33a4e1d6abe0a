"""Checks whether a drawing tells anything by colour alone, for people who can't tell red from green.

Colours are read from the browser and converted to deuteranopia (Machado, Oliveira and Fernandes 2009). Things
that then look alike need a second sign, and everything has to be visible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Colour: TypeAlias = tuple[float, float, float]
"""Red, green and blue, from 0 to 1."""
Sign: TypeAlias = Literal["dash", "width", "shape", "words"]

WITHOUT_GREEN: Final = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
LEAST: Final = 2.0
"""The contrast to its background that a line needs to be seen, in the converted colours."""
READ: Final = """([selector, ground]) => {
  const thing = document.querySelector(selector);
  const style = getComputedStyle(thing);
  const probe = document.body.appendChild(document.createElement('i'));
  const paint = (colour) => {
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;  // told from 0 to 1, however it was said
    const [red, green, blue, strength = 1] = getComputedStyle(probe).color.match(/[\\d.e-]+/g).map(Number);
    return [red, green, blue, strength];
  };
  const paints = [style.stroke, style.fill].filter((each) => each !== 'none').map(paint);
  const below = paint(getComputedStyle(document.documentElement).getPropertyValue(ground));
  probe.remove();
  return {
    paints: paints.map(([red, green, blue, own]) => [red, green, blue, own * Number(style.opacity)]),
    ground: below.slice(0, 3),
    dash: style.strokeDasharray,
    width: style.strokeWidth,
    shape: thing.getAttribute('d') ?? thing.innerHTML,
    words: thing.textContent.trim(),
  };
}"""


class Drawn(msgspec.Struct, frozen=True):
    """One element of a drawing, as the browser draws it."""

    paints: tuple[tuple[float, float, float, float], ...]
    """Its stroke and fill, where present, each with its opacity."""
    ground: Colour
    dash: str
    width: str
    shape: str
    words: str

    @property
    def colour(self) -> Colour:
        """The converted colour of the paint with the highest contrast."""
        blended = [seen(_blended(paint, self.ground)) for paint in self.paints]
        return max(blended, key=lambda each: contrast(each, seen(self.ground)))

    def signs(self) -> dict[Sign, str]:
        return {"dash": self.dash, "width": self.width, "shape": self.shape, "words": self.words}


@dataclass(frozen=True)
class Fault:
    """Something that a colour-blind person could not make out."""

    what: str
    why: str


def seen(colour: Colour) -> Colour:
    """Converts a colour."""
    light = WITHOUT_GREEN @ _linear(colour)
    red, green, blue = np.clip(light, 0, 1)
    return tuple(map(_encoded, (red, green, blue)))  # type: ignore[return-value]  # three of them


def contrast(one: Colour, two: Colour) -> float:
    """Returns the contrast ratio of WCAG, from 1 (alike) to 21."""
    darker, lighter = sorted(float(_linear(each) @ (0.2126, 0.7152, 0.0722)) for each in (one, two))
    return (lighter + 0.05) / (darker + 0.05)


def faults(page: Page, things: Mapping[str, str], *, by: tuple[Sign, ...], ground: str) -> list[Fault]:
    """Returns which of these things differ by colour alone, or can't be seen on their background.

    `things` are selectors by name, `by` names the signs that could tell them apart, `ground` the background.
    """
    found = {name: _read(page, selector, ground) for name, selector in things.items()}
    return [*_alike(found, by), *_unseen(found)]


def _read(page: Page, selector: str, ground: str) -> Drawn:
    page.wait_for_selector(selector, state="attached")
    return msgspec.convert(page.evaluate(READ, [selector, ground]), Drawn)


def _alike(found: Mapping[str, Drawn], by: tuple[Sign, ...]) -> Iterator[Fault]:
    for (name, one), (other, two) in combinations(found.items(), 2):
        if all(one.signs()[sign] == two.signs()[sign] for sign in by):
            left = contrast(one.colour, two.colour)
            yield Fault(f"{name}, {other}", f"differ in colour alone, and that by {left:.1f}")


def _unseen(found: Mapping[str, Drawn]) -> Iterator[Fault]:
    for name, thing in found.items():
        left = contrast(thing.colour, seen(thing.ground))
        if left < LEAST:
            yield Fault(name, f"has a contrast of {left:.1f} to its ground")


def _blended(paint: tuple[float, float, float, float], ground: Colour) -> Colour:
    *colour, strength = paint
    mixed = [part * strength + below * (1 - strength) for part, below in zip(colour, ground, strict=True)]
    red, green, blue = mixed
    return red, green, blue


def _linear(colour: Colour) -> NDArray[np.float64]:
    parts = np.array(colour)
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def _encoded(part: float) -> float:
    return float(part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)

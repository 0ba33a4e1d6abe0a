"""Writes the words on a postcard, in the fonts of the pages."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

Family: TypeAlias = Literal["text", "display", "italic"]
Font: TypeAlias = ImageFont.FreeTypeFont

FILES: Final[dict[Family, str]] = {
    "text": "inter-latin-wght-normal",
    "display": "fraunces-latin-wght-normal",
    "italic": "fraunces-latin-wght-italic",
}
WEIGHT: Final[dict[Family, int]] = {"text": 450, "display": 500, "italic": 560}
INKS: Final = {"paper": "#fdf3e4", "gold": "#efc768", "soft": "#ddd0d2", "lost": "#f5a097", "dark": "#2c1a05"}
BRASS: Final = ("#f4dc98", "#d8ac50")
LEAD: Final = 1.16
SMALLEST: Final = 22
PIECES: Final = re.compile(r"[^ ]+ ?| ")
"""Matches a word with the space after it, or a space without a word before it."""


class Letters:
    """Loads the fonts of the pages, in every size."""

    def __init__(self, folder: Path) -> None:
        self._files = {family: _first(folder, stem) for family, stem in FILES.items()}

    @lru_cache(maxsize=64)  # noqa: B019 - there is one instance, which lives as long as the process
    def font(self, family: Family, size: int) -> Font:
        font = ImageFont.truetype(self._files[family], size)
        font.set_variation_by_axes([WEIGHT[family]])
        return font

    def known(self, words: str) -> str:
        """Returns the words without characters that the fonts lack, such as those of another script."""
        font = self.font("text", SMALLEST)
        missing = bytes(font.getmask("\U0010fffd"))
        return "".join(each for each in words if each.isspace() or bytes(font.getmask(each)) != missing)


def _first(folder: Path, stem: str) -> Path:
    return next(folder.glob(f"{stem}-*.woff2"))


@dataclass(frozen=True, slots=True)
class Word:
    """A word with its font and colour."""

    said: str
    family: Family
    ink: str


def words_of(sentence: str, family: Family, ink: str) -> list[Word]:
    """Returns the words of a sentence. Text between double asterisks is golden and italic."""
    found: list[Word] = []
    for number, part in enumerate(sentence.split("**")):
        strong = number % 2 == 1
        for said in PIECES.findall(part):
            if said == " " and found:
                found[-1] = replace(found[-1], said=f"{found[-1].said} ")
            else:
                found.append(Word(said, "italic" if strong else family, "gold" if strong else ink))
    return found


Line: TypeAlias = list[Word]


def lines_of(words: Sequence[Word], letters: Letters, size: int, width: float) -> list[Line]:
    """Breaks words into lines no wider than `width`. A wider word gets a line of its own."""
    lines: list[Line] = [[]]
    used = 0.0
    for chunk in _unbroken(words):
        wide = sum(letters.font(word.family, size).getlength(word.said) for word in chunk)
        bare = wide - letters.font(chunk[-1].family, size).getlength(" ") * chunk[-1].said.endswith(" ")
        if lines[-1] and used + bare > width:
            lines.append([])
            used = 0.0
        lines[-1] += chunk
        used += wide
    return lines


def _unbroken(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yields groups of words that have no space between them."""
    held: list[Word] = []
    for word in words:
        held.append(word)
        if word.said.endswith(" "):
            yield held
            held = []
    if held:
        yield held


def width_of(line: Sequence[Word], letters: Letters, size: int) -> float:
    return sum(letters.font(word.family, size).getlength(word.said) for word in line)


class Pen:
    """Writes text on a picture."""

    def __init__(self, picture: Image.Image, letters: Letters) -> None:
        self._draw = ImageDraw.Draw(picture)
        self._letters = letters

    def block(
        self, sentence: str, family: Family, ink: str, size: int, box: tuple[float, float, float, float]
    ) -> float:
        """Writes a sentence into a box, smaller if necessary. Returns the y coordinate of its end."""
        x, y, width, height = box
        words = words_of(sentence, family, ink)
        lines = lines_of(words, self._letters, size, width)
        while size > SMALLEST and (
            len(lines) * size * LEAD > height or any(self._wide(line, size) > width for line in lines)
        ):
            size -= 2
            lines = lines_of(words, self._letters, size, width)
        for number, line in enumerate(lines):
            self._line(line, x, y + number * size * LEAD, size)
        return y + len(lines) * size * LEAD

    def middle(
        self, sentence: str, ink: str, size: int, at: tuple[float, float, float], *, plate: bool
    ) -> None:
        """Writes a centred line, smaller if it is too wide. With `plate`, draws a brass plate behind it."""
        x, y, width = at
        words = words_of(sentence, "italic", ink)
        while size > SMALLEST and self._wide(words, size) > width:
            size -= 1
        wide = self._wide(words, size)
        if plate:
            box = (x - wide / 2 - 20, y - size * 0.8, x + wide / 2 + 20, y + size * 0.8)
            self._draw.rectangle(box, BRASS[1])
            self._draw.rectangle((box[0], box[1], box[2], y), BRASS[0])
        self._line(words, x - wide / 2, y - size * 0.62, size)

    def _wide(self, line: Sequence[Word], size: int) -> float:
        return width_of(line, self._letters, size)

    def _line(self, line: Sequence[Word], x: float, y: float, size: int) -> None:
        base = y + size
        for word in line:
            font = self._letters.font(word.family, size)
            self._draw.text((x, base), word.said, INKS[word.ink], font, anchor="ls")
            x += font.getlength(word.said)

"""Compares names by how they look, to find names that people would mistake for each other.

Accents, invisible characters and punctuation are ignored. Letters of other alphabets, digits and signs count
as the Latin letters that they resemble (`look_alikes.txt`). So a list of words needn't have every spelling.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

BLANK: Final = frozenset("\u115f\u1160\u2800")
"""Characters that count as letters or symbols but show nothing: Hangul fillers, empty Braille."""


def look_of(text: str) -> str:
    """Returns the text as it looks at a glance, in lower-case Latin letters where possible."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return bare.casefold().translate(_alike())


def squeezed(look: str) -> str:
    """Returns only the letters and digits of a text."""
    return "".join(each for each in look if each.isalnum())


def is_alike(name: str, names: Iterable[str]) -> bool:
    """Whether `name` looks like one of `names`. Emoji and other symbols are compared, too."""
    return _glance(name) in map(_glance, names)


@lru_cache(maxsize=1000)
def _glance(name: str) -> str:
    seen = (each for each in look_of(name) if each.isalnum() or unicodedata.category(each) == "So")
    return "".join(each for each in seen if each not in BLANK) or name.casefold()


@cache
def _alike() -> dict[int, str]:
    lines = Path(__file__).with_name("look_alikes.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines)
    return {ord(each): letter for letter, alike in pairs for each in alike}

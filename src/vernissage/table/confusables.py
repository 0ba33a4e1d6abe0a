"""How a name looks: whom others would take it for. Pure.

Compared without accents, with letters of other alphabets, digits and signs as the Latin letters that they
stand for, and without what can't be seen or stands between. So no list needs every spelling.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

BLANK: Final = frozenset("\u115f\u1160\u2800")
"""Letters and pictures of nothing: Hangul's fillers, Braille without dots."""


def look_of(text: str) -> str:
    """All that can be told apart of it at a glance, in small Latin letters; the rest as it is."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return bare.casefold().translate(_alike())


def squeezed(look: str) -> str:
    """Its letters and digits alone."""
    return "".join(each for each in look if each.isalnum())


def is_alike(name: str, names: Iterable[str]) -> bool:
    """Would it be taken for one of these at a glance? Pictures are looked at, too."""
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

"""First names for guests and bots, and the words of recovery phrases.

`words.txt` has 1024 common nouns of four to eight letters. Each is worth ten bits, so a phrase of six words
has sixty. No single typo (a letter wrong, missing, extra, or two swapped) turns one word into another, so
every typo is noticed. Words that sound alike, or have British and American spellings, were left out. The
list never changes, because people have written phrases down.
"""

import re
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from vernissage.core.refusal import Refusal
from vernissage.table.confusables import is_alike

PHRASE_WORDS: Final = 6

_HERE: Final = Path(__file__).parent


@cache
def names() -> tuple[str, ...]:
    """Returns first names from many countries."""
    return _lines("names.txt")


@cache
def words() -> tuple[str, ...]:
    """Returns the words of recovery phrases."""
    return _lines("words.txt")


def free_names(taken: Collection[str]) -> Sequence[str]:
    """Returns the first names that don't look like a taken name; all first names if none is left."""
    return [name for name in names() if not is_alike(name, taken)] or names()


def read_phrase(said: str) -> str | Refusal:
    """Returns a typed phrase in its normal form. Ignores capitals, hyphens, commas and numbers."""
    found = re.findall(r"[^\W\d_]+", said.casefold())
    unknown = next((word for word in found if word not in words()), None)
    if unknown is not None:
        return Refusal("phrase/unknown-word", args={"word": unknown})
    if len(found) != PHRASE_WORDS:
        return Refusal("phrase/length", args={"words": PHRASE_WORDS})
    return " ".join(found)


def _lines(file: str) -> tuple[str, ...]:
    return tuple((_HERE / file).read_text(encoding="utf-8").split())

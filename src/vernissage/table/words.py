"""Friendly first names for guests and bots, and the words of recovery phrases.

The words (`words.txt`) are 1024 everyday nouns of four to eight letters, so each is worth ten bits and a
phrase of six has sixty. No single slip (a letter wrong, missing, extra, or two swapped) turns one of
them into another, so a slip is noticed, and its word can be named. Words that sound alike, or are spelt
differently on two sides of an ocean, were left out. Phrases written down must stay readable: the list
never changes.
"""

from __future__ import annotations

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
    """First names from many places, none of them anyone's in particular."""
    return _lines("names.txt")


@cache
def words() -> tuple[str, ...]:
    """The words phrases are made of."""
    return _lines("words.txt")


def free_names(taken: Collection[str]) -> Sequence[str]:
    """Those that nobody here has; where all are taken, any."""
    return [name for name in names() if not is_alike(name, taken)] or names()


def read_phrase(said: str) -> str | Refusal:
    """The phrase as we write it, from how people do: capitals, hyphens, commas and numbers don't matter."""
    found = re.findall(r"[^\W\d_]+", said.casefold())
    unknown = next((word for word in found if word not in words()), None)
    if unknown is not None:
        return Refusal("phrase/unknown-word", args={"word": unknown})
    if len(found) != PHRASE_WORDS:
        return Refusal("phrase/length", args={"words": PHRASE_WORDS})
    return " ".join(found)


def _lines(file: str) -> tuple[str, ...]:
    return tuple((_HERE / file).read_text(encoding="utf-8").split())

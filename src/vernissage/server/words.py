"""Friendly first names for guests and bots, and the words of recovery phrases. Chance is the system's own.

The words (`words.txt`) are 1024 everyday nouns of four to eight letters, so each is worth ten bits and a
phrase of six has sixty. No single slip (a letter wrong, missing, extra, or two swapped) turns one of
them into another, so a slip is noticed, and its word can be named. Words that sound alike, or are spelt
differently on two sides of an ocean, were left out. Phrases written down must stay readable: the list
never changes.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from vernissage.core.refusal import Refusal
from vernissage.server.appearance import is_called

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


def a_name(taken: Collection[str] = ()) -> str:
    """A name that nobody here has. Where all are taken, two people share one, as people do."""
    free = [name for name in names() if not is_called(name, taken)]
    return secrets.choice(free or names())


def a_phrase() -> str:
    """A new recovery phrase."""
    return " ".join(secrets.choice(words()) for _ in range(PHRASE_WORDS))


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

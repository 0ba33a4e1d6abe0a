"""Similarity by the search keywords of emoji, from Unicode CLDR."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from vernissage.art.association.packages import KEYWORDS
from vernissage.art.association.thing import Table, Thing, cosines


def alike(things: tuple[Thing, ...], shelf: Path) -> Table:
    """Compares keywords; rare ones count more."""
    data = json.loads(KEYWORDS.read(shelf, "annotations/en/annotations.json"))
    emoji = {_kebab(entry["tts"][0]): _words(entry) for entry in data["annotations"]["annotations"].values()}
    frequency = Counter(word for words in emoji.values() for word in words)
    vocabulary = {word: column for column, word in enumerate(frequency)}
    vectors = np.zeros((len(things), len(vocabulary)))
    for row, thing in enumerate(things):
        for word in emoji.get(thing.emoji) or _found_under(thing.name, emoji):
            vectors[row, vocabulary[word]] = np.log(len(emoji) / frequency[word])
    return cosines(vectors)


def _found_under(name: str, emoji: dict[str, frozenset[str]]) -> frozenset[str]:
    """Returns the keywords of all emoji that a search for this name finds, for things without an emoji."""
    wanted = set(name.split())
    return frozenset().union(*(words for words in emoji.values() if wanted <= words))


def _words(entry: dict[str, Any]) -> frozenset[str]:
    said = " ".join([*entry.get("default", ()), *entry["tts"]])
    return frozenset(re.findall(r"[^\W\d_]+", said.lower()))


def _kebab(name: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))

"""Builds the tables of a game's things and writes them where its bots look for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.stats import rankdata

from vernissage.art.association import colour, keywords, sentences, shape, tags, words
from vernissage.art.association.thing import Table, Thing


def build(things: tuple[Thing, ...], shelf: Path, folder: Path) -> Iterator[str]:
    """Write index.json and one table per channel, saying which channel has just been done."""
    folder.mkdir(parents=True, exist_ok=True)
    index = {
        "things": [thing.id for thing in things],
        "tags": [" ".join(thing.tags) for thing in things],
        "colours": [" ".join(colour.names(thing)) for thing in things],
    }
    (folder / "index.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    for channel, table in _channels(things, shelf):
        (folder / f"{channel}.i8").write_bytes(rarity(table).tobytes())
        yield channel


def _channels(things: tuple[Thing, ...], shelf: Path) -> Iterator[tuple[str, Table]]:
    sense = _unhubbed(sentences.alike(things, shelf)), _unhubbed(words.alike(things, shelf))
    yield "meaning", sum((each / each.std() for each in sense), np.zeros_like(sense[0]))
    yield "keywords", keywords.alike(things, shelf)
    yield "tags", tags.alike(things)
    yield "colour", colour.alike(things)
    yield "shape", shape.alike(things)


def _unhubbed(table: Table) -> Table:
    """Less what a thing has in common with everything: some words are near to all others."""
    mean = table.mean(axis=0)
    return np.asarray(table - mean[:, None] - mean[None])


def rarity(table: Table) -> NDArray[np.uint8]:
    """How rarely two things are so alike: 0 the least alike, 255 the pair most alike.

    Every halving of the number of pairs that are as much alike adds the same. So all channels have one
    scale, on which most pairs have little to do with one another and a few stand out.
    """
    upper = np.triu_indices(len(table), k=1)
    pairs = table[upper]
    as_much = len(pairs) + 1 - rankdata(pairs, method="min")
    bits = np.log2(len(pairs) / as_much)
    scaled = np.full(table.shape, 255, np.uint8)  # Nothing is more like a thing than itself.
    scaled[upper] = np.round(255 * bits / np.log2(len(pairs)))
    return np.minimum(scaled, scaled.T)

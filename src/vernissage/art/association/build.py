"""Builds the similarity tables of a game's things and writes them where its bots read them."""

import json
from collections.abc import Callable, Container, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.stats import rankdata

from vernissage.art.association import colour, keywords, plain, sentences, shape, tags, thoughts, words
from vernissage.art.association.thing import Table, Thing


def build(
    things: tuple[Thing, ...], shelf: Path, folder: Path, lists: Path, wanted: Container[str] | None = None
) -> Iterator[str]:
    """Writes index.json and one table per channel, or only the wanted ones; yields each name when done."""
    folder.mkdir(parents=True, exist_ok=True)
    index = {
        "things": [thing.id for thing in things],
        "tags": [" ".join(thing.tags) for thing in things],
        "kinds": [" ".join(thing.kinds) for thing in things],
        "colours": [" ".join(colour.names(thing)) for thing in things],
    }
    (folder / "index.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    for channel, alike in channels(things, shelf, lists).items():
        if wanted is None or channel in wanted:
            (folder / f"{channel}.i8").write_bytes(rarity(alike()).tobytes())
            yield channel


def channels(things: tuple[Thing, ...], shelf: Path, lists: Path) -> dict[str, Callable[[], Table]]:
    """Returns the builder of each channel's table. `lists` is the folder with all written lists."""
    return {
        "plain": lambda: plain.alike(things, plain.lists(lists / "plain").values()),
        "thoughts": lambda: thoughts.alike(things, thoughts.hands(lists / "thoughts").values()),
        "meaning": partial(_meaning, things, shelf),
        "keywords": partial(keywords.alike, things, shelf),
        "tags": partial(tags.alike, things),
        "colour": partial(colour.alike, things),
        "shape": partial(shape.alike, things),
    }


def _meaning(things: tuple[Thing, ...], shelf: Path) -> Table:
    sense = _unhubbed(sentences.alike(things, shelf)), _unhubbed(words.alike(things, shelf))
    return sum((each / each.std() for each in sense), np.zeros_like(sense[0]))


def _unhubbed(table: Table) -> Table:
    """Subtracts each thing's average similarity, because some words are close to all others."""
    mean = table.mean(axis=0)
    return np.asarray(table - mean[:, None] - mean[None])


def rarity(table: Table) -> NDArray[np.uint8]:
    """Rescales similarities to rarity: 0 for the least similar pairs, 255 for the most similar one.

    Every halving of the number of pairs at least as similar adds the same amount. So all channels share one
    scale, on which most pairs are low and a few stand out.
    """
    upper = np.triu_indices(len(table), k=1)
    pairs = table[upper]
    as_much = len(pairs) + 1 - rankdata(pairs, method="min")
    bits = np.log2(len(pairs) / as_much)
    scaled = np.full(table.shape, 255, np.uint8)  # A thing is most similar to itself.
    scaled[upper] = np.round(255 * bits / np.log2(len(pairs)))
    return np.minimum(scaled, scaled.T)

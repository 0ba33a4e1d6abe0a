"""Similarity by the tags of things."""

from collections import Counter

import numpy as np

from vernissage.art.association.thing import Table, Thing, cosines


def alike(things: tuple[Thing, ...]) -> Table:
    """Compares tags; rare ones count more."""
    frequency = Counter(tag for thing in things for tag in thing.tags)
    vocabulary = {tag: column for column, tag in enumerate(frequency)}
    vectors = np.zeros((len(things), len(vocabulary)))
    for row, thing in enumerate(things):
        for tag in thing.tags:
            vectors[row, vocabulary[tag]] = np.log(len(things) / frequency[tag])
    return cosines(vectors)

"""Measures how often bots read strangers right: painters who follow one list that the bots don't know.

python -m vernissage.games.belratti.tests.association.strangers [ROUNDS]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from math import sqrt
from statistics import mean
from typing import Final

from vernissage.art.association import plain, thoughts
from vernissage.art.association.build import rarity
from vernissage.art.association.thing import Table
from vernissage.bots.association import BLEND
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.art.things import THINGS
from vernissage.games.belratti.cards import LARGER_BOX, Painting
from vernissage.games.belratti.taste import Ideas, Taste
from vernissage.games.belratti.tests.association.agreement import ASSOCIATION, GAME

SEED: Final = seed_from_text("thoughts")
HANDS: Final = thoughts.hands(GAME / "art" / "thoughts")
NEAREST: Final = plain.lists(GAME / "art" / "plain")
ROUNDS: Final = 300
LAID, FORGED, HELD = 4, 4, 18
STORIES_ONLY: Final = {
    **dict.fromkeys(BLEND, 0.03),
    "plain": 0.0,
    "thoughts": 1.0,
    "meaning": 0.4,
    "tags": 0.2,
    "keywords": 0.05,
}
"""The weights before there were plain lists, to compare."""


class Channels:
    """The game's likenesses, with another table for a channel or two."""

    def __init__(self, **tables: Table) -> None:
        self._tables = {channel: rarity(table) / 255 for channel, table in tables.items()}
        self._row = {thing.id: row for row, thing in enumerate(THINGS)}

    def likeness(self, channel: str, a: str, b: str) -> float:
        if channel not in self._tables:
            return ASSOCIATION.likeness(channel, a, b)
        return float(self._tables[channel][self._row[a], self._row[b]])

    def shared(self, channel: str, a: str, b: str) -> str | None:
        return ASSOCIATION.shared(channel, a, b)


def only(channel: str) -> dict[str, float]:
    """Returns the weights of somebody who goes by this channel alone."""
    return {each: float(each == channel) for each in BLEND}


def without(left_out: str, weights: Mapping[str, float] = BLEND) -> Taste:
    """Returns the taste of somebody who doesn't know this list."""
    hands = [links for name, links in HANDS.items() if name != left_out]
    nearest = [each for name, each in NEAREST.items() if name != left_out]
    return Taste(
        Channels(thoughts=thoughts.alike(THINGS, hands), plain=plain.alike(THINGS, nearest)), weights
    )


def best(ideas: Ideas, among: list[Painting]) -> list[Painting]:
    return sorted(among, key=lambda painting: ideas[painting].rank)[:LAID]


def read_right(painter: Taste, director: Taste, rounds: int = ROUNDS) -> float:
    """Returns the share of paintings hung as meant when one taste paints and another directs."""
    right = 0
    for number in range(rounds):
        one, two, *rest = Rng(SEED, "round", number).shuffled(LARGER_BOX)
        meant, read = (each.ideas((one, two), "kosmos") for each in (painter, director))
        laid = best(meant, rest[:HELD])
        hung = best(read, laid + rest[HELD : HELD + FORGED])
        right += sum(painting in laid and read[painting].theme == meant[painting].theme for painting in hung)
    return right / (LAID * rounds)


def painter_by(name: str) -> Taste:
    """Returns the taste of somebody who goes by this list alone."""
    if name in HANDS:
        return Taste(Channels(thoughts=thoughts.alike(THINGS, [HANDS[name]])), only("thoughts"))
    return Taste(Channels(plain=plain.alike(THINGS, [NEAREST[name]])), only("plain"))


def main() -> None:
    """Leaves out each list in turn, and prints how many of a hundred paintings are read right."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    for kind in (NEAREST, HANDS):
        for weights in (STORIES_ONLY, BLEND):
            shares = [read_right(painter_by(name), without(name, weights), rounds) for name in kind]
            wide = 1.96 * sqrt(mean(shares) * (1 - mean(shares)) / (len(shares) * LAID * rounds))
            each = ", ".join(f"{name} {share:.1%}" for name, share in zip(kind, shares, strict=True))
            told = "stories only" if weights is STORIES_ONLY else "blend"
            print(f"{told}: {mean(shares):.1%} ± {wide:.1%} ({each})")  # noqa: T201


if __name__ == "__main__":
    main()

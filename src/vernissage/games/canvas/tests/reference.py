"""A slow reference for layers and ribbons, from the rules alone, to test the fast implementation.

    python -m vernissage.games.canvas.tests.reference     rewrites golden/ribbons.csv

It uses nothing of the engine but the written list of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import TypeAlias

from vernissage.games.canvas.cards import ART

GOLDEN = Path(__file__).parent / "golden" / "ribbons.csv"
MOST = 4

Swatches: TypeAlias = tuple[str, ...]
"""What is visible in each of the five swatches, as written on the cards: `S`, `ST`, `b(T)`, or `.`."""

WRITTEN: dict[int, Swatches] = {
    int(number): tuple(swatches) for number, _, *swatches in (line.split() for line in ART.split("\n")[1:-1])
}
NAMES = (
    "variety",
    "repetition",
    "emphasis",
    "composition",
    "movement",
    "hierarchy",
    "proportion",
    "style",
    "proximity",
    "symmetry",
    "space",
    "consistency",
    "bonus",
)


def seen(top: int, middle: int, bottom: int) -> Swatches:
    """CAN-3.7: in each swatch, the first card from the top that has anything there."""
    layers = zip(WRITTEN[top], WRITTEN[middle], WRITTEN[bottom], strict=True)
    return tuple(next((written for written in swatch if written != "."), ".") for swatch in layers)


def elements(swatches: Swatches) -> list[tuple[str, int]]:
    """CAN-3.12: every visible element with its swatch; bonus icons don't count."""
    return [
        (letter, place)
        for place, written in enumerate(swatches)
        if written[0] not in "b."
        for letter in written
    ]


def places(swatches: Swatches, element: str) -> list[int]:
    return [place for letter, place in elements(swatches) if letter == element]


def number(swatches: Swatches, element: str) -> int:
    return len(places(swatches, element))


def most_pairs(ones: list[int], others: list[int], distances: set[int]) -> int:
    """Returns the largest number of pairs, by trying every way."""
    if not ones or not others:
        return 0
    one, *rest = ones
    paired = [
        1 + most_pairs(rest, [each for each in others if each != other], distances)
        for other in others
        if abs(one - other) in distances
    ]
    return max(most_pairs(rest, others, distances), *paired, 0)


def in_a_row(where: list[int]) -> bool:
    return any({first, first + 1, first + 2} <= set(where) for first in range(3))


def mirrored(where: list[int]) -> int:
    return sum({one, two} <= set(where) for one, two in ((0, 4), (1, 3)))


def proportion(counts: list[int]) -> bool:
    """CAN-5.7: after removing three of one element, are two of one left?"""
    return any(
        count >= 3
        and max(other - 3 * (other_place == place) for other_place, other in enumerate(counts)) >= 2
        for place, count in enumerate(counts)
    )


def bonus(swatches: Swatches) -> int:
    """CAN-3.11: each bonus icon, once for every element of its kind."""
    return sum(number(swatches, written[2]) for written in swatches if written[0] == "b")


@cache
def given(swatches: Swatches) -> tuple[int, ...]:
    """CAN-5: ribbons for each scoring card, in the order of the rules, then bonus ribbons."""
    h, s, x, t = counts = [number(swatches, element) for element in "HSXT"]
    where = [places(swatches, element) for element in "HSXT"]
    return (
        min(counts),
        s // 2,
        h == 1,
        all(written != "." for written in swatches),
        sum(map(in_a_row, where)),
        t >= 1 and max(h, s, x) <= t,
        proportion(counts),
        x // 3,
        most_pairs(places(swatches, "X"), places(swatches, "T"), {1}),
        sum(map(mirrored, where)),
        most_pairs(places(swatches, "H"), places(swatches, "S"), {2, 3, 4}),
        len(elements(swatches)) == 6,
        bonus(swatches),
    )


def every_painting() -> Iterator[tuple[int, int, int]]:
    """Yields all 205,320 of them."""
    yield from permutations(WRITTEN, 3)


def table() -> str:
    """Returns how many paintings win 0, 1, 2 … ribbons, for each scoring card and as a bonus."""
    counted = [Counter[int]() for _ in NAMES]
    for painting in every_painting():
        for tally, ribbons in zip(counted, given(seen(*painting)), strict=True):
            tally[int(ribbons)] += 1
    assert max(max(tally) for tally in counted) == MOST
    lines = [["card", *map(str, range(MOST + 1))]]
    lines += [
        [name, *(str(tally[ribbons]) for ribbons in range(MOST + 1))]
        for name, tally in zip(NAMES, counted, strict=True)
    ]
    return "".join(",".join(line) + "\n" for line in lines)


if __name__ == "__main__":
    GOLDEN.write_text(table(), encoding="utf-8")

"""Members of an everyday kind of things, written down before the plain lists, find each other."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from vernissage.games.belratti.art.kinds import KINDS
from vernissage.games.belratti.tests.association.agreement import ASSOCIATION

SMALL: Final = 12
"""Of a larger kind, such as animals, nobody thinks of all."""
SOON: Final = 25
"""How many of the 191 others count as near."""


def near(thing: str) -> list[str]:
    """Returns the others that bots connect with this thing most readily."""
    others = (other for other in ASSOCIATION.things if other != thing)
    return sorted(others, key=lambda other: -ASSOCIATION.blended(thing, other))[:SOON]


NEAR: Final = {thing: near(thing) for thing in ASSOCIATION.things}


def found(kind: str) -> list[bool]:
    """Returns for every two members whether the first brings the second to mind."""
    return [other in NEAR[one] for one, other in permutations(KINDS[kind].split(), 2)]


def test_there_are_a_hundred_kinds_and_every_painting_is_in_one() -> None:
    assert len(KINDS) >= 100
    assert {thing for members in KINDS.values() for thing in members.split()} == set(ASSOCIATION.things)


@pytest.mark.parametrize("kind", KINDS)
def test_every_member_of_a_kind_brings_another_to_mind(kind: str) -> None:
    members = KINDS[kind].split()
    alone = [one for one in members if not set(members) & set(NEAR[one])]
    assert alone == []


def test_members_of_a_kind_find_each_other_in_seven_of_eight_cases() -> None:
    all_found = [hit for kind in KINDS if len(KINDS[kind].split()) <= SMALL for hit in found(kind)]
    assert sum(all_found) >= 0.875 * len(all_found)

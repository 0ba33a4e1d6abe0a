"""The tables of lists find obvious links, and what a list that was held out says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import pytest

from vernissage.art.association import plain, thoughts
from vernissage.art.association.build import rarity
from vernissage.bots.association import BLEND
from vernissage.games.belratti.art.things import THINGS
from vernissage.games.belratti.cards import LARGER_BOX
from vernissage.games.belratti.taste import PREFIX, Taste
from vernissage.games.belratti.tests.association.agreement import ASSOCIATION, GAME
from vernissage.games.belratti.tests.association.strangers import (
    HANDS,
    NEAREST,
    Channels,
    only,
    painter_by,
    read_right,
    without,
)

PAIRS: Final = [
    tuple(line.split())
    for line in Path(__file__).with_name("plain_pairs.txt").read_text(encoding="utf-8").splitlines()
]
SOON: Final = 15
"""How many of the 191 others count as coming to mind first."""


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_a_plain_pair_is_found(pair: tuple[str, str]) -> None:
    one, other = pair
    near = sorted(ASSOCIATION.things, key=lambda thing: -ASSOCIATION.blended(one, thing))
    far = sorted(ASSOCIATION.things, key=lambda thing: -ASSOCIATION.blended(other, thing))
    assert other in near[1 : SOON + 1] or one in far[1 : SOON + 1]


def test_there_are_fifty_plain_pairs_of_paintings() -> None:
    assert len(set(PAIRS)) >= 50
    assert {thing for pair in PAIRS for thing in pair} <= set(ASSOCIATION.things)


def test_every_hand_thought_of_something_with_every_painting_and_never_of_itself() -> None:
    assert len(HANDS) >= 5
    for links in HANDS.values():
        assert {link.cue for link in links} == set(ASSOCIATION.things)
        assert {link.other for link in links} <= set(ASSOCIATION.things)
        assert all(link.cue != link.other and link.thought for link in links)
        assert len({(link.cue, link.other) for link in links}) == len(links)


def test_every_plain_list_names_at_least_twenty_others_for_every_painting() -> None:
    assert len(NEAREST) >= 3
    for nearest in NEAREST.values():
        assert set(nearest) == set(ASSOCIATION.things)
        for cue, others in nearest.items():
            assert 20 <= len(set(others)) == len(others)
            assert cue not in others
            assert set(others) <= set(ASSOCIATION.things)


def test_the_tables_are_made_of_todays_lists() -> None:
    table = rarity(thoughts.alike(THINGS, HANDS.values()))
    assert (GAME / "association" / "thoughts.i8").read_bytes() == table.tobytes()
    table = rarity(plain.alike(THINGS, NEAREST.values()))
    assert (GAME / "association" / "plain.i8").read_bytes() == table.tobytes()


def test_a_painter_by_thoughts_of_which_a_fifth_was_left_out_is_read_right_more_often_than_not() -> None:
    whole = thoughts.alike(THINGS, HANDS.values())
    kept = np.triu(np.random.default_rng(7).random(whole.shape) >= 0.2, 1)
    painter = Taste(Channels(thoughts=whole), only("thoughts"))
    left = thoughts.alike(THINGS, [_without(links, kept | kept.T) for links in HANDS.values()])
    assert read_right(painter, Taste(Channels(thoughts=left), BLEND)) >= 0.6


def test_a_painter_who_lays_only_by_thoughts_that_were_left_out_is_read_right_in_three_of_five_cases() -> (
    None
):
    rng = np.random.default_rng(7)
    asked = {hand: rng.random(len(links)) < 0.2 for hand, links in HANDS.items()}
    out, left = ([_chosen(HANDS[hand], asked[hand] == each) for hand in HANDS] for each in (True, False))
    painter = Taste(Channels(thoughts=thoughts.alike(THINGS, out)), only("thoughts"))
    assert read_right(painter, Taste(Channels(thoughts=thoughts.alike(THINGS, left)), BLEND)) >= 0.6


def _chosen(links: list[thoughts.Link], which: np.ndarray) -> list[thoughts.Link]:
    return [link for link, chosen in zip(links, which, strict=True) if chosen]


def _without(links: list[thoughts.Link], kept: np.ndarray) -> list[thoughts.Link]:
    row = {thing.id: number for number, thing in enumerate(THINGS)}
    return [link for link in links if kept[row[link.cue], row[link.other]]]


@pytest.mark.parametrize("left_out", HANDS)
def test_somebody_whose_list_was_left_out_is_understood(left_out: str) -> None:
    assert read_right(painter_by(left_out), without(left_out)) >= 0.6


@pytest.mark.parametrize("left_out", NEAREST)
def test_a_stranger_with_plain_thoughts_is_understood_in_seven_of_ten_cases(left_out: str) -> None:
    assert read_right(painter_by(left_out), without(left_out)) >= 0.7


def test_names_are_those_of_the_paintings() -> None:
    assert all(PREFIX + thing.id in LARGER_BOX for thing in THINGS)

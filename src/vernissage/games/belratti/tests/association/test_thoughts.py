"""The tables of thoughts find obvious links, and what a list that was held out says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import pytest

from vernissage.art.association import thoughts
from vernissage.art.association.build import rarity
from vernissage.art.association.thing import Table
from vernissage.bots.association import BLEND
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.art.things import THINGS
from vernissage.games.belratti.cards import LARGER_BOX, Painting
from vernissage.games.belratti.taste import PREFIX, Ideas, Taste
from vernissage.games.belratti.tests.association.agreement import ASSOCIATION, GAME

SEED: Final = seed_from_text("thoughts")
HANDS: Final = thoughts.hands(GAME / "art" / "thoughts")
PAIRS: Final = [
    tuple(line.split())
    for line in Path(__file__).with_name("plain_pairs.txt").read_text(encoding="utf-8").splitlines()
]
SOON: Final = 15
"""How many of the 191 others count as coming to mind first."""
ROUNDS: Final = 300
LAID, FORGED, HELD = 4, 4, 18


class Channels:
    """The game's likenesses, with another table of thoughts."""

    def __init__(self, table: Table) -> None:
        self._thoughts = rarity(table) / 255
        self._row = {thing.id: row for row, thing in enumerate(THINGS)}

    def likeness(self, channel: str, a: str, b: str) -> float:
        if channel != "thoughts":
            return ASSOCIATION.likeness(channel, a, b)
        return float(self._thoughts[self._row[a], self._row[b]])

    def shared(self, channel: str, a: str, b: str) -> str | None:
        return ASSOCIATION.shared(channel, a, b)


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


def test_the_table_is_made_of_todays_hands() -> None:
    table = rarity(thoughts.alike(THINGS, HANDS.values()))
    assert (GAME / "association" / "thoughts.i8").read_bytes() == table.tobytes()


def test_a_painter_by_thoughts_of_which_a_fifth_was_left_out_is_read_right_more_often_than_not() -> None:
    whole = thoughts.alike(THINGS, HANDS.values())
    kept = np.triu(np.random.default_rng(7).random(whole.shape) >= 0.2, 1)
    only = {channel: float(channel == "thoughts") for channel in BLEND}
    painter = Taste(Channels(whole), only)
    left = thoughts.alike(THINGS, [_without(links, kept | kept.T) for links in HANDS.values()])
    assert read_right(painter, Taste(Channels(left), BLEND)) >= 0.6


def test_a_painter_who_lays_only_by_thoughts_that_were_left_out_is_read_right_in_three_of_five_cases() -> (
    None
):
    rng = np.random.default_rng(7)
    asked = {hand: rng.random(len(links)) < 0.2 for hand, links in HANDS.items()}
    out, left = ([_chosen(HANDS[hand], asked[hand] == each) for hand in HANDS] for each in (True, False))
    only = {channel: float(channel == "thoughts") for channel in BLEND}
    painter = Taste(Channels(thoughts.alike(THINGS, out)), only)
    assert read_right(painter, Taste(Channels(thoughts.alike(THINGS, left)), BLEND)) >= 0.6


def _chosen(links: list[thoughts.Link], which: np.ndarray) -> list[thoughts.Link]:
    return [link for link, chosen in zip(links, which, strict=True) if chosen]


def _without(links: list[thoughts.Link], kept: np.ndarray) -> list[thoughts.Link]:
    row = {thing.id: number for number, thing in enumerate(THINGS)}
    return [link for link in links if kept[row[link.cue], row[link.other]]]


@pytest.mark.parametrize("left_out", HANDS)
def test_somebody_whose_list_was_left_out_is_understood(left_out: str) -> None:
    only = {channel: float(channel == "thoughts") for channel in BLEND}
    painter = Taste(Channels(thoughts.alike(THINGS, [HANDS[left_out]])), only)
    others = [links for hand, links in HANDS.items() if hand != left_out]
    assert read_right(painter, Taste(Channels(thoughts.alike(THINGS, others)), BLEND)) >= 0.6


def test_names_are_those_of_the_paintings() -> None:
    assert all(PREFIX + thing.id in LARGER_BOX for thing in THINGS)

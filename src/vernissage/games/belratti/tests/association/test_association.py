"""The association tables are complete, and their blend chooses as people do."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations

import pytest

from vernissage.bots.association import BLEND
from vernissage.games.belratti.art.subjects import SUBJECTS
from vernissage.games.belratti.art.tags import TAGS
from vernissage.games.belratti.tests.association.agreement import (
    ASSOCIATION,
    CHOICES,
    GAME,
    KINDS,
    PAGE,
    QUESTIONS,
    SCORES,
    agreement,
    table,
)

PAINTINGS = tuple(subject.id for subject in SUBJECTS)


def test_every_painting_has_at_least_eight_tags_none_twice() -> None:
    assert tuple(TAGS) == PAINTINGS
    assert all(8 <= len(set(tags)) == len(tags) <= 12 for tags in TAGS.values())


def test_every_tag_brings_at_least_two_paintings_together() -> None:
    frequency = Counter(tag for tags in TAGS.values() for tag in tags)
    assert [tag for tag, paintings in frequency.items() if paintings < 2] == []


def test_the_tables_are_those_of_the_paintings_and_tags_of_today() -> None:
    assert ASSOCIATION.things == PAINTINGS
    assert [set(TAGS[painting]) for painting in PAINTINGS] == ASSOCIATION._tags


@pytest.mark.parametrize("channel", BLEND)
def test_a_channel_has_a_small_table_of_all_pairs(channel: str) -> None:
    size = (GAME / "association" / f"{channel}.i8").stat().st_size
    assert size == len(PAINTINGS) ** 2 < 60_000


@pytest.mark.parametrize("channel", BLEND)
def test_alike_is_alike_both_ways_and_nothing_is_more_like_a_painting_than_itself(channel: str) -> None:
    for one, other in combinations(PAINTINGS, 2):
        alike = ASSOCIATION.likeness(channel, one, other)
        assert 0 <= alike <= 1
        assert alike == ASSOCIATION.likeness(channel, other, one)
    assert all(ASSOCIATION.likeness(channel, each, each) == 1 for each in PAINTINGS)


@pytest.mark.parametrize("channel", BLEND)
def test_on_every_channel_a_few_pairs_stand_out(channel: str) -> None:
    pairs = [ASSOCIATION.likeness(channel, *pair) for pair in combinations(PAINTINGS, 2)]
    assert max(pairs) > 0.95
    assert 0.005 < sum(alike > 0.5 for alike in pairs) / len(pairs) < 0.02


def test_a_bot_can_say_which_tag_it_thought_of() -> None:
    channel, shared = ASSOCIATION.why("broom", "cat")
    assert channel == "tags"
    assert shared == "witch"


def test_a_bot_can_say_which_colour_it_saw() -> None:
    assert ASSOCIATION.why("yellow-cup", "sun") == ("colour", "yellow")


def test_a_blend_of_one_channel_orders_as_this_channel_does() -> None:
    nearest = max(PAINTINGS[1:], key=lambda other: ASSOCIATION.likeness("colour", PAINTINGS[0], other))
    only = {"colour": 1.0}
    assert nearest == max(PAINTINGS[1:], key=lambda other: ASSOCIATION.blended(PAINTINGS[0], other, only))


def test_the_questions_are_well_formed_and_balanced() -> None:
    for question in QUESTIONS:
        choices = {question[choice] for choice in CHOICES}
        assert len({question["theme"], *choices}) == 5
        assert {question["theme"], *choices} <= set(PAINTINGS)
        assert question["answer"] in choices
    assert Counter(question["kind"] for question in QUESTIONS) == dict.fromkeys(KINDS, 25)
    assert set(KINDS) == {"meaning", "colour", "shape", "use", "place", "idiom"}


def test_the_blend_agrees_with_people_more_often_than_any_channel_alone() -> None:
    reached = {name: agreement(score) for name, score in SCORES.items()}
    blend = reached.pop("blend")
    assert blend > max(reached.values())


def test_the_table_in_the_documentation_is_what_comes_out() -> None:
    assert table() in PAGE.read_text(encoding="utf-8")


def test_a_bot_needs_nothing_that_is_needed_to_build() -> None:
    check = (
        "import sys, vernissage.bots.association; sys.exit('numpy' in sys.modules or 'PIL' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0  # noqa: S603 - ours

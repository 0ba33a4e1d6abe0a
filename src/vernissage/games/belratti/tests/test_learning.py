"""A bot learns how its partners associate, the better the more links it sees."""

from __future__ import annotations

from itertools import islice

import pytest

from vernissage.bots.association import BLEND
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti.bots import ASSOCIATION
from vernissage.games.belratti.cards import LARGER_BOX
from vernissage.games.belratti.learning import Link, hung_by, learnt, meant_by
from vernissage.games.belratti.state import RoundLook, Shown
from vernissage.games.belratti.taste import PERSONALITIES, PREFIX, Taste
from vernissage.games.belratti.tests.association.reading import reading
from vernissage.games.belratti.tests.association.strangers import best, read_right

SEED = seed_from_text("partners")
ROUNDS = 150
KINDS = ["colour", "shape", "keywords", "meaning", "tags"]


def of_one_mind(channel: str) -> Taste:
    """Returns a taste with this channel alone."""
    return Taste(ASSOCIATION, {each: float(each == channel) for each in BLEND})


def links_of(partner: Taste, rounds: int) -> list[Link]:
    """Returns what a taste would lay in this many rounds."""
    found = []
    for number in range(rounds):
        one, two, *rest = Rng(SEED, "lesson", number).shuffled(LARGER_BOX)
        ideas = partner.ideas((one, two), "kosmos")
        for painting in best(ideas, rest[:18]):
            first = ideas[painting].theme == "one"
            found.append(Link(painting, one, two) if first else Link(painting, two, one))
    return found


@pytest.mark.parametrize("channel", KINDS)
def test_a_partner_of_any_kind_is_read_better_after_four_rounds(channel: str) -> None:
    partner = of_one_mind(channel)
    stranger = Taste(ASSOCIATION, BLEND)
    friend = Taste(ASSOCIATION, learnt(BLEND, links_of(partner, 4), ASSOCIATION))
    assert read_right(partner, friend, ROUNDS) > read_right(partner, stranger, ROUNDS) + 0.02


@pytest.mark.parametrize("channel", KINDS)
def test_what_is_laid_for_a_director_of_any_kind_is_read_better_too(channel: str) -> None:
    director = of_one_mind(channel)
    stranger = Taste(ASSOCIATION, BLEND)
    friend = Taste(ASSOCIATION, learnt(BLEND, links_of(director, 4), ASSOCIATION))
    assert read_right(friend, director, ROUNDS) > read_right(stranger, director, ROUNDS) + 0.02


def test_stories_weigh_less_than_plain_thoughts_until_a_partner_tells_some() -> None:
    assert BLEND["thoughts"] < BLEND["plain"]
    links = links_of(of_one_mind("thoughts"), ROUNDS)
    unlike = [link for link in links if favours("thoughts", link) > favours("plain", link) + 0.2]
    after = learnt(BLEND, unlike, ASSOCIATION)
    assert unlike
    assert after["thoughts"] > after["plain"]


def favours(channel: str, link: Link) -> float:
    """Returns how much more a painting resembles its theme than the other theme on this channel."""
    painting, theme, other = (each.removeprefix(PREFIX) for each in link)
    return ASSOCIATION.likeness(channel, painting, theme) - ASSOCIATION.likeness(channel, painting, other)


def test_without_a_lesson_nothing_changes() -> None:
    assert learnt(BLEND, (), ASSOCIATION) == BLEND


def test_one_link_alone_changes_little() -> None:
    (link,) = islice(links_of(of_one_mind("colour"), 1), 1)
    after = learnt(BLEND, [link], ASSOCIATION)
    assert all(after[channel] - weight <= 0.3 for channel, weight in BLEND.items())


def a_round() -> RoundLook:
    """Seat 2 meant the cup for the duck, where it hangs; the clover was forged and hangs on the plant."""
    return RoundLook(
        round=1,
        themes=("painting-duck", "painting-potted-plant"),
        number=2,
        painters=(2, 3),
        paintings=(
            Shown("painting-yellow-cup", 2, "one", "one", "genuine"),
            Shown("painting-clover", None, None, "two", "belratti"),
            Shown("painting-fish", 3, "one", "out", "missed"),
        ),
        perfect=False,
    )


def test_a_painter_is_known_by_what_was_meant_and_a_director_by_what_hangs() -> None:
    duck, plant = "painting-duck", "painting-potted-plant"
    assert list(meant_by(a_round(), {2})) == [Link("painting-yellow-cup", duck, plant)]
    assert list(hung_by(a_round(), {0, 1})) == [
        Link("painting-yellow-cup", duck, plant),
        Link("painting-clover", plant, duck),
    ]
    assert list(hung_by(a_round(), {2, 3})) == []


def test_minds_of_different_kinds_read_each_other_right_in_three_of_four_cases() -> None:
    found = reading(tuple(PERSONALITIES), 4)
    assert found.right >= 0.75 * found.asked

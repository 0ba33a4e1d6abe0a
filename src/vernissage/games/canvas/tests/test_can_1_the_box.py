"""CAN-1: what lies in the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from vernissage import catalog
from vernissage.games.canvas.cards import (
    BACKGROUNDS,
    CARDS,
    ELEMENTS,
    ICONS,
    LADDERS,
    SIDE,
    TITLE,
)
from vernissage.text import Text


def test_can_1_1_sixty_cards_with_icons_in_two_swatches_six_for_each_two() -> None:
    assert len(CARDS) == 60
    filled = Counter(tuple(place for place in range(5) if ICONS[card][place]) for card in CARDS)
    assert filled == dict.fromkeys(combinations(range(5), 2), 6)


def test_can_1_1_a_swatch_holds_an_element_or_two_different_ones_or_a_bonus() -> None:
    for card in CARDS:
        for icons in filter(None, ICONS[card]):
            bonus = [icon for icon in icons if icon.startswith("bonus-")]
            assert len(icons) == 1 if bonus else 1 <= len(set(icons)) == len(icons) <= 2


def test_can_1_1_thirty_four_icons_of_each_element_and_sixteen_bonus_icons() -> None:
    counted = Counter(icon for card in CARDS for icons in ICONS[card] for icon in icons)
    assert [counted.pop(element) for element in ELEMENTS] == [34] * 4
    assert counted.keys() == {f"bonus-{element}" for element in ELEMENTS}
    assert counted.total() == 16


def test_can_1_1_a_card_is_read_as_it_is_written() -> None:
    assert ICONS["art-5"] == (("shape", "texture"), ("bonus-tone",), (), (), ())


def test_can_1_2_twelve_scoring_cards_whose_ladders_rise() -> None:
    assert len(LADDERS) == 12
    assert all(list(ladder) == sorted(set(ladder)) and 3 <= len(ladder) <= 4 for ladder in LADDERS.values())


def test_can_1_3_there_are_backgrounds_for_five_painters() -> None:
    assert len(BACKGROUNDS) == len(set(BACKGROUNDS)) >= 5 * 3


def test_can_1_4_every_card_has_a_word_thirty_left_and_thirty_right() -> None:
    assert Counter(SIDE.values()) == {"left": 30, "right": 30}
    text = Text(catalog.folder("canvas"))
    words = [text.say(TITLE[card]) for card in CARDS]
    assert text.mistakes == []
    assert len(set(words)) == 60

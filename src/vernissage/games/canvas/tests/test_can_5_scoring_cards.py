"""CAN-5: the twelve scoring cards, compared with a slow count from the rules alone."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage.games.canvas.cards import LADDERS, SCORING_CARDS, ScoringCard
from vernissage.games.canvas.painting import BIT, FACE, KINDS, Visible, visible
from vernissage.games.canvas.ribbons import ribbons
from vernissage.games.canvas.tests import reference
from vernissage.games.canvas.tests.table import FIRST_TIME, painting

LETTERS = dict(zip("HSXT", KINDS, strict=False))


def given(card: ScoringCard, *swatches: str) -> int:
    """Returns the ribbons of one card for a painting with these swatches, written as on the cards."""
    assert len(swatches) == 5
    shown: Visible = 0
    for place, written in enumerate(swatches):
        if written.startswith("b"):
            shown |= BIT[f"bonus-{LETTERS[written[2]]}", place]
        else:
            shown |= sum(BIT[LETTERS[letter], place] for letter in written.strip("."))
    return ribbons((card,))[shown][0]


def test_every_painting_is_given_what_the_slow_count_gives_it() -> None:
    """It covers all 205,320 paintings, all twelve cards and the bonus ribbons."""
    quick = ribbons(SCORING_CARDS)
    for one, two, three in reference.every_painting():
        swatches = reference.seen(one, two, three)
        assert quick[visible(painting(one, two, three))] == reference.given(swatches), (one, two, three)


def test_how_many_ribbons_all_paintings_are_given_is_as_written_down() -> None:
    quick = ribbons(SCORING_CARDS)
    counted = [Counter[int]() for _ in reference.NAMES]
    for one in reference.every_painting():
        for tally, won in zip(counted, quick[visible(painting(*one))], strict=True):
            tally[won] += 1
    rows = [line.split(",") for line in reference.GOLDEN.read_text(encoding="utf-8").splitlines()[1:]]
    assert [row[0] for row in rows] == [*SCORING_CARDS, "bonus"]
    for row, tally in zip(rows, counted, strict=True):
        assert list(map(int, row[1:])) == [tally[won] for won in range(reference.MOST + 1)], row[0]


def test_the_worked_example_in_both_orders() -> None:
    table = ribbons(FIRST_TIME)
    assert table[visible(painting(7, 33, 20))] == (0, 2, 0, 1, 1)
    assert table[visible(painting(20, 33, 7))] == (0, 2, 0, 1, 0)


def test_a_single_card_shows_its_icons() -> None:
    assert ribbons(("symmetry",))[FACE["art-19"]] == (1, 0)


def test_can_5_1_variety_counts_sets_of_all_four() -> None:
    assert given("variety", "HS", "XT", ".", ".", ".") == 1
    assert given("variety", "HS", "XT", "HS", "X", "T") == 2
    assert given("variety", "HS", "X", "HS", "X", "b(T)") == 0
    assert LADDERS["variety"] == (4, 8, 13)


def test_can_5_2_repetition_counts_pairs_of_shape() -> None:
    assert [given("repetition", *"SSSSS"[:count], *"....."[count:]) for count in range(6)] == [
        0,
        0,
        1,
        1,
        2,
        2,
    ]
    assert LADDERS["repetition"] == (3, 7, 11, 16)


def test_can_5_3_emphasis_wants_exactly_one_hue() -> None:
    assert [given("emphasis", *"HHH"[:count], *"....."[count:]) for count in range(4)] == [0, 1, 0, 0]
    assert LADDERS["emphasis"] == (1, 4, 11)


def test_can_5_4_composition_wants_an_icon_everywhere_and_a_bonus_will_do() -> None:
    assert given("composition", "H", "S", "X", "T", "b(H)") == 1
    assert given("composition", "HS", "XT", "X", "T", ".") == 0
    assert LADDERS["composition"] == (1, 3, 9)


def test_can_5_5_movement_counts_elements_in_three_swatches_in_a_row() -> None:
    assert given("movement", "H", "H", "H", ".", ".") == 1
    assert given("movement", "H", "H", ".", "H", "H") == 0
    assert given("movement", "H", "H", "H", "H", "H") == 1
    assert given("movement", ".", "HT", "HT", "HT", ".") == 2
    assert LADDERS["movement"] == (3, 7, 12)


def test_can_5_6_hierarchy_wants_tone_and_of_nothing_more() -> None:
    assert given("hierarchy", "T", "H", ".", ".", ".") == 1
    assert given("hierarchy", "T", "H", "H", ".", ".") == 0
    assert given("hierarchy", "b(T)", ".", ".", ".", ".") == 0
    assert LADDERS["hierarchy"] == (4, 9, 15)


def test_can_5_7_proportion_wants_three_and_two() -> None:
    assert given("proportion", "H", "H", "H", "S", "S") == 1
    assert given("proportion", "H", "H", "H", "S", "T") == 0
    assert given("proportion", "HS", "HS", "HS", ".", ".") == 1
    assert given("proportion", "H", "H", "H", "H", ".") == 0
    assert given("proportion", "H", "H", "H", "H", "H") == 1
    assert LADDERS["proportion"] == (2, 5, 10)


def test_can_5_8_style_counts_threes_of_texture() -> None:
    assert [given("style", *"XXXXX"[:count], *"....."[count:]) for count in range(6)] == [0, 0, 0, 1, 1, 1]
    assert LADDERS["style"] == (4, 10, 18)


def test_can_5_9_proximity_makes_as_many_pairs_of_neighbours_as_can_be() -> None:
    assert given("proximity", "XT", ".", ".", ".", ".") == 0
    assert given("proximity", "XT", "XT", ".", ".", ".") == 2
    assert given("proximity", "X", "T", "X", ".", ".") == 1
    assert given("proximity", "X", "T", ".", "T", "X") == 2
    assert LADDERS["proximity"] == (2, 5, 8, 12)


@pytest.mark.parametrize(
    ("swatches", "ribbons_given"),
    [
        (("H", ".", ".", ".", "H"), 1),
        ((".", "S", ".", "S", "."), 1),
        (("HS", "T", ".", "T", "HS"), 3),
        (("H", ".", "H", ".", "."), 0),
        (("b(H)", ".", ".", ".", "b(H)"), 0),
    ],
)
def test_can_5_10_symmetry_counts_every_mirrored_element(
    swatches: tuple[str, ...], ribbons_given: int
) -> None:
    assert given("symmetry", *swatches) == ribbons_given
    assert LADDERS["symmetry"] == (1, 3, 6, 11)


def test_can_5_11_space_makes_as_many_pairs_apart_as_can_be() -> None:
    assert given("space", "H", "S", ".", ".", ".") == 0
    assert given("space", "H", ".", "S", ".", ".") == 1
    assert given("space", "HS", ".", ".", ".", "HS") == 2
    assert LADDERS["space"] == (2, 4, 7, 11)


def test_can_5_11_taking_the_first_partner_would_give_too_few() -> None:
    """The Hue in red must leave the Shape in blue to the Hue in yellow, which has no other."""
    assert given("space", "H", "H", "S", "S", ".") == 2


def test_can_5_12_consistency_wants_exactly_six_elements() -> None:
    assert given("consistency", "HS", "HS", "HS", ".", ".") == 1
    assert given("consistency", "HS", "HS", "HS", "b(T)", ".") == 1
    assert given("consistency", "HS", "HS", "HS", "T", ".") == 0
    assert LADDERS["consistency"] == (3, 6, 10)

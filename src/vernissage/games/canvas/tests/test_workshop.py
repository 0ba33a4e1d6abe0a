"""The workshop is exact, and tells as much as the host allows."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.budgets import examples
from vernissage.core import record
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import CARDS, SCORING_CARDS, Card
from vernissage.games.canvas.plans import best_paintings
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.preview import Preview, gain, preview
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.scoring import points
from vernissage.games.canvas.state import Hints, Options, Painter
from vernissage.games.canvas.tests.table import FIRST_TIME, art, lay, painting
from vernissage.games.canvas.workshop import Desk, Gain, Workshop, piles, workshop

HAND = art(7, 33, 20, 1, 60)
SCORINGS = st.permutations(SCORING_CARDS).map(lambda cards: tuple(cards[:4]))
DEALS = st.permutations(CARDS).map(tuple)


def foreseen(hints: Hints, hand: tuple[Card, ...] = HAND) -> Preview:
    return preview(GAME.view(lay(Sketch(hand=hand), options={"hints": hints}), 0))


def told(hints: Hints, hand: tuple[Card, ...] = HAND) -> Workshop | None:
    return foreseen(hints, hand).workshop


def test_without_hints_the_workshop_is_silent() -> None:
    found = foreseen(0)
    assert (found.workshop, found.gains, found.examples) == (None, (), {})


def test_the_first_strength_shows_the_ribbons_of_every_draft() -> None:
    found = foreseen(1)
    won = gain(found, painting(7, 33, 20))
    assert won == Gain((0, 2, 0, 1, 1), (0, 7, 0, 1, 2), 7 + 1 + 2, 10)
    assert found.workshop is None


def test_the_second_strength_adds_the_best_order_of_any_three() -> None:
    found = told(2)
    assert found is not None
    assert len(found.paintings) == 60
    assert len(found.orders) == 10
    assert painting(7, 33, 20) in found.orders
    assert (found.best, found.row) == (None, ())


def test_the_third_strength_adds_the_best_painting_and_what_the_row_is_worth() -> None:
    found = told(3, HAND[:4])
    assert found is not None
    assert found.best in found.orders
    assert [worth.card for worth in found.row] == list(art(41, 42, 43, 44, 45))
    assert all(worth.gain >= 0 for worth in found.row)


def test_others_are_not_told_what_my_workshop_tells_me() -> None:
    state = lay(Sketch(hand=HAND), options={"hints": 3})
    assert preview(GAME.view(state, None)) == Preview()
    other = preview(GAME.view(state, 1))
    assert set(other.cards).isdisjoint(HAND)
    assert other.workshop is not None
    assert other.workshop.paintings == ()


def test_whoever_has_finished_has_no_use_for_it() -> None:
    done = (painting(2, 3, 4), painting(8, 10, 12), painting(14, 16, 18))
    assert workshop(FIRST_TIME, done, (), (), 3) is None


def test_a_ribbon_beyond_the_ladder_is_worth_nothing() -> None:
    """With four Repetition ribbons two more bring nothing; with none they bring seven points."""
    fresh, full = Desk(FIRST_TIME, (0, 0, 0, 0, 0), 2), Desk(FIRST_TIME, (0, 4, 0, 0, 0), 2)
    pile = painting(13, 11, 34)
    assert (fresh.of(pile).ribbons, fresh.of(pile).total) == ((0, 2, 0, 0, 0), 7)
    assert (full.of(pile).ribbons, full.of(pile).total) == ((0, 0, 0, 0, 0), 0)
    assert full.value(pile) == 0


def test_before_the_last_painting_a_ribbon_is_an_even_share_of_its_ladder() -> None:
    pile = painting(13, 11, 34)
    assert Desk(FIRST_TIME, (0, 0, 0, 0, 0), 3).value(pile) == 2 * 16 / 4
    assert Desk(FIRST_TIME, (0, 0, 0, 0, 0), 1).value(pile) == 7


@examples(60)
@given(scoring=SCORINGS, deal=DEALS, done=st.integers(0, 2))
def test_with_the_last_painting_no_order_gives_more_points_than_the_best(
    scoring: Scoring, deal: tuple[Card, ...], done: int
) -> None:
    """Every painting of the hand is hung and counted by the rules."""
    before = tuple((deal[3 * n], deal[3 * n + 1], deal[3 * n + 2]) for n in range(done))
    hand = deal[10:15]
    had = points(scoring, held(scoring, before))
    gains = {
        (one, two, three): points(scoring, held(scoring, (*before, (one, two, three)))) - had
        for one, two, three in permutations(hand, 3)
    }
    desk = Desk(scoring, held(scoring, before), 1)
    assert {pile: desk.of(pile).total for pile in gains} == gains
    assert desk.value(desk.best(gains)) == max(gains.values())


@examples(60)
@given(scoring=SCORINGS, deal=DEALS)
def test_plans_find_a_last_painting_as_good_as_the_workshop_does(
    scoring: Scoring, deal: tuple[Card, ...]
) -> None:
    before = ((deal[0], deal[1], deal[2]), (deal[3], deal[4], deal[5]))
    painter = Painter(deal[10:15], 4, (), before)
    desk = Desk(scoring, held(scoring, before), 1)
    (planned,) = best_paintings(scoring, painter, 1)
    assert desk.value(planned) == pytest.approx(max(map(desk.value, permutations(painter.hand, 3))))


def test_from_the_second_strength_on_every_painting_says_what_it_is_worth_best_first() -> None:
    found = told(2)
    assert found is not None
    worths = {each.cards: each.worth for each in found.paintings}
    assert list(worths.values()) == sorted(worths.values(), reverse=True)
    # Two of four Repetition steps, one of three for Composition, a bonus ribbon.
    assert worths[painting(7, 33, 20)] == 2 * 16 / 4 + 9 / 3 + 2


@examples(60)
@given(scoring=SCORINGS, deal=DEALS)
def test_a_card_of_the_row_is_worth_what_it_adds_to_the_best_pile(
    scoring: Scoring, deal: tuple[Card, ...]
) -> None:
    """Every pile with and without the card is counted by the rules."""
    hand, row = deal[:4], deal[4:9]
    desk = Desk(scoring, held(scoring, ()), 3)
    now = max(map(desk.value, piles(hand)))
    for worth in desk.row(hand, row):
        then = max(map(desk.value, piles((*hand, worth.card))))
        assert worth.gain == pytest.approx(then - now, abs=0.051)
        assert desk.value(worth.best) == then


@pytest.mark.parametrize("hints", [0, 1, 2, 3])
def test_the_record_names_the_hints_that_were_allowed(hints: Hints) -> None:
    match = begin(GAME, Options(players=2, hints=hints), seed_from_text("hints"))
    assert not isinstance(match, Refusal)
    assert f'"hints": {hints}' in record.write(record.record("canvas", match, open_seed=False))

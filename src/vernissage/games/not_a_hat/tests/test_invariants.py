"""Invariants of every game."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.budgets import examples
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.cards import PENALTIES
from vernissage.games.not_a_hat.state import State, gifts_each
from vernissage.games.not_a_hat.tests.table import random_matches

tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 8),
        "gifts": st.sampled_from([None, 2]),
        "arrows": st.sampled_from(["both", "black", "white"]),
        "anyone": st.booleans(),
        "aid": st.sampled_from(["none", "last", "log"]),
    }
)


def going_round(state: State) -> int:
    return sum(map(len, state.piles)) + (state.parcel is not None)


@examples(30)
@given(options=tables, words=st.integers(0, 10**6))
def test_as_many_gifts_go_round_as_the_rules_say(options: dict[str, Any], words: int) -> None:
    for match in random_matches(str(words), **options):
        state = match.state
        usual = state.options.players * gifts_each(state.options)
        under_way = state.phase in ("aim", "name", "answer")
        at_the_limit = state.phase == "over" and state.in_a_row > 0
        assert going_round(state) == usual + (under_way or at_the_limit)


@examples(30)
@given(options=tables, words=st.integers(0, 10**6))
def test_there_are_never_more_penalties_than_two_each_and_one(options: dict[str, Any], words: int) -> None:
    for match in random_matches(str(words), **options):
        counts = [len(own) for own in match.state.penalties]
        assert sum(counts) <= 2 * match.players + 1
        assert (max(counts) == PENALTIES) <= (match.state.phase == "over")


@examples(30)
@given(options=tables, words=st.integers(0, 10**6))
def test_at_most_33_gifts_are_ever_needed_so_the_shop_never_runs_out(
    options: dict[str, Any], words: int
) -> None:
    matches = random_matches(str(words), **options)
    deck = len(matches[0].state.shop) + going_round(matches[0].state)
    assert deck >= 55
    assert deck - len(matches[-1].state.shop) <= 33


@examples(20)
@given(options=tables, words=st.integers(0, 10**6))
def test_what_lies_open_is_the_oldest_and_only_from_the_deal(options: dict[str, Any], words: int) -> None:
    matches = random_matches(str(words), **options)
    dealt = {card for pile in matches[0].state.piles for card in pile}
    for match in matches[:-1]:
        assert {card for pile in match.state.piles for card in pile if card.open} <= dealt
        assert GAME.faults(match.state) == ()

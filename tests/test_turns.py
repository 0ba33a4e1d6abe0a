"""Tests take turns, and every test keeps at least one case in each run."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.turns import chosen

tests = st.lists(st.lists(st.sampled_from("abcd"), min_size=1), min_size=1)
"""The variants of each test's cases."""


@given(tests)
def test_every_test_is_tried_in_just_one_way_with_all_its_cases(ways: list[list[str]]) -> None:
    cases = [(str(number), way) for number, its in enumerate(ways) for way in its]
    taken = [case for case, is_in in zip(cases, chosen(cases), strict=True) if is_in]
    in_one = dict(taken)
    assert in_one.keys() == {test for test, _ in cases}
    assert taken == [(test, way) for test, way in cases if way == in_one[test]]


def test_from_test_to_test_another_way_has_its_turn() -> None:
    cases = [(str(test), way) for test in range(40) for way in "abcd"]
    taken = [way for (_, way), is_in in zip(cases, chosen(cases), strict=True) if is_in]
    assert Counter(taken) == dict.fromkeys("abcd", 10)
    assert all(one != other for one, other in pairwise(taken))

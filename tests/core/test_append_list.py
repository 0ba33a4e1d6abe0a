"""An `AppendList` behaves like a tuple, but appending does not copy it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from vernissage.core.append_list import AppendList


@given(some.lists(some.tuples(some.integers(0, 20), some.integers())))
def test_appending_to_any_version_gives_the_same_as_with_tuples(steps: list[tuple[int, int]]) -> None:
    """Each step appends to one of the earlier lists, not always to the newest."""
    grown, tuples = [AppendList[int]()], [tuple[int, ...]()]
    for origin, thing in steps:
        grown.append(grown[origin % len(grown)].then(thing))
        tuples.append((*tuples[origin % len(tuples)], thing))
    for ours, expected in zip(grown, tuples, strict=True):
        assert ours == expected
        assert (len(ours), tuple(ours), ours[:], ours[1:], ours[-2:]) == (
            len(expected),
            expected,
            expected,
            expected[1:],
            expected[-2:],
        )
        assert [ours[at] for at in range(-len(ours), len(ours))] == [*expected, *expected]


@given(some.lists(some.integers(), min_size=1), some.data())
def test_something_else_in_one_place_leaves_the_first_as_it_was(
    things: list[int], data: some.DataObject
) -> None:
    number = data.draw(some.integers(0, len(things) - 1))
    first = AppendList(things)
    assert first.without(number, 7) == [*things[:number], 7, *things[number + 1 :]]
    assert first == things


def test_one_more_is_not_a_copy() -> None:
    first = AppendList(range(1000))
    one_more = first.then(1)
    assert one_more.then(2)._shared is one_more._shared

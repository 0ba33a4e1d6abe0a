"""Features are encoded in the right places, with seats counted from the viewer and values capped."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from vernissage.core.spaces import Bag, Choice, EachSeat, Feature, Number, Numbers, Of, Row, Seats
from vernissage.research.layout import Layout

THING = SimpleNamespace(
    gold=3, marks=(1, 4), colour="red", hand=("a", "b", "a"), row=("b", None, "a"), turn=2, done=(0, 1)
)
PLAYERS = 3


def written(*features: Feature, viewer: int = 0) -> dict[str, float]:
    """Returns every non-zero number by name."""
    layout = Layout(features, PLAYERS)
    out = layout.written(THING, viewer)
    return {name: float(number) for name, number in zip(layout.names, out, strict=True) if number}


def test_a_number_is_a_share_of_what_it_can_be() -> None:
    assert written(Number("gold", 4, lambda thing: thing.gold)) == {"gold": 0.75}
    assert written(Number("gold", 2, lambda thing: thing.gold)) == {"gold": 1}
    assert written(Numbers("marks", 3, 4, lambda thing: thing.marks)) == {"marks.0": 0.25, "marks.1": 1}


def test_a_choice_is_one_of_its_values_or_none() -> None:
    assert written(Choice("colour", ("blue", "red"), lambda thing: thing.colour)) == {"colour=red": 1}
    assert written(Choice("colour", ("blue",), lambda thing: thing.colour)) == {}


def test_a_bag_counts_and_a_row_keeps_places() -> None:
    assert written(Bag("hand", "abc", lambda thing: thing.hand, high=2)) == {"hand:a": 1, "hand:b": 0.5}
    assert written(Bag("hand", "bc", lambda thing: thing.hand)) == {"hand:b": 1}
    assert written(Row("row", 3, "ab", lambda thing: thing.row)) == {"row.0=b": 1, "row.2=a": 1}
    shown = Row(
        "row", 3, ("low", "vowel"), lambda thing: thing.row, lambda letter: ("low", "vowel")[letter == "a" :]
    )
    assert written(shown) == {"row.0=low": 1, "row.0=vowel": 1, "row.2=vowel": 1}


def test_seats_are_counted_from_the_viewer() -> None:
    turn, done = Seats("turn", lambda thing: thing.turn), Seats("done", lambda thing: thing.done)
    assert written(turn, done, viewer=0) == {"turn=seat+2": 1, "done=seat+0": 1, "done=seat+1": 1}
    assert written(turn, done, viewer=1) == {"turn=seat+1": 1, "done=seat+2": 1, "done=seat+0": 1}


def test_every_seat_has_the_same_and_the_viewer_comes_first() -> None:
    each = EachSeat("seat", (Number("has", 10, lambda own: own),), lambda _thing, seat: seat)
    assert written(each, viewer=2) == {"seat+0.has": np.float32(0.2), "seat+2.has": np.float32(0.1)}


def test_what_is_read_for_all_seats_at_once_is_told_seat_by_seat() -> None:
    each = EachSeat("seat", (Number("has", 10, "has"), Choice("is", "xy", Of("are", str.split))))
    thing = SimpleNamespace(has=(1, 2, 5), are="x y z")
    layout = Layout((each, Number("last", 10, Of("has", max))), PLAYERS)
    told = dict(zip(layout.names, layout.written(thing, 1).tolist(), strict=True))
    assert {name for name, number in told.items() if number == 1} == {"seat+0.is=y", "seat+2.is=x"}
    assert [told[f"seat+{step}.has"] for step in range(PLAYERS)] == [np.float32(0.2), 0.5, np.float32(0.1)]
    assert told["last"] == 0.5


def test_what_was_seen_before_leaves_no_trace() -> None:
    """Only changed values are encoded again; the result must equal a full encoding."""
    features = (
        Number("gold", 4, "gold"),
        Numbers("marks", 3, 4, "marks"),
        Choice("colour", ("blue", "red"), "colour"),
        Bag("hand", "abc", "hand", high=2),
        Row("row", 3, "ab", "row"),
        Seats("turn", "turn"),
        EachSeat("seat", (Bag("done", range(PLAYERS), lambda own: own),), lambda thing, _seat: thing.done),
    )
    other = SimpleNamespace(gold=0, marks=(2,), colour="green", hand=None, row=("a",), turn=None, done=(2,))
    layout = Layout(features, PLAYERS)
    for thing in (THING, other, THING, THING, other):
        for viewer in (0, 2):
            out = layout.written(thing, viewer)
            assert out.tolist() == Layout(features, PLAYERS).written(thing, viewer).tolist()
            out[:] = 7  # callers may modify the result
